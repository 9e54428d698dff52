import TestSupport
import Testing

@testable import AlertTerminal

@Suite("Frame differences")
struct FrameWriterTests {
  private nonisolated static let sizes = TerminalSize(columns: 20, rows: 4)

  @Test("what the terminal shows after differences is what a fresh frame shows")
  func differences() {
    var random = SystemRandomNumberGenerator()
    let texts = ["a", "漢", " ", "│", "👨‍👩‍👧‍👦", "e\u{301}", "b", "c"]
    for colors in ColorLevel.allCases {
      var writer = FrameWriter(colors: colors)
      var screen = TerminalScreen(columns: 20, rows: 4)
      for _ in 0..<60 {
        var grid = CellGrid(Self.sizes)
        for _ in 0..<12 {
          var style = CellStyle()
          if Bool.random(using: &random) { style.isBold = true }
          if Bool.random(using: &random) { style.isReversed = true }
          if Bool.random(using: &random) { style.foreground = CellColor(255, 0, 0) }
          if Bool.random(using: &random) { style.isFaint = true }
          if Bool.random(using: &random) { style.background = CellColor(0, 0, 255) }
          let text = texts.randomElement(using: &random) ?? ""
          let place = CellPosition(
            column: .random(in: 0..<20, using: &random),
            row: .random(in: 0..<4, using: &random)
          )
          grid.draw(SafeText().line(text), at: place, style: style)
        }
        let cursor = Bool.random(using: &random) ? CellPosition(column: 3, row: 2) : nil
        screen.take(writer.bytes(for: grid, cursor: cursor))
        var fresh = FrameWriter(colors: colors)
        var second = TerminalScreen(columns: 20, rows: 4)
        second.take(fresh.bytes(for: grid, cursor: cursor))
        #expect(screen.places == second.places)
        #expect(screen.isCursorVisible == (cursor != nil))
        if cursor != nil { #expect(screen.column == 3 && screen.row == 2) }
        #expect(writer.bytes(for: grid, cursor: cursor).isEmpty)
      }
      #expect(screen.unknown.isEmpty)
    }
  }

  private func bytes(_ writer: inout FrameWriter, _ parts: [(String, Int, CellStyle)]) -> String {
    var grid = CellGrid(Self.sizes)
    for (text, column, style) in parts {
      grid.draw(SafeText().line(text), at: CellPosition(column: column, row: 1), style: style)
    }
    return String(decoding: writer.bytes(for: grid, cursor: nil), as: UTF8.self)
  }

  @Test("only what differs is written, by the shortest way")
  func minimal() {
    var writer = FrameWriter()
    let reversed = CellStyle(isReversed: true)
    let start = "\u{1B}[0m\u{1B}[2J"
    #expect(bytes(&writer, [("ab", 0, CellStyle())]) == start + "\u{1B}[2Hab\u{1B}[?25l")
    #expect(bytes(&writer, [("ab", 0, CellStyle())]) == "")
    #expect(bytes(&writer, [("abc", 0, CellStyle())]) == "c")
    #expect(bytes(&writer, [("abc", 0, CellStyle()), ("d", 5, CellStyle())]) == "  d")
    #expect(
      bytes(&writer, [("abc", 0, CellStyle()), ("d", 5, CellStyle()), ("e", 12, reversed)])
        == "\u{1B}[6C\u{1B}[7me"
    )
    #expect(
      bytes(&writer, [("xbc", 0, CellStyle()), ("d", 5, CellStyle()), ("e", 12, reversed)])
        == "\r\u{1B}[mx"
    )
    #expect(bytes(&writer, [("yyc", 0, CellStyle())]) == "\ryyc   \u{1B}[6C ")
    writer.forget()
    #expect(bytes(&writer, [("x", 0, CellStyle())]) == start + "\u{1B}[2Hx\u{1B}[?25l")
  }

  @Test("where the cursor blinks the next character needs no style before it")
  func readyPen() {
    var writer = FrameWriter()
    let cursor = CellPosition(column: 3, row: 2)
    var grid = CellGrid(Self.sizes)
    let field = CellStyle(background: CellColor(38, 38, 38), isUnderlined: true)
    grid.fill(CellRectangle(column: 2, row: 2, columns: 9, rows: 1), style: field)
    grid.draw(SafeText().line("below"), at: CellPosition(column: 0, row: 3), style: CellStyle())
    _ = writer.bytes(for: grid, cursor: cursor, typing: field)
    grid.draw(SafeText().line("x"), at: cursor, style: field)
    let next = CellPosition(column: 4, row: 2)
    #expect(writer.bytes(for: grid, cursor: next) == Array("x".utf8))
  }

  @Test("between a field and a button only the label and the cursor are written")
  func fieldToButton() {
    let content = AlertContent(
      title: "Name",
      buttons: [AlertContent.Button(title: "OK", tint: CellColor(0, 122, 255))],
      isSideBySide: true,
      fields: [AlertContent.Field(text: "", placeholder: "Anna")]
    )
    let size = TerminalSize(columns: 80, rows: 24)
    var writer = FrameWriter()
    func bytes(_ focus: FocusTarget) -> String {
      var state = DisplayState()
      state.focus = focus
      let layout = AlertLayout(content, state, size: size, theme: LayoutTheme())
      let bytes = writer.bytes(
        for: layout.grid,
        cursor: layout.cursor,
        typing: layout.typing,
        rest: layout.rest
      )
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(bytes(.field(0)).contains("Anna"))
    let label = "‹OK›"
    #expect(
      bytes(.button(0))
        == "\u{1B}[15;39H\u{1B}[7;38;5;33m\(label)\u{1B}[?25l\u{1B}[4D"
    )
    #expect(
      bytes(.field(0)) == "\u{1B}[27m OK \u{1B}[12;29H\u{1B}[?25h\u{1B}[38;5;255m"
    )
  }

  @Test("brackets show where a field is, or a line below it", arguments: [(40, false), (7, true)])
  func extent(_ columns: Int, _ isUnderlined: Bool) {
    let content = AlertContent(title: "Name", fields: [AlertContent.Field(text: "Anna")])
    let screen = Drawing.screen(content, columns: columns, rows: 8)
    #expect(screen.lines.contains { $0.contains("[Anna") } == !isUnderlined)
    let letters = screen.places.joined().filter { $0.text == "A" }
    #expect(letters.map(\.style.isUnderlined) == [isUnderlined])
  }

  @Test(
    "a terminal with another opinion about a width keeps the frame straight",
    arguments: ["漢", "👨‍👩‍👧‍👦", "⚠️", "①", "🇩🇪", "क्षि"]
  )
  func disagreement(_ text: String) {
    var writer = FrameWriter()
    var grid = CellGrid(Self.sizes)
    grid.draw(
      SafeText().line("│\(text)x│"),
      at: CellPosition(column: 2, row: 1),
      style: CellStyle()
    )
    let right = 2 + 2 + TextWidth().cells(text)
    for other in [1, 2, 3, 4] {
      var screen = TerminalScreen(columns: 20, rows: 4)
      screen.measure = { $0.isASCII || $0 == "│" ? 1 : other }
      var writer = writer
      screen.take(writer.bytes(for: grid, cursor: nil))
      #expect(screen.places[1][right].text == "│")
      #expect(screen.places[1][right - 1].text == "x")
    }
    _ = writer.bytes(for: grid, cursor: nil)
  }

  @Test(
    "colours by what the terminal has",
    arguments: [
      (ColorLevel.none, "1"), (.sixteen, "1;91;40"), (.indexed, "1;38;5;203;48;5;235"),
      (.full, "1;38;2;255;69;58;48;2;38;38;38"),
    ]
  )
  func colors(_ level: ColorLevel, _ codes: String) {
    var writer = FrameWriter(colors: level)
    let style = CellStyle(
      foreground: CellColor(255, 69, 58),
      background: CellColor(38, 38, 38),
      isBold: true
    )
    #expect(bytes(&writer, [("a", 0, style)]).contains("\u{1B}[\(codes)ma"))
  }

  @Test(
    "where only ASCII can be written everything else is as many question marks",
    .report("TE-09")
  )
  func ascii() {
    var writer = FrameWriter(isASCII: true)
    let text = bytes(&writer, [("Tschüß 確認😀 e\u{301} \u{1B}", 0, CellStyle())])
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("Tsch?? ?????? ? ?"))
  }

  @Test("charsets are never switched", .report("TE-10"))
  func charsets() {
    for isASCII in [false, true] {
      let theme = LayoutTheme(isASCII: isASCII)
      let size = TerminalSize(columns: 40, rows: 10)
      let layout = AlertLayout(Drawing.deleteDraft, DisplayState(), size: size, theme: theme)
      var writer = FrameWriter(isASCII: isASCII)
      let bytes = writer.bytes(for: layout.grid, cursor: nil)
      #expect(!bytes.contains(0x0E) && !bytes.contains(0x0F))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("\u{1B}("))
      #expect(text.contains("┌──") == !isASCII)
      #expect(text.contains("+--") == isASCII)
    }
  }
}
