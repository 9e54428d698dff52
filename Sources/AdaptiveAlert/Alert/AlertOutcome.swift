/// How a presentation ended; exactly one for each (F27).
public nonisolated enum AlertOutcome: Equatable, Sendable {
  /// A person chose this action.
  case action(AlertAction)
  /// A person touched outside, and there was no cancel action (F24).
  case cancelledOutside
  /// Code took the alert away; no handler ran (F29).
  case dismissed(DismissalReason)
  /// The alert never came on screen as asked.
  case notPresented(PresentationFailure)
}

/// What took an alert away.
public nonisolated enum DismissalReason: String, Sendable, CaseIterable {
  /// `dismiss` was called on the alert.
  case code
  /// `dismiss` was called on the alert's presenter.
  case presenter
  /// The presenter, or what it stands on, left the screen in any other way.
  case presenterGone
  /// Another alert took its place (``PresentationPolicy/replace``, F38).
  case replaced
  /// The task that awaited the outcome was cancelled (F41).
  case taskCancelled
}

/// Why an alert was not presented.
public nonisolated enum PresentationFailure: String, Sendable, CaseIterable {
  /// The presenter was busy and the policy is ``PresentationPolicy/refuse`` (F38), or UIKit refused.
  case busy
  /// The owner left the hierarchy while the alert waited (F37).
  case ownerGone
  /// At the end of the turn the presenter was in no window and on no way to one (F39).
  case noWindow
  /// The alert was presented before and is not reusable (F36).
  case spent
}
