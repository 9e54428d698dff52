/// The part of a field's text that is visible, and where the cursor is in it.
nonisolated struct FieldLine: Equatable, Sendable {
  /// What to draw; no wider than the field.
  let glyphs: [Glyph]

  /// The cells before the cursor; it is always inside the field.
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
    // The text moves left by whole clusters until the cursor fits.
    var start = 0
    var before = whole[..<end].cells
    while before > max(0, width - 1), start < end {
      before -= whole[start].width
      start += 1
    }
    var visible: [Glyph] = []
    var room = max(width, 0)
    for glyph in whole[start...] {
      guard glyph.width <= room else { break }
      room -= glyph.width
      visible.append(glyph)
    }
    glyphs = TextDirection.isolated(visible)
    cursorColumn = before
  }
}
