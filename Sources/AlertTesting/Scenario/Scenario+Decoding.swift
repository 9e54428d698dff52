public import Foundation

extension Scenario {
  /// The scenario in a file's contents, all of it checked before anything can be played.
  public nonisolated init(contentsOf data: Data, file: String) throws(ScenarioError) {
    try self.init(bytes: [UInt8](data), file: file)
  }

  /// The scenario that a JSON text spells.
  public nonisolated init(json: String, file: String = "scenario") throws(ScenarioError) {
    try self.init(bytes: Array(json.utf8), file: file)
  }

  private nonisolated init(bytes: [UInt8], file: String) throws(ScenarioError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      throw ScenarioError(
        file: file,
        path: JSONPath.root.description,
        reason: "not JSON: line \(error.line), column \(error.column): \(error.reason)"
      )
    }
    try self.init(ScenarioReader(value: value, path: .root, file: file))
  }
}

nonisolated extension Scenario {
  private static let keys = [
    "name", "rules", "reports", "device", "system", "orientations", "scenes", "backend", "alerts",
    "steps", "expect",
  ]

  private init(_ reader: ScenarioReader) throws(ScenarioError) {
    let object = try reader.object(keys: Self.keys)
    let alertReaders = try object.required("alerts").members()
    var alerts: [String: Alert] = [:]
    for (id, reader) in alertReaders { alerts[id] = try Alert(reader) }
    var steps: [Step] = []
    for reader in try object.required("steps").elements() {
      steps.append(try Step(reader, insideHandler: false))
    }
    let fileName = reader.file.split(separator: "/").last.map(String.init) ?? reader.file
    self.init(
      name: try object["name"]?.string() ?? fileName,
      alerts: alerts,
      steps: steps,
      expect: try object["expect"]?.strings()
    )
    rules = try object["rules"]?.strings() ?? []
    reports = try object["reports"]?.strings() ?? []
    device = try object["device"]?.choice() ?? .phone
    system = try object["system"]?.version() ?? system
    orientations = try object["orientations"]?.choices()
    scenes = try object["scenes"]?.bool() ?? false
    backend = try object["backend"]?.choice() ?? .both

    let layout = ScenarioLayout(self, alertIDs: alertReaders.map(\.key), file: reader.file)
    try layout.checkReferences()
  }
}

nonisolated extension ScenarioReader {
  /// An array of names of an enumeration.
  func choices<Choice: RawRepresentable<String> & CaseIterable>() throws(ScenarioError) -> [Choice]
  {
    var choices: [Choice] = []
    for element in try elements() { choices.append(try element.choice()) }
    return choices
  }

  /// One to three numbers with dots between them.
  fileprivate func version() throws(ScenarioError) -> String {
    let wanted = "a version of one to three numbers, such as \"7.1.2\""
    guard case .string(let text) = value else { throw mustBe(wanted) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      // `Int` would take a sign too, but not a number that overflows.
      part.unicodeScalars.allSatisfy { "0"..."9" ~= $0 } && Int(part) != nil
    }
    guard parts.count <= 3, areNumbers else { throw mustBe(wanted) }
    return text
  }
}
