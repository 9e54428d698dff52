import AlertTesting
import Foundation
import TestSupport
import Testing

@Suite("Scenario files")
struct ScenarioFileTests {
  @Test("each file plays as it expects, on each backend that it asks for", arguments: files)
  func play(_ file: String) throws {
    let path = Self.folder.appendingPathComponent(file).path
    let result = ScenarioRunner(try Scenario(contentsOfFile: path)).run()
    #expect(result.isOK, "\(result.differences.map(\.description).joined(separator: "\n"))")
    let natives = Set(result.traces.flatMap(\.natives))
    if result.traces.count == 2, !natives.isEmpty {
      #expect(natives.contains("UIAlertController"))
      #expect(!natives.isDisjoint(with: ["UIAlertView", "UIActionSheet"]))
    }
  }

  @Test("a file plays alike on every version", arguments: files, systemVersions)
  func everyVersion(_ file: String, _ system: String) throws {
    let path = Self.folder.appendingPathComponent(file).path
    let scenario = try Scenario(contentsOfFile: path)
    // What a scene-based app can show is a matter of the version.
    guard !scenario.scenes else { return }
    let result = ScenarioRunner(scenario, systemVersion: system).run()
    #expect(result.isOK, "\(result.differences.map(\.description).joined(separator: "\n"))")
  }

  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  private nonisolated static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()
}
