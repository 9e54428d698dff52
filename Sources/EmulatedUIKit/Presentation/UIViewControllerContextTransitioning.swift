/// Which of a transition's two controllers is meant (iOS 7).
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's text.
  public let rawValue: String

  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is on screen when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on screen when the transition has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views is meant (iOS 8).
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is on screen when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on screen when the transition has ended.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator is told about the transition it animates, and how it reports back (iOS 7).
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation takes place (D35).
  ///
  /// The view that leaves is in it already, where it leaves from it; the animator adds the one that
  /// arrives.
  var containerView: UIView { get }

  /// Whether the transition is to be animated.
  ///
  /// An animator is asked for a custom presentation that is not, too (D34).
  var isAnimated: Bool { get }

  /// Whether a person drives the transition now.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled (D36).
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `.none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far the transition has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the person has let go and the transition goes on to its end.
  func finishInteractiveTransition()

  /// Tells that the person has let go and the transition goes back.
  func cancelInteractiveTransition()

  /// Tells that a person took hold of the running animation (iOS 10).
  func pauseInteractiveTransition()

  /// Ends the transition (D36).
  ///
  /// Must be called once, whatever happened: without it the screen stays blocked (D38). A second call is
  /// ignored.
  ///
  /// - Parameter didComplete: `false` for a transition that was cancelled: what stood stays.
  func completeTransition(_ didComplete: Bool)

  /// One of the transition's controllers (D32).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the transition's views (D32; iOS 8); `nil` for a view that the animator must not touch.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The transform that turns a view towards the screen (iOS 8); the identity while nothing turns.
  var targetTransform: CGAffineTransform { get }

  /// Where a controller's view is when the transition begins; zero for one that is not there (D33).
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view must be when the transition has ended; zero for one that leaves (D33).
  func finalFrame(for vc: UIViewController) -> CGRect
}
