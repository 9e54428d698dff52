import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Enabled and preferred actions")
struct EnabledTests {
  @Test(
    "a disabled action is chosen by no route and closes nothing",
    .rule("F13"),
    arguments: MatrixCase.all
  )
  func disabled(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    for action in alert.actions { action.isEnabled = false }
    if matrix.style == .alert { alert.preferredAction = alert.actions[1] }
    stage.show(alert)
    #expect(throws: DeviceInputError.disabled("Go")) { try stage.device.tap("Go") }
    #expect(!stage.device.press(.return))
    #expect(!stage.device.press(.escape))
    stage.device.tapOutside()
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
    #expect(stage.device.visibleAlert?.buttons.map(\.isEnabled) == [false, false])
  }

  @Test("enabling and disabling take effect while shown", .rule("F13"))
  func live() throws {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
      stage.show(alert)
      alert.actions[0].isEnabled = false
      // An exchanged widget takes touches from the next turn on.
      stage.device.settle()
      #expect(throws: DeviceInputError.disabled("Go")) { try stage.device.tap("Go") }
      alert.actions[0].isEnabled = true
      try stage.choose("Go")
      #expect(alert.outcome == .action(alert.actions[0]))
    }
  }

  @Test("a disabled action is reached by no raw delegate call", .rule("F12", "F13"))
  func rawCallOnDisabled() {
    let stage = Stage(.delegate, system: "7.1.2")
    let alert = stage.alert(with: [("Keep", .default), ("Go", .default)])
    stage.present(alert)
    alert.actions[1].isEnabled = false
    alert.receiveLegacy(.didDismiss(1))
    stage.device.settle()
    #expect(!stage.log.contains("handler"))
  }

  @Test(
    "the preferred action is emphasised, Return triggers it, and styles stay",
    .rule("F14", "A35", "A36"),
    arguments: MatrixCase.alerts
  )
  func preferred(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(
      with: [("Keep", .cancel), ("Delete", .destructive), ("Archive", .default)]
    )
    alert.preferredAction = alert.actions[2]
    stage.show(alert)
    #expect(alert.actions.map(\.style) == [.cancel, .destructive, .default])
    let visible = try #require(stage.device.visibleAlert)
    #expect(visible.buttons.filter(\.isBold).map(\.title) == ["Archive"])
    #expect(stage.device.press(.return))
    stage.device.settle()
    #expect(alert.outcome == .action(alert.actions[2]))
  }

  @Test(
    "the preferred action can be taken back, before and while shown",
    .rule("F14"),
    arguments: AlertBackendKind.allCases
  )
  func preferredTakenBack(_ backend: AlertBackendKind) throws {
    let stage = Stage(backend)
    let alert = stage.alert(with: [("Keep", .cancel), ("Go", .default)])
    alert.preferredAction = alert.actions[1]
    stage.show(alert)
    alert.preferredAction = nil
    let visible = try #require(stage.device.visibleAlert)
    #expect(visible.buttons.filter(\.isBold).map(\.title) == ["Keep"])
    #expect(alert.actions[1].style == .default)
  }

  @Test("sheets ignore the preferred action on both", .rule("F14", "A36"))
  func preferredOnSheet() throws {
    for matrix in MatrixCase.sheets {
      let stage = Stage(matrix)
      let alert = stage.alert(style: .actionSheet, with: [("Keep", .cancel), ("Go", .default)])
      alert.preferredAction = alert.actions[1]
      stage.show(alert)
      #expect(!stage.device.press(.return))
      try stage.choose("Go")
      #expect(alert.outcome == .action(alert.actions[1]))
    }
  }
}
