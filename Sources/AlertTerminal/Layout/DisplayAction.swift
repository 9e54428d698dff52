/// What a key asks of the device or of the display.
nonisolated enum DisplayAction: Equatable, Sendable {
  /// Touches a button.
  case choose(Int)
  /// Touches a field.
  case enter(field: Int)
  /// Presses Return in a field.
  case pressReturn
  /// Presses Escape.
  case pressEscape
  /// Touches beside the alert.
  case touchOutside
  /// Edits a field; `characters` go, the text comes.
  case edit(field: Int, characters: Range<Int>, text: String)
  /// Goes away from an alert that no button leads out of.
  case leave
  case interrupt
  case quit
  case suspend
  case endOfInput
  case redraw
}
