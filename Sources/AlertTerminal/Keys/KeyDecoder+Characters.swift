// UTF-8, by the table of well-formed sequences of the Unicode standard.
extension KeyDecoder {
  nonisolated mutating func takeCharacter(_ byte: UInt8, _ keys: inout [Key]) {
    guard let first = utf8.first else {
      if Self.length(startingWith: byte) > 1 { utf8 = [byte] } else { Self.type("\u{FFFD}", &keys) }
      return
    }
    guard Self.continues(utf8, with: byte) else {
      endBrokenCharacter(&keys)
      return take(byte, &keys)
    }
    utf8.append(byte)
    guard utf8.count == Self.length(startingWith: first) else { return }
    let text = String(decoding: utf8, as: UTF8.self)
    utf8 = []
    if let clean = Self.cleaned(text) { Self.type(clean, &keys) }
  }

  nonisolated mutating func endBrokenCharacter(_ keys: inout [Key]) {
    utf8 = []
    Self.type("\u{FFFD}", &keys)
  }

  /// The text without C1 controls; `nil` where nothing is left.
  private nonisolated static func cleaned(_ text: String) -> String? {
    guard let scalar = text.unicodeScalars.first, scalar.value > 0x9F else { return nil }
    return text
  }

  private nonisolated static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private nonisolated static func continues(_ start: [UInt8], with byte: UInt8) -> Bool {
    guard start.count == 1 else { return (0x80...0xBF).contains(byte) }
    return switch start[0] {
    case 0xE0: (0xA0...0xBF).contains(byte)
    case 0xED: (0x80...0x9F).contains(byte)
    case 0xF0: (0x90...0xBF).contains(byte)
    case 0xF4: (0x80...0x8F).contains(byte)
    default: (0x80...0xBF).contains(byte)
    }
  }
}
