/// Texts made fit for a picture: without what acts on who draws them, and in lines by the estimate.
nonisolated enum PictureText {
  /// A text of one line in which control characters and marks of direction are seen instead of obeyed.
  static func safe(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(standIn(scalar)) }
    return String(safe)
  }

  private static func standIn(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let unknown: Unicode.Scalar = "\u{FFFD}"
    switch scalar.value {
    case 0x9: return " "
    // Control pictures.
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? unknown
    case 0x7F: return "\u{2421}"
    // The rest of the controls, line breaks, and marks of direction.
    case 0x80..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return unknown
    default: return scalar.properties.isNoncharacterCodePoint ? unknown : scalar
    }
  }

  /// Breaks a text at its newlines, then between words, and within a word only where it must.
  ///
  /// What does not fit into so many lines is cut off, and the last line ends in an ellipsis.
  static func lines(
    _ text: String,
    size: CGFloat,
    in width: CGFloat,
    atMost limit: Int
  ) -> [String] {
    guard limit > 0, width > 0, size > 0 else { return [] }
    // No line holds more: what comes later is never seen.
    let columns = Int((min(width, 100_000) / size * 2).rounded(.down)) + 2
    let (most, overflows) = columns.multipliedReportingOverflow(by: limit)
    let seen = overflows ? Substring(text) : text.prefix(most + limit)
    var lines: [String] = []
    var isCut = seen.endIndex < text.endIndex
    for paragraph in seen.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines += wrapped(safe(String(paragraph)), size, width)
      if lines.count > limit { break }
    }
    if lines.count > limit {
      lines.removeLast(lines.count - limit)
      isCut = true
    }
    if isCut, let last = lines.last { lines[lines.count - 1] = cut(last + "…", size, width) }
    return lines
  }

  private static func wrapped(_ text: String, _ size: CGFloat, _ width: CGFloat) -> [String] {
    if TextEstimate.width(of: text, size: size) <= width { return [text] }
    var lines: [String] = []
    var line = ""
    var taken: CGFloat = 0
    let space = TextEstimate.width(of: " ", size: size)
    for word in text.split(separator: " ") {
      let length = TextEstimate.width(of: String(word), size: size)
      if !line.isEmpty, taken + space + length <= width {
        line += " " + word
        taken += space + length
        continue
      }
      if !line.isEmpty { lines.append(line) }
      (line, taken) = ("", 0)
      for character in word {
        let step = TextEstimate.width(of: String(character), size: size)
        if taken + step > width, !line.isEmpty {
          lines.append(line)
          (line, taken) = ("", 0)
        }
        line.append(character)
        taken += step
      }
    }
    return lines + [line]
  }

  /// A line that is no wider; the end of what is left out is an ellipsis.
  static func cut(_ text: String, _ size: CGFloat, _ width: CGFloat) -> String {
    guard TextEstimate.width(of: text, size: size) > width else { return text }
    var kept = text
    if kept.last == "…" { kept.removeLast() }
    while !kept.isEmpty, TextEstimate.width(of: kept + "…", size: size) > width {
      kept.removeLast()
    }
    return kept + "…"
  }
}
