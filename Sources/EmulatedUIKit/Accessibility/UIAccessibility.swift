/// What assistive technologies and the app tell each other.
public nonisolated enum UIAccessibility {
  /// What the app has to say.
  public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, as UIKit has it.
    public let rawValue: UInt32

    /// Creates a notification from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown; the argument, if any, is the view to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument, if any, is the view to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a text, is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells assistive technologies on the current device; they are always on, so that what they are told
  /// can be read from ``EmulatedDevice/Accessibility-swift.class/notices``.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    EmulatedDevice.current.accessibility.receive(notification, argument)
  }
}
