/// Why a scenario's file cannot be played.
public nonisolated struct ScenarioError: Error, CustomStringConvertible, Equatable {
  /// The file, as the caller named it.
  public let file: String

  /// The JSON path of the offending place, such as `$.steps[3].tap`.
  public let path: String

  /// The rule that is broken and the value that breaks it.
  public let reason: String

  /// File, path and reason on one line.
  public var description: String { "\(file): \(path): \(reason)" }
}
