/// Breaks lines of glyphs so that they fit; a cluster is never torn.
nonisolated enum TextLines {
  /// Breaks a line between words, between ideographs, and within a word only where it must.
  ///
  /// - Parameters:
  ///   - line: Glyphs without line breaks.
  ///   - width: The cells of the longest line; at zero there are none.
  /// - Returns: At least one line, none wider than `width`. Blanks at a break are left out; a glyph that
  ///   is wider than a whole line becomes a question mark.
  static func wrapped(_ line: [Glyph], to width: Int) -> [[Glyph]] {
    guard width > 0 else { return [] }
    let glyphs = line.map { $0.width > width ? Glyph(text: "?", width: 1) : $0 }
    var lines: [[Glyph]] = []
    var start = 0
    var end = 0
    var cells = 0
    var opportunity = 0
    while end < glyphs.count {
      let glyph = glyphs[end]
      guard cells + glyph.width > width else {
        cells += glyph.width
        end += 1
        if end < glyphs.count, mayBreak(glyphs, before: end) { opportunity = end }
        continue
      }
      let stop = glyph.isSpace || opportunity <= start ? end : opportunity
      lines.append(trimmed(glyphs[start..<stop]))
      start = stop
      while start < glyphs.count, glyphs[start].isSpace { start += 1 }
      end = max(end, start)
      cells = glyphs[start..<end].cells
    }
    if start < glyphs.count || lines.isEmpty { lines.append(trimmed(glyphs[start...])) }
    return lines
  }

  /// Cuts a line that is too long and says so by an ellipsis.
  ///
  /// - Parameters:
  ///   - line: Glyphs without line breaks.
  ///   - width: The cells there are.
  ///   - ellipsis: Left out where it would be all there is room for.
  /// - Returns: The line, no wider than `width`.
  static func truncated(_ line: [Glyph], to width: Int, ellipsis: Glyph) -> [Glyph] {
    guard line.cells > width else { return line }
    let marks = width > ellipsis.width
    var room = marks ? width - ellipsis.width : width
    var result: [Glyph] = []
    for glyph in line {
      guard glyph.width <= room else { break }
      room -= glyph.width
      result.append(glyph)
    }
    return marks ? result + [ellipsis] : result
  }

  private static func trimmed(_ line: ArraySlice<Glyph>) -> [Glyph] {
    var line = line
    while line.last?.isSpace ?? false { line.removeLast() }
    return Array(line)
  }

  private static func mayBreak(_ glyphs: [Glyph], before place: Int) -> Bool {
    let left = glyphs[place - 1]
    let right = glyphs[place]
    if left.isSpace { return !right.isSpace }
    if left.text == "\u{200B}" { return true }
    if sticks(left) || sticks(right) { return false }
    if left.text == "-" { return place > 1 && !glyphs[place - 2].isSpace && !isDigit(right) }
    guard left.width == 2 || right.width == 2 else { return false }
    return !opening.contains(left.text) && !closing.contains(right.text)
  }

  private static func isDigit(_ glyph: Glyph) -> Bool {
    glyph.text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// No-break space, word joiner and their kin.
  private static func sticks(_ glyph: Glyph) -> Bool {
    ["\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2011}"].contains(glyph.text)
  }

  private static let opening: Set<String> = ["（", "「", "『", "【", "〔", "《", "〈", "［", "｛"]
  private static let closing: Set<String> = [
    "、", "。", "，", "．", "）", "」", "』", "】", "〕", "》", "〉", "］", "｝", "！", "？", "：", "；", "ー", "々",
    ")", "]", "}", ",", ".", "!", "?", ":", ";",
  ]
}
