import AlertTesting
import Foundation
import Testing

@Suite("A damaged scenario")
struct ScenarioFuzzTests {
  /// A small generator with a seed, so that a failure can be seen again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Reads the bytes, which must give a scenario or an error that names its place.
  private func read(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try Scenario(contentsOf: Data(bytes), file: "f.json")
      return true
    } catch {
      #expect(error.description == "f.json: \(error.path): \(error.reason)")
      #expect(error.path.hasPrefix("$"))
      #expect(!error.reason.isEmpty)
      return false
    }
  }

  @Test("a file cut off anywhere is not JSON")
  func truncated() {
    let bytes = Array(ScenarioFile.example.utf8)
    for length in bytes.indices {
      #expect(!read(Array(bytes[..<length])), "cut off after \(length) bytes")
    }
    #expect(read(bytes))
  }

  @Test("a file with flipped bytes is read or refused", arguments: 0..<20 as Range<UInt64>)
  func flipped(seed: UInt64) {
    var generator = Generator(state: seed)
    let original = Array(ScenarioFile.example.utf8)
    for _ in 0..<200 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255,
          using: &generator
        )
      }
      _ = read(bytes)
    }
  }

  @Test("a file with any value replaced by another kind is read or refused")
  func replaced() {
    let tokens = [
      "null", "true", "-1", "1e999", "1e-999", "123456789012345678901234567890", "\"\"", "\"#\"",
      "[]", "{}", "[[]]", #"{"_": 0}"#,
    ]
    // The text between two marks of punctuation is a key, a value or nothing.
    let example = ScenarioFile.example
    for part in example.split(whereSeparator: { "[]{},:".contains($0) }) {
      for token in tokens {
        let bytes = example[..<part.startIndex] + token + example[part.endIndex...]
        _ = read(Array(bytes.utf8))
      }
    }
  }
}
