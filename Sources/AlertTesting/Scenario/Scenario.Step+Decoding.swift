nonisolated extension Scenario.Step {
  init(_ reader: ScenarioReader, insideHandler: Bool) throws(ScenarioError) {
    let (name, step) = try Self.nameAndMembers(reader)
    let value = try step.required(name.rawValue)
    if insideHandler, name.takesTime {
      throw value.error(
        "\"\(name.rawValue)\" is not allowed inside \"then\": time does not pass inside a handler"
      )
    }
    let animated = try step["animated"]?.bool() ?? true
    let from = try step["from"]?.string() ?? Scenario.rootPresenter
    let times = try step["times"]?.integer(atLeast: 1) ?? 1
    switch name {
    case .present: self = .present(alert: try value.string(), from: from, animated: animated)
    case .dismiss: self = .dismiss(alert: try value.string(), animated: animated)
    case .dismissPresenter: self = .dismissPresenter(try value.string(), animated: animated)
    case .tap: self = .tap(try value.buttonReference(), times: times)
    case .tapOutside:
      try value.onlyTrue()
      self = .tapOutside(times: times)
    case .type:
      self = .type(try value.string(), into: try step["into"]?.integer(atLeast: 0) ?? 0)
    case .press: self = .press(try value.choice())
    case .rotate: self = .rotate(try value.choice())
    case .enable: self = try Self.enable(value)
    case .tint: self = try Self.tint(value)
    case .retitle: self = try Self.retitle(value)
    case .turn: self = .turn(try value.integer(atLeast: 1))
    case .advance: self = .advance(try value.seconds())
    case .settle:
      try value.onlyTrue()
      self = .settle
    case .drop: self = .drop(alert: try value.string())
    case .push: self = .push(try value.string())
    case .pop:
      try value.onlyTrue()
      self = .pop
    case .modal: self = .modal(try value.string(), from: from)
    case .dropPresenter: self = .dropPresenter(try value.string())
    case .mark: self = .mark(try value.string())
    case .alive:
      try value.onlyTrue()
      self = .alive
    case .legacy: self = try Self.legacy(value)
    }
  }

  /// The one step key of an object, whose other keys must belong to it.
  private static func nameAndMembers(
    _ reader: ScenarioReader
  ) throws(ScenarioError) -> (Scenario.StepName, ScenarioObject) {
    let members = try reader.members()
    let names = members.compactMap { Scenario.StepName(rawValue: $0.key) }
    let known = Scenario.StepName.allCases.map(\.rawValue)
    guard let name = names.first else {
      let list = "known steps are \(known.joined(separator: ", "))"
      guard let (key, member) = members.first else {
        throw reader.error("a step must have one step key, not none; \(list)")
      }
      let suggestion = key.suggestion(from: known)
      throw member.error("unknown step \(key.shortened.jsonQuoted); \(list)\(suggestion)")
    }
    guard names.count == 1 else {
      let list = names.map(\.rawValue).joined(separator: ", ")
      throw reader.error("a step must have one step key, not \(names.count): \(list)")
    }
    for (key, member) in members where key != name.rawValue && !name.qualifiers.contains(key) {
      throw member.error(
        "unknown key \(key.shortened.jsonQuoted) beside \"\(name.rawValue)\""
          + key.suggestion(from: name.qualifiers)
      )
    }
    return (name, ScenarioObject(reader: reader, members: members))
  }
}

// MARK: Steps with an object

nonisolated extension Scenario.Step {
  private static func enable(_ value: ScenarioReader) throws(ScenarioError) -> Self {
    let object = try value.object(keys: ["alert", "action", "to"])
    return .enable(
      alert: try object.required("alert").string(),
      action: try object.required("action").integer(),
      to: try object.required("to").bool()
    )
  }

  private static func tint(_ value: ScenarioReader) throws(ScenarioError) -> Self {
    let object = try value.object(keys: ["alert", "to"])
    return .tint(
      alert: try object.required("alert").string(),
      to: try object.required("to").color()
    )
  }

  private static func retitle(_ value: ScenarioReader) throws(ScenarioError) -> Self {
    let object = try value.object(keys: ["alert", "title", "message"])
    return .retitle(
      alert: try object.required("alert").string(),
      title: try object["title"]?.change() ?? .keep,
      message: try object["message"]?.change() ?? .keep
    )
  }

  private static func legacy(_ value: ScenarioReader) throws(ScenarioError) -> Self {
    let object = try value.object(keys: ["alert", "event", "index"])
    return .legacy(
      alert: try object.required("alert").string(),
      event: try object.required("event").choice(),
      index: try object["index"]?.integer() ?? -1
    )
  }
}

nonisolated extension ScenarioReader {
  fileprivate func change() throws(ScenarioError) -> Scenario.Change {
    try stringOrNull().map { .set($0) } ?? .clear
  }

  fileprivate func buttonReference() throws(ScenarioError) -> String {
    let text = try string()
    guard Scenario.ButtonReference(text) != nil else {
      throw mustBe("a title, #N with N from 1, or ##… for a title that begins with #")
    }
    return text
  }
}
