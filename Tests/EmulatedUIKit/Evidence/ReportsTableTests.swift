import Foundation
import Testing

@Suite("The table of reports")
struct ReportsTableTests {
  @Test("names each report once")
  func complete() throws {
    let ids = try reports().map { $0[0] }
    #expect(ids.count == 115)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Z]{2}-[0-9]{2}/) != nil })
  }

  @Test("says in sentences what went wrong and what must hold")
  func words() throws {
    for report in try reports() {
      try #require(report.count == 3, "\(report)")
      #expect(report.dropFirst().allSatisfy { $0.hasSuffix(".") }, "\(report)")
    }
  }

  @Test("stands on tests: each report is cited, and each citation is in the table")
  func cited() throws {
    let (known, cited) = (Set(try reports().map { $0[0] }), try citations())
    #expect(known.subtracting(cited).sorted() == [], "no test or scenario cites them")
    #expect(cited.subtracting(known).sorted() == [], "cited, but not in the table")
  }

  private func reports() throws -> [[String]] {
    try ProjectFiles.tables(ProjectFiles.page("Reports.md")).flatMap(\.rows)
  }

  private func citations() throws -> Set<String> {
    var ids: Set<String> = []
    // The pattern is written so that it does not find itself.
    let trait = /[.]report\("([^"]*)"\)/
    for source in try ProjectFiles.texts(below: "Tests", suffix: ".swift") {
      let code = source.split(separator: "\n").filter { line in
        !line.drop(while: \.isWhitespace).hasPrefix("//")
      }
      for line in code { ids.formUnion(line.matches(of: trait).map { String($0.1) }) }
    }
    for scenario in try ProjectFiles.texts(
      below: "Tests/Conformance/Scenarios",
      suffix: ".json"
    ) {
      let object = try JSONSerialization.jsonObject(with: Data(scenario.utf8)) as? [String: Any]
      ids.formUnion(object?["reports"] as? [String] ?? [])
    }
    return ids
  }
}
