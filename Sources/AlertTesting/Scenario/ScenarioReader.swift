/// A value of a scenario's file together with its place, so that every complaint names it.
nonisolated struct ScenarioReader {
  let value: JSONValue
  let path: JSONPath
  let file: String

  /// An error at this place.
  func error(_ reason: String) -> ScenarioError {
    ScenarioError(file: file, path: path.description, reason: reason)
  }

  /// The error that this value is not what the contract wants.
  func mustBe(_ wanted: String) -> ScenarioError {
    error("\(path.subject) must be \(wanted), not \(value.summary)")
  }
}

// MARK: Plain values

nonisolated extension ScenarioReader {
  func string() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw mustBe("a string") }
    return text
  }

  func stringOrNull() throws(ScenarioError) -> String? {
    switch value {
    case .null: nil
    case .string(let text): text
    default: throw mustBe("a string or null")
    }
  }

  func bool() throws(ScenarioError) -> Bool {
    guard case .bool(let flag) = value else { throw mustBe("true or false") }
    return flag
  }

  /// Checks a step that has no other value than `true`.
  func onlyTrue() throws(ScenarioError) {
    guard value == .bool(true) else { throw mustBe("true") }
  }

  func integer(atLeast minimum: Int = .min) throws(ScenarioError) -> Int {
    let wanted = minimum == .min ? "an integer" : "an integer of at least \(minimum)"
    guard case .number(let digits) = value else { throw mustBe(wanted) }
    // `2.0` is the same number as `2` in JSON.
    guard let number = Int(digits) ?? Double(digits).flatMap(Int.init(exactly:)), number >= minimum
    else { throw mustBe(wanted) }
    return number
  }

  func seconds() throws(ScenarioError) -> Double {
    guard case .number(let digits) = value, let number = Double(digits), number.isFinite,
      number >= 0
    else { throw mustBe("a finite number of seconds of at least 0") }
    return number
  }

  /// An index into an alert's actions, of which there are `count`.
  func actionIndex(count: Int) throws(ScenarioError) -> Int {
    let index = try integer()
    guard 0..<count ~= index else { throw error(path.actionIndexReason(index, count: count)) }
    return index
  }

  func color() throws(ScenarioError) -> Scenario.Color {
    guard case .string(let text) = value, let color = Scenario.Color(text) else {
      throw mustBe("a colour #RRGGBB")
    }
    return color
  }

  /// One of the names of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) throws(ScenarioError) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    let wanted = "one of \(names.joined(separator: ", "))"
    guard case .string(let name) = value else { throw mustBe(wanted) }
    guard let choice = Choice(rawValue: name) else {
      throw error(mustBe(wanted).reason + name.suggestion(from: names))
    }
    return choice
  }
}

nonisolated extension JSONPath {
  /// The sentence that an index is none of an alert's actions.
  func actionIndexReason(_ index: Int, count: Int) -> String {
    "\(subject) must be the index of an action, not \(index): the alert has "
      + (count == 0 ? "none" : "\(count)")
  }
}

// MARK: Containers

nonisolated extension ScenarioReader {
  func elements() throws(ScenarioError) -> [ScenarioReader] {
    guard case .array(let values) = value else { throw mustBe("an array") }
    return values.enumerated().map { index, value in
      ScenarioReader(value: value, path: path[index], file: file)
    }
  }

  func strings() throws(ScenarioError) -> [String] {
    var strings: [String] = []
    for element in try elements() { strings.append(try element.string()) }
    return strings
  }

  /// The members in the file's order, without comments.
  func members() throws(ScenarioError) -> [(key: String, reader: ScenarioReader)] {
    guard case .object(let members) = value else { throw mustBe("an object") }
    return members.compactMap { member in
      guard member.key.utf8.first != UInt8(ascii: "_") else { return nil }
      let path = path[member.key]
      return (member.key, ScenarioReader(value: member.value, path: path, file: file))
    }
  }

  /// The members by key, all of which must be known.
  func object(keys: [String]) throws(ScenarioError) -> ScenarioObject {
    let members = try members()
    for (key, reader) in members where !keys.contains(key) {
      throw reader.error(
        "unknown key \(key.shortened.jsonQuoted)" + key.suggestion(from: keys)
      )
    }
    return ScenarioObject(reader: self, members: members)
  }
}

/// An object of a scenario's file whose keys are all known.
nonisolated struct ScenarioObject {
  let reader: ScenarioReader
  let members: [(key: String, reader: ScenarioReader)]

  subscript(key: String) -> ScenarioReader? { members.first { $0.key == key }?.reader }

  func required(_ key: String) throws(ScenarioError) -> ScenarioReader {
    guard let member = self[key] else {
      throw reader.error("\(reader.path.subject) must have the key \(key.jsonQuoted)")
    }
    return member
  }
}
