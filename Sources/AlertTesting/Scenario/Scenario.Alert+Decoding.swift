nonisolated extension Scenario.Alert {
  private static let keys = [
    "title", "message", "style", "actions", "preferred", "fields", "anchor", "policy", "reusable",
    "tint",
  ]

  init(_ reader: ScenarioReader) throws(ScenarioError) {
    let object = try reader.object(keys: Self.keys)
    title = try object["title"]?.stringOrNull()
    message = try object["message"]?.stringOrNull()
    style = try object["style"]?.choice() ?? .alert
    for reader in try object["actions"]?.elements() ?? [] {
      actions.append(try Scenario.Action(reader))
    }
    preferred = try object["preferred"]?.actionIndex(count: actions.count)
    for reader in try object["fields"]?.elements() ?? [] {
      fields.append(try Scenario.Field(reader, actionCount: actions.count))
    }
    anchor = try object["anchor"]?.choice() ?? .none
    policy = try object["policy"]?.choice() ?? .queue
    reusable = try object["reusable"]?.bool() ?? false
    tint = try object["tint"]?.color()
  }
}

nonisolated extension Scenario.Action {
  private static let keys = ["title", "style", "enabled", "captures", "then", "handler"]

  init(_ reader: ScenarioReader) throws(ScenarioError) {
    let object = try reader.object(keys: Self.keys)
    title = try object["title"]?.stringOrNull()
    style = try object["style"]?.choice() ?? .default
    enabled = try object["enabled"]?.bool() ?? true
    captures = Set(try object["captures"]?.choices() ?? [])
    for reader in try object["then"]?.elements() ?? [] {
      then.append(try Scenario.Step(reader, insideHandler: true))
    }
    handler = try object["handler"]?.bool() ?? true
  }
}

nonisolated extension Scenario.Field {
  private static let keys = ["placeholder", "secure", "text", "enables"]

  init(_ reader: ScenarioReader, actionCount: Int) throws(ScenarioError) {
    let object = try reader.object(keys: Self.keys)
    placeholder = try object["placeholder"]?.string()
    secure = try object["secure"]?.bool() ?? false
    text = try object["text"]?.string() ?? ""
    enables = try object["enables"]?.actionIndex(count: actionCount)
  }
}
