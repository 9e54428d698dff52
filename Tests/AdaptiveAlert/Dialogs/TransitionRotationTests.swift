import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A transition alert and rotation")
struct TransitionRotationTests {
  private nonisolated static let systems = ["7.1.2", "8.0", "12.4", "13.0", "16.0", "26.0"]

  /// Checks that the alert stands upright in the middle of a screen on its side.
  private func checkLandscape(
    _ stage: TransitionStage,
    _ alert: TransitionAlertController,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let content = try stage.content(alert)
    #expect(content.bounds.size == CGSize(width: 480, height: 320), sourceLocation: location)
    #expect(
      content.panel.frame == CGRect(x: 105, y: 105, width: 270, height: 110),
      sourceLocation: location
    )
    #expect(
      content.backdrop.frame == CGRect(x: 0, y: 0, width: 480, height: 320),
      sourceLocation: location
    )
    #expect(
      content.convert(content.bounds, to: nil)
        == stage.page.view.convert(stage.page.view.bounds, to: nil),
      sourceLocation: location
    )
    // What lies upwards in the page lies upwards in the alert.
    let up = content.convert(CGPoint(x: 240, y: 0), to: stage.page.view)
    #expect(abs(up.x - 240) < 0.001 && abs(up.y) < 0.001, sourceLocation: location)
  }

  @Test(
    "shown on a screen on its side it stands in the middle, by bounds",
    .rule("T10", "T11", "T18"),
    .report("RO-09"),
    arguments: [UIDeviceOrientation.landscapeLeft, .landscapeRight],
    systems
  )
  func landscape(_ held: UIDeviceOrientation, _ system: String) throws {
    let stage = TransitionStage(system, held)
    let alert = stage.alert()
    stage.page.present(alert, animated: true)
    stage.device.turn()
    let content = try stage.content(alert)
    // The first layout is right, not only the one after the animation.
    #expect(stage.seen(content.panel) == CGRect(x: 199.5, y: 143.5, width: 81, height: 33))
    try checkLandscape(stage, alert)
    stage.device.settle()
    try checkLandscape(stage, alert)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["Go", "Cancel"])
    try stage.choose("Go")
    #expect(stage.lines == ["action", "end action"])
  }

  @Test(
    "from the upper edge means the interface's",
    .rule("T12", "T18"),
    arguments: ["7.1.2", "8.0", "26.0"]
  )
  func upDownLandscape(_ system: String) throws {
    let stage = TransitionStage(system, .landscapeLeft)
    let alert = stage.alert(type: .upDown)
    stage.page.present(alert, animated: true)
    stage.device.turn()
    let content = try stage.content(alert)
    #expect(stage.seen(content.panel) == CGRect(x: 105, y: -55, width: 270, height: 110))
  }

  @Test(
    "turned while it stands it follows the bounds, and is touched where it is seen",
    .rule("T18"),
    .report("RO-13"),
    arguments: systems
  )
  func turned(_ system: String) throws {
    for (title, line) in [("Go", "action"), ("Cancel", "cancel")] {
      let stage = TransitionStage(system)
      let alert = stage.alert()
      alert.isReusable = true
      stage.show(alert)
      stage.turn(.landscapeLeft)
      try checkLandscape(stage, alert)
      stage.turn(.landscapeRight)
      try checkLandscape(stage, alert)
      stage.turn(.portrait)
      let content = try stage.content(alert)
      #expect(content.panel.frame == CGRect(x: 25, y: 185, width: 270, height: 110))
      try stage.choose(title)
      #expect(stage.lines.first == line)
    }
  }

  @Test(
    "turned while it comes it ends in the middle",
    .rule("T18"),
    arguments: TransitionAlertController.AnimationType.allCases,
    systems
  )
  func turnedMeanwhile(_ type: TransitionAlertController.AnimationType, _ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert(type: type)
    stage.page.present(alert, animated: true)
    stage.device.advance(by: 0.1)
    stage.turn(.landscapeLeft)
    try checkLandscape(stage, alert)
  }

  @Test(
    "the presenter turns along and fills its window afterwards",
    .report("RO-12"),
    arguments: systems
  )
  func presenterFills(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert()
    stage.show(alert)
    stage.turn(.landscapeLeft)
    try stage.choose("Cancel")
    let page = stage.page.view
    #expect(page?.bounds.size == CGSize(width: 480, height: 320))
    #expect(page?.superview === stage.device.window)
    if system != "7.1.2" {
      #expect(page?.transform == .identity)
      #expect(page?.frame == stage.device.window.bounds)
    }
  }

  @Test(
    "turns exactly where its presenter would, asked or not",
    .rule("T19", "N2"),
    arguments: systems
  )
  func asPresenter(_ system: String) throws {
    for asks in [false, true] {
      for (mask, turns) in [
        (UIInterfaceOrientationMask.portrait, true), (.all, true), (.all, false),
      ] {
        let stage = TransitionStage(system)
        stage.device.asksCustomPresentationsForOrientation = asks
        stage.page.mask = mask
        stage.page.turns = turns
        func reached() -> [UIInterfaceOrientation] {
          [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait].map {
            stage.turn($0)
            return stage.device.run { UIApplication.shared.statusBarOrientation }
          }
        }
        let alone = reached()
        let alert = stage.alert()
        stage.show(alert)
        #expect(alert.supportedInterfaceOrientations == mask)
        #expect(alert.shouldAutorotate == turns)
        #expect(reached() == alone)
      }
    }
  }

  @Test("a presenter that asks back what it presents is not asked in a circle", .rule("N3"))
  func circle() {
    final class Curious: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        presentedViewController?.supportedInterfaceOrientations ?? .portrait
      }
    }
    let stage = TransitionStage()
    let curious = stage.device.run { Curious() }
    stage.device.window.rootViewController = curious
    stage.device.settle()
    let alert = stage.alert()
    curious.present(alert, animated: true)
    stage.device.settle()
    #expect(alert.supportedInterfaceOrientations == .allButUpsideDown)
  }
}
