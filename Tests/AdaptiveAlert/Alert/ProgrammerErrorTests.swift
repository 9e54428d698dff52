import AdaptiveAlert
import TestSupport
import Testing

@Suite("Programmer errors")
struct ProgrammerErrorTests {
  @Test(
    "an error is raised with UIKit's text at UIKit's moment, and the offending piece has no effect",
    .rule("F16"),
    arguments: MatrixCase.all,
    Mistake.allCases
  )
  func recorded(_ matrix: MatrixCase, _ mistake: Mistake) {
    guard mistake.applies(to: matrix.style) else { return }
    let stage = Stage(matrix)
    stage.device.exceptionPolicy = .record
    let alert = stage.alert(title: mistake == .nothingToShow ? nil : "T", style: matrix.style)
    mistake.make(on: alert, stage.root)
    #expect(stage.device.exceptions.map(\.reason) == [mistake.text])
    #expect(stage.device.exceptions.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    #expect(alert.actions.count == (mistake == .secondCancel ? 1 : 0))
    #expect(alert.textFields == nil)
    #expect(alert.preferredAction == nil)
    #expect(alert.outcome == nil)
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "unless recorded it stops the process with that text",
    .rule("F16"),
    arguments: Mistake.allCases,
    AlertBackendKind.allCases
  )
  func trapped(_ mistake: Mistake, _ backend: AlertBackendKind) async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [mistake, backend] in
      await MainActor.run {
        let stage = Stage(backend)
        let style: UIAlertController.Style = mistake == .fieldOnSheet ? .actionSheet : .alert
        let alert = stage.alert(title: mistake == .nothingToShow ? nil : "T", style: style)
        mistake.make(on: alert, stage.root)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: '\(mistake.text)'"
      )
    )
  }

  @Test("after a recorded error the alert works", .rule("F16"), arguments: MatrixCase.all)
  func goesOn(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.device.exceptionPolicy = .record
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    Mistake.secondCancel.make(on: alert, stage.root)
    stage.show(alert)
    try stage.choose("Go")
    #expect(alert.outcome == .action(alert.actions[1]))
  }

  @Test("a box of another device traps and names device.run", .rule("F1"))
  func foreignDevice() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(.block, system: "9.3")
        let alert = EmulatedDevice(systemVersion: "7.1.2").run {
          AlertController(title: "T", message: nil, preferredStyle: .alert)
        }
        stage.root.present(alert, animated: true)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("make both inside device.run"))
  }
}

// MARK: - Fixtures

/// What UIKit raises, by rule of section M.
nonisolated enum Mistake: String, CaseIterable, Codable, Sendable {
  case secondCancel
  case fieldOnSheet
  case foreignPreferredAction
  case nothingToShow
  case untitledAction

  var text: String {
    switch self {
    case .secondCancel:
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    case .fieldOnSheet:
      "Text fields can only be added to an alert controller of style "
        + "UIAlertControllerStyleAlert"
    case .foreignPreferredAction:
      "The -preferredAction of an alert controller must be contained in the -actions array "
        + "or be nil."
    case .nothingToShow:
      "UIAlertController must have a title, a message or an action to display"
    case .untitledAction:
      "Actions added to UIAlertController must have a title"
    }
  }

  func applies(to style: UIAlertController.Style) -> Bool {
    self != .fieldOnSheet || style == .actionSheet
  }

  @MainActor
  func make(on alert: AlertController, _ presenter: UIViewController) {
    switch self {
    case .secondCancel:
      if alert.actions.isEmpty { alert.addAction(AlertAction(title: "A", style: .cancel)) }
      alert.addAction(AlertAction(title: "B", style: .cancel))
    case .fieldOnSheet:
      alert.addTextField { _ in Issue.record("the field must not be made") }
    case .foreignPreferredAction:
      alert.preferredAction = AlertAction(title: "A", style: .default)
    case .nothingToShow:
      presenter.present(alert, animated: true)
    case .untitledAction:
      alert.addAction(AlertAction(title: nil, style: .default))
    }
  }
}
