public import Testing

/// Names the rules that a test proves, so that rules and tests can be held against each other.
public nonisolated struct RuleTrait: TestTrait, SuiteTrait {
  /// The rule ids, for example `F10`.
  public let ids: [String]
}

/// Names the public bug report that a test plays.
public nonisolated struct ReportTrait: TestTrait, SuiteTrait {
  /// The report's id, for example `LK-01`.
  public let id: String
}

extension Trait where Self == RuleTrait {
  /// Cites the rules that the test proves; at most four.
  public nonisolated static func rule(_ ids: String...) -> Self { RuleTrait(ids: ids) }
}

extension Trait where Self == ReportTrait {
  /// Cites the bug report that the test plays.
  public nonisolated static func report(_ id: String) -> Self { ReportTrait(id: id) }
}
