/// Makes glyphs of a text from anywhere; whatever it holds, they cannot act on the terminal.
///
/// Controls and what turns the direction of writing become stand-ins one cell wide: C0 and DEL their
/// pictures, everything else ``unprintable``.
nonisolated struct SafeText: Equatable, Sendable {
  /// How texts are measured.
  var width = TextWidth()

  /// Stands for a character that may not reach the terminal and has no picture of its own.
  static let unprintable = "\u{2426}"

  private static let tabStop = 8

  /// More scalars than this in a cluster would climb into other lines; they are not drawn.
  private static let longestCluster = 24

  /// The glyphs of a text, line by line; tabs become blanks.
  func lines(_ text: String) -> [[Glyph]] {
    var lines: [[Glyph]] = [[]]
    for character in text {
      if Self.isLineBreak(character) {
        lines.append([])
      } else {
        append(character, to: &lines[lines.count - 1])
      }
    }
    return lines
  }

  /// The glyphs of a text on one line; line breaks become stand-ins.
  func line(_ text: String) -> [Glyph] {
    var line: [Glyph] = []
    for character in text { append(character, to: &line) }
    return line
  }

  /// The glyph of one cluster; a tab is a stand-in here.
  func glyph(_ character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return Glyph(text: "", width: 0) }
    if let standIn = Self.standIn(for: character, first) { return Glyph(text: standIn, width: 1) }
    var text = String(character)
    if scalars.count > Self.longestCluster {
      text = String(String.UnicodeScalarView(scalars.prefix(Self.longestCluster)))
    }
    let cells = width.cells(character)
    if cells == 0, Self.needsBase(first) { return Glyph(text: "\u{A0}\(text)", width: 1) }
    return Glyph(text: text, width: cells)
  }

  private func append(_ character: Character, to line: inout [Glyph]) {
    guard character == "\t" else { return line.append(glyph(character)) }
    let blanks = Self.tabStop - line.cells % Self.tabStop
    line += Array(repeating: .blank, count: blanks)
  }

  private static func isLineBreak(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r\n", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func standIn(for character: Character, _ first: Unicode.Scalar) -> String? {
    switch first.value {
    case 0x00...0x1F:
      return picture(first.value == 0x0D && character == "\r\n" ? 0x0A : first.value)
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F: return unprintable
    default: break
    }
    return character.unicodeScalars.contains(where: isUnsafe) ? unprintable : nil
  }

  private static func picture(_ control: UInt32) -> String {
    Unicode.Scalar(0x2400 + control).map { String(Character($0)) } ?? unprintable
  }

  /// Controls inside a cluster, and what embeds, overrides, isolates or separates.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Whether a mark stands alone and would join the frame; variation selectors draw nothing.
  private static func needsBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x34F, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
