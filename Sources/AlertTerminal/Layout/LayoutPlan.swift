/// How wide and high an alert is, and which of its rows are visible.
nonisolated struct LayoutPlan {
  /// A line of the text.
  struct Line {
    let glyphs: [Glyph]
    let isBold: Bool
  }

  private(set) var head: [Line] = []
  private(set) var headRows = 0..<0
  private(set) var fieldRows = 0..<0
  /// The buttons, row by row.
  private(set) var buttons: [[Int]] = []
  private(set) var buttonRows = 0..<0

  /// The cells between the frame's sides.
  private(set) var inner = 0
  private(set) var hasFrame = true
  /// Whether a rule stands between texts and buttons.
  private(set) var hasRule = false
  /// Whether the last button has a box of its own.
  private(set) var standsApart = false
  /// Whether blank lines stand around the text.
  private(set) var isRoomy = false

  private(set) var left = 0
  private(set) var top = 0
  private(set) var height = 0

  /// Where the frame points at what a balloon belongs to.
  private(set) var arrow: (position: CellPosition, side: AlertContent.Anchor.Side)?

  /// Whether lines begin at the right.
  private(set) var isMirrored = false

  /// Frame and inside.
  var width: Int { inner + (hasFrame ? 2 : 0) }

  /// More cells than this between the sides are hard to read.
  private static let widest = 56
  private static let narrowest = 28

  init(_ content: AlertContent, _ state: DisplayState, size: TerminalSize, theme: LayoutTheme) {
    hasFrame = size.columns >= 10 && size.rows >= 5
    isMirrored = content.isMirrored
    chooseWidth(content, size, theme)
    readText(content, theme)
    arrangeButtons(content, theme)
    chooseHeight(content, state, size)
    place(content.form, size)
  }

  private mutating func place(_ form: AlertContent.Form, _ size: TerminalSize) {
    left = (size.columns - width) / 2
    top = (size.rows - height) / 2
    switch form {
    case .alert: break
    case .sheet: top = size.rows - height
    case .popover(let anchor):
      let place = BalloonPlacement(width: width, height: height, anchor: anchor, on: size)
      left = place.left
      top = place.top
      arrow = hasFrame ? place.arrow : nil
    }
  }

  // MARK: Width

  private mutating func chooseWidth(
    _ content: AlertContent,
    _ size: TerminalSize,
    _ theme: LayoutTheme
  ) {
    guard hasFrame else {
      inner = size.columns
      return
    }
    let most = min(size.columns - (size.columns > 40 ? 6 : 2), Self.widest)
    guard content.form != .sheet else {
      inner = most
      return
    }
    var natural = Self.narrowest
    for text in [content.title, content.message].compactMap(\.self) {
      for line in theme.text.lines(text) { natural = max(natural, line.cells + 4) }
    }
    let labels = content.buttons.map { theme.text.line($0.title).cells + 4 }
    let longest = labels.max() ?? 0
    let row = labels.count * (longest + 1) + 1
    natural = max(natural, content.isSideBySide ? row : longest + 2)
    inner = min(natural, most)
  }

  // MARK: Rows

  private mutating func readText(_ content: AlertContent, _ theme: LayoutTheme) {
    let room = hasFrame ? inner - 2 : inner
    for (text, isBold) in [(content.title, true), (content.message, content.isMessageBold)] {
      guard let text else { continue }
      for line in theme.text.lines(text) {
        head += TextLines.wrapped(line, to: room).map { Line(glyphs: $0, isBold: isBold) }
      }
    }
  }

  private mutating func arrangeButtons(_ content: AlertContent, _ theme: LayoutTheme) {
    let count = content.buttons.count
    let fit = content.buttons.indices.allSatisfy {
      theme.text.line(content.buttons[$0].title).cells + 4 <= share($0, of: count).count
    }
    if content.isSideBySide, count > 1, fit {
      buttons = [Array(content.buttons.indices)]
    } else {
      buttons = content.readingOrder.map { [$0] }
    }
  }

  /// The cells that one of some buttons in a row has, a cell apart.
  func share(_ place: Int, of count: Int) -> Range<Int> {
    let start = place * (inner + 1) / count
    return start..<max(start, (place + 1) * (inner + 1) / count - 1)
  }

  private mutating func chooseHeight(
    _ content: AlertContent,
    _ state: DisplayState,
    _ size: TerminalSize
  ) {
    let rows = head.count + content.fields.count + buttons.count
    let frame = hasFrame ? 2 : 0
    let isCancelLast = content.buttons.last?.isCancel ?? false
    hasRule = hasFrame && !buttons.isEmpty && head.count + content.fields.count > 0
    standsApart = hasFrame && content.form == .sheet && isCancelLast && buttons.count > 1
    func chrome() -> Int { frame + (hasRule ? 1 : 0) + (standsApart ? 2 : 0) }
    if rows + chrome() > size.rows { standsApart = false }
    if rows + chrome() > size.rows, size.rows < 8 { hasRule = false }
    let room = size.rows - chrome()
    // Blank lines are for where there is more than enough.
    let blanks = head.isEmpty ? 0 : content.fields.isEmpty ? 2 : 3
    isRoomy = hasFrame && blanks > 0 && rows + blanks + 2 <= room
    share(max(room, 1), content, state)
    height =
      chrome() + headRows.count + fieldRows.count + buttonRows.count + (isRoomy ? blanks : 0)
  }

  /// Shares the rows there are among text, fields and buttons.
  private mutating func share(_ room: Int, _ content: AlertContent, _ state: DisplayState) {
    let fields = content.fields.count
    var forButtons = buttons.count
    var forFields = fields
    var forHead = head.count
    if forButtons + forFields + forHead > room {
      let isInField = if case .field? = state.focus { true } else { false }
      forButtons = min(buttons.count, max(1, room / 2))
      if room == 1, isInField { forButtons = 0 }
      let left = room - forButtons
      forFields = min(fields, left > 1 && forHead > 0 ? max(1, left / 2) : left)
      forHead = min(head.count, left - forFields)
      forFields = min(fields, left - forHead)
      forButtons = min(buttons.count, room - forHead - forFields)
    }
    headRows = Self.window(of: head.count, rows: forHead, from: state.scroll)
    var focusedField = 0
    var focusedRow = 0
    switch state.focus {
    case .field(let field)?: focusedField = field
    case .button(let button)?: focusedRow = buttons.firstIndex { $0.contains(button) } ?? 0
    case nil: break
    }
    fieldRows = Self.window(of: fields, rows: forFields, from: focusedField - forFields / 2)
    buttonRows = Self.window(of: buttons.count, rows: forButtons, from: focusedRow - forButtons / 2)
  }

  private static func window(of count: Int, rows: Int, from start: Int) -> Range<Int> {
    let first = max(0, min(start, count - rows))
    return first..<first + rows
  }
}
