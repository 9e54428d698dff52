import AlertTesting
import Foundation
import Testing

@Suite("Decoding a scenario")
struct ScenarioDecodingTests {
  @Test("the contract's example is read whole")
  func example() throws {
    let scenario = try Scenario(contentsOf: Data(ScenarioFile.example.utf8), file: "f.json")
    #expect(scenario.name == "cancel added first keeps its handler")
    #expect(scenario.rules == ["F10", "F25", "F26"])
    #expect(scenario.device == .phone)
    #expect(scenario.system == "7.1.2")
    #expect(Set(scenario.alerts.keys) == ["a", "b"])
    let alert = try #require(scenario.alerts["a"])
    #expect(alert.title == "Delete draft?")
    #expect(alert.message == nil)
    #expect(alert.actions.map(\.title) == ["Keep", "Delete"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.actions.map(\.captures) == [[], [.box, .presenter]])
    let presentB = Scenario.Step.present(alert: "b", from: "root", animated: true)
    #expect(alert.actions.map(\.then) == [[], [presentB]])
    #expect(alert.fields.map(\.placeholder) == ["Name"])
    #expect(
      scenario.steps == [
        .present(alert: "a", from: "root", animated: true), .settle, .type("x", into: 0),
        .tap("Delete", times: 1), .settle, .tap("OK", times: 1), .settle,
      ]
    )
    let handlerLine = #"handler a.1 Delete fields=["x"]"#
    #expect(scenario.expect == ["present a", "shown a", handlerLine, "alive none"])
  }

  @Test("what a file leaves out has the contract's defaults")
  func defaults() throws {
    let json = #"{"alerts": {"a": {"actions": [{}], "fields": [{}]}}, "steps": []}"#
    let scenario = try Scenario(json: json, file: "some/where/f.json")
    #expect(scenario.name == "f.json")
    #expect(scenario.rules.isEmpty)
    #expect(scenario.reports.isEmpty)
    #expect(scenario.device == .phone)
    #expect(scenario.system == "26.0")
    #expect(scenario.orientations == nil)
    #expect(!scenario.scenes)
    #expect(scenario.backend == .both)
    #expect(scenario.expect == nil)
    let alert = try #require(scenario.alerts["a"])
    #expect(alert.title == nil)
    #expect(alert.style == .alert)
    #expect(alert.preferred == nil)
    #expect(alert.anchor == .none)
    #expect(alert.policy == .queue)
    #expect(!alert.reusable)
    #expect(alert.tint == nil)
    let action = try #require(alert.actions.first)
    #expect(action.title == nil)
    #expect(action.style == .default)
    #expect(action.enabled)
    #expect(action.captures.isEmpty)
    #expect(action.handler)
    let field = try #require(alert.fields.first)
    #expect(field.placeholder == nil)
    #expect(!field.secure)
    #expect(field.text.isEmpty)
    #expect(field.enables == nil)
  }

  @Test("every key of a file, an alert, an action and a field is read")
  func everyKey() throws {
    let scenario = try Scenario(
      json: """
        {"reports": ["WI-03"], "device": "pad", "scenes": true, "backend": "delegate", "steps": [],
         "alerts": {"a": {
           "title": null, "message": "M", "style": "actionSheet", "preferred": 1,
           "policy": "refuse", "reusable": true, "tint": "#fF8000",
           "actions": [{"title": null},
                       {"enabled": false, "captures": ["field"], "handler": false}],
           "fields": [{"placeholder": "P", "secure": true, "text": "T", "enables": 0}]}}}
        """
    )
    #expect(scenario.reports == ["WI-03"])
    #expect(scenario.device == .pad)
    #expect(scenario.scenes)
    #expect(scenario.backend == .delegate)
    let alert = try #require(scenario.alerts["a"])
    #expect(alert.title == nil)
    #expect(alert.message == "M")
    #expect(alert.style == .actionSheet)
    #expect(alert.preferred == 1)
    #expect(alert.policy == .refuse)
    #expect(alert.reusable)
    #expect(alert.tint.map { [$0.red, $0.green, $0.blue] } == [255, 128, 0])
    #expect(alert.actions.map(\.enabled) == [true, false])
    #expect(alert.actions.map(\.captures) == [[], [.field]])
    #expect(alert.actions.map(\.handler) == [true, false])
    let field = try #require(alert.fields.first)
    #expect(field.placeholder == "P")
    #expect(field.secure)
    #expect(field.text == "T")
    #expect(field.enables == 0)
  }

  nonisolated static let steps: [(String, Scenario.Step)] = [
    (#"{"present": "a"}"#, .present(alert: "a", from: "root", animated: true)),
    (
      #"{"present": "a", "from": "root", "animated": false}"#,
      .present(alert: "a", from: "root", animated: false)
    ),
    (#"{"dismiss": "a"}"#, .dismiss(alert: "a", animated: true)),
    (#"{"dismiss": "a", "animated": false}"#, .dismiss(alert: "a", animated: false)),
    (#"{"dismissPresenter": "root"}"#, .dismissPresenter("root", animated: true)),
    (
      #"{"dismissPresenter": "root", "animated": false}"#,
      .dismissPresenter("root", animated: false)
    ),
    (#"{"tap": "OK"}"#, .tap("OK", times: 1)),
    (##"{"times": 2, "tap": "#2"}"##, .tap("#2", times: 2)),
    (###"{"tap": "##x"}"###, .tap("##x", times: 1)),
    (#"{"tapOutside": true, "times": 3}"#, .tapOutside(times: 3)),
    (#"{"type": "é"}"#, .type("é", into: 0)),
    (#"{"type": "", "into": 2.0}"#, .type("", into: 2)),
    (#"{"press": "return"}"#, .press(.return)),
    (
      #"{"enable": {"alert": "a", "action": 1, "to": false}}"#,
      .enable(alert: "a", action: 1, to: false)
    ),
    (
      #"{"retitle": {"alert": "a", "title": "T"}}"#,
      .retitle(alert: "a", title: .set("T"), message: .keep)
    ),
    (
      #"{"retitle": {"alert": "a", "message": null}}"#,
      .retitle(alert: "a", title: .keep, message: .clear)
    ),
    (#"{"turn": 1}"#, .turn(1)),
    (#"{"advance": 0}"#, .advance(0)),
    (#"{"advance": 2.5e-1}"#, .advance(0.25)),
    (#"{"settle": true}"#, .settle),
    (#"{"drop": "a"}"#, .drop(alert: "a")),
    (#"{"push": "p"}"#, .push("p")),
    (#"{"pop": true}"#, .pop),
    (#"{"modal": "m"}"#, .modal("m", from: "root")),
    (#"{"dropPresenter": "root"}"#, .dropPresenter("root")),
    (#"{"mark": "text"}"#, .mark("text")),
    (#"{"alive": true}"#, .alive),
    (
      #"{"legacy": {"alert": "a", "event": "cancel"}}"#,
      .legacy(alert: "a", event: .cancel, index: -1)
    ),
    (
      #"{"legacy": {"alert": "a", "event": "didDismiss", "index": 7}}"#,
      .legacy(alert: "a", event: .didDismiss, index: 7)
    ),
  ]

  @Test("every step is read", arguments: steps)
  func step(json: String, step: Scenario.Step) throws {
    #expect(try Scenario(json: ScenarioFile(steps: json).json).steps == [step])
  }

  @Test("a tint step has a colour of six digits")
  func tintStep() throws {
    let json = ScenarioFile(steps: ##"{"tint": {"alert": "a", "to": "#0080ff"}}"##).json
    guard case .tint(let alert, let color) = try Scenario(json: json).steps.first else {
      Issue.record("not a tint step")
      return
    }
    #expect(alert == "a")
    #expect([color.red, color.green, color.blue] == [0, 128, 255])
  }

  @Test("keys that begin with an underscore are comments at every level")
  func comments() {
    let json = """
      {"_": 1, "alerts": {"_x": 2, "a": {"_": [], "actions": [{"_c": {}}], "fields": [{"_f": 0}]}},
       "steps": [{"_why": {"deep": [null]}, "present": "a"},
                 {"retitle": {"alert": "a", "_title": 3}}]}
      """
    #expect(ScenarioFile(json).complaint == "valid")
  }

  @Test(
    "a button reference tells titles and positions apart",
    arguments: [
      ("OK", .title("OK")), ("", .title("")), ("#1", .position(1)), ("#12", .position(12)),
      ("##x", .title("#x")), ("##", .title("#")), ("#", nil), ("#0", nil), ("#x", nil),
      ("#+1", nil), ("#99999999999999999999", nil),
    ] as [(String, Scenario.ButtonReference?)]
  )
  func buttonReference(text: String, reference: Scenario.ButtonReference?) {
    #expect(Scenario.ButtonReference(text) == reference)
  }
}
