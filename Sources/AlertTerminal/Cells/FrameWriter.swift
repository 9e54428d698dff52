/// Turns one screen into another by few bytes.
///
/// It knows what the terminal shows, where its cursor is and which style is on, and writes only what
/// differs. After a glyph whose width terminals disagree about it says where the next one goes, so that
/// a terminal with another opinion shifts one glyph at most, never the frame.
nonisolated struct FrameWriter: Sendable {
  /// How many colours to write.
  var colors = ColorLevel.indexed

  /// Whether only ASCII may be written; anything else becomes question marks of the same width.
  var isASCII = false

  private var shown: CellGrid?
  private var shownCursor: CellPosition??
  private var pen: CellStyle?
  private var position: CellPosition?
  private var output = ControlBytes()

  init(colors: ColorLevel = .indexed, isASCII: Bool = false) {
    self.colors = colors
    self.isASCII = isASCII
  }

  /// The terminal shows something unknown: the next frame is written whole.
  mutating func forget() {
    shown = nil
    shownCursor = nil
    pen = nil
    position = nil
  }

  /// The bytes that make the terminal show a grid.
  ///
  /// - Parameters:
  ///   - grid: What to show.
  ///   - cursor: Where the cursor blinks; hidden where `nil`.
  ///   - typing: How the next character typed will look.
  ///   - rest: Where a hidden cursor stays, for those who follow it by other means than by sight.
  /// - Returns: UTF-8; nothing where nothing differs.
  mutating func bytes(
    for grid: CellGrid,
    cursor: CellPosition?,
    typing: CellStyle? = nil,
    rest: CellPosition? = nil
  ) -> [UInt8] {
    output = ControlBytes()
    var ready = typing
    if let shown, shown.size == grid.size {
      if shownCursor == .some(cursor), shown == grid { return [] }
      write(from: shown, to: grid)
    } else {
      output.reserve(2 * grid.cells.count)
      output.append("\u{1B}[0m\u{1B}[2J")
      pen = CellStyle()
      position = nil
      write(from: nil, to: grid)
      // The next key most likely changes what has the focus.
      ready = ready ?? rest.map { grid[$0.column, $0.row].style }
    }
    shown = grid
    moveCursor(to: cursor)
    if cursor == nil, let rest { move(to: rest) }
    if let ready { turn(to: ready) }
    return output.bytes
  }

  private mutating func moveCursor(to cursor: CellPosition?) {
    if let cursor { move(to: cursor) }
    let isVisible = shownCursor.map { $0 != nil }
    if isVisible != (cursor != nil) {
      output.append(cursor != nil ? "\u{1B}[?25h" : "\u{1B}[?25l")
    }
    shownCursor = .some(cursor)
  }

  /// Writes what differs from the old grid, or from an erased screen.
  private mutating func write(from old: CellGrid?, to new: CellGrid) {
    let blank = Cell()
    let columns = new.size.columns
    for row in 0..<new.size.rows {
      var column = 0
      while column < columns {
        let width = max(new.width(column: column, row: row), 1)
        let first = row * columns + column
        var isSame = true
        for place in first..<first + width where isSame {
          isSame = if let old { new.matches(old, at: place) } else { new.cells[place] == blank }
        }
        if !isSame { write(CellPosition(column: column, row: row), width, of: new) }
        column += width
      }
    }
  }

  private mutating func write(_ place: CellPosition, _ width: Int, of grid: CellGrid) {
    if position != place, !fillsGap(to: place, in: grid) { move(to: place) }
    let cell = grid[place.column, place.row]
    if pen != cell.style { turn(to: cell.style) }
    var isCertain = isASCII
    if let scalar = cell.content.scalar, !isASCII || scalar.isASCII {
      output.append(scalar)
      isCertain = isCertain || Self.isCertain(scalar)
    } else {
      let text = grid.text(of: cell)
      output.append(isASCII ? Self.ascii(text, width) : text)
    }
    let next = CellPosition(column: place.column + width, row: place.row)
    // At the edge terminals differ in where the cursor is.
    position = next.column < grid.size.columns && isCertain ? next : nil
  }

  /// Writes the few unchanged cells before a place anew where that is shorter than a move.
  private mutating func fillsGap(to place: CellPosition, in grid: CellGrid) -> Bool {
    guard let position, position.row == place.row, position.column < place.column,
      place.column - position.column <= 3
    else { return false }
    for column in position.column..<place.column {
      let cell = grid[column, place.row]
      guard visible(cell.style) == pen, cell.content.scalar?.isASCII == true else { return false }
    }
    for column in position.column..<place.column {
      if let scalar = grid[column, place.row].content.scalar { output.append(scalar) }
    }
    return true
  }

  private static func ascii(_ text: String, _ width: Int) -> String {
    text.utf8.count == width && text.utf8.allSatisfy { $0 < 0x80 }
      ? text : String(repeating: "?", count: width)
  }

  /// Whether all terminals agree about the width: a lone letter or frame character below the symbols.
  private static func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x370..<0x590, 0x2039...0x203A, 0x2500..<0x2580: true
    default: false
    }
  }

  // MARK: Moves and styles

  private mutating func move(to place: CellPosition) {
    defer { position = place }
    guard position != place else { return }
    var shortest = ControlBytes()
    func offer(_ way: ControlBytes) {
      if shortest.isEmpty || way.count < shortest.count { shortest = way }
    }
    if place.column == 0 {
      offer(place.row == 0 ? .sequence("H") : .sequence("H", place.row + 1))
    } else {
      offer(.sequence("H", place.row + 1, place.column + 1))
    }
    if let position, position.row == place.row {
      if place.column == 0 { offer(.single("\r")) }
      let distance = place.column - position.column
      if distance == -1 {
        offer(.single("\u{8}"))
      } else {
        let letter: Unicode.Scalar = distance > 0 ? "C" : "D"
        offer(abs(distance) == 1 ? .sequence(letter) : .sequence(letter, abs(distance)))
      }
    }
    output.append(shortest)
  }

  private mutating func turn(to style: CellStyle) {
    let style = visible(style)
    guard pen != style else { return }
    // A reset and everything anew, or only what changed, whichever is shorter.
    var shortest = ControlBytes.style(codes(from: CellStyle(), to: style, isAfterReset: true))
    if let pen {
      let change = ControlBytes.style(codes(from: pen, to: style))
      if change.count < shortest.count { shortest = change }
    }
    output.append(shortest)
    pen = style
  }

  private func visible(_ style: CellStyle) -> CellStyle {
    guard colors == .none else { return style }
    var style = style
    style.foreground = nil
    style.background = nil
    return style
  }

  /// The parameters that turn one style into another.
  private func codes(
    from old: CellStyle,
    to new: CellStyle,
    isAfterReset: Bool = false
  ) -> [UInt8] {
    var codes: [UInt8] = []
    codes.reserveCapacity(16)
    if isAfterReset, old != new { codes.append(0) }
    if old.isBold && !new.isBold || old.isFaint && !new.isFaint {
      codes.append(22)
      if new.isBold { codes.append(1) }
      if new.isFaint { codes.append(2) }
    } else {
      if new.isBold, !old.isBold { codes.append(1) }
      if new.isFaint, !old.isFaint { codes.append(2) }
    }
    if old.isUnderlined != new.isUnderlined { codes.append(new.isUnderlined ? 4 : 24) }
    if old.isReversed != new.isReversed { codes.append(new.isReversed ? 7 : 27) }
    if old.foreground != new.foreground {
      if let color = new.foreground {
        colors.append(color, base: 30, to: &codes)
      } else {
        codes.append(39)
      }
    }
    if old.background != new.background {
      if let color = new.background {
        colors.append(color, base: 40, to: &codes)
      } else {
        codes.append(49)
      }
    }
    return codes
  }
}
