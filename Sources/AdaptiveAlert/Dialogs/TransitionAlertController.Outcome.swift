extension TransitionAlertController {
  /// How the presentation of a transition alert ended.
  public nonisolated enum Outcome: String, Sendable {
    /// The button with the action was touched.
    case action
    /// The cancel button was touched.
    case cancelled
    /// The screen beside the alert was touched.
    case cancelledOutside
    /// A person pulled the alert down.
    case pulledDown
    /// Code dismissed it, or what it stood on went.
    case dismissed

    /// Whether a person turned the alert down.
    var isCancellation: Bool {
      switch self {
      case .cancelled, .cancelledOutside, .pulledDown: true
      case .action, .dismissed: false
      }
    }
  }
}
