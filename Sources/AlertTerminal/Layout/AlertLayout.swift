/// An alert laid out on a screen of cells.
///
/// An alert stands in the middle, a sheet rises from the bottom. Where it does not fit, its text scrolls
/// and its fields and buttons follow the focus; the focused one is always visible, down to one cell.
nonisolated struct AlertLayout: Equatable, Sendable {
  /// A part of the screen that the mouse reaches.
  struct Region: Equatable, Sendable {
    let target: FocusTarget
    let area: CellRectangle
  }

  /// What the screen shows.
  var grid: CellGrid

  /// Where the cursor blinks; nowhere unless a field has the focus.
  var cursor: CellPosition?

  /// How the next character typed will look, where there is a cursor.
  var typing: CellStyle?

  /// Where the focused button begins.
  var rest: CellPosition?

  /// What the mouse reaches.
  var regions: [Region] = []

  /// What of the screen the alert covers.
  var boxes: [CellRectangle] = []

  /// How far the text scrolls.
  var longestScroll = 0

  /// The lines of text that are visible at once.
  var textRows = 0

  /// Draws a screen without an alert.
  init(empty size: TerminalSize, theme: LayoutTheme) {
    grid = CellGrid(size, style: theme.backdrop)
  }

  /// Lays an alert out.
  init(_ content: AlertContent, _ state: DisplayState, size: TerminalSize, theme: LayoutTheme) {
    self.init(empty: size, theme: theme)
    let plan = LayoutPlan(content, state, size: size, theme: theme)
    longestScroll = plan.head.count - plan.headRows.count
    textRows = plan.headRows.count
    draw(plan, content, state, theme)
    if state.reveal < 1 { hide(plan, state.reveal, content.form, theme) }
  }

  /// What lies at a place; `nil` beside fields and buttons.
  func target(at position: CellPosition) -> FocusTarget? {
    regions.first { $0.area.contains(position) }?.target
  }

  /// Whether a place is beside the alert.
  func isOutside(_ position: CellPosition) -> Bool {
    !boxes.contains { $0.contains(position) }
  }

  /// Takes away what has not appeared yet: a sheet rises, an alert opens from its middle.
  private mutating func hide(
    _ plan: LayoutPlan,
    _ reveal: Double,
    _ form: AlertContent.Form,
    _ theme: LayoutTheme
  ) {
    cursor = nil
    rest = nil
    regions = []
    let shown = Int(Double(plan.height) * max(0, reveal))
    let size = grid.size
    let whole = grid
    grid = CellGrid(size, style: theme.backdrop)
    let first = form == .sheet ? plan.top : plan.top + (plan.height - shown) / 2
    let shift = form == .sheet ? plan.height - shown : 0
    grid.draw(first..<first + shown, of: whole, shiftedBy: shift)
  }
}
