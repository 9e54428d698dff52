/// Says of built content whether it has a cancel button (F42).
public nonisolated protocol AlertCancelMarker {}

/// No cancel button yet.
public nonisolated enum WithoutCancel: AlertCancelMarker {}

/// A cancel button is among the content, or may be: under a condition it counts as well.
public nonisolated enum WithCancel: AlertCancelMarker {}

/// What a builder puts together: buttons and text fields, in the order written (F42).
public struct AlertContent<Cancel: AlertCancelMarker> {
  /// The buttons.
  var actions: [AlertAction] = []

  /// The text fields.
  var fields: [ConfiguredAlertField] = []

  static func joined<Other>(_ parts: [AlertContent<Other>]) -> Self {
    Self(actions: parts.flatMap(\.actions), fields: parts.flatMap(\.fields))
  }

  /// The same content under another mark.
  func marked<Other>() -> AlertContent<Other> {
    AlertContent<Other>(actions: actions, fields: fields)
  }
}
