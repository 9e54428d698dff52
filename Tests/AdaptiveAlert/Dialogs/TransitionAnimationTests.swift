import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("The animations of a transition alert")
struct TransitionAnimationTests {
  private nonisolated static let systems = ["7.1.2", "8.0", "12.4", "13.0", "16.0", "26.0"]

  @Test("has its types numbered as the article, growing in the middle by default", .rule("T6"))
  func types() {
    #expect(TransitionAlertController.AnimationType.centerShow.rawValue == 0)
    #expect(TransitionAlertController.AnimationType.upDown.rawValue == 1)
    #expect(
      TransitionStage().device.run { TransitionAlertController() }.animationType == .centerShow
    )
    let animators = TransitionAlertController.AnimationType.allCases.map {
      ObjectIdentifier(type(of: $0.makeAnimator()))
    }
    #expect(Set(animators).count == 5)
  }

  @Test(
    "comes in 0.3 seconds and goes in 0.1, whatever the type",
    .rule("T7", "T10", "V24"),
    arguments: TransitionAlertController.AnimationType.allCases,
    systems
  )
  func durations(_ type: TransitionAlertController.AnimationType, _ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert(type: type)
    stage.page.present(alert, animated: true) { stage.write("shown") }
    stage.device.turn()
    stage.device.advance(by: 0.299)
    #expect(stage.lines.isEmpty)
    stage.device.advance(by: 0.002)
    #expect(stage.lines == ["shown"])
    stage.device.settle()
    try stage.device.tap("Cancel")
    stage.device.advance(by: 0.099)
    #expect(stage.page.presentedViewController === alert)
    stage.device.advance(by: 0.002)
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.lines == ["shown", "cancel", "end cancelled"])
  }

  @Test(
    "grows in the middle from 0.3 while the backdrop darkens to 0.3",
    .rule("T10", "T11", "V24"),
    arguments: systems
  )
  func centerShow(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert()
    stage.page.present(alert, animated: true)
    stage.device.turn()
    let content = try stage.content(alert)
    #expect(content.backdrop.presentationValues.alpha == 0)
    // 270 × 110, three tenths of it around the middle.
    #expect(stage.seen(content.panel) == CGRect(x: 119.5, y: 223.5, width: 81, height: 33))
    // The model is at the end already.
    #expect(content.backdrop.alpha == 0.3)
    #expect(content.panel.transform == .identity)
    // Ease-in-out is half way at half time.
    stage.device.advance(by: 0.15)
    #expect(abs(content.backdrop.presentationValues.alpha - 0.15) < 0.001)
    #expect(stage.seen(content.panel).midX == 160)
    #expect(stage.seen(content.panel).midY == 240)
    stage.device.settle()
    #expect(content.backdrop.presentationValues.alpha == 0.3)
    #expect(stage.seen(content.panel) == CGRect(x: 25, y: 185, width: 270, height: 110))
  }

  @Test("comes down from half above the upper edge", .rule("T10", "T12"), arguments: systems)
  func upDown(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert(type: .upDown)
    stage.page.present(alert, animated: true)
    stage.device.turn()
    let content = try stage.content(alert)
    #expect(stage.seen(content.panel) == CGRect(x: 25, y: -55, width: 270, height: 110))
    #expect(content.backdrop.presentationValues.alpha == 0)
    stage.device.advance(by: 0.15)
    #expect(abs(stage.seen(content.panel).midY - 120) < 0.1)
    stage.device.settle()
    #expect(stage.seen(content.panel).midY == 240)
  }

  @Test("fades, rises and springs", arguments: systems)
  func others(_ system: String) throws {
    let fading = TransitionStage(system)
    let fade = fading.alert(type: .fade)
    fading.page.present(fade, animated: true)
    fading.device.turn()
    var content = try fading.content(fade)
    #expect(content.panel.presentationValues.alpha == 0)
    #expect(fading.seen(content.panel) == CGRect(x: 25, y: 185, width: 270, height: 110))
    fading.device.settle()
    #expect(content.panel.presentationValues.alpha == 1)

    let rising = TransitionStage(system)
    let slide = rising.alert(type: .slideFromBottom)
    rising.page.present(slide, animated: true)
    rising.device.turn()
    content = try rising.content(slide)
    #expect(rising.seen(content.panel) == CGRect(x: 25, y: 480, width: 270, height: 110))
    rising.device.settle()
    #expect(rising.seen(content.panel).minY == 185)
    try rising.device.tap("Cancel")
    rising.device.advance(by: 0.05)
    #expect(content.presentationValues.alpha == 1)
    #expect(abs(rising.seen(content.panel).minY - 332.5) < 0.5)
    #expect(abs(content.backdrop.presentationValues.alpha - 0.15) < 0.001)

    let springing = TransitionStage(system)
    let spring = springing.alert(type: .spring)
    springing.page.present(spring, animated: true)
    springing.device.turn()
    content = try springing.content(spring)
    #expect(springing.seen(content.panel).width == 81)
    var widest: CGFloat = 0
    for _ in 0..<30 {
      springing.device.advance(by: 0.01)
      widest = max(widest, springing.seen(content.panel).width)
    }
    // A spring swings past where it comes to rest.
    #expect(widest > 275)
    springing.device.settle()
    #expect(springing.seen(content.panel).width == 270)
  }

  @Test(
    "fades away as a whole, and adds nothing to the container",
    .rule("T13", "V24"),
    arguments: [TransitionAlertController.AnimationType.centerShow, .upDown, .fade, .spring],
    systems
  )
  func goes(_ type: TransitionAlertController.AnimationType, _ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert(type: type)
    stage.show(alert)
    let content = try stage.content(alert)
    let container = try #require(content.superview)
    try stage.device.tap("Cancel")
    #expect(content.presentationValues.alpha == 1)
    #expect(content.alpha == 0)
    #expect(container.subviews == [content])
    stage.device.advance(by: 0.05)
    #expect(abs(content.presentationValues.alpha - 0.5) < 0.001)
    #expect(stage.seen(content.panel) == CGRect(x: 25, y: 185, width: 270, height: 110))
  }

  @Test("is asked for its type each time", .rule("T6"))
  func typeReadAnew() throws {
    let stage = TransitionStage()
    let alert = stage.alert(type: .centerShow)
    stage.show(alert)
    alert.animationType = .slideFromBottom
    try stage.device.tap("Cancel")
    let content = try stage.content(alert)
    #expect(content.alpha == 1)
    #expect(content.panel.center.y == 535)
    stage.device.settle()
    alert.animationType = .upDown
    stage.page.present(alert, animated: true)
    stage.device.turn()
    #expect(stage.seen(content.panel).midY == 0)
  }

  @Test("takes 0.3 seconds where nothing tells which way it goes", .rule("T7"))
  func durationWithoutContext() {
    for type in TransitionAlertController.AnimationType.allCases {
      #expect(type.makeAnimator().transitionDuration(using: nil) == 0.3)
    }
  }

  @Test("ends a transition that has nothing to animate, rather than hang", .rule("T8", "T14"))
  func nothingToAnimate() {
    let device = EmulatedDevice()
    device.run {
      for wasCancelled in [false, true] {
        for hasControllers in [false, true] {
          let context = EmptyContext(wasCancelled: wasCancelled, hasControllers: hasControllers)
          TransitionFade().animateTransition(using: context)
          #expect(context.completions == [!wasCancelled])
        }
      }
    }
  }

  @Test(
    "ends every presentation and dismissal, animated or not, with each callback once",
    .rule("T14"),
    .report("TR-03"),
    arguments: [(true, true), (true, false), (false, true), (false, false)],
    systems
  )
  func callbacks(_ isAnimated: (Bool, Bool), _ system: String) {
    for type in TransitionAlertController.AnimationType.allCases {
      let stage = TransitionStage(system)
      let alert = stage.alert(type: type)
      alert.tell = { stage.write($0) }
      stage.page.tell = { stage.write($0) }
      stage.page.present(alert, animated: isAnimated.0) { stage.write("shown") }
      stage.device.settle()
      alert.dismiss(animated: isAnimated.1) { stage.write("gone") }
      stage.device.settle()
      #expect(
        stage.lines == [
          "willAppear", "didAppear", "shown", "willDisappear", "didDisappear", "gone",
          "end dismissed",
        ]
      )
    }
  }

  @Test(
    "leaves the presenter and nothing else, dismissed without animation",
    .report("TR-07"),
    arguments: systems
  )
  func unanimatedDismissal(_ system: String) {
    for type in TransitionAlertController.AnimationType.allCases {
      let stage = TransitionStage(system)
      let alert = stage.alert(type: type)
      stage.show(alert)
      alert.dismiss(animated: false) { stage.write("gone") }
      stage.device.settle()
      #expect(stage.device.window.subviews == [stage.page.view])
      #expect(stage.page.view.alpha == 1)
      #expect(stage.lines == ["gone", "end dismissed"])
    }
  }

  @Test(
    "can be presented again and again: it is seen and touched each time",
    .report("TR-06"),
    arguments: TransitionAlertController.AnimationType.allCases,
    systems
  )
  func again(_ type: TransitionAlertController.AnimationType, _ system: String) throws {
    for isAnimated in [true, false] {
      let stage = TransitionStage(system)
      let alert = stage.alert(type: type)
      alert.isReusable = true
      for round in 1...3 {
        stage.show(alert, animated: isAnimated)
        let content = try stage.content(alert)
        #expect(content.alpha == 1)
        #expect(content.panel.alpha == 1)
        #expect(content.panel.transform == .identity)
        #expect(content.panel.frame == CGRect(x: 25, y: 185, width: 270, height: 110))
        #expect(content.backdrop.alpha == 0.3)
        if round == 2 {
          alert.dismiss(animated: isAnimated)
          stage.device.settle()
        } else {
          try stage.choose("Go")
        }
      }
      #expect(stage.lines == ["action", "end action", "end dismissed", "action", "end action"])
    }
  }
}

/// A transition without an alert in it.
private final class EmptyContext: NSObject, UIViewControllerContextTransitioning {
  let transitionWasCancelled: Bool
  private let controller: UIViewController?
  private(set) var completions: [Bool] = []

  init(wasCancelled: Bool, hasControllers: Bool) {
    transitionWasCancelled = wasCancelled
    controller = hasControllers ? UIViewController() : nil
    super.init()
  }

  let containerView = UIView()
  let isAnimated = true
  let isInteractive = false
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { completions.append(didComplete) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controller
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
