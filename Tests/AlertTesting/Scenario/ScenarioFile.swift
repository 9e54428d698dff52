import AlertTesting

/// A text for the suites on scenarios.
nonisolated struct ScenarioFile {
  let json: String

  init(_ json: String) {
    self.json = json
  }

  /// A file with two alerts, of which `a` has two actions, and these steps.
  init(steps: String) {
    json = """
      {"alerts": {"a": {"actions": [{"title": "OK"}, {"title": "Undo"}]}, "b": {}},
       "steps": [\(steps)]}
      """
  }

  /// A file with one alert, which has these members.
  init(alert members: String) {
    json = #"{"alerts": {"a": {\#(members)}}, "steps": []}"#
  }

  /// A file with these members beside what is required.
  init(members: String) {
    json = #"{"alerts": {}, "steps": [], \#(members)}"#
  }

  /// The description of the error that the text gives, or `"valid"`.
  var complaint: String {
    do {
      _ = try Scenario(json: json, file: "f.json")
      return "valid"
    } catch {
      return error.description
    }
  }

  /// The example of the contract.
  static let example = """
    { "name": "cancel added first keeps its handler", "rules": ["F10", "F25", "F26"],
      "device": "phone", "system": "7.1.2",
      "alerts": {
        "a": { "title": "Delete draft?",
               "actions": [ { "title": "Keep", "style": "cancel" },
                            { "title": "Delete", "style": "destructive",
                              "captures": ["box", "presenter"], "then": [ { "present": "b" } ] } ],
               "fields": [ { "placeholder": "Name" } ] },
        "b": { "title": "Deleted", "actions": [ { "title": "OK" } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "type": "x", "into": 0 },
                 { "tap": "Delete" }, { "settle": true }, { "tap": "OK" }, { "settle": true } ],
      "expect": [ "present a", "shown a", "handler a.1 Delete fields=[\\"x\\"]", "alive none" ] }
    """
}
