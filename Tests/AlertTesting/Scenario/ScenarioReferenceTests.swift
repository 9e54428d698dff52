import Testing

@Suite("The ids of a scenario")
struct ScenarioReferenceTests {
  @Test(
    "an alert that a step names is one of the file's",
    arguments: [
      (#"{"present": "c"}"#, "present", "c"),
      (#"{"dismiss": "_c"}"#, "dismiss", "_c"),
      (#"{"drop": ""}"#, "drop", ""),
      (#"{"enable": {"alert": "c", "action": 0, "to": true}}"#, "enable.alert", "c"),
      (##"{"tint": {"alert": "c", "to": "#000000"}}"##, "tint.alert", "c"),
      (#"{"retitle": {"alert": "c"}}"#, "retitle.alert", "c"),
      (#"{"legacy": {"alert": "c", "event": "clicked"}}"#, "legacy.alert", "c"),
    ]
  )
  func unknownAlert(step: String, path: String, id: String) {
    #expect(
      ScenarioFile(steps: step).complaint
        == #"f.json: $.steps[0].\#(path): no alert "\#(id)" in "alerts""#
    )
  }

  @Test("an alert that a handler names is one of the file's")
  func unknownAlertInHandler() {
    let json = #"{"alerts": {"first": {"actions": [{"then": [{"drop": "frist"}]}]}}, "steps": []}"#
    #expect(
      ScenarioFile(json).complaint == """
        f.json: $.alerts.first.actions[0].then[0].drop: no alert "frist" in "alerts"; did you mean \
        "first"?
        """
    )
  }

  @Test(
    "a presenter is there before a step names it",
    arguments: [
      (
        #"{"present": "a", "from": "page"}"#,
        #"$.steps[0].from: no presenter "page": it is neither "root" nor introduced by an earlier "#
          + "push or modal"
      ),
      (
        #"{"push": "page"}, {"modal": "m", "from": "pag"}"#,
        #"$.steps[1].from: no presenter "pag": it is neither "root" nor introduced by an earlier "#
          + #"push or modal; did you mean "page"?"#
      ),
      (
        #"{"dropPresenter": "p"}, {"push": "p"}"#,
        #"$.steps[0].dropPresenter: presenter "p" is not there yet; it is introduced at "#
          + "$.steps[1].push"
      ),
      (
        #"{"modal": "m", "from": "m"}"#,
        #"$.steps[0].from: presenter "m" is not there yet; it is introduced at $.steps[0].modal"#
      ),
      (
        #"{"push": "p"}, {"modal": "p"}"#,
        #"$.steps[1].modal: presenter "p" is already introduced at $.steps[0].push"#
      ),
      (#"{"push": "root"}"#, #"$.steps[0].push: presenter "root" is there from the start"#),
    ]
  )
  func presenter(steps: String, expected: String) {
    #expect(ScenarioFile(steps: steps).complaint == "f.json: " + expected)
  }

  @Test("a presenter is there after the step that introduces it")
  func knownPresenter() {
    let steps = """
      {"push": "p"}, {"modal": "m", "from": "p"}, {"present": "a", "from": "m"},
      {"dismissPresenter": "m"}, {"dropPresenter": "p"}
      """
    #expect(ScenarioFile(steps: steps).complaint == "valid")
  }

  /// A file where a handler of `b`, which a handler of `a` presents, introduces `p`.
  private func chain(steps: String) -> ScenarioFile {
    ScenarioFile(
      """
      {"alerts": {"a": {"actions": [{"then": [{"present": "b", "from": "q"}]}]},
                  "b": {"actions": [{"then": [{"push": "p"}, {"present": "a"}]}]}},
       "steps": [{"push": "q"}, \(steps)]}
      """
    )
  }

  @Test("a handler may name any presenter, and the script one of an alert presented before")
  func handlerPresenters() {
    #expect(chain(steps: #"{"present": "a"}, {"dropPresenter": "p"}"#).complaint == "valid")
    #expect(
      chain(steps: #"{"dropPresenter": "p"}, {"present": "a"}"#).complaint == """
        f.json: $.steps[1].dropPresenter: presenter "p" is not there yet; it is introduced at \
        $.alerts.b.actions[0].then[0].push
        """
    )
    #expect(
      chain(steps: #"{"push": "p"}"#).complaint == """
        f.json: $.steps[1].push: presenter "p" is already introduced at \
        $.alerts.b.actions[0].then[0].push
        """
    )
  }

  @Test("no time passes inside a handler", arguments: ["turn", "advance", "settle"])
  func timeInHandler(step: String) {
    let members = #""actions": [{"then": [{"alive": true}, {"\#(step)": 1}]}]"#
    #expect(
      ScenarioFile(alert: members).complaint == """
        f.json: $.alerts.a.actions[0].then[1].\(step): "\(step)" is not allowed inside "then": \
        time does not pass inside a handler
        """
    )
  }
}
