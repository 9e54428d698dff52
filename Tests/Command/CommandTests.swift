import AlertTesting
import Foundation
import TestSupport
import Testing

@Suite("The command")
struct CommandTests {
  @Test("demo prints equal traces of five scenarios and ends well")
  func demo() throws {
    let run = try Command.run(["demo"])
    #expect(run.status == 0)
    let headings = run.output.split(separator: "\n").filter { $0.contains("(iOS ") }
    #expect(headings.count == 5)
    #expect(run.output.components(separatedBy: "block (UIAlertController)").count == 6)
    #expect(run.output.contains("delegate (UIAlertView)"))
    #expect(run.output.contains("delegate (UIActionSheet)"))
    #expect(!run.output.contains("differs"))
  }

  @Test("replay of a good file prints both traces and ends well")
  func replayGood() throws {
    let file = try Command.file(good)
    let run = try Command.run(["replay", file])
    #expect(run.status == 0)
    #expect(
      run.output == """
        \(file): a good one
          block (UIAlertController)  delegate (UIAlertView)
          present a                  present a
          shown a                    shown a
          tap OK                     tap OK
          closing a                  closing a
          closed a                   closed a
          outcome a action 0         outcome a action 0
          handler a.0 OK             handler a.0 OK
          alive none                 alive none


        """
    )
  }

  @Test("replay as JSON prints one object a file and line")
  func replayJSON() throws {
    let file = try Command.file(good)
    let run = try Command.run(["replay", "--json", file, file])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    let object = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(object?["ok"] as? Bool == true)
    #expect(object?["file"] as? String == file)
    #expect((object?["block"] as? [String])?.last == "alive none")
    #expect(object?["delegate"] as? [String] == object?["block"] as? [String])
    let natives = object?["natives"] as? [String: [String]]
    #expect(natives == ["block": ["UIAlertController"], "delegate": ["UIAlertView"]])
  }

  @Test("a trace that differs ends with 1 and shows the first differing line after two others")
  func replayDiffering() throws {
    let file = try Command.file(
      good.replacingOccurrences(
        of: "\"steps\"",
        with: "\"expect\": [\"present a\", \"shown a\", \"tap OK\", \"closed a\"], \"steps\""
      )
    )
    let run = try Command.run(["replay", "--quiet", "--backend", "block", file, file])
    #expect(run.status == 1)
    let difference = """
      \(file): line 4 differs
       expected:
         shown a
         tap OK
         closed a
       block:
         shown a
         tap OK
         closing a

      """
    #expect(run.output == difference + difference + "2 files, 2 differ\n")
  }

  @Test(
    "a file that cannot be read ends with 2 and names file, place and reason",
    arguments: [
      ("{", "$: not JSON: line 1, column 2"),
      (#"{"alerts":{},"steps":[{"jump":1}]}"#, "$.steps[0].jump: "),
      (#"{"alerts":{},"steps":[{"present":"x"}]}"#, "$.steps[0].present: "),
      (#"{"alerts":{},"steps":[],"stepz":[]}"#, "$.stepz: "),
    ]
  )
  func replayBad(_ text: String, _ complaint: String) throws {
    let file = try Command.file(text)
    let run = try Command.run(["replay", file])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(file): $"))
    #expect(run.errors.contains(complaint))
  }

  @Test("one bad file does not keep the others from being played")
  func badAmongGood() throws {
    let run = try Command.run(["replay", "--quiet", "/no/such/file.json", try Command.file(good)])
    #expect(run.status == 2)
    #expect(run.errors == "/no/such/file.json: $: the file cannot be read\n")
    #expect(run.output == "2 files, 0 differ\n")
  }

  @Test(
    "a wrong command line ends with 2 and says how it is used",
    arguments: [
      [], ["sing"], ["demo", "now"], ["replay"], ["replay", "--backend", "both"],
      ["replay", "--backend", "x", "f"], ["replay", "--system", "x", "f"],
      ["replay", "--loud", "f"],
      ["replay", "f", "--system"],
    ]
  )
  func misuse(_ arguments: [String]) throws {
    let run = try Command.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("usage: alert demo"))
    #expect(run.output == "")
  }

  @Test("help is no error")
  func help() throws {
    let run = try Command.run(["--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("exit status"))
  }

  private let good = """
    { "name": "a good one", "system": "9.3",
      "alerts": { "a": { "title": "T", "actions": [ { "title": "OK" } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "tap": "OK" }, { "settle": true } ] }
    """
}

// MARK: - Fixtures

/// The command as built beside the tests.
enum Command {
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Where it is.
  static var place: URL {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appendingPathComponent("alert")
  }

  /// Runs the command without a terminal; its input is what is given, or at its end at once.
  static func run(_ arguments: [String], input: String? = nil) throws -> Run {
    let process = Process()
    process.executableURL = place
    process.arguments = arguments
    // Files and not pipes: a full pipe would stop the command.
    let folder = FileManager.default.temporaryDirectory
    let places = (0..<2).map { _ in folder.appendingPathComponent(UUID().uuidString) }
    for place in places { try Data().write(to: place) }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }
    process.standardOutput = try FileHandle(forWritingTo: places[0])
    process.standardError = try FileHandle(forWritingTo: places[1])
    let inputPlace = try input.map { try file($0) }
    defer { if let inputPlace { try? FileManager.default.removeItem(atPath: inputPlace) } }
    process.standardInput =
      try inputPlace.map {
        try FileHandle(forReadingFrom: URL(fileURLWithPath: $0))
      } ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try places.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Writes a file that lasts as long as the tests and answers its path.
  static func file(_ text: String) throws -> String {
    let place = folder.appendingPathComponent("\(UUID().uuidString).json")
    try Data(text.utf8).write(to: place)
    return place.path
  }

  /// Where the files are; it goes with the process.
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alert-tests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: Command.folder) }
    return folder
  }()
}
