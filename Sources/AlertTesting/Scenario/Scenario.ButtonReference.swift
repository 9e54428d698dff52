extension Scenario {
  /// The button that the text of a `tap` step names.
  public nonisolated enum ButtonReference: Sendable, Equatable {
    /// The first button in visual order with this title.
    case title(String)
    /// The button at this place in visual order, from 1.
    case position(Int)

    /// The reference that `text` spells, or `nil` where a lone `#` is followed by no number from 1.
    public init?(_ text: String) {
      guard text.utf8.first == UInt8(ascii: "#") else {
        self = .title(text)
        return
      }
      let rest = text.unicodeScalars.dropFirst()
      if rest.first == "#" {
        self = .title(String(rest))
        return
      }
      // `Int` would take a sign too.
      guard rest.allSatisfy({ "0"..."9" ~= $0 }), let position = Int(String(rest)), position >= 1
      else { return nil }
      self = .position(position)
    }
  }
}
