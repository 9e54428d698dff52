import Testing

@testable import AlertTerminal

@Suite("The cells of a screen")
struct CellGridTests {
  private static let family = Glyph(text: "👨‍👩‍👧‍👦", width: 2)
  private static let accented = Glyph(text: "e\u{301}", width: 1)

  private func place(_ column: Int) -> CellPosition { CellPosition(column: column, row: 0) }

  private func texts(_ grid: CellGrid) -> [String] { grid.cells.map(grid.text) }

  @Test("screens are equal if they look the same, in whatever order they were drawn")
  func order() {
    var first = CellGrid(TerminalSize(columns: 4, rows: 1))
    var second = first
    first.draw([Self.family, Self.accented], at: place(0), style: CellStyle())
    second.draw([Self.accented], at: place(2), style: CellStyle())
    #expect(first != second)
    second.draw([Self.family], at: place(0), style: CellStyle())
    #expect(first == second)
    #expect(texts(first) == ["👨‍👩‍👧‍👦", "", "e\u{301}", " "])
    second.draw([Self.accented], at: place(2), style: CellStyle(isBold: true))
    #expect(first != second)
    second.draw([Glyph(text: "e\u{300}", width: 1)], at: place(2), style: CellStyle())
    #expect(first != second)
  }

  @Test(
    "a text of any length that is written as one covers its columns, and goes as one",
    arguments: [2, 3, 200]
  )
  func long(_ width: Int) {
    var grid = CellGrid(TerminalSize(columns: width + 2, rows: 1))
    let text = Glyph(
      text: "\u{2068}" + String(repeating: "א", count: width) + "\u{2069}",
      width: width
    )
    grid.draw([text], at: place(1), style: CellStyle())
    #expect(
      (0..<width + 2).map { grid.width(column: $0, row: 0) } == [1, width]
        + Array(repeating: 0, count: width - 1) + [1]
    )
    grid.draw([Glyph(text: "x", width: 1)], at: place(2), style: CellStyle(isBold: true))
    #expect(texts(grid) == [" ", " ", "x"] + Array(repeating: " ", count: width - 1))
  }

  @Test("rows of another screen come with all their glyphs")
  func rows() {
    var source = CellGrid(TerminalSize(columns: 5, rows: 2))
    source.draw(
      [Self.family, Self.accented, Glyph(text: "漢", width: 2)],
      at: CellPosition(column: 0, row: 1),
      style: CellStyle(isFaint: true)
    )
    var grid = CellGrid(TerminalSize(columns: 5, rows: 3))
    grid.draw(1..<2, of: source, shiftedBy: 1)
    #expect(texts(grid).suffix(5) == ["👨‍👩‍👧‍👦", "", "e\u{301}", "漢", ""])
    #expect(grid[3, 2].style.isFaint && !grid[3, 1].style.isFaint)
  }
}
