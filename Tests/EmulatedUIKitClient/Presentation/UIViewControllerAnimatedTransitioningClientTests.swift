import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIViewControllerAnimatedTransitioning")
struct UIViewControllerAnimatedTransitioningClientTests {
  @Test("fades a controller in, as most apps write it")
  func fade() {
    let stage = Stage()
    let fade = Fade()
    let page = stage.presentPage(animatedBy: fade)
    #expect(fade.ended == [true])
    #expect(page.view.alpha == 1)
    #expect(page.view.window === stage.device.window)
  }

  private final class Fade: SelfAnimator {
    var ended: [Bool] = []

    override func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.25
    }

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let page = transitionContext.viewController(forKey: .to) else { return }
      transitionContext.containerView.addSubview(page.view)
      page.view.frame = transitionContext.finalFrame(for: page)
      page.view.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        page.view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    override func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }
}
