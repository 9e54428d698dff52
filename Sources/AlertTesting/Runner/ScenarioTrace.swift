/// What happened when a scenario was played on one backend.
public nonisolated struct ScenarioTrace: Sendable, Equatable {
  /// Where it was played.
  public let backend: AlertBackendKind

  /// What happened, line by line.
  public let lines: [String]

  /// The native classes that carried the alerts, each once, in the order used.
  public let natives: [String]

  /// Whether nothing outlived the script.
  public var leavesNothing: Bool { lines.last == "alive none" }
}
