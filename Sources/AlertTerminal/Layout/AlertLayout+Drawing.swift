// Where each row of an alert is drawn.
extension AlertLayout {
  nonisolated mutating func draw(
    _ plan: LayoutPlan,
    _ content: AlertContent,
    _ state: DisplayState,
    _ theme: LayoutTheme
  ) {
    var rows = LayoutRows(plan, theme)
    // The cells before each button of a row but the first.
    let count = plan.buttons.first?.count ?? 0
    let seams = (0..<count).dropFirst().map { plan.share($0, of: count).lowerBound - 1 }
    let startsWithButtons = plan.headRows.isEmpty && plan.fieldRows.isEmpty
    rows.rule(.top, seams: startsWithButtons ? seams : [])
    if plan.isRoomy { rows.blank() }
    for place in plan.headRows {
      let line = plan.head[place]
      rows.row(marks(plan.headRows, place, of: plan.head.count, theme))
      rows.centred(line.glyphs, style: line.isBold ? theme.title : theme.box)
    }
    if plan.isRoomy { rows.blank() }
    for place in plan.fieldRows {
      rows.row(marks(plan.fieldRows, place, of: content.fields.count, theme))
      let isFocused = state.focus == .field(place)
      rows.field(content.fields[place], cursor: isFocused ? state.cursor : nil, number: place)
    }
    if plan.isRoomy, !plan.fieldRows.isEmpty { rows.blank() }
    if plan.hasRule { rows.rule(.middle, seams: seams) }
    for place in plan.buttonRows {
      if plan.standsApart, place == plan.buttons.count - 1 { rows.newBox() }
      rows.row(marks(plan.buttonRows, place, of: plan.buttons.count, theme))
      rows.buttons(plan.buttons[place], content.buttons, focus: state.focus)
    }
    rows.rule(.bottom, seams: seams)
    rows.point()
    rows.finish(&self)
  }

  /// What stands in the frame beside a row from which more is to be reached.
  private nonisolated func marks(
    _ window: Range<Int>,
    _ place: Int,
    of count: Int,
    _ theme: LayoutTheme
  ) -> Glyph? {
    if place == window.lowerBound, place > 0 { return theme.above }
    return place == window.upperBound - 1 && place < count - 1 ? theme.below : nil
  }
}
