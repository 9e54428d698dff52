import EmulatedUIKit
import Testing

@Suite("Code that uses UIViewControllerTransitionCoordinator")
struct UIViewControllerTransitionCoordinatorClientTests {
  @Test("animates beside a presentation and reads its context")
  func alongside() {
    let stage = Stage()
    let page = stage.play {
      let page = Page()
      page.modalPresentationStyle = .fullScreen
      stage.root.present(page, animated: true)
      return page
    }
    #expect(page.calls == ["beside", "beside in view", "completed", "completed in view"])
    #expect(
      page.facts == [
        "animated true", "interactive false", "initially false", "cancelled false", "style 0",
        "speed 1.0", "identity true",
      ]
    )
    #expect(page.to === page)
    #expect(page.transitionCoordinator == nil)
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    var facts: [String] = []
    weak var to: UIViewController?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = transitionCoordinator else { return }
      coordinator.animate { [weak self] context in
        self?.calls.append("beside")
        self?.read(context)
      } completion: { [weak self] _ in
        self?.calls.append("completed")
      }
      coordinator.animateAlongsideTransition(in: view) { [weak self] _ in
        self?.calls.append("beside in view")
      } completion: { [weak self] context in
        self?.calls.append("completed in view")
      }
      coordinator.animate(alongsideTransition: nil)
      coordinator.animateAlongsideTransition(in: nil, animation: nil)
      coordinator.notifyWhenInteractionChanges { _ in }
      coordinator.notifyWhenInteractionEnds { _ in }
    }

    private func read(_ context: any UIViewControllerTransitionCoordinatorContext) {
      facts = [
        "animated \(context.isAnimated)",
        "interactive \(context.isInteractive)",
        "initially \(context.initiallyInteractive)",
        "cancelled \(context.isCancelled)",
        "style \(context.presentationStyle.rawValue)",
        "speed \(context.completionVelocity)",
        "identity \(context.targetTransform == .identity)",
      ]
      _ = context.isInterruptible
      _ = context.transitionDuration
      _ = context.percentComplete
      _ = context.completionCurve
      _ = context.containerView
      _ = context.viewController(forKey: .from)
      _ = context.view(forKey: .to)
      to = context.viewController(forKey: .to)
    }
  }
}
