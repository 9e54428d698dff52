/// Stands between a native popover and what a box says of it: at the last moment that UIKit offers, the
/// native one takes over what was set, before or in the turn of the presentation (A54, A57).
final class PopoverRelay: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var box: AlertController?
  private weak var presenter: UIViewController?

  init(_ box: AlertController, on presenter: UIViewController) {
    self.box = box
    self.presenter = presenter
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    guard let box, let presenter else { return }
    let anchor = box.prepareAnchor(on: presenter)
    box.alertPopover.apply(to: popoverPresentationController, anchor: anchor)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    guard let box, let presenter else { return }
    switch box.repositionAnchor(on: presenter) {
    case .rect(let new, let source):
      rect.pointee = new
      view.pointee = source
    case .middle(let middle):
      popoverPresentationController.permittedArrowDirections = []
      rect.pointee = middle.bounds
      view.pointee = middle
    case .item: break
    }
  }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    box.map { PopoverDelegateCalls.shouldDismiss($0.alertPopover) } ?? true
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    if let box { PopoverDelegateCalls.didDismiss(box.alertPopover) }
  }

  #if canImport(ObjectiveC)
  // What else a delegate hears it hears itself.

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || box?.alertPopover.delegate?.responds(to: selector) ?? false
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    box?.alertPopover.delegate
  }
  #endif
}
