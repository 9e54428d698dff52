import TestSupport
import Testing

@testable import AlertTerminal

@Suite("What keys do")
struct DisplayKeysTests {
  private static let size = TerminalSize(columns: 40, rows: 10)

  /// A field, then buttons of which one is disabled and one destroys.
  private nonisolated static var content: AlertContent {
    var content = Drawing.plain("T", nil, ["Save", "Send", "Delete", "Other", "Keep"])
    content.fields = [AlertContent.Field()]
    content.buttons[2].isDestructive = true
    content.buttons[3].isEnabled = false
    content.buttons[4].isCancel = true
    return content
  }

  /// Presses keys one after another; answers the focus and what the last one asks for.
  private func press(
    _ keys: [Key],
    _ content: AlertContent = content,
    from focus: FocusTarget?
  ) -> (focus: FocusTarget?, action: DisplayAction?) {
    var state = DisplayState(focus: focus)
    var action: DisplayAction?
    for key in keys {
      let layout = AlertLayout(content, state, size: Self.size, theme: LayoutTheme())
      action = state.take(key, content, layout)
    }
    return (state.focus, action)
  }

  @Test(
    "they move the highlight, past what is disabled",
    arguments: [
      ([.tab], .button(4), .field(0)), ([.tab], .field(0), .button(0)),
      ([.backTab], .field(0), .button(4)), ([.down], .button(2), .button(4)),
      ([.up], .button(4), .button(2)), ([.down], .button(4), .button(4)),
      ([.up], .button(0), .field(0)), ([.right], .button(0), .button(1)),
      ([.left], .button(1), .button(0)), ([.home], .button(2), .button(0)),
      ([.end], .button(0), .button(4)),
    ] as [([Key], FocusTarget, FocusTarget)]
  )
  func moves(_ keys: [Key], _ from: FocusTarget, _ to: FocusTarget) {
    let (focus, action) = press(keys, from: from)
    #expect(focus == to)
    #expect(action == (to == .field(0) ? .enter(field: 0) : nil))
  }

  @Test(
    "Return and Space choose what is highlighted, letters what begins with them alone",
    arguments: [
      ([.enter], 1, 1, true), ([.text(" ")], 1, 1, true), ([.text("k")], 0, 4, true),
      ([.text("K")], 0, 4, true), ([.alt("k")], 0, 4, true), ([.text("s")], 4, 0, false),
      ([.text("s")], 0, 1, false), ([.text("s"), .text("s")], 0, 0, false),
      ([.text("d")], 0, 2, false), ([.text("o")], 0, 0, false), ([.text("x")], 0, 0, false),
      ([.text("ke")], 0, 0, false), ([.paste("k")], 0, 0, false),
    ] as [([Key], Int, Int, Bool)]
  )
  func choices(_ keys: [Key], _ from: Int, _ to: Int, _ chooses: Bool) {
    let (focus, action) = press(keys, from: .button(from))
    #expect(focus == .button(to))
    #expect(action == (chooses ? .choose(to) : nil))
  }

  @Test("in a field letters are text, Return is the field's, and Alt chooses")
  func field() {
    #expect(
      press([.text("k")], from: .field(0)).action == .edit(field: 0, characters: 0..<0, text: "k")
    )
    #expect(press([.enter], from: .field(0)).action == .pressReturn)
    #expect(press([.alt("k")], from: .field(0)).action == .choose(4))
    #expect(press([.escape], from: .field(0)).action == .pressEscape)
    #expect(press([.endOfInput], from: .field(0)).action == .endOfInput)
  }

  @Test(
    "a text that is longer than the screen moves by lines, pages and the wheel",
    .report("TE-16")
  )
  func scrolling() {
    let text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    let content = Drawing.plain(nil, text, ["OK"])
    let wheel = { (kind: MouseEvent.Kind) in Key.mouse(MouseEvent(kind: kind, column: 9, row: 3)) }
    for (keys, first) in [
      ([], 1), ([.down], 2), ([.down, .down, .up], 2), ([.up], 1), ([wheel(.wheelDown)], 2),
      ([wheel(.wheelDown), wheel(.wheelUp)], 1), ([.pageDown], 6), ([.pageDown, .pageUp], 1),
      (Array(repeating: .pageDown, count: 20), 45),
    ] as [([Key], Int)] {
      var state = DisplayState(focus: .button(0))
      for key in keys {
        let layout = AlertLayout(content, state, size: Self.size, theme: LayoutTheme())
        #expect(state.take(key, content, layout) == nil)
      }
      let lines = Drawing.lines(content, state, columns: 40, rows: 10)
      #expect(lines[1].contains(" line \(first) "), "\(lines)")
      #expect(lines.joined().contains("‹OK›"))
    }
  }

  @Test("where the mouse goes up elsewhere nothing is chosen")
  func drags() {
    let layout = AlertLayout(
      Self.content,
      DisplayState(focus: .button(0)),
      size: TerminalSize(columns: 60, rows: 20),
      theme: LayoutTheme()
    )
    func cell(_ button: Int) -> CellPosition? {
      layout.regions.first { $0.target == .button(button) }.map {
        CellPosition(column: $0.area.column + 2, row: $0.area.row)
      }
    }
    for (down, up, action) in [
      (0, 0, .choose(0)), (0, 1, nil), (3, 3, .choose(3)), (nil, nil, .touchOutside), (nil, 1, nil),
      (1, nil, nil),
    ] as [(Int?, Int?, DisplayAction?)] {
      var state = DisplayState(focus: .button(0))
      let outside = CellPosition(column: 0, row: 0)
      let places = [down, up].map { $0.flatMap(cell) ?? outside }
      var last: DisplayAction?
      for (kind, place) in zip([MouseEvent.Kind.press, .release], places) {
        let event = MouseEvent(kind: kind, column: place.column, row: place.row)
        last = state.take(.mouse(event), Self.content, layout)
      }
      #expect(last == action, "\(String(describing: down)) \(String(describing: up))")
    }
  }
}
