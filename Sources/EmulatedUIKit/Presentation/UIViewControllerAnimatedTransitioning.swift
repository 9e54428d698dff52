/// Animates a transition between two controllers (iOS 7).
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Begins the animation, which ends in the context's `completeTransition(_:)` (D35, D36).
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Gives the animator that shows the transition, where it can be interrupted (iOS 10): the same one
  /// for the whole transition.
  ///
  /// It is asked once: by a ``UIPercentDrivenInteractiveTransition``, which holds and moves that animator
  /// instead of calling ``animateTransition(using:)`` first, and by the coordinator's `isInterruptible`
  /// (inference; UIKit's documentation says only that the object must be the same). Where nobody drives,
  /// ``animateTransition(using:)`` starts it.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Tells that the transition has ended, after everyone else was told (D31, D37).
  ///
  /// - Parameter transitionCompleted: What `completeTransition(_:)` was given.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None; the result means that to UIKit, where the method is an optional one.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a person drive a transition (iOS 7).
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, instead of the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest runs once the person has let go; 1 by default.
  var completionSpeed: CGFloat { get }

  /// How the rest runs once the person has let go; ease-in-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether a person drives the transition from its beginning (iOS 10); `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Ease-in-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// A person drives from the beginning.
  public var wantsInteractiveStart: Bool { true }
}

/// Gives the objects that animate a controller's presentation and dismissal (D28; iOS 7).
///
/// The methods that UIKit has as optional ones have defaults here, which answer `nil`: the default
/// transition, without a person driving it (D29).
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Gives the animator of a presentation.
  ///
  /// - Parameters:
  ///   - presented: What is presented.
  ///   - presenting: Who really presents (D2, D30).
  ///   - source: Whose `present` was called.
  /// - Returns: The animator; `nil` for the default transition.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Gives the animator of a dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Gives what lets a person drive the presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Gives what lets a person drive the dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Gives the controller of a presentation in the style `.custom` (iOS 8).
  ///
  /// - Parameters:
  ///   - presented: What is presented.
  ///   - presenting: Who really presents; `nil` before that is known (D30).
  ///   - source: Whose `present` was called.
  /// - Returns: The presentation controller; `nil` for a plain one.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None: the default transition.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// None: the default transition.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// None: nobody drives.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// None: nobody drives.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// None: a plain presentation controller.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Stands for a method that is not implemented, as its result cannot be `nil`.
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
