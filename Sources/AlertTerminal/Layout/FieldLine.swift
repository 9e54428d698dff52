/// The part of a field's text that is visible, and where the cursor is in it.
nonisolated struct FieldLine: Equatable, Sendable {
  /// What to draw; no wider than the field.
  let glyphs: [Glyph]

  /// The cells before the text.
  let start: Int

  /// The cells before the cursor; it is always inside the field.
  ///
  /// Letters that run to the left are written in the order of reading, and the terminal turns them and
  /// a cursor on them. Behind them all the cursor stands at their left.
  let cursorColumn: Int

  /// Whether a placeholder is drawn instead of a text.
  let isPlaceholder: Bool

  /// Lays a field's text out.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - cursor: The clusters before the cursor; `nil` without one.
  ///   - width: The field's cells.
  ///   - theme: How texts are measured.
  init(_ field: AlertContent.Field, cursor: Int?, width: Int, theme: LayoutTheme) {
    isPlaceholder = field.text.isEmpty
    let text = theme.text.line(isPlaceholder ? field.placeholder : field.text)
    let whole =
      field.isSecure && !isPlaceholder
      ? Array(repeating: theme.bullet, count: field.text.count) : text
    let end = isPlaceholder ? 0 : min(max(cursor ?? 0, 0), whole.count)
    // The text moves by whole clusters until the cursor fits.
    var first = 0
    var before = whole[..<end].cells
    while before > max(0, width - 1), first < end {
      before -= whole[first].width
      first += 1
    }
    var visible: [Glyph] = []
    var room = max(width, 0)
    for glyph in whole[first...] {
      guard glyph.width <= room else { break }
      room -= glyph.width
      visible.append(glyph)
    }
    glyphs = TextDirection.isolated(visible)
    // Behind its text, on whichever side that is, the cursor has a cell of its own.
    let runsLeft = field.runsLeft
    let spare = min(room, isPlaceholder || runsLeft == field.isAtRight ? 0 : 1)
    start = field.isAtRight ? room - spare : spare
    if isPlaceholder {
      cursorColumn = field.isAtRight ? max(0, width - 1) : 0
    } else if runsLeft, end == whole.count || field.isSecure {
      cursorColumn = max(0, start + visible.cells - before - 1)
    } else {
      cursorColumn = start + before
    }
  }
}
