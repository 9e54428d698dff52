/// Keeps right-to-left text from reordering what stands beside it.
nonisolated enum TextDirection {
  private static let firstStrongIsolate = "\u{2068}"
  private static let endOfIsolate = "\u{2069}"

  /// Whether a text has a letter that is written from right to left.
  static func isMixed(_ text: String) -> Bool { text.unicodeScalars.contains(where: isRightToLeft) }

  /// Whether the first letter of a text is written from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map(isRightToLeft) ?? false
  }

  /// One glyph of all of a line that holds right-to-left letters, isolated from the rest; else the line.
  ///
  /// As one glyph it is always written as a whole, so that a terminal that reorders sees all of it.
  static func isolated(_ line: [Glyph]) -> [Glyph] {
    guard line.contains(where: { isMixed($0.text) }) else { return line }
    return [Glyph(text: firstStrongIsolate + line.text + endOfIsolate, width: line.cells)]
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
