/// Something that happens to an alert, for tests and tools.
package enum AlertEvent {
  /// The native widget is about to go.
  case closing
  /// The native widget is gone and the presenter's slot is empty.
  case closed
  /// A covered alert is on top again.
  case back
  /// The outcome is set.
  case outcome(AlertOutcome)
  /// A recoverable misuse is reported.
  case misuse(AlertMisuse)
  /// A legacy widget called its delegate.
  case legacy(LegacyAlertEvent)
  /// A native event came that has no meaning now.
  case ignored
}

/// Sees every alert that is made or presented in a scope.
@MainActor
package protocol AlertWitness: AnyObject, Sendable {
  /// Called when an alert is made.
  func made(_ alert: AlertController)

  /// Called when an alert is asked to be presented.
  func asked(_ alert: AlertController)
}

/// The witness of a scope.
///
/// An object and not a closure: a task-local of a main-actor function crashes release builds (6.3.1).
package nonisolated enum AlertWitnessScope {
  @TaskLocal package static var witness: (any AlertWitness)?
}
