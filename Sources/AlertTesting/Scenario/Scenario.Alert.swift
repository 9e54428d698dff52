extension Scenario {
  /// An alert of a scenario, as it is before the first step names it.
  public nonisolated struct Alert: Sendable, Equatable {
    /// The title.
    public internal(set) var title: String?

    /// The message.
    public internal(set) var message: String?

    /// The style.
    public internal(set) var style: Style = .alert

    /// The actions in the order in which they are added.
    public internal(set) var actions: [Action] = []

    /// The index of the preferred action.
    public internal(set) var preferred: Int?

    /// The text fields in the order in which they are added.
    public internal(set) var fields: [Field] = []

    /// What a sheet points at.
    public internal(set) var anchor: Anchor = .none

    /// What happens when the presenter is busy.
    public internal(set) var policy: Policy = .queue

    /// Whether the alert can be presented again after its end.
    public internal(set) var reusable = false

    /// The tint, where it is set before the alert is shown.
    public internal(set) var tint: Color?
  }

  /// The style of an alert.
  public nonisolated enum Style: String, Sendable, CaseIterable {
    /// A box in the middle of the screen.
    case alert
    /// A sheet of buttons.
    case actionSheet
  }

  /// What a sheet points at on a large screen.
  public nonisolated enum Anchor: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A source view.
    case view
    /// A rectangle of a source view.
    case rect
    /// A bar button item.
    case barButtonItem
  }

  /// What happens when the presenter of an alert is busy.
  public nonisolated enum Policy: String, Sendable, CaseIterable {
    /// The alert waits for its turn.
    case queue
    /// The alert is not presented.
    case refuse
    /// The alert takes the place of the one that is shown.
    case replace
    /// The alert covers the one that is shown.
    case stack
  }
}
