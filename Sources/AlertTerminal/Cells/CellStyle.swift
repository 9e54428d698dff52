/// A colour as 24 bits.
nonisolated struct CellColor: Equatable, Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// How a cell looks; `nil` colours are the terminal's own.
nonisolated struct CellStyle: Equatable, Hashable, Sendable {
  var foreground: CellColor?
  var background: CellColor?
  var isBold = false
  var isFaint = false
  var isUnderlined = false
  var isReversed = false
}
