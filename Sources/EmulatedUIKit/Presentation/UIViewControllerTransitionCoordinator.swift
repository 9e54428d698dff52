/// What is known of a running transition (iOS 7).
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the presentation; `.none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether a person drove the transition when it began.
  var initiallyInteractive: Bool { get }

  /// Whether the running animation can be taken hold of (iOS 10).
  var isInterruptible: Bool { get }

  /// Whether a person drives the transition now.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }

  /// How long it takes, in seconds, as if nobody drove it.
  var transitionDuration: TimeInterval { get }

  /// How far a person has driven it, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// How fast the rest runs once the person has let go; 1 as fast as the animation.
  var completionVelocity: CGFloat { get }

  /// How the rest runs once the person has let go.
  var completionCurve: UIView.AnimationCurve { get }

  /// One of the transition's controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the transition's views (iOS 8); `nil` for a view that the transition does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// The transform that turns a view towards the screen (iOS 8); the identity while nothing turns.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others act along with a running transition (D40; iOS 7).
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure inside the transition's animation and one when it has ended (D40).
  ///
  /// - Parameters:
  ///   - animation: Runs when the animation begins, or at once when it has begun; what it changes is
  ///     animated along.
  ///   - completion: Runs when the transition has ended, cancelled or not.
  /// - Returns: Whether the closures were taken: not when the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs the closure when the person lets go (iOS 7; deprecated 10).
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Runs the closure whenever the person lets go or takes hold (iOS 10).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure inside the transition's animation (D40).
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs a closure inside the transition's animation, for a view outside the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
