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
  private var output: [UInt8] = []

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
  ///   - rest: Where a hidden cursor stays, for those who follow it by other means than by sight.
  /// - Returns: UTF-8; nothing where nothing differs.
  mutating func bytes(
    for grid: CellGrid,
    cursor: CellPosition?,
    rest: CellPosition? = nil
  ) -> [UInt8] {
    output = []
    if shown == grid, shownCursor == .some(cursor) { return [] }
    if let shown, shown.size == grid.size {
      write(from: shown, to: grid)
    } else {
      output.reserveCapacity(2 * grid.cells.count)
      append("\u{1B}[0m\u{1B}[2J")
      pen = CellStyle()
      position = nil
      write(from: nil, to: grid)
    }
    shown = grid
    moveCursor(to: cursor)
    if cursor == nil, let rest {
      move(to: rest)
      // What changes next is most likely what is there.
      turn(to: grid[rest.column, rest.row].style)
    }
    return output
  }

  private mutating func moveCursor(to cursor: CellPosition?) {
    if let cursor { move(to: cursor) }
    let isVisible = shownCursor.map { $0 != nil }
    if isVisible != (cursor != nil) { append(cursor != nil ? "\u{1B}[?25h" : "\u{1B}[?25l") }
    shownCursor = .some(cursor)
  }

  private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  /// Writes what differs from the old grid, or from an erased screen.
  private mutating func write(from old: CellGrid?, to new: CellGrid) {
    let blank = Cell()
    let columns = new.size.columns
    for row in 0..<new.size.rows {
      var column = 0
      while column < columns {
        let cell = new[column, row]
        let width = max(cell.width, 1)
        let isSame =
          width == 1
          ? cell == old?[column, row] ?? blank
          : (column..<min(column + width, columns)).allSatisfy {
            new[$0, row] == old?[$0, row] ?? blank
          }
        if !isSame { write(cell, at: CellPosition(column: column, row: row), in: new) }
        column += width
      }
    }
  }

  private mutating func write(_ cell: Cell, at place: CellPosition, in grid: CellGrid) {
    if position != place, !fillsGap(to: place, in: grid) { move(to: place) }
    if pen != cell.style { turn(to: cell.style) }
    let isPlain = cell.text.utf8.count == 1
    append(isPlain || !isASCII ? cell.text : Self.ascii(cell))
    let next = CellPosition(column: place.column + cell.width, row: place.row)
    // At the edge terminals differ in where the cursor is.
    let isKnown =
      next.column < grid.size.columns && (isPlain || isASCII || Self.isCertain(cell.text))
    position = isKnown ? next : nil
  }

  /// Writes the few unchanged cells before a place anew where that is shorter than a move.
  private mutating func fillsGap(to place: CellPosition, in grid: CellGrid) -> Bool {
    guard let position, position.row == place.row, position.column < place.column,
      place.column - position.column <= 3
    else { return false }
    var text = ""
    for column in position.column..<place.column {
      let cell = grid[column, place.row]
      guard visible(cell.style) == pen, cell.text.utf8.count == 1 else { return false }
      text += cell.text
    }
    append(text)
    return true
  }

  /// Whether all terminals agree about the width: a lone letter or frame character below the symbols.
  private static func isCertain(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value else { return false }
    switch value {
    case 0..<0x300, 0x370..<0x590, 0x2039...0x203A, 0x2500..<0x2580: return true
    default: return false
    }
  }

  private static func ascii(_ cell: Cell) -> String {
    cell.text.utf8.allSatisfy { $0 < 0x80 } && cell.text.utf8.count == cell.width
      ? cell.text : String(repeating: "?", count: cell.width)
  }

  // MARK: Moves and styles

  private mutating func move(to place: CellPosition) {
    defer { position = place }
    guard position != place else { return }
    func steps(_ count: Int, _ letter: Character) -> String {
      count == 1 ? "\u{1B}[\(letter)" : "\u{1B}[\(count)\(letter)"
    }
    var ways: [String] = []
    if place.column == 0 {
      ways.append(place.row == 0 ? "\u{1B}[H" : "\u{1B}[\(place.row + 1)H")
      if position?.row == place.row { ways.append("\r") }
    } else {
      ways.append("\u{1B}[\(place.row + 1);\(place.column + 1)H")
    }
    if let position, position.row == place.row {
      let distance = place.column - position.column
      ways.append(
        distance > 0 ? steps(distance, "C") : distance == -1 ? "\u{8}" : steps(-distance, "D")
      )
    }
    append(ways.min { $0.utf8.count < $1.utf8.count } ?? "")
  }

  private mutating func turn(to style: CellStyle) {
    let style = visible(style)
    guard pen != style else { return }
    let full = codes(from: CellStyle(), to: style)
    // A reset and everything anew, or only what changed, whichever is shorter.
    let fresh = full.isEmpty ? "" : "0;\(full)"
    let change = pen.map { codes(from: $0, to: style) } ?? fresh
    append("\u{1B}[\(change.utf8.count < fresh.utf8.count ? change : fresh)m")
    pen = style
  }

  private func visible(_ style: CellStyle) -> CellStyle {
    guard colors == .none else { return style }
    var style = style
    style.foreground = nil
    style.background = nil
    return style
  }

  private func codes(from old: CellStyle, to new: CellStyle) -> String {
    var codes = ""
    func add(_ code: String) { codes += codes.isEmpty ? code : ";" + code }
    if old.isBold && !new.isBold || old.isFaint && !new.isFaint {
      add("22")
      if new.isBold { add("1") }
      if new.isFaint { add("2") }
    } else {
      if new.isBold, !old.isBold { add("1") }
      if new.isFaint, !old.isFaint { add("2") }
    }
    if old.isUnderlined != new.isUnderlined { add(new.isUnderlined ? "4" : "24") }
    if old.isReversed != new.isReversed { add(new.isReversed ? "7" : "27") }
    if old.foreground != new.foreground {
      add(new.foreground.map { colors.codes($0, base: 30) } ?? "39")
    }
    if old.background != new.background {
      add(new.background.map { colors.codes($0, base: 40) } ?? "49")
    }
    return codes
  }
}
