extension Scenario {
  /// A text field of a scenario's alert.
  public nonisolated struct Field: Sendable, Equatable {
    /// The placeholder.
    public internal(set) var placeholder: String?

    /// Whether the text is hidden from view.
    public internal(set) var secure = false

    /// The text at the start.
    public internal(set) var text = ""

    /// The index of the action that is enabled exactly while this field is not empty.
    public internal(set) var enables: Int?
  }
}
