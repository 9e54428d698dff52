/// Why a display stopped showing a device.
public nonisolated enum TerminalEnding: Equatable, Sendable {
  /// What was waited for has happened, or there is nothing to see and nothing will come.
  case finished
  /// The person can say nothing more: the input ended, or they left an alert that has no buttons.
  case noChoice
  /// The person wants to be out of all of it (Control-C), or a signal asked for the end.
  case aborted(signal: Int32)
  /// Time ran out.
  case timedOut
}
