/// Where the parts of our own dialog stand when it carries an alert: as in UIKit's own (F11).
///
/// A pure value: roles and sizes go in, an order and rectangles come out.
nonisolated struct AlertDialogLayout: Equatable, Sendable {
  /// UIAlertController's measures, in points.
  static let alertWidth: CGFloat = 270
  static let sheetMargin: CGFloat = 8
  static let padding: CGFloat = 16
  static let fieldHeight: CGFloat = 30
  static let buttonHeight: CGFloat = 44
  /// How far a sheet's cancel button stands apart.
  static let gap: CGFloat = 8

  /// The buttons' indices as a person sees them, from left to right or from top to bottom.
  let order: [Int]

  /// Whether two buttons stand side by side.
  let isRow: Bool

  /// The emphasised button's index.
  let bold: Int?

  /// The index of a button that stands apart, a sheet's cancel (F11).
  let apart: Int?

  /// - Parameters:
  ///   - roles: By button index.
  ///   - isSheet: Alert or sheet.
  ///   - isPopover: Whether the sheet points at something: cancel is not drawn then (A59).
  ///   - preferred: The button emphasised instead of cancel (F14).
  ///   - titlesFit: Whether two titles fit beside each other.
  ///   - isRightToLeft: Whether a row begins at the right; no index means another button (LO-03).
  init(
    roles: [UIAlertAction.Style],
    isSheet: Bool,
    isPopover: Bool = false,
    preferred: Int?,
    titlesFit: Bool,
    isRightToLeft: Bool = false
  ) {
    let cancel = roles.firstIndex(of: .cancel)
    let others = roles.indices.filter { $0 != cancel }
    let edge = isPopover ? [] : cancel.map { [$0] } ?? []
    isRow = !isSheet && roles.count == 2 && titlesFit
    let row = edge + others
    order = isRow ? (isRightToLeft ? row.reversed() : row) : others + edge
    bold = preferred ?? cancel
    apart = isSheet && !isPopover && roles.count > 1 ? cancel : nil
  }

  /// The height of all buttons.
  var buttonsHeight: CGFloat {
    let rows = isRow ? 1 : order.count
    return CGFloat(rows) * Self.buttonHeight + (apart == nil ? 0 : Self.gap)
  }

  /// The button at a place of ``order``, in the coordinates of the list of buttons.
  func frame(at place: Int, width: CGFloat) -> CGRect {
    if isRow {
      let share = width / CGFloat(order.count)
      return CGRect(x: CGFloat(place) * share, y: 0, width: share, height: Self.buttonHeight)
    }
    let shift = order[place] == apart ? Self.gap : 0
    return CGRect(
      x: 0,
      y: CGFloat(place) * Self.buttonHeight + shift,
      width: width,
      height: Self.buttonHeight
    )
  }
}
