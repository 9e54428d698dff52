/// What is known of a running transition (iOS 7).
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets others act along with a running transition (iOS 7).
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure as the transition begins and one when it has ended (D40).
  ///
  /// Answers whether the first was taken: not when the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
