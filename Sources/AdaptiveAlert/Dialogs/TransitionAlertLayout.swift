import Foundation

/// Where everything of a transition alert stands, in exact numbers (T17).
///
/// From the top: 10 points, title, 8, description, 10, a line of 1, a row of buttons of 44. Whatever
/// is empty keeps the gaps around it.
nonisolated struct TransitionAlertLayout: Equatable, Sendable {
  /// The width of the alert.
  static let width: CGFloat = 270

  /// The width of its texts.
  static let textWidth = width - 2 * side

  private static let side: CGFloat = 15
  private static let edge: CGFloat = 10
  private static let gap: CGFloat = 8
  private static let line: CGFloat = 1
  private static let row: CGFloat = 44

  /// What stays free above and below an alert with long texts, at least.
  private static let margin: CGFloat = 20

  /// The alert, in the middle of what holds it; all else is in its coordinates.
  let panel: CGRect
  let title: CGRect
  let description: CGRect
  let line: CGRect
  let cancel: CGRect

  /// The button with the action, on the half where the language begins; `nil` without one, when cancel is as wide as the
  /// alert (T16).
  let button: CGRect?

  /// The line between the buttons; `nil` for one button.
  let divider: CGRect?

  /// Lays out an alert.
  ///
  /// - Parameters:
  ///   - titleHeight: What the title needs in ``textWidth``; 0 for none.
  ///   - descriptionHeight: What the description needs. Where the room is too low, it is cut off first.
  ///   - hasButton: Whether there is a button with an action.
  ///   - isRightToLeft: Whether the row of buttons begins at the right (LO-03).
  ///   - room: The size of what holds the alert.
  init(
    titleHeight: CGFloat,
    descriptionHeight: CGFloat,
    hasButton: Bool,
    isRightToLeft: Bool = false,
    in room: CGSize
  ) {
    let rest = 2 * Self.edge + Self.gap + Self.line + Self.row
    let available = max(0, room.height - 2 * Self.margin - rest)
    // Whole points, as a label's own height in a nib.
    let titleHeight = min(titleHeight.rounded(.up), available)
    let descriptionHeight = min(descriptionHeight.rounded(.up), available - titleHeight)
    let height = rest + titleHeight + descriptionHeight
    panel = CGRect(
      x: (room.width - Self.width) / 2,
      y: (room.height - height) / 2,
      width: Self.width,
      height: height
    )
    title = CGRect(x: Self.side, y: Self.edge, width: Self.textWidth, height: titleHeight)
    description = CGRect(
      x: Self.side,
      y: title.maxY + Self.gap,
      width: Self.textWidth,
      height: descriptionHeight
    )
    line = CGRect(
      x: 0,
      y: description.maxY + Self.edge,
      width: Self.width,
      height: Self.line
    )
    let half = Self.width / 2
    cancel = CGRect(
      x: hasButton && !isRightToLeft ? half : 0,
      y: line.maxY,
      width: hasButton ? half : Self.width,
      height: Self.row
    )
    button =
      hasButton
      ? CGRect(x: isRightToLeft ? half : 0, y: line.maxY, width: half, height: Self.row) : nil
    divider =
      hasButton
      ? CGRect(x: half - Self.line / 2, y: line.maxY, width: Self.line, height: Self.row) : nil
  }
}
