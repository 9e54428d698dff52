/// Whether a controller has a place on screen, covered or not; UIKit knows only whether a view has a
/// window.
enum Hierarchy {
  /// The outermost container; the controller itself where there is none (D5).
  static func outermost(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let container = current.parent { current = container }
    return current
  }

  /// Whether the controller is the container or one of its descendants.
  static func isInside(_ controller: UIViewController, _ container: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate === container { return true }
      current = candidate.parent
    }
    return false
  }

  /// The controller that stands above all others on this one and stays; alerts of ours do not count.
  static func topmost(on controller: UIViewController) -> UIViewController {
    var current = outermost(of: controller)
    while let presented = current.presentedViewController, !presented.isBeingDismissed,
      !(presented is StandInAlertController)
    {
      current = presented
    }
    return current
  }

  /// Whether the controller's outermost container is on screen, or covered by what stands on it.
  static func contains(_ controller: UIViewController) -> Bool {
    var top = outermost(of: controller)
    // A full-screen controller takes its presenter's view out of the window.
    if visible(on: top) != nil { return true }
    // One on its way in has a presenter and no window yet.
    while let presenter = top.presentingViewController {
      top = outermost(of: presenter)
      if hasWindow(top) { return true }
    }
    return false
  }

  /// The controller in a window that stands on this one or is it, the lowest; `nil` if there is none.
  static func visible(on controller: UIViewController) -> UIViewController? {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if hasWindow(current) { return current }
      candidate = current.presentedViewController
    }
    return nil
  }

  /// Whether the controller may yet come on screen (F39).
  static func mayAppear(_ controller: UIViewController) -> Bool {
    hasWindow(controller) || controller.parent != nil || controller.presentingViewController != nil
      || controller.transitionCoordinator != nil
  }

  static func hasWindow(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }

  /// The controller whose view this is or stands in.
  static func holder(of view: UIView) -> UIViewController? {
    var next: UIResponder? = view
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    return next as? UIViewController
  }
}
