import AlertTesting
import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Nothing outlives a transition alert", .serialized)
struct TransitionLeakTests {
  /// How an alert ends.
  nonisolated enum Route: String, CaseIterable, Sendable {
    case action
    case cancel
    case outside
    case pull
    case pullTakenBack
    case pullWhileWindowGoes
    case codeOnAlert
    case codeOnPresenter
    case codeWhileItComes
    case presenterTakenDown
    case windowGone
    case shownTwice
    case reusedAndReleased
    case deviceGoneBefore
    case deviceGoneWhileItComes
    case deviceGoneWhileShown
    case deviceGoneWhilePulled
    case deviceGoneWhileItGoes
    case failedPresentation
    case neverPresented
  }

  /// What its handlers hold strongly.
  nonisolated enum Capture: String, CaseIterable, Sendable {
    case nothing
    case presenter
    case alert
    case both
  }

  /// One cell of the matrix.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let route: Route
    let capture: Capture
    let system: String

    var testDescription: String { "\(route.rawValue), captures \(capture.rawValue), \(system)" }

    static let all: [Case] = Route.allCases.flatMap { route in
      Capture.allCases.flatMap { capture in
        ["7.1.2", "26.0"].map { Case(route: route, capture: capture, system: $0) }
      }
    }

    /// The one ring that cannot be broken from inside: an alert that never stood on the screen, whose own
    /// handler holds it.
    var ring: [String] {
      guard [.neverPresented, .failedPresentation, .deviceGoneBefore].contains(route) else {
        return []
      }
      switch capture {
      case .nothing, .presenter: return []
      case .alert: return ["alert is still alive"]
      case .both:
        let presenter = route == .failedPresentation ? "presenter" : "page"
        return ["alert is still alive", "\(presenter) is still alive"]
      }
    }
  }

  @Test("no way to end leaves anything, whatever its handlers hold", arguments: Case.all)
  func matrix(_ leakCase: Case) throws {
    weak var last: TransitionAlertController?
    let leaks = try LeakCheck.run {
      let stage = TransitionStage(leakCase.system)
      LeakCheck.track(stage.device, "device")
      LeakCheck.track(stage.page, "page")
      let presenter = presenter(stage, leakCase.route)
      let alert = makeAlert(presenter, stage, leakCase.capture)
      last = alert
      try play(leakCase.route, alert, on: presenter, stage)
    }
    #expect(leaks.map(\.description).sorted() == leakCase.ring)
    // What the test has shown to be a ring is not left to the next test.
    last?.action = nil
    #expect(last == nil)
  }

  /// Who presents.
  private func presenter(_ stage: TransitionStage, _ route: Route) -> UIViewController {
    guard [.presenterTakenDown, .failedPresentation].contains(route) else { return stage.page }
    let presenter = stage.device.run { UIViewController() }
    LeakCheck.track(presenter, "presenter")
    if route == .presenterTakenDown {
      presenter.modalPresentationStyle = .fullScreen
      stage.show(presenter)
    }
    return presenter
  }

  private func makeAlert(
    _ presenter: UIViewController,
    _ stage: TransitionStage,
    _ capture: Capture
  ) -> TransitionAlertController {
    let alert = stage.device.run {
      TransitionAlertController(title: "Title", description: nil, button: "Go")
    }
    let captured: [AnyObject] =
      switch capture {
      case .nothing: []
      case .presenter: [presenter]
      case .alert: [alert]
      case .both: [alert, presenter]
      }
    alert.action = { withExtendedLifetime(captured) {} }
    if !captured.isEmpty {
      // As many handlers, as many rings; the action's stands for all where it is never let go of.
      alert.onEnd = { [weak alert] _ in _ = alert }
    }
    alert.closesOnOutsideTap = true
    alert.closesOnPullDown = true
    LeakCheck.track(alert, "alert")
    return alert
  }

  private func play(
    _ route: Route,
    _ alert: TransitionAlertController,
    on presenter: UIViewController,
    _ stage: TransitionStage
  ) throws {
    if route == .neverPresented { return }
    presenter.present(alert, animated: true)
    switch route {
    case .deviceGoneBefore: return
    case .codeWhileItComes:
      stage.device.advance(by: 0.1)
      alert.dismiss(animated: true)
      return stage.device.settle()
    case .deviceGoneWhileItComes: return stage.device.advance(by: 0.1)
    default: stage.device.settle()
    }
    if let content = alert.viewIfLoaded { LeakCheck.track(content, "content") }
    switch route {
    case .action: try stage.choose("Go")
    case .cancel: try stage.choose("Cancel")
    case .outside: #expect(stage.device.tapOutside())
    case .pull: pull(stage, to: 470)?.lift()
    case .pullTakenBack:
      pull(stage, to: 250)?.cancel()
      stage.device.settle()
      try stage.choose("Cancel")
    case .pullWhileWindowGoes:
      let finger = pull(stage, to: 250)
      stage.device.dropWindow()
      finger?.lift()
    case .codeOnAlert: alert.dismiss(animated: true)
    case .codeOnPresenter: presenter.dismiss(animated: true)
    case .presenterTakenDown: stage.page.dismiss(animated: true)
    case .windowGone: stage.device.dropWindow()
    case .shownTwice:
      try stage.choose("Go")
      stage.show(alert)
      try stage.choose("Go")
    case .reusedAndReleased:
      alert.isReusable = true
      try stage.choose("Go")
      stage.show(alert)
      alert.dismiss(animated: false)
      stage.device.settle()
      alert.isReusable = false
    case .deviceGoneWhilePulled:
      _ = pull(stage, to: 250)
      return
    case .deviceGoneWhileItGoes:
      try stage.device.tap("Go")
      return stage.device.advance(by: 0.05)
    case .deviceGoneWhileShown, .failedPresentation, .deviceGoneBefore, .deviceGoneWhileItComes,
      .codeWhileItComes, .neverPresented:
      return
    }
    stage.device.settle()
  }

  private func pull(_ stage: TransitionStage, to y: CGFloat) -> Finger? {
    let finger = stage.device.putFinger(at: CGPoint(x: 160, y: 200))
    stage.device.advance(by: 0.1)
    finger?.move(to: CGPoint(x: 160, y: y))
    return finger
  }

  @Test(
    "held only by its presenter it works to its end",
    .rule("T4"),
    arguments: ["7.1.2", "26.0"]
  )
  func localAlert(_ system: String) throws {
    let stage = TransitionStage(system)
    weak var alert: TransitionAlertController?
    do {
      let made = stage.alert()
      alert = made
      stage.page.present(made, animated: true)
    }
    stage.device.settle()
    #expect(alert != nil)
    try stage.choose("Go")
    #expect(stage.lines == ["action", "end action"])
    #expect(alert == nil)
  }

  @Test("its handlers go at the end although the app keeps it", arguments: ["7.1.2", "26.0"])
  func handlersGo(_ system: String) throws {
    let stage = TransitionStage(system)
    weak var captured: UIView?
    let alert = stage.alert()
    do {
      let object = stage.device.run { UIView() }
      captured = object
      alert.action = { withExtendedLifetime(object) {} }
    }
    stage.show(alert)
    #expect(captured != nil)
    try stage.choose("Cancel")
    #expect(captured == nil)
    withExtendedLifetime(alert) {}
  }
}
