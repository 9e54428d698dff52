import AlertTesting
import TestSupport
import Testing

@Suite("Scenarios at random")
struct RandomScenarioTests {
  @Test(
    "both backends write the same trace and leave nothing",
    .rule("F10", "F27", "F33", "F40"),
    arguments: 0..<20
  )
  func agree(_ block: Int) throws {
    for seed in (block * 50)..<(block * 50 + 50) {
      var random = RandomScenarios(seed: UInt64(seed))
      let json = random.next()
      let result = ScenarioRunner(try Scenario(json: json, file: "seed \(seed)")).run()
      #expect(
        result.isOK,
        "seed \(seed)\n\(json)\n\(result.differences.map(\.description).joined(separator: "\n"))"
      )
    }
  }
}
