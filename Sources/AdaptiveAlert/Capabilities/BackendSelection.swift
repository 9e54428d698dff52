/// Which native family carries an alert.
public nonisolated enum AlertBackendKind: String, Sendable, Codable, CaseIterable {
  /// UIAlertController, whose handlers are closures.
  case block
  /// UIAlertView and UIActionSheet, which answer through a delegate.
  case delegate
}

/// How an alert chooses its backend.
public nonisolated enum BackendSelection: Sendable, Hashable {
  /// By the capabilities: blocks from 8, the delegate family before (F5).
  case automatic
  /// Blocks; where they cannot exist the misuse is reported and the delegate family is used (F7).
  case block
  /// The delegate family; where it cannot exist the misuse is reported and blocks are used (F7).
  case delegate

  /// The kind that the selection comes to, and the misuse to report, if any.
  func resolve(
    _ capabilities: PlatformCapabilities
  ) -> (kind: AlertBackendKind, misuse: AlertMisuse?) {
    switch self {
    case .automatic: (capabilities.prefersBlockAlerts ? .block : .delegate, nil)
    case .block: capabilities.blockAlerts ? (.block, nil) : (.delegate, .blockUnavailable)
    case .delegate: capabilities.delegateAlerts ? (.delegate, nil) : (.block, .delegateUnavailable)
    }
  }
}
