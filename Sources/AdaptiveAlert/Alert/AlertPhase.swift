/// What an alert goes through in one presentation, for whoever goes with it (F44).
enum AlertPhase {
  /// The native widget is about to come, for the first time or from below another one.
  case willAppear
  /// It stands.
  case shown
  /// It stands again, uncovered.
  case back
  /// The system cancels it (B26).
  case cancelledBySystem
  /// It is about to go, or to be said to have gone.
  case closing
  /// It is gone, the presenter is free and the handler has run (F25).
  case gone(AlertOutcome)
}
