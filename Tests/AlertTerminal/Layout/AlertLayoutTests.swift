import TestSupport
import Testing

@testable import AlertTerminal

@Suite("Layout")
struct AlertLayoutTests {
  @Test("an alert stands in the middle of 80 × 24")
  func alert() {
    let state = DisplayState(focus: .button(0))
    let lines = Drawing.lines(Drawing.deleteDraft, state, columns: 80, rows: 24)
    #expect(lines.prefix(8).allSatisfy { $0.isEmpty })
    #expect(
      lines.dropFirst(8).joined(separator: "\n") == """
                                ┌──────────────────────────────┐
                                │                              │
                                │        Delete draft?         │
                                │  It cannot be brought back.  │
                                │                              │
                                ├──────────────┬───────────────┤
                                │    ‹Keep›    │    Delete     │
                                └──────────────┴───────────────┘








        """
    )
  }

  @Test("an alert stands in the middle of 40 × 10")
  func smallAlert() {
    let state = DisplayState(focus: .button(1))
    #expect(
      Drawing.lines(Drawing.deleteDraft, state, columns: 40, rows: 10) == [
        "",
        "    ┌──────────────────────────────┐",
        "    │                              │",
        "    │        Delete draft?         │",
        "    │  It cannot be brought back.  │",
        "    │                              │",
        "    ├──────────────┬───────────────┤",
        "    │     Keep     │   ‹Delete›    │",
        "    └──────────────┴───────────────┘",
        "",
      ]
    )
  }

  @Test("a sheet rises from the bottom, its cancel button in a box of its own")
  func sheet() {
    var content = Drawing.plain("Share", nil, ["Mail", "Print", "Cancel"])
    content.form = .sheet
    content.buttons[2].isCancel = true
    let state = DisplayState(focus: .button(1))
    #expect(
      Drawing.lines(content, state, columns: 40, rows: 10) == [
        "",
        "┌──────────────────────────────────────┐",
        "│                Share                 │",
        "├──────────────────────────────────────┤",
        "│                 Mail                 │",
        "│               ‹Print›                │",
        "└──────────────────────────────────────┘",
        "┌──────────────────────────────────────┐",
        "│                Cancel                │",
        "└──────────────────────────────────────┘",
      ]
    )
    #expect(
      Drawing.lines(content, state, columns: 30, rows: 7)
        == [
          "┌────────────────────────────┐",
          "│           Share            │",
          "├────────────────────────────┤",
          "│            Mail            ▲",
          "│          ‹Print›           │",
          "│           Cancel           │",
          "└────────────────────────────┘",
        ].enumerated().map { $0.offset == 3 ? $0.element.replacing("▲", with: "│") : $0.element }
    )
  }

  @Test("fields stand between text and buttons; secure text is bullets, the cursor blinks in one")
  func fields() {
    var content = Drawing.plain("Sign in", nil, ["Cancel", "OK"])
    content.fields = [
      AlertContent.Field(text: "ada", placeholder: "Name"),
      AlertContent.Field(text: "secret", isSecure: true), AlertContent.Field(placeholder: "Code"),
    ]
    let screen = Drawing.screen(
      content,
      DisplayState(focus: .field(1), cursor: 6),
      columns: 40,
      rows: 10
    )
    #expect(
      screen.lines == [
        "",
        "     ┌────────────────────────────┐",
        "     │          Sign in           │",
        "     │ [ada                     ] │",
        "     │ [••••••                  ] │",
        "     │ [Code                    ] │",
        "     ├─────────────┬──────────────┤",
        "     │   Cancel    │      OK      │",
        "     └─────────────┴──────────────┘",
        "",
      ]
    )
    #expect(screen.isCursorVisible)
    #expect(screen.column == 14 && screen.row == 4)
    #expect(screen.places[5][8].style.isFaint)
    #expect(!screen.places[3][8].style.isFaint)
  }

  @Test("an alert without a title, a message or a button")
  func bare() {
    let nothing = AlertContent()
    #expect(Drawing.lines(nothing, columns: 40, rows: 10).joined(separator: "|").contains("┌"))
    #expect(
      Drawing.lines(Drawing.plain(nil, nil, ["Yes", "No"]), columns: 32, rows: 5) == [
        "",
        "┌─────────────┬──────────────┐".indented(1),
        "│     Yes     │      No      │".indented(1),
        "└─────────────┴──────────────┘".indented(1),
        "",
      ]
    )
  }

  @Test("what a button means is seen by its style")
  func styles() {
    var content = Drawing.deleteDraft
    content.buttons.append(AlertContent.Button(title: "Never", isEnabled: false))
    content.isSideBySide = false
    let screen = Drawing.screen(content, DisplayState(focus: .button(1)), columns: 40, rows: 12)
    func style(of word: Character) -> TerminalScreen.Style? {
      screen.places.flatMap(\.self).first { $0.text == String(word) }?.style
    }
    #expect(style(of: "K")?.isBold == true)
    #expect(style(of: "N")?.isFaint == true)
    let red = screen.places.flatMap(\.self).first { $0.style.isReversed }?.style
    #expect(red?.foreground == "203")
    #expect(
      screen.places.flatMap(\.self).filter(\.style.isReversed).map(\.text).joined() == "‹Delete›"
    )
  }

  @Test("blank and broken texts leave the buttons on screen", .report("TE-12"))
  func blanks() {
    let messages = [
      "ok ", "ok\n", "ok\n\n", "   ", "\n", "a\n\nb", String(repeating: "x ", count: 200), "\u{A0}",
      "\u{3000}", "",
    ]
    for message in messages {
      let lines = Drawing.lines(Drawing.plain("T", message, ["Yes", "No"]), columns: 30, rows: 12)
      let text = lines.joined()
      #expect(text.contains("Yes") && text.contains("No"), "\(message)")
      #expect(Drawing.isRectangular(lines), "\(message)")
    }
    let two = Drawing.lines(Drawing.plain("T", "a\n\nb"), columns: 30, rows: 12)
    #expect(
      two.firstIndex { $0.contains(" b ") } == (two.firstIndex { $0.contains(" a ") } ?? 0) + 2
    )
  }

  @Test("tabs are blanks before anything is measured", .report("TE-13"))
  func tabs() {
    for text in ["\tx", "a\tb", "1234567\t8", "12345678\t9"] {
      for content in [Drawing.plain(text, text, [text]), Drawing.plain("T", text, [text, text])] {
        let screen = Drawing.screen(content, columns: 40, rows: 12)
        #expect(Drawing.isRectangular(screen.lines), "\(text)")
        // A tab would be among what no terminal need understand.
        #expect(screen.unknown.isEmpty)
      }
    }
  }

  @Test(
    "no text in any place bends the frame",
    .report("UN-01"),
    arguments: [
      "確認", "한글", "ｶﾅ", "😀", "👨‍👩‍👧‍👦", "🇩🇪", "⚠️", "⚠", "👍🏽", "e\u{301}", "क्षि", "ﷺ", "1️⃣", "Ａ", "שלום",
      "\u{1B}[2J",
      "\u{202E}abc", "\u{301}",
    ]
  )
  func wideTexts(_ text: String) {
    let long = String(repeating: text, count: 30)
    for text in [text, long] {
      var contents = [
        Drawing.plain(text), Drawing.plain("T", text), Drawing.plain("T", nil, [text]),
        Drawing.plain("T", nil, [text, text]), Drawing.plain("T"), Drawing.plain("T"),
      ]
      contents[4].fields = [AlertContent.Field(text: text)]
      contents[5].fields = [AlertContent.Field(placeholder: text)]
      for content in contents {
        let screen = Drawing.screen(content, DisplayState(focus: .button(0)), columns: 30, rows: 12)
        #expect(Drawing.isRectangular(screen.lines), "\(screen.text)")
        #expect(screen.unknown.isEmpty)
      }
    }
  }

  @Test("one switch decides about ambiguous characters, in text and frame alike", .report("UN-03"))
  func ambiguous() {
    for isWide in [false, true] {
      let theme = LayoutTheme(ambiguousIsWide: isWide)
      let content = Drawing.plain("…", "①→│🛡", ["■", String(repeating: "long ", count: 9)])
      let lines = Drawing.lines(content, columns: 40, rows: 10, theme: theme)
      #expect(Drawing.isRectangular(lines, theme: theme))
      #expect(lines.joined().contains("+---") == isWide)
      #expect(lines.joined().contains(isWide ? "long.." : "long …"))
    }
  }

  @Test(
    "a long text scrolls, buttons stay in reach, and many of them follow the focus",
    .report("TE-16"),
    arguments: [(200, 2, 24), (1, 40, 10), (200, 40, 5)]
  )
  func long(_ lines: Int, _ buttons: Int, _ rows: Int) {
    let message = (1...lines).map { "line \($0)" }.joined(separator: "\n")
    let content = Drawing.plain("T", message, (1...buttons).map { "Button \($0)" })
    for button in 0..<buttons {
      let state = DisplayState(focus: .button(button))
      let shown = Drawing.lines(content, state, columns: 60, rows: rows)
      #expect(shown.joined().contains("‹Button \(button + 1)›"))
      #expect(Drawing.isRectangular(shown))
    }
    let size = TerminalSize(columns: 60, rows: rows)
    let layout = AlertLayout(content, DisplayState(), size: size, theme: LayoutTheme())
    #expect((layout.longestScroll > 0) == (lines == 200))
    if lines == 200 {
      let state = DisplayState(focus: .button(0), scroll: layout.longestScroll)
      #expect(Drawing.lines(content, state, columns: 60, rows: rows).joined().contains("line 200"))
    }
  }

  @Test("every size from 1 × 1 to 500 × 200 shows the focused button, and nothing traps")
  func sizes() {
    var fields = Drawing.plain("漢字", "Message 👨‍👩‍👧‍👦 text", ["OK", "Cancel"])
    fields.fields = [AlertContent.Field(text: "漢字漢字"), AlertContent.Field(isSecure: true)]
    var sheet = Drawing.plain("T", nil, ["A", "B", "C"])
    sheet.form = .sheet
    sheet.buttons[2].isCancel = true
    let sides = [1, 2, 3, 4, 5, 6, 7, 9, 10, 13, 40]
    for columns in sides + [500] {
      for rows in sides + [200] where columns < 40 || rows < 10 || columns + rows == 700 {
        for content in [fields, sheet, AlertContent()] {
          for focus: FocusTarget? in [nil, .button(0), .button(1), .field(0), .field(1)] {
            let size = TerminalSize(columns: columns, rows: rows)
            let state = DisplayState(focus: focus, cursor: 4)
            let layout = AlertLayout(content, state, size: size, theme: LayoutTheme())
            if case .button(let index)? = focus, index < content.buttons.count {
              #expect(layout.regions.contains { $0.target == focus }, "\(columns) × \(rows)")
            }
            if let cursor = layout.cursor {
              #expect(cursor.column < columns && cursor.row < rows, "\(columns) × \(rows)")
            }
            if case .field(let index)? = focus, index < content.fields.count {
              #expect(layout.cursor != nil, "\(columns) × \(rows)")
            }
          }
        }
      }
    }
  }

  @Test("what has not appeared yet is not drawn and cannot be touched")
  func reveal() {
    var sheet = Drawing.plain("Share", nil, ["Mail"])
    sheet.form = .sheet
    let half = DisplayState(focus: .button(0), reveal: 0.5)
    #expect(
      Drawing.lines(sheet, half, columns: 40, rows: 12) == Array(repeating: "", count: 9) + [
        "┌──────────────────────────────────────┐",
        "│                                      │",
        "│                Share                 │",
      ]
    )
    let size = TerminalSize(columns: 40, rows: 12)
    #expect(AlertLayout(sheet, half, size: size, theme: LayoutTheme()).regions.isEmpty)
    let none = DisplayState(reveal: 0)
    #expect(Drawing.lines(sheet, none, columns: 40, rows: 12).allSatisfy { $0.isEmpty })
    let alert = Drawing.lines(Drawing.deleteDraft, half, columns: 40, rows: 10)
    #expect(alert[3].contains("Delete draft?") && alert[1].isEmpty && alert[8].isEmpty)
  }

  @Test("the mouse finds fields, buttons and what is outside")
  func regions() {
    let size = TerminalSize(columns: 40, rows: 10)
    let layout = AlertLayout(Drawing.deleteDraft, DisplayState(), size: size, theme: LayoutTheme())
    #expect(layout.target(at: CellPosition(column: 8, row: 7)) == .button(0))
    #expect(layout.target(at: CellPosition(column: 25, row: 7)) == .button(1))
    #expect(layout.target(at: CellPosition(column: 8, row: 3)) == nil)
    #expect(!layout.isOutside(CellPosition(column: 8, row: 3)))
    #expect(layout.isOutside(CellPosition(column: 2, row: 3)))
    #expect(layout.isOutside(CellPosition(column: 8, row: 0)))
  }
}

extension String {
  fileprivate nonisolated func indented(_ columns: Int) -> String {
    String(repeating: " ", count: columns) + self
  }
}
