// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITransitionContextViewControllerKey {
  public static var from: UITransitionContextViewControllerKey { fatalError("stub") }
  public static var to: UITransitionContextViewControllerKey { fatalError("stub") }
}

@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  // Optional in Objective-C.
  func animationEnded(_ transitionCompleted: Bool)
}

@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open func update(_ percentComplete: CGFloat) { fatalError("stub") }
  open func cancel() { fatalError("stub") }
  open func finish() { fatalError("stub") }
}

// All are optional in Objective-C; without defaults for what the façade implements, a method that it
// misspells does not compile.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewController {
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { fatalError("stub") }
    set {}
  }
}
