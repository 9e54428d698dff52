/// How many cells of a terminal a text takes, by grapheme cluster.
///
/// The standard library breaks a text into clusters and knows which scalars combine and which are
/// pictures; what is wide comes from a table. No cluster takes more than two cells.
nonisolated struct TextWidth: Equatable, Sendable {
  /// Whether characters of ambiguous width take two cells, as in some East Asian settings.
  var ambiguousIsWide = false

  /// The cells of a text without line breaks.
  func cells(_ text: String) -> Int {
    text.reduce(0) { $0 + cells($1) }
  }

  /// The cells of one cluster: 0, 1 or 2.
  func cells(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    var sum = 0
    var asksForPicture = false
    var isKeycap = false
    for scalar in scalars {
      asksForPicture = asksForPicture || scalar.value == 0xFE0F
      isKeycap = isKeycap || scalar.value == 0x20E3
      sum += cells(scalar)
    }
    // A digit is an emoji by name, but a picture only as a keycap.
    if asksForPicture, first.properties.isEmoji, isKeycap || !first.isASCII { return 2 }
    return min(sum, 2)
  }

  private func cells(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    if Self.isZero(scalar) { return 0 }
    if Self.contains(Self.wide, scalar.value) { return 2 }
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }  // Half a flag.
    if scalar.value > 0x2300, scalar.properties.isEmojiPresentation { return 2 }
    return ambiguousIsWide && Self.contains(Self.ambiguous, scalar.value) ? 2 : 1
  }

  /// Whether a scalar adds nothing: marks, controls, formats that are not drawn, and the vowels and
  /// finals that join a Hangul syllable.
  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD:
      return false  // Formats that are drawn.
    case 0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return true
    default: return false
    }
  }

  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && value >= ranges[2 * low]
  }
}
