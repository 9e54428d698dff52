/// Where a balloon's box stands among the cells, and where its frame points at its anchor.
///
/// The device chose the side. A box takes more of a screen of cells than of one of points: where it does not
/// fit at that side it stands at the opposite one, and where it fits at neither it lies over its anchor
/// and points nowhere.
nonisolated struct BalloonPlacement: Sendable {
  let left: Int
  let top: Int

  /// The cell of the frame that points, and the side it is in.
  let arrow: (position: CellPosition, side: AlertContent.Anchor.Side)?

  init(width: Int, height: Int, anchor: AlertContent.Anchor?, on size: TerminalSize) {
    guard let anchor else {
      left = (size.columns - width) / 2
      top = (size.rows - height) / 2
      arrow = nil
      return
    }
    let columns = Self.cells(anchor.columns, of: size.columns)
    let rows = Self.cells(anchor.rows, of: size.rows)
    let middle = CellPosition(
      column: (columns.lowerBound + columns.upperBound) / 2,
      row: (rows.lowerBound + rows.upperBound) / 2
    )
    let (above, below) = (rows.lowerBound - height, rows.upperBound + 1)
    let (before, behind) = (columns.lowerBound - width, columns.upperBound + 1)
    let fitsBelow = below + height <= size.rows
    let fitsBehind = behind + width <= size.columns
    let side: AlertContent.Anchor.Side? =
      switch anchor.side {
      case .top: fitsBelow || above < 0 ? .top : .bottom
      case .bottom: above >= 0 || !fitsBelow ? .bottom : .top
      case .left: fitsBehind || before < 0 ? .left : .right
      case .right: before >= 0 || !fitsBehind ? .right : .left
      case nil: nil
      }
    var column = middle.column - width / 2
    var row = middle.row - height / 2
    switch side {
    case .top: row = below
    case .bottom: row = above
    case .left: column = behind
    case .right: column = before
    case nil: break
    }
    let left = max(0, min(column, size.columns - width))
    let top = max(0, min(row, size.rows - height))
    self.left = left
    self.top = top
    let pointing = CellPosition(
      column: max(left + 1, min(middle.column, left + width - 2)),
      row: max(top + 1, min(middle.row, top + height - 2))
    )
    switch side {
    case .top? where top > rows.upperBound:
      arrow = (CellPosition(column: pointing.column, row: top), .top)
    case .bottom? where top + height <= rows.lowerBound:
      arrow = (CellPosition(column: pointing.column, row: top + height - 1), .bottom)
    case .left? where left > columns.upperBound:
      arrow = (CellPosition(column: left, row: pointing.row), .left)
    case .right? where left + width <= columns.lowerBound:
      arrow = (CellPosition(column: left + width - 1, row: pointing.row), .right)
    default: arrow = nil
    }
  }

  /// The cells that a part of the screen covers, one at least.
  private static func cells(_ part: ClosedRange<Double>, of count: Int) -> ClosedRange<Int> {
    let first = min(Int(min(max(part.lowerBound, 0), 1) * Double(count)), count - 1)
    // What ends at the edge of a cell does not reach into the next.
    let end = Int((min(max(part.upperBound, 0), 1) * Double(count)).rounded(.up))
    return first...max(first, end - 1)
  }
}
