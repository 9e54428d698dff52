/// Moves a sheet down out of its container, for a person who drags it.
final class SheetDrag: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.containerView.device.durations.modalTransition ?? 0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.viewController(forKey: .from)?.viewIfLoaded
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        view?.frame.origin.y = transitionContext.containerView.bounds.maxY
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
