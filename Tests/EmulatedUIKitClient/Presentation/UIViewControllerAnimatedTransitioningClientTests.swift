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

  @Test("fades a controller in by an animator that can be interrupted")
  func interruptible() {
    let stage = Stage()
    let fade = InterruptibleFade()
    let page = stage.play {
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = fade
      stage.root.present(page, animated: true)
      return page
    }
    #expect(page.view.alpha == 1)
    #expect(stage.root.presentedViewController === page)
    #expect(fade.animator == nil)
  }

  private final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var animator: UIViewPropertyAnimator?

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.25
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let view = transitionContext.view(forKey: .to)
      if let view { transitionContext.containerView.addSubview(view) }
      view?.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 0.25, curve: .linear) { view?.alpha = 1 }
      animator.addCompletion { [weak self] position in
        transitionContext.completeTransition(position == .end)
        self?.animator = nil
      }
      self.animator = animator
      return animator
    }
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
