/// A place on the screen, counted from 0 in the upper left corner.
nonisolated struct CellPosition: Equatable, Hashable, Sendable {
  var column: Int
  var row: Int
}

/// Columns and rows.
public nonisolated struct TerminalSize: Equatable, Hashable, Sendable {
  /// The cells of a row.
  public var columns: Int
  /// The rows.
  public var rows: Int

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - columns: At least 1; less counts as 1, more than 1000 as 1000.
  ///   - rows: At least 1; less counts as 1, more than 1000 as 1000.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
  }
}

/// Some cells of the screen.
nonisolated struct CellRectangle: Equatable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  func contains(_ position: CellPosition) -> Bool {
    position.column >= column && position.column < column + columns
      && position.row >= row && position.row < row + rows
  }
}

/// What is written in one cell.
///
/// A wide glyph's further cells have an empty text.
nonisolated struct Cell: Equatable, Sendable {
  var text: String
  var style: CellStyle
  // A screen has thousands of cells, and memory costs more than arithmetic.
  private var columns: Int8

  /// How many columns the glyph covers, at most two.
  var width: Int { Int(columns) }

  init(text: String = " ", width: Int = 1, style: CellStyle = CellStyle()) {
    self.text = text
    self.style = style
    columns = Int8(width)
  }
}

/// What a whole screen shows.
///
/// Whatever is drawn, no glyph hangs over an edge and none is torn: what is partly overwritten becomes
/// blank.
nonisolated struct CellGrid: Equatable, Sendable {
  let size: TerminalSize
  private(set) var cells: [Cell]

  init(_ size: TerminalSize, style: CellStyle = CellStyle()) {
    self.size = size
    cells = Array(repeating: Cell(style: style), count: size.columns * size.rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// Draws glyphs from a place to the right, as far as they fit; answers the column after the last.
  @discardableResult
  mutating func draw(_ glyphs: [Glyph], at position: CellPosition, style: CellStyle) -> Int {
    var column = position.column
    guard position.row >= 0, position.row < size.rows else { return column }
    for glyph in glyphs where glyph.width > 0 {
      if column >= 0, column + glyph.width <= size.columns {
        put(glyph, column, position.row, style)
      }
      column += glyph.width
    }
    return column
  }

  /// Fills a rectangle with blanks, as far as it is on the screen.
  mutating func fill(_ area: CellRectangle, style: CellStyle) {
    for row in max(0, area.row)..<max(0, min(size.rows, area.row + area.rows), area.row) {
      for column in max(
        0,
        area.column
      )..<max(0, min(size.columns, area.column + area.columns), area.column) {
        put(.blank, column, row, style)
      }
    }
  }

  private mutating func put(_ glyph: Glyph, _ column: Int, _ row: Int, _ style: CellStyle) {
    let start = row * size.columns
    for place in column..<column + glyph.width { clear(place, start) }
    cells[start + column] = Cell(text: glyph.text, width: glyph.width, style: style)
    for place in 1..<max(1, glyph.width) {
      cells[start + column + place] = Cell(text: "", width: 0, style: style)
    }
  }

  /// Makes blanks of the glyph that covers a cell.
  private mutating func clear(_ column: Int, _ start: Int) {
    var first = column
    while first > 0, cells[start + first].width == 0 { first -= 1 }
    let width = cells[start + first].width
    guard width > 1 else { return }
    for place in first..<first + width {
      cells[start + place] = Cell(style: cells[start + place].style)
    }
  }
}
