extension Scenario {
  /// An opaque colour, written `#RRGGBB` in a file.
  public nonisolated struct Color: Sendable, Equatable {
    /// The red part, 0 to 255.
    public let red: UInt8

    /// The green part, 0 to 255.
    public let green: UInt8

    /// The blue part, 0 to 255.
    public let blue: UInt8

    /// The colour that `text` spells, or `nil` where it is not `#RRGGBB`.
    public init?(_ text: String) {
      let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count == 7, digits.count == 6 else {
        return nil
      }
      red = UInt8(digits[0] * 16 + digits[1])
      green = UInt8(digits[2] * 16 + digits[3])
      blue = UInt8(digits[4] * 16 + digits[5])
    }
  }
}
