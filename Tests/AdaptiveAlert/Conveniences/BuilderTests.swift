import AdaptiveAlert
import AlertTesting
import TestSupport
import Testing

@Suite("Building an alert as a block")
struct BuilderTests {
  @Test(
    "the README's example deletes, once, and cancel says so by itself",
    .rule("F42", "F25"),
    arguments: MatrixCase.all,
    ["Delete", "Cancel"]
  )
  func example(_ matrix: MatrixCase, _ choice: String) throws {
    let stage = Stage(matrix)
    let alert = stage.device.run {
      AlertController(
        "Delete?",
        message: "For good.",
        style: matrix.style,
        backend: matrix.selection
      ) {
        AlertAction.destructive("Delete") { stage.write("deleted") }
        AlertAction.cancel()
      }
    }
    #expect(alert.title == "Delete?")
    #expect(alert.message == "For good.")
    #expect(alert.preferredStyle == matrix.style)
    #expect(alert.backendKind == matrix.backend)
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    stage.show(alert)
    try stage.choose(choice)
    let handler = choice == "Delete" ? ["deleted"] : []
    #expect(stage.lines == ["present a", "shown a"] + handler)
    #expect(alert.outcome == .action(alert.actions[choice == "Delete" ? 0 : 1]))
  }

  @Test("every factory gives its handler the action, or nothing", .rule("F42", "F15"))
  func factories() throws {
    let stage = Stage(.block)
    var told: [AlertAction?] = []
    for (make, style) in [
      ({ AlertAction.default("A") { told.append($0) } }, .default),
      ({ AlertAction.default("A") { told.append(nil) } }, .default),
      ({ AlertAction.destructive("A") { told.append($0) } }, .destructive),
      ({ AlertAction.destructive("A") { told.append(nil) } }, .destructive),
      ({ AlertAction.cancel("A") { told.append($0) } }, .cancel),
      ({ AlertAction.cancel("A") { told.append(nil) } }, .cancel),
    ] as [(() -> AlertAction, UIAlertAction.Style)] {
      let alert = stage.device.run { AlertController("T") { make() } }
      let action = alert.actions[0]
      #expect(action.style == style)
      stage.show(alert)
      try stage.choose("A")
      #expect(told.last.map { $0 == nil || $0 === action } == true)
    }
    #expect(told.map { $0 == nil } == [false, true, false, true, false, true])
    let plain = [AlertAction.default("A"), .destructive("B"), .cancel()]
    #expect(plain.map(\.title) == ["A", "B", "Cancel"])
  }

  @Test("conditions, loops, arrays and plain actions keep the order written", .rule("F42", "F9"))
  func controlFlow() {
    func titles(_ condition: Bool, _ names: [String]) -> [String?] {
      AlertController("T") {
        AlertAction.default("First")
        if condition { AlertAction.default("Maybe") }
        for name in names {
          AlertAction.default(name)
          if condition { AlertAction.destructive("No \(name)") }
        }
        if condition {
          AlertAction.cancel("Stop")
        } else {
          AlertAction.default("Other")
        }
        [AlertAction.default("X"), AlertAction.default("Y")]
        AlertAction(title: "Last", style: .default)
      }.actions.map(\.title)
    }
    Stage(.block).device.run {
      #expect(
        titles(true, ["1", "2"]) == [
          "First", "Maybe", "1", "No 1", "2", "No 2", "Stop", "X", "Y", "Last",
        ]
      )
      #expect(titles(false, []) == ["First", "Other", "X", "Y", "Last"])
    }
  }

  @Test("either branch may hold the cancel button, or each one of its own", .rule("F42"))
  func branches() {
    func styles(_ place: Int) -> [UIAlertAction.Style] {
      AlertController("T") {
        switch place {
        case 0: AlertAction.cancel("A")
        case 1: AlertAction.cancel("B")
        default: AlertAction.default("C")
        }
        if place == 1 { AlertAction.default("D") } else { AlertAction.default("E") }
      }.actions.map(\.style)
    }
    func optional(_ isThere: Bool) -> [String?] {
      AlertController("T") {
        if isThere { AlertAction.cancel() }
        if #available(iOS 13, *) { AlertAction.default("New") }
      }.actions.map(\.title)
    }
    Stage(.block).device.run {
      #expect(styles(0) == [.cancel, .default])
      #expect(styles(1) == [.cancel, .default])
      #expect(styles(2) == [.default, .default])
      #expect(optional(true) == ["Cancel", "New"])
      #expect(optional(false) == ["New"])
    }
  }

  @Test("a second cancel that only shows when it runs raises UIKit's error", .rule("F42", "F16"))
  func secondCancel() {
    let stage = Stage(.block)
    stage.device.exceptionPolicy = .record
    let alert = stage.device.run {
      AlertController("T") {
        AlertAction.cancel()
        AlertAction(title: "Stop", style: .cancel)
      }
    }
    #expect(
      stage.device.exceptions.map(\.reason) == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ]
    )
    #expect(alert.actions.map(\.title) == ["Cancel"])
  }

  @Test("an empty block is an alert of texts", .rule("F42"), arguments: MatrixCase.alerts)
  func empty(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.device.run { AlertController("T", backend: matrix.selection) {} }
    #expect(alert.actions.isEmpty)
    #expect(alert.textFields == nil)
    stage.show(alert)
    #expect(stage.device.visibleAlert?.title == "T")
  }

  @Test("fields stand in the block too", .rule("F42", "F18"), arguments: MatrixCase.alerts)
  func fields(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    var configured: [UITextField] = []
    let alert = stage.device.run {
      AlertController("Log in", backend: matrix.selection) {
        AlertField(placeholder: "Name", text: "ada")
        AlertAction.default("Log in")
        AlertField(placeholder: "Password", isSecure: true).configured { configured.append($0) }
        AlertAction.cancel()
      }
    }
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.placeholder) == ["Name", "Password"])
    #expect(fields.map(\.text) == ["ada", ""])
    #expect(fields.map(\.isSecureTextEntry) == [false, true])
    #expect(configured == [fields[1]])
    stage.show(alert)
    #expect(stage.device.visibleAlert?.fields.map(\.text) == ["ada", ""])
    #expect(stage.device.visibleAlert?.buttons.count == 2)
  }

  @Test("subclasses are built like the class", .rule("F42", "F3"))
  func subclass() {
    final class Warning: AlertController {}
    Stage(.block).device.run {
      let warning = Warning("T", style: .actionSheet) { AlertAction.cancel() }
      #expect(warning.preferredStyle == .actionSheet)
      #expect(warning.actions.count == 1)
    }
  }

  @Test("nothing is kept after the end", .rule("F42", "F33"), arguments: MatrixCase.all)
  func released(_ matrix: MatrixCase) throws {
    let leaks = try LeakCheck.run {
      let stage = Stage(matrix)
      let root = stage.root
      let alert = stage.device.run {
        AlertController("T", style: matrix.style, backend: matrix.selection) {
          AlertAction.default("OK") { root.title = "answered" }
          AlertAction.cancel()
        }
      }
      alert.actions.forEach { LeakCheck.track($0) }
      stage.show(alert)
      try stage.choose("OK")
      #expect(root.title == "answered")
    }
    #expect(leaks == [])
  }
}

extension MatrixCase {
  /// The backend by its selection.
  nonisolated var selection: BackendSelection { backend == .block ? .block : .delegate }
}
