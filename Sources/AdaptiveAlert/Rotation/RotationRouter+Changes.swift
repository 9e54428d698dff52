import Foundation

/// Tells observers of changes; the hook passes UIKit's calls on.
extension RotationRouter {
  /// The coordinator's way, from 8 (R11).
  static func sizeWillChange(
    of controller: UIViewController,
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let listeners = listeners(of: controller) else { return }
    let turns = !coordinator.targetTransform.isIdentity
    let orientation = InterfaceState.orientation(near: controller)
    let change = RotationChange(
      oldSize: controller.view.bounds.size,
      newSize: size,
      oldOrientation: orientation,
      newOrientation: turns ? nil : orientation,
      isRotation: turns,
      duration: coordinator.isAnimated ? coordinator.transitionDuration : 0
    )
    tell(listeners) { $0.will?(change) }
    coordinator.animate(
      alongsideTransition: { [weak controller] _ in
        guard let controller else { return }
        let present = arrived(change, controller)
        tell(listeners) { $0.alongside?(present) }
      },
      completion: { [weak controller] _ in
        guard let controller else { return }
        let present = arrived(change, controller)
        tell(listeners) { $0.did?(present) }
      }
    )
  }

  /// The first of the old calls: everything is as before (R5 step 2).
  static func willRotate(
    _ controller: UIViewController,
    to orientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    // From 8 the old calls come too, where nobody overrides the new one (R11).
    guard !capabilities(near: controller).sizeTransitions,
      let listeners = listeners(of: controller)
    else { return }
    let old = InterfaceState.orientation(near: controller)
    let new = RotationPolicy.Orientation(orientation)
    let change = RotationChange(
      oldSize: controller.view.bounds.size,
      newSize: turned(controller, changesSides: old?.isLandscape != new?.isLandscape),
      oldOrientation: old,
      newOrientation: new,
      isRotation: true,
      duration: duration
    )
    RotationRecord.of(controller).telling = RotationRecord.Telling(
      change: change,
      listeners: listeners
    )
    tell(listeners) { $0.will?(change) }
  }

  /// The second of the old calls: all is new, and the animation runs (R5 step 4).
  static func willAnimateRotation(_ controller: UIViewController) {
    guard let telling = RotationRecord.existing(of: controller)?.telling else { return }
    let present = arrived(telling.change, controller)
    tell(telling.listeners) { $0.alongside?(present) }
  }

  /// The last of the old calls (R5 step 6).
  static func didRotate(_ controller: UIViewController) {
    guard let record = RotationRecord.existing(of: controller), let telling = record.telling else {
      return
    }
    record.telling = nil
    let present = arrived(telling.change, controller)
    tell(telling.listeners) { $0.did?(present) }
  }

  private static func listeners(of controller: UIViewController) -> [RotationRecord.Listener]? {
    guard let listeners = RotationRecord.existing(of: controller)?.listeners,
      listeners.contains(where: { $0.active != nil })
    else { return nil }
    return listeners
  }

  private static func tell(
    _ listeners: [RotationRecord.Listener],
    _ body: (RotationObserver) -> Void
  ) {
    for listener in listeners { if let observer = listener.active { body(observer) } }
  }

  private static func arrived(
    _ change: RotationChange,
    _ controller: UIViewController
  ) -> RotationChange {
    var change = change
    change.newSize = controller.view.bounds.size
    change.newOrientation = InterfaceState.orientation(near: controller) ?? change.newOrientation
    return change
  }

  private static func turned(_ controller: UIViewController, changesSides: Bool) -> CGSize {
    let size = controller.view.bounds.size
    guard changesSides, let window = controller.view.window else { return size }
    // Before 8 the window never turns: its sides are those of the upright screen.
    let isWide = size.width > size.height
    let sides = window.bounds.size
    let (long, short) = (max(sides.width, sides.height), min(sides.width, sides.height))
    let bars =
      isWide
      ? CGSize(width: long - size.width, height: short - size.height)
      : CGSize(width: short - size.width, height: long - size.height)
    return isWide
      ? CGSize(width: short - bars.width, height: long - bars.height)
      : CGSize(width: long - bars.width, height: short - bars.height)
  }
}
