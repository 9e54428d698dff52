extension UIControl {
  /// What can happen to a control.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was put down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was put down inside again, shortly after the last time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was asked for (iOS 9).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was opened (iOS 14).
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Any editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that are the app's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are the system's own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is shown.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus (iOS 9); the emulator gives it to none.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that are the app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are the system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
