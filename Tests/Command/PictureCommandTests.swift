import Foundation
import TestSupport
import Testing

@Suite("Pictures of a replay")
struct PictureCommandTests {
  private static let scenario = #"""
    { "alerts": { "a": { "title": "A & B", "actions": [ { "title": "OK" } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "tap": "OK" }, { "settle": true } ] }
    """#

  @Test("each step on each backend has its picture, in a folder that is made")
  func pictures() throws {
    let file = try Command.file(Self.scenario)
    let folder = NSTemporaryDirectory() + UUID().uuidString + "/deep"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try Command.run(["replay", file])
    let run = try Command.run(["replay", file, "--svg", folder])
    #expect(run.status == 0)
    #expect(run.output == plain.output)
    #expect(run.errors == "")
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(
      files
        == ["block", "delegate"].flatMap { backend in
          (1...4).map { "\(name)-\(backend)-\($0).svg" }
        }
    )
    for (step, isShown) in [(1, false), (2, true), (4, false)] {
      for backend in ["block", "delegate"] {
        let picture = try String(
          contentsOfFile: "\(folder)/\(name)-\(backend)-\(step).svg",
          encoding: .utf8
        )
        #expect(picture.hasPrefix("<svg "))
        #expect(picture.contains(">A &amp; B</text>") || !isShown)
        if step == 4 { #expect(!picture.contains("A &amp; B")) }
      }
    }
    let again = try Command.run(["replay", file, "--svg=\(folder)"])
    #expect(again.status == 0)
  }

  @Test("more than nine steps are counted with zeros in front")
  func zeros() throws {
    let steps = Array(repeating: #"{"settle":true}"#, count: 10).joined(separator: ",")
    let file = try Command.file(#"{"backend":"block","alerts":{},"steps":[\#(steps)]}"#)
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try Command.run(["replay", "--quiet", file, "--svg", folder]).status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files.count == 10)
    #expect(files.first?.hasSuffix("-block-01.svg") == true)
    #expect(files.last?.hasSuffix("-block-10.svg") == true)
  }

  @Test("what cannot be written is said, and nothing is played")
  func unwritable() throws {
    let file = try Command.file(Self.scenario)
    let plain = try Command.run(["replay", file, "--svg", file])
    #expect(plain.status == 2)
    #expect(plain.errors == "alert: \(file): not a folder\n")
    #expect(plain.output == "")
    let below = try Command.run(["replay", file, "--svg", "\(file)/below"])
    #expect(below.status == 2)
    #expect(below.errors == "alert: \(file)/below: the folder cannot be made\n")
    let twice = try Command.run(["replay", file, file, "--svg", NSTemporaryDirectory()])
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    #expect(twice.status == 2)
    #expect(
      twice.errors == "alert: --svg takes files of different names (two are \"\(name)\")\n"
    )
    #expect(twice.output == "")
  }

  @Test("a picture whose place is taken by a folder cannot be written")
  func taken() throws {
    let file = try Command.file(Self.scenario)
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = "\(folder)/\(name)-block-2.svg"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let run = try Command.run(["replay", file, "--svg", folder])
    #expect(run.status == 2)
    #expect(run.errors == "alert: \(place): the picture cannot be written\n")
  }

  @Test("the option needs a folder", arguments: [["--svg"], ["--svg="]])
  func misuse(_ option: [String]) throws {
    let run = try Command.run(["replay", "f"] + option)
    #expect(run.status == 2)
    #expect(run.errors.contains("--svg takes a"))
  }
}
