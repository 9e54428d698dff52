import AlertTesting
import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

nonisolated enum Choice: Hashable, Sendable, Codable {
  case delete(Int)
  case keep
}

nonisolated let drafts = AlertState<Choice>(
  title: "Delete?",
  message: .localized(key: "count", arguments: ["3"]),
  style: .alert,
  tint: AlertTint(red: 1, green: 0.5, blue: 0),
  buttons: [
    .destructive("Delete", action: .delete(3)),
    AlertButtonState("Later", isEnabled: false, isPreferred: true),
    .cancel(action: .keep),
  ],
  fields: [AlertField(placeholder: "Reason", text: "old", isSecure: true, identifier: "why")]
)

@Suite("An alert as a value")
struct AlertStateTests {
  // MARK: The value

  @Test("equality and hash know everything but the identity", .rule("F43"))
  func equality() {
    var other = AlertState<Choice>(title: nil)
    other.title = drafts.title
    other.message = drafts.message
    other.tint = drafts.tint
    other.buttons = drafts.buttons
    other.fields = drafts.fields
    #expect(other.id != drafts.id)
    #expect(other == drafts)
    #expect(Set([other, drafts]).count == 1)

    let changes: [(inout AlertState<Choice>) -> Void] = [
      { $0.title = "Other" }, { $0.message = nil }, { $0.style = .actionSheet },
      { $0.tint = nil }, { $0.tint?.alpha = 0.5 }, { $0.buttons[0].title = "Other" },
      { $0.buttons[0].role = .default }, { $0.buttons[0].action = .delete(4) },
      { $0.buttons[0].isEnabled = false }, { $0.buttons[1].isPreferred = false },
      { $0.buttons.swapAt(0, 1) }, { $0.fields[0].text = "" }, { $0.fields[0].isSecure = false },
      { $0.fields[0].identifier = nil }, { $0.fields[0].placeholder = nil }, { $0.fields = [] },
    ]
    for change in changes {
      var changed = drafts
      change(&changed)
      #expect(changed.id == drafts.id)
      #expect(changed != drafts)
      #expect(Set([changed, drafts]).count == 2)
    }
  }

  @Test("map changes the actions and nothing else", .rule("F43"))
  func map() {
    let mapped = drafts.map { "\($0)" }
    #expect(mapped.id == drafts.id)
    #expect(mapped.buttons.map(\.action) == ["delete(3)", nil, "keep"])
    #expect(mapped.content == drafts.content)
    #expect(drafts.map { $0 } == drafts)
    #expect(drafts.map { "\($0)" }.map(\.count) == drafts.map { "\($0)".count })
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try drafts.map { action throws(Refused) -> Int in throw Refused() }
    }
  }

  @Test("it can be stored, under keys that stay", .rule("F43"))
  func coded() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let json = String(decoding: try encoder.encode(drafts.map { "\($0)" }), as: UTF8.self)
    #expect(
      json.components(separatedBy: .whitespacesAndNewlines).joined() == """
        {"buttons":[{"action":"delete(3)","role":"destructive","title":"Delete"},\
        {"isEnabled":false,"isPreferred":true,"role":"default","title":"Later"},\
        {"action":"keep","role":"cancel"}],\
        "fields":[{"identifier":"why","isSecure":true,"placeholder":"Reason","text":"old"}],\
        "message":{"arguments":["3"],"key":"count"},\
        "style":"alert","tint":{"alpha":1,"blue":0,"green":0.5,"red":1},"title":"Delete?"}
        """
    )
    let stored = try encoder.encode(drafts)
    let read = try JSONDecoder().decode(AlertState<Choice>.self, from: stored)
    #expect(read == drafts)
    #expect(read.id != drafts.id)
    var sheet = AlertState<Choice>(title: "S", style: .actionSheet)
    sheet.buttons = [.default("A")]
    let again = try JSONDecoder().decode(
      AlertState<Choice>.self,
      from: try encoder.encode(sheet)
    )
    #expect(again == sheet)
  }

  @Test("what is left out has its default, what is unknown is an error", .rule("F43"))
  func decodedBriefly() throws {
    func read(_ json: String) throws -> AlertState<String> {
      try JSONDecoder().decode(AlertState<String>.self, from: Data(json.utf8))
    }
    #expect(try read("{}") == AlertState())
    #expect(
      try read(#"{"title":"T","buttons":[{"title":"OK"}],"fields":[{}]}"#)
        == AlertState(title: "T", buttons: [.default("OK")], fields: [AlertField()])
    )
    #expect(throws: DecodingError.self) { try read(#"{"style":"toast"}"#) }
    #expect(throws: DecodingError.self) { try read(#"{"buttons":[{"role":"close"}]}"#) }
  }

  // MARK: The alert of it

  @Test(
    "the chosen button sends its action with what stands in the fields, after the alert has gone",
    .rule("F43", "F25"),
    arguments: MatrixCase.alerts,
    ["Delete", "Cancel"]
  )
  func sent(_ matrix: MatrixCase, _ choice: String) throws {
    let stage = Stage(matrix)
    var state = drafts
    state.fields[0].text = ""
    state.fields.append(AlertField(text: "b"))
    let alert = stage.alert(state, matrix)
    #expect(alert.preferredAction === alert.actions[1])
    #expect(alert.textFields?.map(\.placeholder) == ["Reason", nil])
    stage.show(alert)
    let visible = try #require(stage.device.visibleAlert)
    #expect(visible.title == "Delete?")
    #expect(visible.message == "count")
    #expect(Set(visible.buttons.map(\.title)) == ["Delete", "Later", "Cancel"])
    #expect(visible.buttons.filter { !$0.isEnabled }.map(\.title) == ["Later"])
    #expect(visible.fields.map(\.text) == ["", "b"])
    stage.device.type("typed")
    try stage.choose(choice)
    let action = choice == "Delete" ? "delete(3)" : "keep"
    let index = choice == "Delete" ? 0 : 2
    #expect(
      stage.lines == [
        "present a", "shown a", #"send \#(action) ["typed", "b"] why typed"#,
        "end action \(index)",
      ]
    )
  }

  @Test(
    "a button without an action sends nothing, and the end is told once",
    .rule("F43", "F15"),
    .report("HL-13"),
    arguments: MatrixCase.all
  )
  func noAction(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(.init(title: "T", style: matrix.style, buttons: [.cancel()]), matrix)
    stage.show(alert)
    try stage.choose("Cancel")
    #expect(stage.lines == ["present a", "shown a", "end action 0"])
  }

  @Test(
    "an end without a choice sends nothing",
    .rule("F43", "F29"),
    arguments: MatrixCase.all
  )
  func noChoice(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let state = AlertState<Choice>(
      title: "T",
      style: matrix.style,
      buttons: [.default("A", action: .keep)]
    )
    let alert = stage.alert(state, matrix)
    stage.show(alert)
    stage.root.dismiss(animated: true)
    stage.device.settle()
    let lost = stage.alert(state, matrix)
    stage.show(lost, on: stage.device.run { UIViewController() })
    #expect(
      stage.lines == [
        "present a", "shown a", "end dismissed(AdaptiveAlert.DismissalReason.presenter)",
        "present a", "end notPresented(AdaptiveAlert.PresentationFailure.noWindow)",
      ]
    )
  }

  @Test("a reusable one tells of every end", .rule("F43", "F36"), arguments: MatrixCase.all)
  func reusable(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let state = AlertState<Choice>(
      title: "T",
      style: matrix.style,
      buttons: [.default("A", action: .keep)]
    )
    let alert = stage.alert(state, matrix)
    alert.isReusable = true
    for _ in 1...2 {
      stage.show(alert)
      try stage.choose("A")
    }
    alert.isReusable = false
    let one = ["present a", "shown a", "send keep [] why -", "end action 0"]
    #expect(stage.lines == one + one)
  }

  @Test("texts by key are looked up when the alert is made", .rule("F43"))
  func localized() throws {
    let strings = try Strings()
    let state = AlertState<Choice>(
      title: .localized(key: "title"),
      message: .localized(key: "one", arguments: ["A"]),
      buttons: [AlertButtonState(.localized(key: "two", arguments: ["1", "2"]))],
      fields: [AlertField(placeholder: .localized(key: "title", table: "Other"))]
    )
    let bundle = strings.bundle
    let alert = Stage(.block).device.run {
      AlertController(state: state, bundle: bundle) { _, _ in }
    }
    #expect(alert.title == "Entwurf löschen?")
    #expect(alert.message == "A ist weg")
    #expect(alert.actions.map(\.title) == ["2 nach 1"])
    #expect(alert.textFields?.map(\.placeholder) == ["Anderes"])
  }

  @Test("tint and no tint", .rule("F43", "F22"))
  func tint() {
    let stage = Stage(.block)
    let tinted = stage.device.run { AlertController(state: drafts) { _, _ in } }
    #expect(tinted.explicitTint == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let plain = stage.device.run {
      AlertController(state: AlertState<Choice>(title: "T")) { _, _ in }
    }
    #expect(plain.viewIfLoaded == nil)
  }

  @Test("what UIKit raises of a state it raises when the alert is made", .rule("F43", "F16"))
  func errors() {
    let stage = Stage(.block)
    stage.device.exceptionPolicy = .record
    let state = AlertState<Choice>(
      style: .actionSheet,
      buttons: [.cancel(), .cancel("Stop"), AlertButtonState(nil)],
      fields: [AlertField()]
    )
    stage.device.run { _ = AlertController(state: state) { _, _ in } }
    #expect(
      stage.device.exceptions.map(\.reason) == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Actions added to UIAlertController must have a title",
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert",
      ]
    )
  }

  @Test("nothing is kept after the end", .rule("F43", "F33"), arguments: MatrixCase.all)
  func released(_ matrix: MatrixCase) throws {
    let leaks = try LeakCheck.run {
      let stage = Stage(matrix)
      let root = stage.root
      let state = AlertState(
        title: "T",
        style: matrix.style,
        buttons: [.default("OK", action: Tracked())]
      )
      let alert = stage.device.run {
        AlertController(
          state: state,
          backend: matrix.selection,
          onEnd: { _ in root.title? += " ended" }
        ) { _, _ in root.title = "sent" }
      }
      stage.show(alert)
      try stage.choose("OK")
      #expect(root.title == "sent ended")
      // One that is never presented is no ring either.
      _ = stage.device.run { AlertController(state: state) { _, _ in root.title = "sent" } }
    }
    #expect(leaks == [])
  }
}

/// An action that a leak check sees.
final class Tracked {
  init() { LeakCheck.track(self) }
}

extension Stage {
  /// Makes an alert of a state that writes what is sent and how it ends.
  fileprivate func alert(_ state: AlertState<Choice>, _ matrix: MatrixCase) -> AlertController {
    weak var made: AlertController?
    let alert = device.run {
      AlertController(
        state: state,
        backend: matrix.selection,
        onEnd: { [weak self] in self?.write("end \($0.words(made))") }
      ) { [weak self] action, values in
        self?.write("send \(action) \(values.texts) why \(values["why"] ?? "-")")
      }
    }
    made = alert
    return alert
  }
}

extension AlertOutcome {
  fileprivate func words(_ alert: AlertController?) -> String {
    guard case .action(let action) = self else { return "\(self)" }
    return "action \(alert?.actions.firstIndex { $0 === action } ?? -1)"
  }
}
