/// Decides how a presentation adapts and whether a person may dismiss it (iOS 8).
///
/// The methods that UIKit has as optional ones have defaults here.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Gives the style in compact surroundings (D9); asked before 8.3, and later by default too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Gives the style in given surroundings (D9; iOS 8.3); `.none` keeps what was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Gives a controller to show in the adapted style instead of the presented one (D9; iOS 8).
  ///
  /// Asked when a presentation begins in another style than the one asked for. The controller,
  /// mostly a navigation controller around the presented one, takes its place: it is the
  /// presenter's `presentedViewController` and the presentation controller's. One that stands
  /// somewhere already raises M9 or M10 (inference), and nothing is presented.
  ///
  /// - Parameters:
  ///   - controller: Whose style was adapted.
  ///   - style: The adapted style.
  /// - Returns: Who is shown; `nil` for the presented controller as it is.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Prepares what stands for the adapted style (iOS 15), after the controller was chosen and
  /// before
  /// `willPresentWithAdaptiveStyle` (the order is inference).
  ///
  /// - Parameters:
  ///   - presentationController: Whose style was adapted.
  ///   - adaptivePresentationController: What counts for the adapted style: its traits, its
  ///     delegate for a person's dismissals; for a popover that becomes a sheet the sheet.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )

  /// Tells in which style a presentation is about to begin (iOS 8.3): `.none` for the one asked for.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )

  /// Asks whether a person may dismiss (iOS 13); not asked for dismissals by code (D18).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Tells that a person began to dismiss (iOS 13); not for dismissals by code (D18).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that a person dismissed (iOS 13); not for dismissals by code (D18).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that a person tried to dismiss what may not be dismissed (iOS 13; D18).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's own: full screen before 13 for sheets and popovers.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.defaultAdaptiveStyle }

  /// As without traits where room is compact, else the style that was asked for.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : controller.presentationStyle
  }

  /// Shows the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
