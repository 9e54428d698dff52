import EmulatedUIKit
import Testing

@Suite("Code that uses UIViewControllerContextTransitioning")
struct UIViewControllerContextTransitioningClientTests {
  @Test("reads every member during a transition")
  func members() {
    let stage = Stage()
    let reader = Reader()
    let page = stage.presentPage(.custom, animatedBy: reader)
    #expect(reader.facts == ["animated", "by hand: false", "whole: true", "style 4", "identity"])
    #expect(reader.to === page)
    #expect(reader.from === stage.root)
    #expect(reader.view === page.view)
    #expect(reader.finalFrame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  private final class Reader: SelfAnimator {
    var facts: [String] = []
    var from: UIViewController?
    var to: UIViewController?
    var view: UIView?
    var finalFrame = CGRect.zero

    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      facts = [
        context.isAnimated ? "animated" : "not animated",
        "by hand: \(context.isInteractive)",
        "whole: \(!context.transitionWasCancelled)",
        "style \(context.presentationStyle.rawValue)",
        context.targetTransform == .identity ? "identity" : "turned",
      ]
      from = context.viewController(forKey: UITransitionContextViewControllerKey.from)
      to = context.viewController(forKey: .to)
      view = context.view(forKey: UITransitionContextViewKey.to)
      if let to {
        finalFrame = context.finalFrame(for: to)
        to.view.frame = context.initialFrame(for: to)
        context.containerView.addSubview(to.view)
        to.view.frame = finalFrame
      }
      context.completeTransition(true)
    }

    /// What an interaction controller of one's own calls.
    func drive(_ context: any UIViewControllerContextTransitioning, to percent: CGFloat) {
      context.updateInteractiveTransition(percent)
      context.pauseInteractiveTransition()
      if percent > 0.5 {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
    }
  }
}
