extension Scenario {
  /// An action of a scenario's alert.
  public nonisolated struct Action: Sendable, Equatable {
    /// The title.
    public internal(set) var title: String?

    /// The style.
    public internal(set) var style: ActionStyle = .default

    /// Whether the action can be chosen from the start.
    public internal(set) var enabled = true

    /// What the handler holds strongly.
    public internal(set) var captures: Set<Capture> = []

    /// The steps that run inside the handler.
    public internal(set) var then: [Step] = []

    /// Whether the action has a handler at all.
    public internal(set) var handler = true
  }

  /// The style of an action.
  public nonisolated enum ActionStyle: String, Sendable, CaseIterable {
    /// An ordinary choice.
    case `default`
    /// The choice that leaves things as they are.
    case cancel
    /// The choice that may destroy data.
    case destructive
  }

  /// An object that a handler can hold strongly.
  public nonisolated enum Capture: String, Sendable, CaseIterable {
    /// The alert itself.
    case box
    /// The alert's presenter.
    case presenter
    /// The alert's text field.
    case field
  }
}
