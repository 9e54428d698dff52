nonisolated extension JSONParser {
  /// Takes a string and gives its text; the byte at hand is the opening quote.
  mutating func string() throws(JSONError) -> String {
    let stringStart = index
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.count == string.unicodeScalars.count || !string.hasTooManyMarks else {
          let limit = Self.markLimit
          throw error("a character has more than \(limit) combining marks", at: stringStart)
        }
        return string
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw error("a control character (\(byte.hexName)) in a string must be escaped")
      default:
        guard let length = sequenceLength(at: index) else {
          throw error("\(byte.hexName) is not UTF-8 here")
        }
        text.append(contentsOf: bytes[index..<index + length])
        index += length
      }
    }
    throw error("a string has no closing quote", at: stringStart)
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let escapeStart = index
    index += 1
    let letter = current.map(Unicode.Scalar.init)
    index += 1
    switch letter {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try codePoint(escapeStart: escapeStart)
    default:
      index = escapeStart + 1
      throw error("\\ is followed by \(found), which is no escape", at: escapeStart)
    }
  }

  private mutating func codePoint(escapeStart: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take("\\"), take("u") {
      let second = try fourHexDigits()
      if 0xDC00...0xDFFF ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error("half of a surrogate pair stands alone", at: escapeStart)
  }

  private mutating func fourHexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected four hexadecimal digits after \\u, not \(found)")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// How many bytes the character at `position` takes, or `nil` where they are not UTF-8.
  func sequenceLength(at position: Int) -> Int? {
    // The second byte alone tells overlong forms, surrogates and too large values apart.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[position] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= bytes.count, second ~= bytes[position + 1],
      bytes[(position + 2)..<(position + length)].allSatisfy({ 0x80...0xBF ~= $0 })
    else { return nil }
    return length
  }
}

nonisolated extension String {
  fileprivate var hasTooManyMarks: Bool {
    var marks = 0
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: marks += 1
      default: marks = 0
      }
      if marks > JSONParser.markLimit { return true }
    }
    return false
  }
}
