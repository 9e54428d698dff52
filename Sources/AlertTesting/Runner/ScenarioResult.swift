/// The traces of one scenario, and where they part.
public nonisolated struct ScenarioResult: Sendable, Equatable {
  /// What was played.
  public let scenario: Scenario

  /// One trace for each backend that the scenario asks for.
  public let traces: [ScenarioTrace]

  /// Where the traces part from what is expected, or from each other; empty when all is well.
  public var differences: [Difference] {
    var found: [Difference] = []
    if let expected = scenario.expect {
      for trace in traces {
        found += difference("expected", expected, "\(trace.backend.rawValue)", trace.lines)
      }
    }
    if traces.count == 2 {
      found += difference(
        traces[0].backend.rawValue,
        traces[0].lines,
        traces[1].backend.rawValue,
        traces[1].lines
      )
    }
    for trace in traces where !trace.leavesNothing {
      let expected = Array(trace.lines.dropLast()) + ["alive none"]
      found += difference("expected", expected, "\(trace.backend.rawValue)", trace.lines)
    }
    // An `expect` that does not end in `alive none` may have said the same already.
    return found.enumerated().filter { place, item in found.firstIndex(of: item) == place }
      .map(\.element)
  }

  /// Whether the traces are equal, match what is expected and leave nothing alive.
  public var isOK: Bool { differences.isEmpty && traces.allSatisfy(\.leavesNothing) }

  private func difference(
    _ left: String,
    _ leftLines: [String],
    _ right: String,
    _ rightLines: [String]
  ) -> [Difference] {
    guard leftLines != rightLines else { return [] }
    let equal = zip(leftLines, rightLines).prefix { $0 == $1 }.count
    let start = max(0, equal - 2)
    return [
      Difference(
        left: left,
        right: right,
        line: equal + 1,
        leftLines: Array(leftLines.dropFirst(start).prefix(equal - start + 1)),
        rightLines: Array(rightLines.dropFirst(start).prefix(equal - start + 1))
      )
    ]
  }
}

extension ScenarioResult {
  /// The first line in which two traces differ.
  public nonisolated struct Difference: Sendable, Equatable, CustomStringConvertible {
    /// What the left side is: `expected`, `block` or `delegate`.
    public let left: String

    /// What the right side is.
    public let right: String

    /// The line's number, from 1.
    public let line: Int

    /// The differing line on the left with up to two lines before it; the line is missing where the
    /// trace ends before it.
    public let leftLines: [String]

    /// The same on the right.
    public let rightLines: [String]

    /// Both sides, a line each.
    public var description: String {
      "line \(line) differs\n" + side(left, leftLines) + "\n" + side(right, rightLines)
    }

    private func side(_ name: String, _ lines: [String]) -> String {
      ([" \(name):"] + (lines.isEmpty ? ["(nothing)"] : lines).map { "   \($0)" })
        .joined(separator: "\n")
    }
  }
}
