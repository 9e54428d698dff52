import Foundation
import Testing

@Suite("The table of rules")
struct RulesTableTests {
  @Test("names every rule once, in order")
  func complete() throws {
    let expected = sections.flatMap { section, last in
      (1...last).map { "\(section)\($0)" }.filter { !missing.contains($0) }
    }
    #expect(try rules().map(\.id) == expected)
  }

  @Test("puts each rule below its section's heading")
  func headings() throws {
    for table in ProjectFiles.tables(try ProjectFiles.page("Rules.md")) {
      let section = table.heading.prefix(1)
      let strangers = table.rows.map { $0[0] }.filter { !$0.hasPrefix(section) }
      #expect(strangers == [], "below \(table.heading)")
    }
  }

  @Test("says what holds, how sure it is and how it stands in known words")
  func words() throws {
    for rule in try rules() {
      #expect(rule.text.hasSuffix("."), "\(rule.id)")
      // A rule of several parts may be surer in one than in another.
      let grades = rule.evidence.components(separatedBy: ", ")
      #expect(grades.allSatisfy(gradesOfEvidence.contains), "\(rule.id)")
      #expect(rule.isModelled || rule.hasReason, "\(rule.id): \(rule.status)")
    }
  }

  @Test("stands on tests: each modelled rule is cited")
  func cited() throws {
    let cited = try citations()
    let uncited = try rules().filter { $0.isModelled && !cited.contains($0.id) }
    #expect(uncited.map(\.id) == [], "modelled, but no test or scenario cites them")
  }

  @Test("knows what tests cite: no rule that is absent or stands as not modelled")
  func known() throws {
    let modelled = Set(try rules().filter(\.isModelled).map(\.id))
    let unknown = try citations().subtracting(modelled).sorted()
    #expect(unknown == [], "cited, but not in the table or not modelled")
  }

  // MARK: Reading

  private struct Rule {
    let id: String
    let text: String
    let evidence: String
    let status: String

    /// A dialog that leaves out a fault of what it follows is tested, too.
    var isModelled: Bool { status == "modelled" || status.hasPrefix("deviates (") }
    var hasReason: Bool { status.hasPrefix("not modelled (") && status.hasSuffix(")") }
  }

  private func rules() throws -> [Rule] {
    try ProjectFiles.tables(ProjectFiles.page("Rules.md")).flatMap(\.rows).map { cells in
      try #require(cells.count == 4, "\(cells)")
      return Rule(id: cells[0], text: cells[1], evidence: cells[2], status: cells[3])
    }
  }

  /// The ids of the table's sections that Swift tests and scenario files cite.
  private func citations() throws -> Set<String> {
    var ids: Set<String> = []
    // The pattern is written so that it does not find itself.
    let trait = /[.]rule\(([^)]*)\)/
    for source in try ProjectFiles.texts(below: "Tests", suffix: ".swift") {
      let code = source.split(separator: "\n").filter { line in
        !line.drop(while: \.isWhitespace).hasPrefix("//")
      }
      for match in code.joined(separator: "\n").matches(of: trait) {
        ids.formUnion(match.1.matches(of: /"([A-Z]+[0-9]+)"/).map { String($0.1) })
      }
    }
    for scenario in try ProjectFiles.texts(below: scenarios, suffix: ".json") {
      let object = try JSONSerialization.jsonObject(with: Data(scenario.utf8)) as? [String: Any]
      ids.formUnion(object?["rules"] as? [String] ?? [])
    }
    return ids.filter { id in sections.contains { id.hasPrefix($0.name) } }
  }

  private let scenarios = "Tests/Conformance/Scenarios"
  /// Every section with its last rule, in the page's order.
  private let sections: [(name: String, last: Int)] = [
    ("A", 78), ("B", 43), ("C", 23), ("D", 41), ("M", 19), ("U", 18), ("G", 41), ("R", 49),
    ("O", 37), ("S", 25), ("T", 20), ("N", 13), ("V", 25),
  ]
  /// A number that was given up: the rule turned out to be a part of another one.
  private let missing = ["A76"]
  private let gradesOfEvidence = [
    "header", "documented", "widely observed", "few reports", "single report", "inference",
    "memory", "unknown", "article", "upstream", "derived",
  ]
}
