import Foundation

/// Brings a transition alert to the screen and takes it away; what differs by type is overridden (T6).
class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Hears where the alert stays after all.
  weak var alert: TransitionAlertController?

  /// How the alert looks before it comes.
  func arrival(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    var pose = TransitionPose.home(layout)
    pose.isDimmed = false
    return pose
  }

  /// How it looks when it has gone: faded as a whole, by default (T13).
  func departure(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    var pose = TransitionPose.home(layout)
    pose.alpha = 0
    return pose
  }

  /// How long an alert takes to come, and, but under a finger, to go, in seconds (T7).
  static let arrivalTime: TimeInterval = 0.3
  static let departureTime: TimeInterval = 0.1

  /// How long it takes to go, in seconds.
  var departureDuration: TimeInterval { Self.departureTime }

  /// Runs the changes as an animation.
  func animate(
    for duration: TimeInterval,
    isArrival: Bool,
    _ changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(withDuration: duration, animations: changes, completion: completion)
  }

  // MARK: What UIKit asks

  /// 0.3 s to come, 0.1 s to go (T7).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let from = transitionContext?.viewController(forKey: .from)
    let to = transitionContext?.viewController(forKey: .to)
    if to?.isBeingPresented != true, from?.isBeingDismissed == true { return departureDuration }
    return Self.arrivalTime
  }

  /// Moves the alert and completes the transition in any case (T8, T14).
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)
    let to = transitionContext.viewController(forKey: .to)
    if let to, to.isBeingPresented, let view = to.view as? TransitionAlertView {
      bring(view, transitionContext)
    } else if let from, from.isBeingDismissed, let view = from.view as? TransitionAlertView {
      take(view, transitionContext)
    } else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Tells an alert that was to go, by hand, and stays (D26).
  func animationEnded(_ transitionCompleted: Bool) {
    if !transitionCompleted { alert?.dismissalWasCancelled() }
  }

  private func bring(
    _ view: TransitionAlertView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    container.addSubview(view)
    // The bounds, which are turned along on every version; the frame is not before 8 (T10, T18). Setting
    // the frame suits a view that is turned itself, too.
    view.frame = container.bounds
    view.layoutIfNeeded()
    let (layout, room) = (view.layout, view.bounds.size)
    run(
      on: view,
      context,
      isArrival: true,
      from: arrival(layout, in: room),
      to: .home(layout)
    )
  }

  private func take(
    _ view: TransitionAlertView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let (layout, room) = (view.layout, view.bounds.size)
    run(
      on: view,
      context,
      isArrival: false,
      from: .home(layout),
      to: departure(layout, in: room)
    )
  }

  private func run(
    on view: TransitionAlertView,
    _ context: any UIViewControllerContextTransitioning,
    isArrival: Bool,
    from start: TransitionPose,
    to end: TransitionPose
  ) {
    // A custom presentation has its animator asked even where nothing is to be animated.
    guard context.isAnimated else {
      view.take(end)
      return context.completeTransition(!context.transitionWasCancelled)
    }
    view.take(start)
    animate(for: transitionDuration(using: context), isArrival: isArrival) {
      view.take(end)
    } completion: { _ in
      // What was taken back stands as before.
      if context.transitionWasCancelled { view.take(start) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
