nonisolated extension JSONParser {
  /// An error at a place, the one at hand where none is given.
  func error(_ reason: String, at place: Int? = nil) -> JSONError {
    let before = bytes[start..<(place ?? index)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    return JSONError(
      line: 1 + before.count(where: { $0 == UInt8(ascii: "\n") }),
      // Bytes that continue a character are no column of their own.
      column: 1 + before[lineStart...].count(where: { $0 & 0xC0 != 0x80 }),
      reason: reason
    )
  }

  /// What stands at the byte at hand, for a message.
  var found: String {
    guard let byte = current else { return "the end of the file" }
    guard byte >= 0x20, byte != 0x7F, let length = sequenceLength(at: index) else {
      return byte.hexName
    }
    let character = String(decoding: bytes[index..<index + length], as: UTF8.self)
    let code = character.unicodeScalars.first?.value ?? 0
    // What looks like a space or a quote may be another character.
    let name = length == 1 ? "" : " (U+" + String(code, radix: 16, uppercase: true) + ")"
    return character.jsonQuoted + name
  }
}

nonisolated extension UInt8 {
  /// The byte in hexadecimal.
  var hexName: String {
    "byte 0x" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}
