extension Scenario {
  /// The emulated device of a scenario.
  public nonisolated enum Device: String, Sendable, CaseIterable {
    /// A phone of 320 × 480 points.
    case phone
    /// A phone of 320 × 568 points.
    case phone4inch
    /// A phone of 375 × 667 points.
    case phone375
    /// A tablet of 768 × 1024 points.
    case pad
  }

  /// The backends on which a scenario is played.
  public nonisolated enum Backend: String, Sendable, CaseIterable {
    /// Both, one after the other, so that the traces can be compared.
    case both
    /// The block backend alone.
    case block
    /// The delegate backend alone.
    case delegate
  }
}
