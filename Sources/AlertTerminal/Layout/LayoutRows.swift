/// Draws an alert from its top to its bottom, row by row.
nonisolated struct LayoutRows {
  enum Rule {
    case top
    case middle
    case bottom
  }

  private struct Run {
    let glyphs: [Glyph]
    let position: CellPosition
    let style: CellStyle
  }

  private let plan: LayoutPlan
  private let theme: LayoutTheme
  private var row: Int
  private var boxTop: Int
  private var fills: [CellRectangle] = []
  private var runs: [Run] = []
  private var regions: [AlertLayout.Region] = []
  private var cursor: CellPosition?
  private var typing: CellStyle?
  private var rest: CellPosition?

  init(_ plan: LayoutPlan, _ theme: LayoutTheme) {
    self.plan = plan
    self.theme = theme
    // Each row moves on before it draws.
    row = plan.top - 1
    boxTop = plan.top
  }

  private var inside: Int { plan.left + (plan.hasFrame ? 1 : 0) }

  // MARK: Frame

  mutating func rule(_ rule: Rule, seams: [Int]) {
    guard plan.hasFrame else {
      if rule == .bottom { closeBox() }
      return
    }
    row += 1
    let (first, tee, last) =
      switch rule {
      case .top: (theme.topLeft, theme.topTee, theme.topRight)
      case .middle: (theme.leftTee, theme.topTee, theme.rightTee)
      case .bottom: (theme.bottomLeft, theme.bottomTee, theme.bottomRight)
      }
    var line = Array(repeating: theme.horizontal, count: plan.inner)
    for seam in seams { line[seam] = tee }
    draw([first] + line + [last], from: plan.left, theme.frame)
    if rule == .bottom { closeBox() }
  }

  /// Ends a box and begins another.
  mutating func newBox() {
    rule(.bottom, seams: [])
    boxTop = row + 1
    rule(.top, seams: [])
  }

  mutating func blank() { row(nil) }

  /// Begins a row; `mark` stands in the side of the frame at which lines end.
  mutating func row(_ mark: Glyph?) {
    row += 1
    guard plan.hasFrame else { return }
    let (first, last) = (plan.left, plan.left + plan.inner + 1)
    draw([theme.vertical], from: plan.isMirrored ? last : first, theme.frame)
    draw([mark ?? theme.vertical], from: plan.isMirrored ? first : last, theme.frame)
  }

  /// Draws the arrow of a balloon into its frame.
  mutating func point() {
    guard let (position, side) = plan.arrow else { return }
    let mark =
      switch side {
      case .top: theme.above
      case .bottom: theme.below
      case .left: theme.toLeft
      case .right: theme.toRight
      }
    runs.append(Run(glyphs: [mark], position: position, style: theme.frame))
  }

  private mutating func closeBox() {
    fills.append(
      CellRectangle(
        column: plan.left,
        row: boxTop,
        columns: plan.width,
        rows: row - boxTop + 1
      )
    )
  }

  // MARK: Content

  mutating func centred(_ line: [Glyph], style: CellStyle) {
    let free = plan.inner - line.cells
    let before = plan.isMirrored ? free - free / 2 : free / 2
    draw(TextDirection.isolated(line), from: inside + before, style)
  }

  mutating func field(_ field: AlertContent.Field, cursor: Int?, number: Int) {
    let isBare = plan.inner < 8
    let start = inside + (isBare ? 0 : 2)
    let width = plan.inner - (isBare ? 0 : 4)
    let line = FieldLine(field, cursor: cursor, width: width, theme: theme)
    if !isBare {
      draw([Glyph(text: "[", width: 1)], from: start - 1, theme.box)
      draw([Glyph(text: "]", width: 1)], from: start + width, theme.box)
    }
    let style = theme.field(isBare: isBare)
    draw(Array(repeating: .blank, count: width), from: start, style)
    draw(
      line.glyphs,
      from: start + line.start,
      line.isPlaceholder ? theme.placeholder(isBare: isBare) : style
    )
    if cursor != nil {
      self.cursor = CellPosition(column: start + line.cursorColumn, row: row)
      typing = style
    }
    region(.field(number), from: inside, columns: plan.inner)
  }

  mutating func buttons(
    _ row: [Int],
    _ all: [AlertContent.Button],
    focus: FocusTarget?
  ) {
    for (place, index) in row.enumerated() {
      let share = plan.share(place, of: row.count)
      let start = inside + share.lowerBound
      if place > 0 { draw([theme.vertical], from: start - 1, theme.frame) }
      button(all[index], isFocused: focus == .button(index), from: start, width: share.count)
      region(.button(index), from: start, columns: share.count)
    }
  }

  private mutating func button(
    _ button: AlertContent.Button,
    isFocused: Bool,
    from start: Int,
    width: Int
  ) {
    let whole = theme.text.line(button.title)
    // Marks around the words, where there is room.
    let margin = width >= 3 ? 1 : 0
    let words = TextLines.truncated(whole, to: width - 2 * margin, ellipsis: theme.ellipsis)
    let isolated = TextDirection.isolated(words)
    var label = isolated
    if margin > 0 {
      // The same cells with and without the focus, so that few bytes move it.
      let (open, close) = isFocused ? (theme.openFocus, theme.closeFocus) : (.blank, .blank)
      label = [open] + isolated + [close]
    }
    let column = start + (width - words.cells) / 2 - margin
    draw(label, from: column, theme.label(of: button, isFocused: isFocused))
    if isFocused { rest = CellPosition(column: column, row: row) }
  }

  // MARK: Result

  private mutating func draw(_ glyphs: [Glyph], from column: Int, _ style: CellStyle) {
    runs.append(Run(glyphs: glyphs, position: CellPosition(column: column, row: row), style: style))
  }

  private mutating func region(_ target: FocusTarget, from column: Int, columns: Int) {
    let area = CellRectangle(column: column, row: row, columns: columns, rows: 1)
    regions.append(AlertLayout.Region(target: target, area: area))
  }

  /// Draws what was collected, the boxes' insides first.
  func finish(_ layout: inout AlertLayout) {
    for fill in fills { layout.grid.fill(fill, style: theme.box) }
    for run in runs { layout.grid.draw(run.glyphs, at: run.position, style: run.style) }
    layout.regions = regions
    layout.boxes = fills
    layout.cursor = cursor
    layout.typing = typing
    layout.rest = rest
  }
}
