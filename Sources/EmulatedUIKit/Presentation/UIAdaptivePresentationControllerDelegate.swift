/// Decides how a presentation adapts and whether a person may dismiss it (iOS 8).
///
/// The methods that UIKit has as optional ones have defaults here.
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

  /// Tells that a presentation is about to begin in another style than was asked for (iOS 8.3).
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
  /// As the presentation controller has it.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }

  /// As without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

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
