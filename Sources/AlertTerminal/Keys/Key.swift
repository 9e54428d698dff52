/// What a person did with the keyboard or the mouse.
nonisolated enum Key: Equatable, Sendable {
  /// Characters that were typed; no controls.
  case text(String)
  /// Characters that arrived at once from the clipboard; no controls, line breaks are blanks.
  case paste(String)
  /// A character with the Alt key.
  case alt(Character)
  case enter
  case tab
  case backTab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// Control-W.
  case deleteWord
  /// Control-U.
  case deleteToStart
  /// Control-K.
  case deleteToEnd
  /// Control-L.
  case redraw
  /// Control-C.
  case interrupt
  /// Control-\.
  case quit
  /// Control-Z.
  case suspend
  /// Control-D.
  case endOfInput
  case mouse(MouseEvent)
}

/// What the mouse did, and over which cell, counted from 0 in the upper left corner.
nonisolated struct MouseEvent: Equatable, Sendable {
  /// What was done.
  enum Kind: Equatable, Sendable {
    case press
    case release
    case drag
    case wheelUp
    case wheelDown
  }

  var kind: Kind
  var column: Int
  var row: Int
}
