/// Decides about a popover (iOS 8).
///
/// The methods that UIKit has as optional ones have defaults here.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the popover is about to be presented; the last moment to give an anchor (A57).
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Asks whether a touch beside the popover dismisses it (iOS 8; deprecated 13).
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Tells that a touch beside the popover dismissed it (iOS 8; deprecated 13).
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Tells that the popover is about to be placed anew because the interface turns (N7).
  ///
  /// Not called for one that points at a bar item, which is placed by where that is now (documented).
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover's.
  ///   - rect: Where the popover points, in the view's coordinates: as it was given, however the view has
  ///     changed; a new one counts.
  ///   - view: The view that it points into; a new one counts.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  )
}

#if !canImport(ObjectiveC)
/// The type of a parameter that returns an object, which the standard library has with the Objective-C
/// runtime only; there is no autoreleasing elsewhere.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Allows it.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Changes nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
