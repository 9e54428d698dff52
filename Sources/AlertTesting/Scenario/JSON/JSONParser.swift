/// A strict JSON reader that says where a text is wrong, in time linear in the text.
nonisolated struct JSONParser {
  /// How many arrays and objects may stand inside each other, for whoever walks the value.
  static let depthLimit = 512

  /// How many combining marks one character may have, for comparing sorts them, and slowly.
  static let markLimit = 64

  let bytes: [UInt8]
  let start: Int
  var index: Int

  /// The value that `bytes` spell from the first to the last.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.error("expected the end of the file, not \(parser.found)")
    }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark says nothing about UTF-8.
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    index = start
  }

  /// The byte at hand, or `nil` at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Takes the byte at hand if it is this one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Takes a value that is neither an array nor an object.
  mutating func scalar() throws(JSONError) -> JSONValue {
    switch current.map(Unicode.Scalar.init) {
    case "\"": .string(try string())
    case .some("-"), .some("0"..."9"): .number(try number())
    default: try word()
    }
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    let wordStart = index
    while let byte = current, Unicode.Scalar(byte).properties.isAlphabetic, byte < 0x80 {
      index += 1
    }
    let word = String(decoding: bytes[wordStart..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw error("expected a value, not \(found)")
    default: throw error("expected a value, not \(word.shortened.jsonQuoted)", at: wordStart)
    }
  }
}
