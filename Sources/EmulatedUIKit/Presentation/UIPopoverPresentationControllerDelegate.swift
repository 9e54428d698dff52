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

  /// Asks where the popover points from now on, after its surroundings got another size (iOS 8).
  ///
  /// Asked inside the turn, before the popover takes its new place, and not where it points at a
  /// bar item.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover.
  ///   - rect: The rectangle in the view; another one written there counts instead.
  ///   - view: The source view; another one written there counts instead.
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

  /// Leaves it where it points.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
