import EmulatedUIKit

/// An animator that writes what it is asked and fades the arriving or leaving view.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How the transition is ended.
  enum Ending {
    /// When the animation is over, as the context was told.
    case afterAnimation
    /// Never.
    case never
    /// By the test.
    case byHand
  }

  let name: String
  private let log: Log
  private let duration: TimeInterval
  private let ending: Ending

  /// The transition that was animated last.
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  /// What runs when the animation begins.
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ name: String, _ log: Log, duration: TimeInterval = 0.4, ending: Ending = .afterAnimation) {
    self.name = name
    self.log = log
    self.duration = duration
    self.ending = ending
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.write("\(name) duration")
    return duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.write("\(name) animate")
    context = transitionContext
    onAnimate?(transitionContext)
    let arriving = transitionContext.view(forKey: .to)
    if let arriving, let controller = transitionContext.viewController(forKey: .to),
      arriving.superview !== transitionContext.containerView
    {
      arriving.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(arriving)
    }
    let moving = arriving ?? transitionContext.view(forKey: .from)
    guard ending == .afterAnimation else { return }
    moving?.alpha = arriving == nil ? 1 : 0
    UIView.animate(
      withDuration: transitionContext.isAnimated ? duration : 0,
      animations: { moving?.alpha = arriving == nil ? 0 : 1 },
      completion: { [log, name] finished in
        log.write("\(name) animated \(finished)")
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        // What leaves stays usable.
        moving?.alpha = 1
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.write("\(name) ended \(transitionCompleted)")
  }
}

/// Gives animators and what drives them, and writes what it is asked.
final class LoggingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let log: Log
  var presenting: LoggingAnimator?
  var dismissing: LoggingAnimator?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  /// Whom the last question was about.
  private(set) weak var lastPresenting: UIViewController?
  private(set) weak var lastSource: UIViewController?
  private(set) weak var lastDismissed: UIViewController?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.write("asked for animator")
    lastPresenting = presenting
    lastSource = source
    return self.presenting
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.write("asked for animator")
    lastDismissed = dismissed
    return dismissing
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.write("asked for driver")
    return driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.write("asked for driver")
    return driver
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    makePresentation?(presented, presenting)
  }
}

/// A presentation controller that writes what it is told.
final class LoggingPresentation: UIPresentationController {
  private let log: Log
  var removes = false
  var isFullscreen = true
  var frame: CGRect?

  init(_ log: Log, _ presented: UIViewController, presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var shouldPresentInFullscreen: Bool { isFullscreen }
  override var frameOfPresentedViewInContainerView: CGRect {
    frame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    log.write("presentation willBegin \(containerView?.window != nil)")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    log.write("presentation didEnd \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    log.write("dismissal willBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    log.write("dismissal didEnd \(completed)")
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    log.write("container willLayout")
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    log.write("container didLayout")
  }
}
