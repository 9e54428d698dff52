public import Foundation

/// A text of an alert as a value: the words themselves, or the key of a localised string (F43).
///
/// A key is looked up when the alert is made, in the bundle named there: the value knows of no bundle, so
/// that it can be stored and sent. As a literal it is verbatim.
///
/// As JSON a verbatim text is a string, a localised one an object with `key` and, where there are any,
/// `table` and `arguments`.
public nonisolated enum AlertText: Hashable, Sendable {
  /// These very words.
  case verbatim(String)

  /// The string under a key.
  ///
  /// `%@` takes the next argument, `%2$@` the second, `%%` is a percent sign. The table is
  /// `Localizable` if `nil`.
  case localized(key: String, table: String? = nil, arguments: [String] = [])

  /// The words, in the favourite language that the bundle has; the key itself where it has none.
  public func resolved(in bundle: Bundle = .main) -> String {
    switch self {
    case .verbatim(let words): words
    case .localized(let key, let table, let arguments):
      Self.fill(bundle.localizedString(forKey: key, value: nil, table: table), with: arguments)
    }
  }

  // String(format:) takes no String off Apple, and stops the process where an argument is missing.
  private static func fill(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let afterDigits = rest[digits.endIndex...]
      if digits.isEmpty, rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if digits.isEmpty, rest.first == "@", next < arguments.count {
        result += arguments[next]
        next += 1
        rest = rest.dropFirst()
      } else if afterDigits.hasPrefix("$@"), let number = Int(digits),
        arguments.indices.contains(number - 1)
      {
        result += arguments[number - 1]
        rest = afterDigits.dropFirst(2)
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}

nonisolated extension AlertText: ExpressibleByStringInterpolation {
  /// A literal is verbatim.
  public init(stringLiteral value: String) { self = .verbatim(value) }
}

nonisolated extension AlertText: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, table, arguments
  }

  /// Reads a string, or an object with `key`, `table` and `arguments`.
  public init(from decoder: any Decoder) throws {
    if let words = try? decoder.singleValueContainer().decode(String.self) {
      self = .verbatim(words)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .localized(
      key: try container.decode(String.self, forKey: .key),
      table: try container.decodeIfPresent(String.self, forKey: .table),
      arguments: try container.decodeIfPresent([String].self, forKey: .arguments) ?? []
    )
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .verbatim(let words):
      var container = encoder.singleValueContainer()
      try container.encode(words)
    case .localized(let key, let table, let arguments):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encodeIfPresent(table, forKey: .table)
      if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
    }
  }
}
