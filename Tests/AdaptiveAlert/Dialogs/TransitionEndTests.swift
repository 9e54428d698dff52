import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("The end of a transition alert")
struct TransitionEndTests {
  private nonisolated static let systems = ["7.1.2", "8.0", "12.4", "13.0", "16.0", "26.0"]

  /// How an alert ends, and what is written then.
  nonisolated enum Route: String, CaseIterable, Sendable {
    case action
    case cancel
    case outside
    case pull
    case codeOnAlert
    case codeOnPresenter
    case escape
    case windowGone

    var lines: [String] {
      switch self {
      case .action: ["action", "end action"]
      case .cancel, .escape: ["cancel", "end cancelled"]
      case .outside: ["cancel", "end cancelledOutside"]
      case .pull: ["cancel", "end pulledDown"]
      case .codeOnAlert, .codeOnPresenter, .windowGone: ["end dismissed"]
      }
    }
  }

  @Test(
    "each way to end has its handler and one notice, while the app still keeps the alert",
    .rule("T15"),
    .report("HL-07"),
    arguments: Route.allCases,
    systems
  )
  func routes(_ route: Route, _ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert()
    alert.closesOnOutsideTap = true
    alert.closesOnPullDown = true
    stage.show(alert)
    #expect(alert.outcome == nil)
    switch route {
    case .action: try stage.device.tap("Go")
    case .cancel: try stage.device.tap("Cancel")
    case .outside: #expect(stage.device.tapOutside())
    case .pull:
      stage.device.drag(
        from: CGPoint(x: 160, y: 200),
        to: CGPoint(x: 160, y: 470),
        over: 0.5
      )
    case .codeOnAlert: alert.dismiss(animated: true)
    case .codeOnPresenter: stage.page.dismiss(animated: true)
    case .escape: #expect(stage.device.press(.escape))
    case .windowGone: stage.device.dropWindow()
    }
    // Nothing before the alert is gone.
    if route != .windowGone { #expect(stage.lines.isEmpty) }
    stage.device.settle()
    #expect(stage.lines == route.lines)
    #expect(stage.page.presentedViewController == nil)
    #expect(alert.outcome?.rawValue == route.lines.last.map { String($0.dropFirst(4)) })
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("a handler runs when nothing is presented any more", .rule("T15"), arguments: systems)
  func afterDismissal(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert()
    alert.tell = { stage.write($0) }
    alert.action = {
      stage.write("action \(stage.page.presentedViewController == nil)")
      stage.write("action in window \(alert.view.window != nil)")
    }
    stage.show(alert)
    stage.clear()
    try stage.choose("Go")
    #expect(
      stage.lines == [
        "willDisappear", "didDisappear", "action true", "action in window false", "end action",
      ]
    )
  }

  @Test("another alert can be presented inside a handler", .rule("T15"), arguments: systems)
  func presentsInHandler(_ system: String) throws {
    let stage = TransitionStage(system)
    let first = stage.alert("First")
    let second = stage.alert("Second", cancel: "No")
    first.action = { [page = stage.page] in page.present(second, animated: true) }
    first.onEnd = nil
    stage.show(first)
    try stage.choose("Go")
    #expect(stage.device.visibleAlert?.title == "Second")
    #expect(stage.device.log == [])
    try stage.choose("No")
    #expect(stage.lines == ["cancel", "end cancelled"])
  }

  @Test("two fingers, and a finger during the dismissal, choose once", arguments: systems)
  func once(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert()
    stage.show(alert)
    let content = try stage.content(alert)
    try stage.device.tap("Go")
    content.cancelButton.sendActions(for: .touchUpInside)
    content.actionButton.sendActions(for: .touchUpInside)
    #expect(throws: DeviceInputError.blocked("Cancel")) { try stage.device.tap("Cancel") }
    stage.device.settle()
    content.actionButton.sendActions(for: .touchUpInside)
    stage.device.settle()
    #expect(stage.lines == ["action", "end action"])
  }

  @Test("a touch while the alert comes chooses nothing", arguments: systems)
  func early(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert()
    stage.page.present(alert, animated: true)
    stage.device.advance(by: 0.1)
    let content = try stage.content(alert)
    content.actionButton.sendActions(for: .touchUpInside)
    #expect(throws: DeviceInputError.blocked("Go")) { try stage.device.tap("Go") }
    stage.device.settle()
    #expect(stage.lines.isEmpty)
    #expect(stage.page.presentedViewController === alert)
  }

  @Test("a touch beside the alert does nothing unless the app wants it", .rule("T19"))
  func outside() throws {
    let stage = TransitionStage()
    let alert = stage.alert()
    stage.show(alert)
    #expect(!stage.device.tapOutside())
    #expect(!stage.device.touch(at: CGPoint(x: 10, y: 10)))
    stage.device.settle()
    try stage.content(alert).outside.sendActions(for: .touchUpInside)
    stage.device.settle()
    #expect(stage.page.presentedViewController === alert)
    alert.closesOnOutsideTap = true
    // On the alert, but on no button.
    #expect(!stage.device.touch(at: CGPoint(x: 160, y: 200)))
    stage.device.settle()
    #expect(stage.page.presentedViewController === alert)
    #expect(stage.device.touch(at: CGPoint(x: 10, y: 10)))
    stage.device.settle()
    #expect(stage.lines == ["cancel", "end cancelledOutside"])
  }

  @Test("beside the alert is beside it without a backdrop, too")
  func outsideWithoutBackdrop() throws {
    let stage = TransitionStage()
    let alert = stage.alert()
    alert.closesOnOutsideTap = true
    alert.style.backdropAlpha = 0
    stage.show(alert)
    let content = try stage.content(alert)
    #expect(content.hitTest(CGPoint(x: 10, y: 10), with: nil) === content.outside)
    #expect(stage.device.touch(at: CGPoint(x: 10, y: 10)))
    stage.device.settle()
    #expect(stage.lines == ["cancel", "end cancelledOutside"])
  }

  @Test("a presenter that refuses to dismiss keeps the alert, which can be chosen from again")
  func refused() throws {
    let stage = TransitionStage()
    let stubborn = stage.device.run { Stubborn() }
    stage.device.window.rootViewController = stubborn
    stage.device.settle()
    let alert = stage.alert()
    stubborn.present(alert, animated: true)
    stage.device.settle()
    try stage.choose("Go")
    #expect(stage.lines.isEmpty)
    #expect(stubborn.presentedViewController === alert)
    stubborn.refuses = false
    try stage.choose("Cancel")
    #expect(stage.lines == ["cancel", "end cancelled"])
  }

  @Test("a presenter that refuses while a finger pulls: later code dismisses without the finger")
  func refusedPull() throws {
    let stage = TransitionStage()
    let stubborn = stage.device.run { Stubborn() }
    stage.device.window.rootViewController = stubborn
    stage.device.settle()
    let alert = stage.alert()
    alert.closesOnPullDown = true
    stubborn.present(alert, animated: true)
    stage.device.settle()
    let finger = try #require(stage.device.putFinger(at: CGPoint(x: 160, y: 200)))
    finger.move(to: CGPoint(x: 160, y: 300))
    stage.device.settle()
    stubborn.refuses = false
    alert.dismiss(animated: true)
    stage.device.advance(by: 0.101)
    stage.device.turn()
    #expect(stage.lines == ["end dismissed"])
    finger.lift()
  }

  @Test("what covers the alert does not end it", arguments: ["7.1.2", "13.0", "26.0"])
  func covered(_ system: String) throws {
    let stage = TransitionStage(system)
    let alert = stage.alert()
    stage.show(alert)
    let cover = stage.device.run { UIViewController() }
    cover.modalPresentationStyle = .fullScreen
    alert.present(cover, animated: true)
    stage.device.settle()
    #expect(alert.view.window == nil)
    #expect(stage.device.visibleAlert == nil)
    cover.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.lines.isEmpty)
    #expect(stage.device.visibleAlert?.title == "Title")
    try stage.choose("Go")
    #expect(stage.lines == ["action", "end action"])
  }

  @Test("stacks: the one below waits for its turn", arguments: systems)
  func stacked(_ system: String) throws {
    let stage = TransitionStage(system)
    let lower = stage.alert("Lower", type: .upDown)
    let upper = stage.alert("Upper", cancel: "No", button: nil)
    stage.show(lower)
    lower.present(upper, animated: true)
    stage.device.settle()
    #expect(stage.device.visibleAlert?.title == "Upper")
    try stage.choose("No")
    #expect(stage.device.visibleAlert?.title == "Lower")
    #expect(stage.lines == ["cancel", "end cancelled"])
    try stage.choose("Go")
    #expect(stage.lines == ["cancel", "end cancelled", "action", "end action"])
  }

  @Test("both end when what they stand on goes", arguments: systems)
  func stackTakenDown(_ system: String) {
    let stage = TransitionStage(system)
    let lower = stage.alert("Lower")
    stage.show(lower)
    lower.present(stage.alert("Upper"), animated: true)
    stage.device.settle()
    stage.page.dismiss(animated: true) { stage.write("gone") }
    stage.device.settle()
    #expect(stage.lines == ["gone", "end dismissed", "end dismissed"])
  }

  @Test(
    "asked to go before or while it comes, it goes once it stands",
    .report("TR-12"),
    arguments: systems
  )
  func dismissedEarly(_ system: String) {
    for delay in [nil, 0, 0.15] as [TimeInterval?] {
      let stage = TransitionStage(system)
      let alert = stage.alert()
      stage.page.present(alert, animated: true) { stage.write("shown") }
      if let delay { stage.device.advance(by: delay) }
      alert.dismiss(animated: true) { stage.write("gone") }
      stage.device.settle()
      #expect(stage.lines == ["shown", "gone", "end dismissed"])
      #expect(stage.device.window.subviews == [stage.page.view])
      #expect(stage.device.log == [])
    }
  }

  @Test("presented again at once, the first presentation ends before the second begins")
  func againAtOnce() {
    for system in Self.systems {
      let stage = TransitionStage(system)
      let alert = stage.alert()
      alert.isReusable = true
      alert.tell = { if $0 != "willDisappear" { stage.write($0) } }
      stage.show(alert)
      stage.clear()
      alert.dismiss(animated: false) { stage.page.present(alert, animated: true) }
      stage.device.settle()
      #expect(stage.lines == ["didDisappear", "end dismissed", "willAppear", "didAppear"])
      #expect(stage.page.presentedViewController === alert)
    }
  }

  @Test("its handlers are spent after one presentation, unless it is reusable")
  func spent() throws {
    let stage = TransitionStage()
    let alert = stage.alert()
    stage.show(alert)
    try stage.choose("Go")
    #expect(alert.action == nil && alert.onCancel == nil && alert.onEnd == nil)
    stage.show(alert)
    try stage.choose("Go")
    #expect(stage.lines == ["action", "end action"])
    #expect(alert.outcome == .action)

    let kept = stage.alert()
    kept.isReusable = true
    stage.show(kept)
    try stage.choose("Go")
    #expect(kept.action != nil)
    kept.isReusable = false
    #expect(kept.action == nil && kept.onCancel == nil && kept.onEnd == nil)
  }
}

/// A presenter that dismisses nothing as long as it refuses.
private final class Stubborn: UIViewController {
  var refuses = true

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if !refuses { super.dismiss(animated: flag, completion: completion) }
  }
}
