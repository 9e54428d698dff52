/// About how much place a text takes: no font is measured.
nonisolated enum TextEstimate {
  /// How wide a text is in one line, in points.
  ///
  /// A character counts half the font's size, an East Asian one or a picture the whole.
  static func width(of text: String, size: CGFloat) -> CGFloat {
    text.reduce(0) { $0 + ($1.isWide ? size : size / 2) }
  }

  /// How many lines a text takes that may be so wide, at least one.
  static func lines(of text: String, size: CGFloat, in width: CGFloat) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { lines, line in
      let whole = self.width(of: String(line), size: size)
      guard width > 0, width.isFinite, whole > width else { return lines + 1 }
      return lines + Int((whole / width).rounded(.up))
    }
  }
}

nonisolated extension Character {
  /// Whether the character is about as wide as high.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
