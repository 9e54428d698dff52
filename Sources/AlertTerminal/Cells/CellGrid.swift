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
/// It holds no reference: a screen has thousands of cells, and counting their references would cost more
/// than all else of a frame. What is longer than one scalar is kept by the grid.
nonisolated struct Cell: Equatable, Sendable {
  /// One scalar, the number of a text in the grid's list, or nothing: what is beyond Unicode are numbers.
  struct Content: Equatable, Sendable {
    private let code: UInt32

    static let blank = Content(" ")

    /// The further cells of a wide glyph.
    static let covered = Content(code: .max)

    init(_ scalar: Unicode.Scalar) { self.init(code: scalar.value) }

    init(cluster: Int) { self.init(code: UInt32(cluster) + 0x11_0000) }

    private init(code: UInt32) { self.code = code }

    var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

    var cluster: Int? { code < 0x11_0000 || self == .covered ? nil : Int(code - 0x11_0000) }
  }

  var content = Content.blank
  var style = CellStyle()
}

/// What a whole screen shows.
///
/// Whatever is drawn, no glyph hangs over an edge and none is torn: what is partly overwritten becomes
/// blank.
nonisolated struct CellGrid: Equatable, Sendable {
  let size: TerminalSize
  private(set) var cells: [Cell]
  private var clusters: [String] = []

  init(_ size: TerminalSize, style: CellStyle = CellStyle()) {
    self.size = size
    cells = Array(repeating: Cell(style: style), count: size.columns * size.rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// The text of one of this grid's cells; empty where a wide glyph covers it.
  func text(of cell: Cell) -> String {
    if let scalar = cell.content.scalar { return String(scalar) }
    return cell.content.cluster.map { clusters[$0] } ?? ""
  }

  /// How many columns the glyph covers that begins in a cell; 0 where none begins.
  func width(column: Int, row: Int) -> Int {
    let start = row * size.columns
    guard cells[start + column].content != .covered else { return 0 }
    var end = column + 1
    while end < size.columns, cells[start + end].content == .covered { end += 1 }
    return end - column
  }

  /// Whether a cell looks as the same one of another grid of this size.
  func matches(_ other: CellGrid, at place: Int) -> Bool {
    let (cell, counterpart) = (cells[place], other.cells[place])
    // Each grid numbers its texts by itself.
    if cell.content.cluster != nil, counterpart.content.cluster != nil {
      return cell.style == counterpart.style && text(of: cell) == other.text(of: counterpart)
    }
    return cell == counterpart
  }

  static func == (left: CellGrid, right: CellGrid) -> Bool {
    left.size == right.size && left.cells.indices.allSatisfy { left.matches(right, at: $0) }
  }

  /// Draws glyphs from a place to the right, as far as they fit; answers the column after the last.
  @discardableResult
  mutating func draw(_ glyphs: [Glyph], at position: CellPosition, style: CellStyle) -> Int {
    var column = position.column
    guard position.row >= 0, position.row < size.rows else { return column }
    for glyph in glyphs where glyph.width > 0 {
      if column >= 0, column + glyph.width <= size.columns {
        let content = content(of: glyph.text)
        put(Cell(content: content, style: style), glyph.width, column, position.row)
      }
      column += glyph.width
    }
    return column
  }

  /// Draws some rows of another grid of the same width, further down by so many rows.
  mutating func draw(_ rows: Range<Int>, of other: CellGrid, shiftedBy shift: Int) {
    for row in rows {
      for column in 0..<size.columns {
        let cell = other[column, row]
        let glyph = Glyph(
          text: other.text(of: cell),
          width: other.width(column: column, row: row)
        )
        draw([glyph], at: CellPosition(column: column, row: row + shift), style: cell.style)
      }
    }
  }

  /// Fills a rectangle with blanks, as far as it is on the screen.
  mutating func fill(_ area: CellRectangle, style: CellStyle) {
    let blank = Cell(style: style)
    for row in max(0, area.row)..<max(0, min(size.rows, area.row + area.rows), area.row) {
      for column in max(
        0,
        area.column
      )..<max(0, min(size.columns, area.column + area.columns), area.column) {
        put(blank, 1, column, row)
      }
    }
  }

  private mutating func content(of text: String) -> Cell.Content {
    let scalars = text.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return Cell.Content(first)
    }
    clusters.append(text)
    return Cell.Content(cluster: clusters.count - 1)
  }

  private mutating func put(_ cell: Cell, _ width: Int, _ column: Int, _ row: Int) {
    let start = row * size.columns
    for place in column..<column + width { clear(place, start) }
    cells[start + column] = cell
    for place in 1..<max(1, width) {
      cells[start + column + place] = Cell(content: .covered, style: cell.style)
    }
  }

  /// Makes blanks of the wide glyph that covers a cell.
  private mutating func clear(_ column: Int, _ start: Int) {
    var first = column
    while first > 0, cells[start + first].content == .covered { first -= 1 }
    var place = first + 1
    while place < size.columns, cells[start + place].content == .covered {
      cells[start + place].content = .blank
      cells[start + first].content = .blank
      place += 1
    }
  }
}
