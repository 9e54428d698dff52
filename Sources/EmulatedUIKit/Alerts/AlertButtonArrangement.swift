/// Where an alert's buttons stand and which one is emphasised; decided from their roles alone.
nonisolated struct AlertButtonArrangement: Equatable {
  /// Who draws the buttons.
  enum Family {
    /// UIAlertController as an alert, 8.3 and later (A31, A35).
    case alert
    /// UIAlertController as an alert, 8.0–8.2: as added (A32).
    case alertAsAdded
    /// UIAlertController as a sheet on a compact width (A34).
    case sheet
    /// UIAlertController as a popover: cancel is not drawn (A59).
    case popover
    /// UIAlertView (B8, B9).
    case alertView
    /// UIActionSheet: as added (C6).
    case actionSheet
  }

  /// Indices in add order, as a person sees them from left to right or from top to bottom.
  let order: [Int]

  /// Whether the buttons stand side by side (A33).
  let isSideBySide: Bool

  /// The emphasised button's index in add order.
  let bold: Int?

  init(roles: [UIAlertAction.Style], family: Family, preferred: Int? = nil) {
    let cancel = roles.firstIndex(of: .cancel)
    let others = roles.indices.filter { $0 != cancel }
    switch family {
    case .alertAsAdded, .actionSheet:
      order = Array(roles.indices)
    case .popover:
      order = others
    case .sheet:
      order = others + (cancel.map { [$0] } ?? [])
    case .alert, .alertView:
      let cancelFirst = roles.count == 2
      let edge = cancel.map { [$0] } ?? []
      order = cancelFirst ? edge + others : others + edge
    }
    switch family {
    case .sheet, .popover, .actionSheet: isSideBySide = false
    case .alert, .alertAsAdded, .alertView: isSideBySide = roles.count == 2
    }
    switch family {
    case .alertView: bold = roles.count == 2 ? order.last : cancel ?? roles.indices.last
    case .actionSheet: bold = cancel
    default: bold = preferred ?? cancel
    }
  }
}
