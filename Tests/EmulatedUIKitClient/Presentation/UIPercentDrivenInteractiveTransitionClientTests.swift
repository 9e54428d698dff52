import EmulatedUIKit
import Testing

@Suite("Code that uses UIPercentDrivenInteractiveTransition")
struct UIPercentDrivenInteractiveTransitionClientTests {
  @Test("drags a controller away, and lets it go", arguments: [true, false])
  func drag(finishes: Bool) {
    let stage = Stage()
    let drag = Drag()
    let page = stage.play {
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = drag
      stage.root.present(page, animated: false)
      return page
    }
    stage.device.run { page.dismiss(animated: true) }
    stage.device.advance(by: 0.1)
    #expect(drag.hand.duration == 0.5)
    stage.device.run {
      drag.hand.update(0.3)
      #expect(drag.hand.percentComplete == 0.3)
      drag.hand.pause()
      drag.hand.completionSpeed = 0.5
      drag.hand.completionCurve = .easeOut
      drag.hand.timingCurve = UISpringTimingParameters(dampingRatio: 1)
      if finishes { drag.hand.finish() } else { drag.hand.cancel() }
    }
    stage.device.settle()
    #expect(drag.ended == [finishes])
    #expect((stage.root.presentedViewController == nil) == finishes)
  }

  private final class Drag: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let hand = Hand()
    var ended: [Bool] = []

    override init() { hand.wantsInteractiveStart = true }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      hand
    }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let page = context.viewController(forKey: .from)
      UIView.animate(
        withDuration: 0.5,
        animations: { page?.view.center.y += 480 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// Overrides every member.
  private final class Hand: UIPercentDrivenInteractiveTransition {
    override var duration: CGFloat { super.duration }
    override var percentComplete: CGFloat { super.percentComplete }
    override var completionSpeed: CGFloat {
      get { super.completionSpeed }
      set { super.completionSpeed = newValue }
    }
    override var completionCurve: UIView.AnimationCurve {
      get { super.completionCurve }
      set { super.completionCurve = newValue }
    }
    override var timingCurve: (any UITimingCurveProvider)? {
      get { super.timingCurve }
      set { super.timingCurve = newValue }
    }
    override var wantsInteractiveStart: Bool {
      get { super.wantsInteractiveStart }
      set { super.wantsInteractiveStart = newValue }
    }
    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      super.startInteractiveTransition(transitionContext)
    }
    override func pause() { super.pause() }
    override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
    override func cancel() { super.cancel() }
    override func finish() { super.finish() }
  }
}
