/// A transition alert's transitioning delegate: says who animates, and while a finger pulls, who drives.
///
/// The alert keeps it, for UIKit does not (T4); it knows the alert weakly.
final class TransitionDirector: NSObject, UIViewControllerTransitioningDelegate {
  weak var alert: TransitionAlertController?

  /// What a finger drives now; a dismissal without a finger is not interactive.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  /// A finger takes hold of the dismissal that is asked for next.
  func startDriving() { driver = UIPercentDrivenInteractiveTransition() }

  /// The finger let go.
  func stopDriving() { driver = nil }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(alert?.animationType.makeAnimator())
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(driver == nil ? alert?.animationType.makeAnimator() : TransitionPullDown())
  }

  private func animator(_ made: TransitionAnimator?) -> TransitionAnimator? {
    made?.alert = alert
    return made
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
