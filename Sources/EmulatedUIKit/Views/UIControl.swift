/// A view that a person operates.
///
/// Targets and selectors do not exist off Objective-C: events are heard through
/// ``addAction(_:for:)`` (iOS 14).
open class UIControl: UIView {
  /// What can happen to a control.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
  }

  private var registrations: [(action: UIAction, events: Event)] = []

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a person can operate the control; `true` by default.
  open var isEnabled = true

  /// Runs the action whenever one of the events happens; an action with the same identifier is
  /// replaced (iOS 14).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAll {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }
    registrations.append((action, controlEvents))
  }

  /// Stops running the action for the events (iOS 14).
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in registrations.indices
    where registrations[index].action.identifier == action.identifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Runs every action registered for one of the events (iOS 14).
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.action.sender = self
      registration.action.handler(registration.action)
      registration.action.sender = nil
    }
  }
}
