import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIViewControllerInteractiveTransitioning")
struct UIViewControllerInteractiveTransitioningClientTests {
  @Test("takes a transition over and finishes it")
  func finish() {
    let stage = Stage()
    let hand = Hand()
    let page = stage.presentPage(animatedBy: hand)
    #expect(hand.wasStarted)
    #expect(stage.root.presentedViewController === page)
    let speed = (hand as any UIViewControllerInteractiveTransitioning).completionSpeed
    #expect(speed == 1)
  }

  private final class Hand: SelfAnimator, UIViewControllerInteractiveTransitioning {
    private(set) var wasStarted = false

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      wasStarted = true
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.updateInteractiveTransition(0.5)
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    }
    var completionSpeed: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var wantsInteractiveStart: Bool { true }

    override func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      self
    }
  }
}
