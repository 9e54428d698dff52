/// A JSON text, with its keys in the file's order and its numbers as they are spelled.
///
/// Foundation's reader blurs numbers and booleans off Apple, and keeps one of two equal keys.
nonisolated enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// The digits as they stand in the file: what is wanted of them decides the type.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable {
    let key: String
    let value: JSONValue
  }
}

nonisolated extension JSONValue {
  /// The value as a sentence shows it: short, whatever the file holds.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits.shortened
    case .string(let text): text.shortened.jsonQuoted
    case .array: "an array"
    case .object: "an object"
    }
  }
}

nonisolated extension String {
  /// The text in quotes, with only what JSON forbids there escaped.
  var jsonQuoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The first forty characters, for a message.
  ///
  /// Counted in scalars, because a single character can be as long as a file.
  var shortened: String {
    let start = unicodeScalars.prefix(41)
    return start.count <= 40 ? self : String(start.dropLast()) + "…"
  }
}
