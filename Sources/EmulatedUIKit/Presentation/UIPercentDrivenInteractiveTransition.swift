/// Lets a gesture drive an animator's animation by percent (iOS 7).
///
/// The animator's UIView animations, or the interruptible animator that it gives, stand still;
/// `update(_:)` moves them, `finish()` lets them run on and `cancel()` back.
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How the person let go before the transition began.
  private enum Ending {
    case finished
    case cancelled
  }

  private weak var context: TransitionContext?
  private var early: Ending?

  /// Whether the animator is being asked: what it animates cannot be let go yet.
  private var isStarting = false

  /// Creates one that drives nothing yet.
  public override init() { super.init() }

  /// How long the animation takes, in seconds; 0 while nothing runs.
  open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }

  /// How far the person has come, from 0 to 1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }

  /// How fast the rest runs once the person has let go; 1 by default, as fast as the animation.
  open var completionSpeed: CGFloat = 1

  /// How the rest runs once the person has let go; ease-in-out by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// How the rest of an interruptible animator runs (iOS 10); `nil`, the default, is the curve.
  ///
  /// Ignored where the animator gives none.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the person drives from the beginning (iOS 10); `true` by default.
  open var wantsInteractiveStart = true

  /// Begins the animator's animation without letting it run.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    isStarting = true
    context.holdAnimation()
    isStarting = false
    switch early {
    case .finished: finish()
    case .cancelled: cancel()
    case nil: break
    }
    early = nil
  }

  /// Takes hold of the running animation (iOS 10).
  open func pause() {
    guard let context, context.lifecycle.phase == .running else { return }
    context.pauseInteractiveTransition()
    context.stopAnimation()
  }

  /// Moves the animation to a fraction between 0 and 1.
  open func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Lets the animation run back; nothing happens when nobody drives.
  open func cancel() {
    letGo(.cancelled)
  }

  /// Lets the animation run on; nothing happens when nobody drives.
  open func finish() {
    letGo(.finished)
  }

  private func letGo(_ ending: Ending) {
    guard let context, context.lifecycle.phase != .over else { return }
    guard context.lifecycle.phase == .running, !isStarting else {
      // Quicker than the transition: it is told as soon as it begins.
      early = ending
      return
    }
    guard context.isInteractive else { return }
    let part = ending == .finished ? 1 - context.percentComplete : context.percentComplete
    let rest = context.transitionDuration * part / max(completionSpeed, 0.001)
    switch ending {
    case .finished: context.finishInteractiveTransition()
    case .cancelled: context.cancelInteractiveTransition()
    }
    context.releaseAnimation(
      over: rest,
      forwards: ending == .finished,
      curve: completionCurve,
      timing: timingCurve
    )
  }

  /// Tells which transition comes.
  func expect(_ context: TransitionContext) {
    self.context = context
    early = nil
  }

  /// Tells that the transition is over.
  func forget(_ context: TransitionContext) {
    if self.context === context { self.context = nil }
    early = nil
  }
}
