/// What of an alert on screen is the display's own affair.
nonisolated struct DisplayState: Equatable, Sendable {
  /// What is highlighted.
  var focus: FocusTarget?
  /// In a field, the clusters before the cursor.
  var cursor = 0
  /// The lines of the text that have left at the top.
  var scroll = 0
  /// How much of the alert has appeared, from 0 to 1.
  var reveal = 1.0
  /// What the mouse button went down on.
  var pressed: FocusTarget?
  /// Whether it went down beside the alert.
  var isPressedOutside = false
}
