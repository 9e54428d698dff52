import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about handlers and completions that nobody called, on both backends.
@Suite("Reports about calls that got lost")
struct LostHandlerTests {
  /// The ways to make a box.
  nonisolated enum Making: CaseIterable, Sendable {
    case initializer, setters, factory, builder, actionsAfterwards

    @MainActor
    func make(_ action: AlertAction) -> AlertController {
      let alert: AlertController
      switch self {
      case .initializer:
        alert = AlertController(title: "T", message: "M", preferredStyle: .alert)
      case .setters:
        // Without arguments it is a sheet (F3).
        alert = AlertController()
        alert.title = "T"
        alert.message = "M"
      case .factory:
        alert = .makeAlert(title: "T", message: nil, preferredStyle: .actionSheet)
      case .builder:
        return AlertController("T") { action }
      case .actionsAfterwards:
        alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
        // The native object is made before there is anything to show.
        withExtendedLifetime(alert.native) { alert.title = "T" }
      }
      alert.addAction(action)
      return alert
    }
  }

  @Test(
    "however it is made, a box that nobody holds calls its handler once and is gone",
    .rule("F3", "F31", "F33"),
    .report("HL-01"),
    arguments: Making.allCases,
    systemVersions
  )
  func heldByNobody(_ making: Making, _ system: String) throws {
    let device = EmulatedDevice(.phone, systemVersion: system)
    let root = device.run { UIViewController() }
    device.window.rootViewController = root
    device.settle()
    var calls = 0
    weak var box: AlertController?
    weak var native: AnyObject?
    do {
      let alert = device.run {
        making.make(AlertAction(title: "OK", style: .default) { _ in calls += 1 })
      }
      root.present(alert, animated: true)
      (box, native) = (alert, alert.native)
    }
    device.settle()
    #expect(box != nil && native != nil)
    try device.tap("OK")
    device.settle()
    #expect(calls == 1)
    #expect(box == nil && native == nil)
    #expect(device.visibleAlert == nil)
  }

  @Test(
    "without a cancel action every button has its handler",
    .rule("F10"),
    .report("HL-03"),
    arguments: MatrixCase.all
  )
  func noCancel(_ matrix: MatrixCase) throws {
    var expected: [String] = []
    let stage = Stage(matrix)
    for count in 1...4 {
      for index in 0..<count {
        let titles = (0..<count).map { ("A\($0)", UIAlertAction.Style.default) }
        stage.show(stage.alert(style: matrix.style, with: titles))
        try stage.choose("A\(index)")
        expected.append("handler a.\(index) A\(index)")
      }
    }
    #expect(stage.lines.filter { $0.hasPrefix("handler") } == expected)
  }

  @Test(
    "present's completion comes once, when the alert stands",
    .rule("F28"),
    .report("HL-09"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func presented(_ matrix: MatrixCase, _ animated: Bool) throws {
    for model in [EmulatedDevice.Model.phone, .pad] {
      let stage = Stage(matrix.backend, system: matrix.system, model: model)
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      alert.popoverPresentationController?.sourceView = stage.root.view
      let waiting = stage.alert("b", title: "Next", style: matrix.style, with: [("B", .default)])
      waiting.popoverPresentationController?.sourceView = stage.root.view
      stage.root.present(alert, animated: animated) { [weak alert] in
        let title = stage.device.visibleAlert?.title ?? "nothing"
        stage.write("\(title) stands \(alert?.isBeingPresented == false)")
      }
      stage.root.present(waiting, animated: animated) { stage.write("b stands") }
      // Not within the call, nor while it comes.
      #expect(stage.lines.isEmpty)
      if animated {
        stage.device.turn()
        #expect(stage.lines.isEmpty)
      }
      stage.device.settle()
      #expect(stage.lines == ["Title stands true"])
      try stage.choose("OK")
      #expect(stage.lines.suffix(2) == ["handler a.0 OK", "b stands"])
      try stage.choose("B")
      #expect(stage.lines.filter { $0.contains("stands") } == ["Title stands true", "b stands"])
    }
  }

  @Test(
    "what never shows never says so",
    .rule("F28", "F39"),
    .report("HL-09"),
    arguments: MatrixCase.all
  )
  func neverPresented(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let lost = stage.device.run { UIViewController() }
    stage.show(stage.alert(style: matrix.style, with: [("OK", .default)]), on: lost)
    let refused = stage.alert("b", style: matrix.style, with: [("OK", .default)])
    refused.presentationPolicy = .refuse
    stage.show(stage.alert("c", style: matrix.style, with: [("OK", .default)]), "c")
    stage.show(refused, "b")
    #expect(stage.lines.filter { $0.hasPrefix("shown") } == ["shown c"])
  }

  /// When code asks for the end of an alert.
  nonisolated enum Moment: CaseIterable, Sendable {
    case atOnce, nextTurn, coming, standing, going
  }

  @Test(
    "without a button it goes by code, and says so once",
    .rule("F28", "F29"),
    .report("HL-10"),
    arguments: MatrixCase.all,
    Moment.allCases
  )
  func dismissed(_ matrix: MatrixCase, _ moment: Moment) {
    for (titles, model) in [([], EmulatedDevice.Model.phone), ([], .pad), (["OK", "No"], .phone)] {
      let stage = Stage(matrix.backend, system: matrix.system, model: model)
      let alert = stage.alert(style: matrix.style, with: titles.map { ($0, .default) })
      alert.popoverPresentationController?.sourceView = stage.root.view
      stage.present(alert)
      switch moment {
      case .atOnce: break
      case .nextTurn: stage.device.turn()
      case .coming: stage.device.advance(by: 0.1)
      case .standing: stage.device.settle()
      case .going:
        stage.device.settle()
        stage.root.dismiss(animated: true)
        stage.device.advance(by: 0.1)
      }
      alert.dismiss(animated: true) { stage.write("gone") }
      stage.device.settle()
      let reason = moment == .going ? "presenter" : "code"
      #expect(
        stage.lines == [
          "present a", "shown a", "closing a", "closed a", "outcome a dismissed \(reason)", "gone",
        ]
      )
      #expect(stage.device.visibleAlert == nil)
      #expect(stage.root.presentedAlert == nil)
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.device.window.isKeyWindow)
    }
  }

  @Test(
    "an alert without a button offers none and goes by code alone",
    .rule("F29", "F46"),
    .report("HL-16"),
    arguments: MatrixCase.all
  )
  func noButton(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(message: "B", style: matrix.style)
    stage.show(alert)
    #expect(alert.actions.isEmpty)
    #expect(stage.device.visibleAlert?.buttons.isEmpty == true)
    #expect(!stage.device.tapOutside())
    #expect(!stage.device.press(.return))
    #expect(!stage.device.press(.escape))
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
    alert.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.device.window.isKeyWindow)
    #expect(stage.device.visibleWindows.map { $0 === stage.device.window } == [true])
  }

  @Test(
    "left by the home button while it goes, it is gone all the same, and the next one comes",
    .rule("F28", "F37"),
    .report("HL-06"),
    arguments: MatrixCase.all
  )
  func background(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.show(alert)
    alert.dismiss(animated: true) { stage.write("gone") }
    stage.device.advance(by: 0.1)
    stage.device.pressHome()
    stage.device.advance(by: 60)
    stage.device.openApp()
    stage.device.settle()
    #expect(stage.lines.filter { $0 == "gone" }.count == 1)
    stage.show(stage.alert("b", style: matrix.style, with: [("B", .default)]), "b")
    try stage.choose("B")
    #expect(stage.lines.last == "handler b.0 B")
  }
}
