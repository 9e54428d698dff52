import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIViewControllerTransitioningDelegate")
struct UIViewControllerTransitioningDelegateClientTests {
  @Test("is asked for all that it may bring")
  func all() {
    let stage = Stage()
    let bringer = Bringer()
    let page = stage.play {
      let page = UIViewController()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = bringer
      stage.root.present(page, animated: true)
      return page
    }
    #expect(page.transitioningDelegate === bringer)
    stage.play { page.dismiss(animated: true) }
    #expect(
      Set(bringer.calls) == [
        "controller", "presented", "interaction of presentation", "dismissed",
        "interaction of dismissal",
      ]
    )
    #expect(stage.root.presentedViewController == nil)
  }

  private final class Bringer: NSObject, UIViewControllerTransitioningDelegate {
    var calls: [String] = []

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("presented")
      return Jump()
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("dismissed")
      return Jump()
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      calls.append("interaction of presentation")
      return nil
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      calls.append("interaction of dismissal")
      return nil
    }
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      calls.append("controller")
      return nil
    }
  }

  private final class Jump: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.completeTransition(true)
    }
  }
}
