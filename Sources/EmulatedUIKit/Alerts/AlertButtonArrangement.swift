/// Where an alert's buttons stand and which one is emphasised; decided from their roles and titles.
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

  /// Arranges buttons.
  ///
  /// - Parameters:
  ///   - roles: What the buttons mean, in add order.
  ///   - family: Who draws them.
  ///   - preferred: The index of the button to emphasise instead of cancel, if any.
  ///   - titlesFit: Whether two titles fit side by side; where they do not, two buttons are stacked
  ///     (A33). Asked only where there are two: measuring costs as much as the rest.
  ///   - boldsLoneDefault: Whether a single ordinary button is emphasised (U6).
  init(
    roles: [UIAlertAction.Style],
    family: Family,
    preferred: Int? = nil,
    titlesFit: @autoclosure () -> Bool = true,
    boldsLoneDefault: Bool = false
  ) {
    let cancel = roles.firstIndex(of: .cancel)
    let others = roles.indices.filter { $0 != cancel }
    let edge = cancel.map { [$0] } ?? []
    switch family {
    case .sheet, .popover, .actionSheet: isSideBySide = false
    case .alert, .alertAsAdded, .alertView: isSideBySide = roles.count == 2 && titlesFit()
    }
    switch family {
    case .alertAsAdded, .actionSheet: order = Array(roles.indices)
    case .popover: order = others
    case .sheet: order = others + edge
    case .alert, .alertView: order = isSideBySide ? edge + others : others + edge
    }
    switch family {
    case .alertView: bold = roles.count == 2 ? order.last : cancel ?? roles.indices.last
    case .actionSheet, .sheet, .popover: bold = cancel
    case .alert, .alertAsAdded:
      bold = preferred ?? cancel ?? (boldsLoneDefault && roles == [.default] ? 0 : nil)
    }
  }
}

// MARK: - Right to left

nonisolated extension AlertButtonArrangement {
  private init(order: [Int], isSideBySide: Bool, bold: Int?) {
    self.order = order
    self.isSideBySide = isSideBySide
    self.bold = bold
  }

  /// As it is seen where the interface runs from right to left: no index means another button (LO-03).
  var mirrored: AlertButtonArrangement {
    AlertButtonArrangement(
      order: isSideBySide ? order.reversed() : order,
      isSideBySide: isSideBySide,
      bold: bold
    )
  }
}

// MARK: - Width of titles

nonisolated extension AlertButtonArrangement {
  /// How wide half an alert is for a title, in points.
  private static let titleSpace: CGFloat = 119

  /// The size of a button's title, in points.
  private static let titleSize: CGFloat = 17

  /// Whether two titles fit beside each other, by the estimate (A33).
  static func fitSideBySide(_ titles: [String]) -> Bool {
    titles.allSatisfy { estimatedWidth(of: $0) <= titleSpace }
  }

  /// About how wide a title is, in points: 14 Latin letters fit half an alert, and 7 ideographs.
  static func estimatedWidth(of title: String) -> CGFloat {
    TextEstimate.width(of: title, size: titleSize)
  }
}
