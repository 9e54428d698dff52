nonisolated extension EmulatedDevice.Behavior {
  /// UIAlertController exists (A2).
  var hasAlertController: Bool { version >= SystemVersion(8) }

  /// An alert controller that goes without ever having loaded its view says so (A78, M6).
  var logsAlertsNeverLoaded: Bool { version >= SystemVersion(9) }

  /// A button under a finger loses a tint that was set before the presentation (A40, few reports).
  var highlightForgetsEarlyTint: Bool { version >= SystemVersion(9) && version < SystemVersion(10) }
}
