import TestSupport
import Testing

@testable import AdaptiveAlert

/// Alerts that UIAlertView and UIActionSheet cannot express, on both backends.
@Suite("What our own dialog carries")
struct CarriedTests {
  // MARK: From the start

  @Test(
    "two destructive buttons on a sheet",
    .rule("F11", "F45"),
    arguments: MatrixCase.sheets
  )
  func twoDestructive(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let sheet = stage.alert(
      style: .actionSheet,
      with: [
        ("Keep", .cancel), ("Delete", .destructive), ("Erase", .destructive), ("Copy", .default),
      ]
    )
    stage.show(sheet)
    let visible = try #require(stage.device.visibleAlert)
    #expect(visible.buttons.map(\.style) == [.destructive, .destructive, .default, .cancel])
    #expect(visible.buttons.filter(\.isBold).map(\.title) == ["Keep"])
    try stage.choose("Erase")
    #expect(
      stage.log == """
        present a
        shown a
        closing a
        closed a
        outcome a action 2
        handler a.2 Erase
        """
    )
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("an alert looks alike on both, whatever carries it", .rule("F11", "F14"))
  func looks() {
    for system in ["8.3", "12.4", "26.0"] {
      let screens = AlertBackendKind.allCases.map { backend in
        let stage = Stage(backend, system: system)
        let alert = stage.alert(
          title: "Sign in",
          message: "With your name",
          with: [("Keep", .cancel), ("Go", .default), ("Delete", .destructive)]
        )
        for place in 0...2 { alert.addTextField { $0.placeholder = "Field \(place)" } }
        alert.actions[2].isEnabled = false
        alert.preferredAction = alert.actions[1]
        stage.show(alert)
        return stage.device.screenText
      }
      #expect(screens[0] == screens[1])
      #expect(!screens[0].isEmpty)
    }
  }

  @Test(
    "a touch beside a sheet chooses cancel, beside an alert or without cancel nothing",
    .rule("F24"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func outside(_ matrix: MatrixCase, _ hasCancel: Bool) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(
      style: matrix.style,
      with: [("Off", .default), ("Go", .default)] + (hasCancel ? [("Keep", .cancel)] : [])
    )
    alert.actions[0].isEnabled = false
    stage.show(alert)
    stage.device.tapOutside()
    stage.device.settle()
    if matrix.style == .actionSheet, hasCancel {
      #expect(stage.lines.last == "handler a.2 Keep")
    } else {
      #expect(stage.lines == ["present a", "shown a"])
      try stage.choose("Go")
    }
  }

  @Test(
    "a sheet ignores a preferred action, whatever carries it",
    .rule("A36", "F14"),
    arguments: MatrixCase.sheets,
    [true, false]
  )
  func preferredOnSheet(_ matrix: MatrixCase, _ isEnabled: Bool) {
    let stage = Stage(matrix)
    let sheet = stage.alert(style: .actionSheet, with: [("Off", .default), ("Go", .default)])
    sheet.actions[0].isEnabled = isEnabled
    sheet.preferredAction = sheet.actions[1]
    stage.show(sheet)
    #expect(!stage.device.press(.return))
    #expect(stage.device.visibleAlert?.buttons.allSatisfy { !$0.isBold } == true)
    #expect(stage.log == "present a\nshown a")
  }

  @Test("a touch during the opening chooses nothing", .rule("F27"), arguments: MatrixCase.all)
  func early(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Off", .default), ("Go", .default)])
    alert.actions[0].isEnabled = false
    stage.present(alert)
    stage.device.advance(by: 0.05)
    _ = try? stage.device.tap("Go")
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
    try stage.choose("Go")
    #expect(stage.lines.filter { $0.hasPrefix("handler") } == ["handler a.1 Go"])
  }

  @Test("many buttons scroll and all are reached", .rule("F10"), arguments: MatrixCase.all)
  func many(_ matrix: MatrixCase) throws {
    for title in ["0", "7", "19"] {
      let stage = Stage(matrix)
      let alert = stage.alert(
        style: matrix.style,
        with: (0..<20).map { ("\($0)", UIAlertAction.Style.default) }
      )
      alert.actions[3].isEnabled = false
      stage.show(alert)
      try stage.choose(title)
      #expect(stage.lines.last == "handler a.\(title) \(title)")
    }
  }

  @Test(
    "code dismisses it, and so does the presenter",
    .rule("F28", "F29"),
    arguments: MatrixCase.all
  )
  func code(_ matrix: MatrixCase) {
    for byPresenter in [false, true] {
      for isAnimated in [false, true] {
        let stage = Stage(matrix)
        let alert = stage.alert(style: matrix.style, with: [("Off", .default)])
        alert.actions[0].isEnabled = false
        stage.show(alert)
        (byPresenter ? stage.root : alert).dismiss(animated: isAnimated) { stage.write("done") }
        stage.device.settle()
        #expect(
          stage.lines.dropFirst(2) == [
            "closing a", "closed a",
            "outcome a dismissed \(byPresenter ? "presenter" : "code")", "done",
          ]
        )
        #expect(stage.device.visibleAlert == nil)
      }
    }
  }

  @Test("it goes with its presenter and leaves nothing", .rule("F33"), arguments: MatrixCase.all)
  func released(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    weak var gone: AlertController?
    do {
      let modal = stage.presentModal()
      let alert = stage.alert(style: matrix.style)
      let action = stage.add("Off", to: alert) { withExtendedLifetime((alert, modal)) {} }
      action.isEnabled = false
      gone = alert
      stage.show(alert, on: modal)
      stage.root.dismiss(animated: false)
      stage.device.settle()
      #expect(alert.outcome == .dismissed(.presenterGone))
    }
    stage.device.settle()
    #expect(gone == nil)
    #expect(stage.device.visibleAlert == nil)
  }

  // MARK: Exchanged on screen

  @Test(
    "disabling while shown exchanges the widget, and nobody hears of it",
    .rule("F13"),
    arguments: MatrixCase.all
  )
  func exchanged(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.writesDelegateCalls = true
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    stage.show(alert)
    let before = alert.native
    let lines = stage.lines
    alert.actions[1].isEnabled = false
    stage.device.settle()
    #expect(stage.lines == lines)
    #expect((alert.native === before) == (matrix.backend == .block))
    #expect(stage.device.visibleAlert?.buttons.filter { !$0.isEnabled }.map(\.title) == ["Go"])
    #expect(throws: DeviceInputError.disabled("Go")) { try stage.device.tap("Go") }
    alert.actions[1].isEnabled = true
    try stage.choose("Go")
    #expect(stage.lines.last == "handler a.1 Go")
    #expect(stage.lines.filter { $0 == "outcome a action 1" }.count == 1)
  }

  @Test(
    "what a person typed and where the cursor is stay",
    .rule("F13", "F17", "F20"),
    arguments: MatrixCase.alerts
  )
  func typed(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("Go", .default)])
    alert.addTextField()
    alert.addTextField { $0.isSecureTextEntry = true }
    stage.show(alert)
    stage.device.type("a", intoField: 0)
    stage.device.type("b", intoField: 1)
    let focused = alert.textFields?.firstIndex(where: \.isFirstResponder)
    alert.actions[0].isEnabled = false
    stage.device.settle()
    #expect(stage.device.visibleAlert?.fields.map(\.text) == ["a", "b"])
    #expect(alert.textFields?.firstIndex(where: \.isFirstResponder) == focused)
    stage.device.type("c")
    alert.actions[0].isEnabled = true
    try stage.choose("Go")
    #expect(alert.textFields?.compactMap(\.text).joined() == "abc")
  }

  @Test(
    "disabled on its way in, it still comes once",
    .rule("F13", "F28"),
    arguments: MatrixCase.all
  )
  func exchangedEarly(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .default), ("Go", .default)])
    stage.present(alert)
    stage.device.advance(by: 0.05)
    alert.actions[1].isEnabled = false
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
    try stage.choose("Keep")
    #expect(stage.lines.last == "handler a.0 Keep")
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("texts change while shown", .rule("F1"), arguments: MatrixCase.all)
  func retitled(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Off", .default)])
    alert.actions[0].isEnabled = false
    stage.show(alert)
    alert.title = "New"
    alert.message = "Text"
    #expect(stage.device.screenText.contains("New"))
    #expect(stage.device.screenText.contains("Text"))
  }

  @Test("a reusable one may be plain again", .rule("F36"), arguments: MatrixCase.all)
  func reused(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    alert.isReusable = true
    for isEnabled in [false, true, false] {
      alert.actions[0].isEnabled = isEnabled
      stage.show(alert)
      if matrix.backend == .delegate {
        #expect((alert.native is AlertDialog) == !isEnabled)
      }
      try stage.choose("Go")
    }
    #expect(stage.lines.filter { $0 == "handler a.1 Go" }.count == 3)
    alert.isReusable = false
  }

  // MARK: Said

  @Test("the limitations name what is carried", .rule("F45"))
  func limitations() {
    let stage = Stage(.delegate, system: "7.1.2")
    let alert = stage.alert(with: [("Keep", .cancel), ("Delete", .destructive)])
    #expect(alert.limitations == [.destructiveStyle])
    alert.preferredAction = alert.actions[0]
    #expect(alert.limitations == [.preferredAction])
    alert.actions[0].isEnabled = false
    for _ in 1...3 { alert.addTextField() }
    #expect(alert.limitations == [.disabledAction, .preferredAction, .textFields])
    let sheet = stage.alert(
      "s",
      message: "M",
      style: .actionSheet,
      with: [("Delete", .destructive), ("Erase", .destructive)]
    )
    #expect(sheet.limitations == [.secondDestructive])
    #expect(Stage(.block).alert(with: [("A", .default)]).limitations.isEmpty)
  }

  @Test("the dialog draws the tint", .rule("F22"))
  func tint() {
    let stage = Stage(.delegate, system: "7.1.2")
    let alert = stage.alert(with: [("Off", .default), ("Go", .default)])
    alert.actions[0].isEnabled = false
    alert.view.tintColor = .purple
    stage.show(alert)
    #expect(stage.device.visibleAlert?.buttons.map(\.tint) == [.purple, .purple])
    alert.view.tintColor = .orange
    #expect(stage.device.visibleAlert?.buttons.map(\.tint) == [.orange, .orange])
  }
}

/// The order and the places, without a screen.
@Suite("The layout of our own dialog")
struct AlertDialogLayoutTests {
  private func layout(
    _ roles: [UIAlertAction.Style],
    isSheet: Bool = false,
    preferred: Int? = nil,
    titlesFit: Bool = true
  ) -> AlertDialogLayout {
    AlertDialogLayout(roles: roles, isSheet: isSheet, preferred: preferred, titlesFit: titlesFit)
  }

  @Test("two buttons side by side, cancel left; more below each other, cancel last", .rule("F11"))
  func order() {
    let row = layout([.default, .cancel])
    #expect(row.order == [1, 0])
    #expect(row.isRow)
    #expect(row.frame(at: 1, width: 270) == CGRect(x: 135, y: 0, width: 135, height: 44))
    #expect(row.buttonsHeight == 44)
    let column = layout([.cancel, .default, .destructive])
    #expect(column.order == [1, 2, 0])
    #expect(column.frame(at: 2, width: 270) == CGRect(x: 0, y: 88, width: 270, height: 44))
    #expect(!layout([.default, .cancel], titlesFit: false).isRow)
    #expect(layout([.default, .cancel], titlesFit: false).order == [0, 1])
  }

  @Test("a sheet's cancel stands apart", .rule("F11"))
  func sheet() {
    let sheet = layout([.cancel, .default], isSheet: true)
    #expect(sheet.order == [1, 0])
    #expect(!sheet.isRow)
    #expect(sheet.frame(at: 1, width: 304) == CGRect(x: 0, y: 52, width: 304, height: 44))
    #expect(sheet.buttonsHeight == 96)
    #expect(layout([.cancel], isSheet: true).apart == nil)
  }

  @Test("the preferred button is emphasised instead of cancel", .rule("F14"))
  func bold() {
    #expect(layout([.cancel, .default]).bold == 0)
    #expect(layout([.cancel, .default], preferred: 1).bold == 1)
    #expect(layout([.default, .default]).bold == nil)
  }
}
