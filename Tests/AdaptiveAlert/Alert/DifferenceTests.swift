import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

/// The deliberate differences from UIAlertController, one test for each row of Docs/Differences.md.
@Suite("Differences from UIAlertController")
struct DifferenceTests {
  /// The first column of the page, in its order: the tests below.
  nonisolated private static let rows = [
    "the presenter is busy",
    "the presenter is in no window",
    "presented again after it was over",
    "presented while it waits or shows",
    "`presentedViewController` of the presenter",
    "`dismiss` on the alert with nothing to dismiss",
    "handlers and what they capture",
    "its presenter answers about orientations by asking it back",
    "an action added while shown",
    "a sheet on a pad without an anchor on screen",
    "`popoverBackgroundViewClass` of a sheet's popover",
  ]

  @Test("the page lists what is tested here, and nothing else", .rule("F1a"))
  func page() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Docs/Differences.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let cells = lines.filter { $0.hasPrefix("| ") }.dropFirst()
      .map { $0.dropFirst(2).components(separatedBy: " | ")[0] }
    #expect(cells == Self.rows)
  }

  @Test("the presenter is busy", .rule("F1a", "F37", "F38"), arguments: AlertBackendKind.allCases)
  func busy(_ backend: AlertBackendKind) throws {
    let stage = Stage(backend)
    stage.show(stage.alert("a", with: [("A", .default)]), "a")
    stage.show(stage.alert("b", with: [("B", .default)]), "b")
    let refused = stage.alert("c", with: [("C", .default)])
    refused.presentationPolicy = .refuse
    stage.show(refused, "c")
    #expect(refused.outcome == .notPresented(.busy))
    try stage.choose("A")
    try stage.choose("B")
    #expect(stage.lines.filter { $0.hasPrefix("shown") } == ["shown a", "shown b"])
  }

  @Test("the presenter is in no window", .rule("F1a", "F39"), arguments: AlertBackendKind.allCases)
  func noWindow(_ backend: AlertBackendKind) {
    let stage = Stage(backend)
    let alert = stage.alert(with: [("A", .default)])
    let lost = stage.device.run { UIViewController() }
    stage.show(alert, on: lost)
    #expect(alert.outcome == .notPresented(.noWindow))
  }

  @Test(
    "presented again after it was over",
    .rule("F1a", "F36"),
    arguments: AlertBackendKind.allCases
  )
  func again(_ backend: AlertBackendKind) throws {
    for isReusable in [false, true] {
      let stage = Stage(backend)
      let alert = stage.alert(with: [("A", .default)])
      alert.isReusable = isReusable
      stage.show(alert)
      try stage.choose("A")
      stage.show(alert)
      #expect((stage.device.visibleAlert != nil) == isReusable)
      #expect(stage.lines.contains("report \(AlertMisuse.spent) a") == !isReusable)
      if !isReusable { #expect(alert.outcome == .notPresented(.spent)) }
    }
  }

  @Test(
    "presented while it waits or shows",
    .rule("F1a", "F36"),
    arguments: AlertBackendKind.allCases
  )
  func twice(_ backend: AlertBackendKind) {
    let stage = Stage(backend)
    let alert = stage.alert(with: [("A", .default)])
    let waiting = stage.alert("b", with: [("B", .default)])
    stage.show(alert)
    stage.show(alert)
    stage.show(waiting, "b")
    stage.show(waiting, "b")
    let report = "report \(AlertMisuse.alreadyPresented)"
    #expect(stage.lines.filter { $0.hasPrefix("report") } == ["\(report) a", "\(report) b"])
    #expect(stage.device.exceptions.isEmpty)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["A"])
  }

  @Test("`presentedViewController` of the presenter", .rule("F1a", "F30"))
  func presented() {
    for backend in AlertBackendKind.allCases {
      let stage = Stage(backend)
      let alert = stage.alert(with: [("A", .default)])
      stage.show(alert)
      let presented = stage.root.presentedViewController
      #expect(presented === (backend == .block ? alert.native : nil))
      #expect(stage.root.presentedAlert === alert)
    }
  }

  @Test(
    "`dismiss` on the alert with nothing to dismiss",
    .rule("F1a", "F28"),
    arguments: AlertBackendKind.allCases
  )
  func nothing(_ backend: AlertBackendKind) {
    let stage = Stage(backend)
    var calls = 0
    stage.alert(with: [("A", .default)]).dismiss(animated: true) { calls += 1 }
    #expect(calls == 1)
  }

  @Test(
    "handlers and what they capture",
    .rule("F1a", "F33", "F36"),
    arguments: AlertBackendKind.allCases
  )
  func handlers(_ backend: AlertBackendKind) throws {
    let stage = Stage(backend)
    weak var weakAlert: AlertController?
    do {
      let alert = stage.alert()
      weakAlert = alert
      stage.add("A", to: alert) { _ = alert.title }
      stage.show(alert)
    }
    #expect(weakAlert != nil)
    try stage.choose("A")
    #expect(weakAlert == nil)
  }

  private final class Asking: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      presentedAlert?.supportedInterfaceOrientations ?? .portrait
    }
  }

  @Test(
    "its presenter answers about orientations by asking it back",
    .rule("F1a", "N3"),
    arguments: AlertBackendKind.allCases
  )
  func orientations(_ backend: AlertBackendKind) {
    let stage = Stage(backend)
    let asking = stage.device.run { Asking() }
    stage.device.window.rootViewController = asking
    stage.device.settle()
    let alert = stage.alert(with: [("A", .default)])
    stage.show(alert, on: asking)
    _ = alert.supportedInterfaceOrientations
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(stage.device.exceptions.isEmpty)
    #expect(stage.device.visibleAlert != nil)
  }

  @Test("an action added while shown", .rule("F1a", "F36"), arguments: AlertBackendKind.allCases)
  func late(_ backend: AlertBackendKind) throws {
    let stage = Stage(backend)
    let alert = stage.alert(with: [("A", .default)])
    alert.isReusable = true
    stage.show(alert)
    stage.add("B", to: alert)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["A"])
    try stage.choose("A")
    stage.show(alert)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["A", "B"])
  }

  @Test(
    "a sheet on a pad without an anchor on screen",
    .rule("F1a", "F23"),
    arguments: AlertBackendKind.allCases
  )
  func noAnchor(_ backend: AlertBackendKind) {
    let pad = PadStage(backend)
    pad.stage.show(pad.sheet())
    #expect(pad.stage.lines.contains("report \(AlertMisuse.noAnchor) a"))
    #expect(pad.titles == ["First", "Go", "Last"])
    #expect(pad.stage.device.exceptions.isEmpty)
  }

  @Test(
    "`popoverBackgroundViewClass` of a sheet's popover",
    .rule("F1a", "F23"),
    arguments: AlertBackendKind.allCases
  )
  func popoverBackground(_ backend: AlertBackendKind) {
    final class Background: UIPopoverBackgroundView {}
    let pad = PadStage(backend)
    let sheet = pad.sheet()
    pad.point(sheet, at: .view)
    sheet.popoverPresentationController?.popoverBackgroundViewClass = Background.self
    pad.stage.show(sheet)
    #expect(pad.anchor == pad.expected(.view))
    // One that overrides nothing raises as soon as it is used.
    #expect(pad.stage.device.exceptions.isEmpty)
  }
}
