/// A view that a person operates.
///
/// Targets and selectors do not exist off Objective-C: events are heard through
/// ``addAction(_:for:)`` (iOS 14).
open class UIControl: UIView {
  private var registrations: [(action: UIAction, events: Event)] = []

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that runs an action when what it is for is asked for: at
  /// `.primaryActionTriggered` (iOS 14).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a person can operate the control; `true` by default.
  open var isEnabled = true

  /// Whether the control is chosen; `false` by default.
  open var isSelected = false

  /// Whether the control is shown as touched; `false` by default.
  open var isHighlighted = false

  /// How the control is shown.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The events for which an action runs (iOS 14).
  open var allControlEvents: Event { registrations.reduce([]) { $0.union($1.events) } }

  /// Runs the action whenever one of the events happens; for these events it takes the place of one
  /// with the same identifier (iOS 14).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append((action, controlEvents))
  }

  /// Stops running the action for the events (iOS 14).
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of the identifier for the events (iOS 14).
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in registrations.indices
    where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Runs an action with the control as its sender (iOS 14).
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// A person touched the control and lifted the finger inside it.
  func fingerLifted() { sendActions(for: .touchUpInside) }

  override var traitsByDefault: UIAccessibilityTraits { isEnabled ? .none : .notEnabled }

  /// Runs every action registered for one of the events (iOS 14).
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
