import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Pulling a transition alert down")
struct TransitionPullTests {
  private nonisolated static let systems = ["7.1.2", "8.0", "12.4", "13.0", "16.0", "26.0"]

  private static func change(
    _ phase: PanChange.Phase,
    _ x: CGFloat = 0,
    _ y: CGFloat,
    speed: CGFloat = 0
  ) -> PanChange {
    PanChange(
      phase: phase,
      translation: CGPoint(x: x, y: y),
      velocity: CGPoint(x: 0, y: speed)
    )
  }

  // MARK: The decision

  @Test("begins downwards alone")
  func begins() {
    for (x, y, begins) in [
      (0, 12, true), (5, 12, true), (12, 5, false), (-12, 5, false), (0, -12, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      var pull = TransitionPull()
      let effects = pull.handle(Self.change(.began, x, y), distance: 120)
      #expect(effects == (begins ? [.begin, .follow(y / 120)] : []))
      #expect(pull.isActive == begins)
      #expect(
        pull.handle(Self.change(.changed, 0, 60), distance: 1) == (begins ? [.follow(0.5)] : [])
      )
    }
  }

  @Test("follows between the two ends and no farther")
  func follows() {
    var pull = TransitionPull()
    _ = pull.handle(Self.change(.began, 0, 10), distance: 100)
    #expect(pull.handle(Self.change(.changed, 0, -40), distance: 1) == [.follow(0)])
    #expect(pull.handle(Self.change(.changed, 0, 140), distance: 1) == [.follow(1)])
  }

  @Test(
    "lets the alert go from half of the way, or flicked down; flicked up it comes back",
    arguments: [
      (49, 0, false), (50, 0, true), (10, 799, false), (10, 800, true), (90, -799, true),
      (90, -800, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func lets(_ way: CGFloat, _ speed: CGFloat, _ goes: Bool) {
    var pull = TransitionPull()
    _ = pull.handle(Self.change(.began, 0, 10), distance: 100)
    #expect(
      pull.handle(Self.change(.ended, 0, way, speed: speed), distance: 1) == [
        goes ? .finish : .cancel
      ]
    )
    #expect(!pull.isActive)
    #expect(pull.handle(Self.change(.ended, 0, way), distance: 1) == [])
  }

  @Test("comes back when the system takes the finger away")
  func cancelled() {
    var pull = TransitionPull()
    #expect(pull.handle(Self.change(.cancelled, 0, 90), distance: 100) == [])
    _ = pull.handle(Self.change(.began, 0, 10), distance: 100)
    #expect(pull.handle(Self.change(.cancelled, 0, 90), distance: 1) == [.cancel])
  }

  // MARK: On a device

  /// Puts a finger on the alert.
  private func finger(_ stage: TransitionStage) throws -> Finger {
    try #require(stage.device.putFinger(at: CGPoint(x: 160, y: 200)))
  }

  private func pullable(_ stage: TransitionStage) -> TransitionStage.Alert {
    let alert = stage.alert()
    alert.closesOnPullDown = true
    return alert
  }

  @Test("stays under the finger while the backdrop clears", arguments: systems)
  func underFinger(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = pullable(stage)
    stage.show(alert)
    let content = try stage.content(alert)
    let finger = try finger(stage)
    // The alert's upper edge is at 185 and the screen's lower one at 480: 295 points to go.
    for way in [59, 118, 88.5] as [CGFloat] {
      stage.device.advance(by: 0.05)
      finger.move(to: CGPoint(x: 160, y: 200 + way))
      #expect(abs(stage.seen(content.panel).minY - (185 + way)) < 0.01)
      #expect(abs(content.backdrop.presentationValues.alpha - 0.3 * (1 - way / 295)) < 0.0001)
    }
    #expect(content.presentationValues.alpha == 1)
    #expect(stage.lines.isEmpty)
  }

  @Test(
    "let go early it comes back, whole, and can be pulled and chosen from again",
    .rule("D26", "D36"),
    .report("TR-01"),
    arguments: systems
  )
  func comesBack(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = pullable(stage)
    stage.show(alert)
    let content = try stage.content(alert)
    alert.tell = { stage.write($0) }
    for _ in 1...2 {
      stage.clear()
      let finger = try finger(stage)
      stage.device.advance(by: 0.2)
      finger.move(to: CGPoint(x: 160, y: 300))
      #expect(alert.isBeingDismissed)
      stage.device.advance(by: 0.2)
      finger.move(to: CGPoint(x: 160, y: 310))
      finger.lift()
      stage.device.settle()
      #expect(stage.lines == ["willDisappear", "willAppear", "didAppear"])
      #expect(stage.page.presentedViewController === alert)
      #expect(!alert.isBeingDismissed)
      #expect(content.window != nil && stage.page.view.window != nil)
      #expect(content.alpha == 1)
      #expect(content.panel.frame == CGRect(x: 25, y: 185, width: 270, height: 110))
      #expect(content.backdrop.alpha == 0.3)
      #expect(alert.outcome == nil)
    }
    alert.tell = { _ in }
    stage.clear()
    let finger = try finger(stage)
    stage.device.advance(by: 0.2)
    finger.move(to: CGPoint(x: 160, y: 460))
    finger.lift()
    stage.device.settle()
    #expect(stage.lines == ["cancel", "end pulledDown"])
    #expect(stage.page.presentedViewController == nil)
    let next = stage.alert()
    stage.show(next)
    try stage.choose("Go")
    #expect(stage.lines == ["cancel", "end pulledDown", "action", "end action"])
  }

  @Test("after it came back a button works", .report("TR-01"), arguments: systems)
  func buttonAfterwards(_ system: String) throws {
    let stage = TransitionStage(system)
    stage.show(pullable(stage))
    let finger = try finger(stage)
    finger.move(to: CGPoint(x: 160, y: 300))
    finger.cancel()
    stage.device.settle()
    try stage.device.tap("Go")
    // 0.1 seconds: nobody drives this one.
    stage.device.advance(by: 0.101)
    #expect(stage.lines == ["action", "end action"])
  }

  @Test(
    "pulled and let go within no time it has one end",
    .report("TR-04"),
    arguments: systems
  )
  func atOnce(_ system: String) throws {
    for goes in [true, false] {
      let stage = TransitionStage(system)
      let alert = pullable(stage)
      stage.show(alert)
      let finger = try finger(stage)
      finger.move(to: CGPoint(x: 160, y: goes ? 470 : 230))
      finger.lift()
      stage.device.settle()
      #expect(stage.lines == (goes ? ["cancel", "end pulledDown"] : []))
      #expect((stage.page.presentedViewController == nil) == goes)
      #expect(stage.device.window.subviews.count == (goes ? 1 : 2))
      // Nobody stays locked out.
      #expect(stage.device.putFinger(at: .zero) != nil)
    }
  }

  @Test("a flick is enough")
  func flick() throws {
    let stage = TransitionStage()
    let alert = pullable(stage)
    stage.show(alert)
    stage.device.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 260), over: 0.05)
    stage.device.settle()
    #expect(stage.lines == ["cancel", "end pulledDown"])
  }

  @Test("is not interactive without a finger", .report("TR-10"), arguments: systems)
  func notInteractive(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = pullable(stage)
    stage.show(alert)
    alert.dismiss(animated: true) { stage.write("gone") }
    #expect(alert.transitionCoordinator?.isInteractive == false)
    stage.device.advance(by: 0.101)
    #expect(stage.lines == ["gone", "end dismissed"])
  }

  @Test("does nothing unless the app wants it", .rule("T19"))
  func off() throws {
    let stage = TransitionStage()
    let alert = stage.alert()
    stage.show(alert)
    stage.device.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 470), over: 0.3)
    stage.device.settle()
    #expect(stage.page.presentedViewController === alert)
    alert.closesOnPullDown = true
    // Sideways and upwards are no pull.
    stage.device.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 310, y: 230), over: 0.3)
    stage.device.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 20), over: 0.3)
    stage.device.settle()
    #expect(stage.page.presentedViewController === alert)
    #expect(stage.lines.isEmpty)
    // Wanted while it stands.
    stage.device.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 470), over: 0.3)
    stage.device.settle()
    #expect(stage.lines == ["cancel", "end pulledDown"])
  }

  @Test("a finger that is down already cannot pull an alert that goes by code", arguments: systems)
  func lateFinger(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = pullable(stage)
    stage.show(alert)
    let finger = try finger(stage)
    alert.dismiss(animated: true)
    finger.move(to: CGPoint(x: 160, y: 400))
    finger.lift()
    stage.device.settle()
    #expect(stage.lines == ["end dismissed"])
    #expect(stage.device.log == [])
  }

  @Test("the window may go under the finger", arguments: systems)
  func windowGoes(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = pullable(stage)
    stage.show(alert)
    let finger = try finger(stage)
    finger.move(to: CGPoint(x: 160, y: 300))
    stage.device.dropWindow()
    finger.move(to: CGPoint(x: 160, y: 400))
    finger.lift()
    stage.device.settle()
    #expect(stage.lines == ["cancel", "end pulledDown"])
    #expect(stage.device.putFinger(at: .zero) != nil)
  }
}
