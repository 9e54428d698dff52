import Foundation
import TestSupport
import Testing

@Suite("alert show without a terminal")
struct ShowTests {
  private nonisolated static let question = [
    "show", "--title", "Delete draft?", "--destructive", "Delete", "--cancel", "Keep",
  ]

  @Test("the input that ends is no choice, at once", .report("TE-01"))
  func endOfInput() throws {
    for input in [nil, "", "maybe\n"] {
      let run = try Command.run(Self.question, input: input)
      #expect(run.status == 3)
      #expect(run.output == "")
      #expect(run.errors.contains("Delete draft?\n"))
    }
    let json = try Command.run(Self.question + ["--output", "json"])
    #expect(json.output == "{\"outcome\":\"noChoice\"}\n")
  }

  @Test(
    "a line answers by number, title or default",
    arguments: [
      ("2\n", 0, "Delete\n"), ("Delete", 0, "Delete\n"), ("keep\n", 1, "Keep\n"),
      ("\n", 1, "Keep\n"),
      ("7\n1\n", 1, "Keep\n"),
    ] as [(String, Int32, String)]
  )
  func lines(_ input: String, _ status: Int32, _ output: String) throws {
    let run = try Command.run(Self.question, input: input)
    #expect(run.status == status)
    #expect(run.output == output)
  }

  @Test("the answer is printed as title, index or JSON, with what was typed")
  func outputs() throws {
    let words = ["show", "--title=T", "--action=A \"q\"", "--preferred=B", "--field=Name"]
    for (output, text) in [
      ("title", "B\nada\n"), ("index", "1\nada\n"),
      ("json", #"{"outcome":"chosen","index":1,"title":"B","fields":["ada"]}"# + "\n"),
    ] {
      let run = try Command.run(words + ["--output", output], input: "ada\n2\n")
      #expect(run.output == text)
      #expect(run.status == 0)
    }
    let json = try Command.run(words + ["--output=json"], input: "\u{7}x\\\n1\n").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["title"] as? String == "A \"q\"")
    #expect(object?["fields"] as? [String] == ["x\\"])
  }

  @Test(
    "texts are shown literally, whatever they begin with",
    .report("TE-19"),
    arguments: [
      "--no", "-x", "--", "", "a b", "$(id)", "\"q\"", "line1\nline2", "%s", "\\n", "=",
      "--title=x",
    ]
  )
  func literal(_ text: String) throws {
    let first = try Command.run(
      ["show", "--title=\(text)", "--message=\(text)", "--action=\(text)", "--action=other"],
      input: "1\n"
    )
    #expect(first.output == text + "\n")
    #expect(first.errors.hasPrefix(text + "\n" + text + "\n  1  "))
    let second = try Command.run(["show", "--", text, text, "other"], input: "1\n")
    #expect(second.output == text + "\n")
    #expect(second.status == 0)
  }

  @Test("time runs out with a status of its own", .report("TE-03"))
  func timeOut() throws {
    // A pipe that nobody writes to: the shell's sleep holds it open.
    let run = try Command.runInShell("sleep 5 | \"$ALERT\" show --title T --timeout 0.2")
    #expect(run == 124)
  }

  @Test("what UIAlertView has no place for is asked all the same", .rule("F19"))
  func carried() throws {
    let words = [
      "show", "--title=T", "--backend=delegate", "--output=json", "--field=a", "--field=b",
      "--field=c", "--action=Go", "--cancel=Keep",
    ]
    let run = try Command.run(words, input: "x\ny\nz\n2\n")
    #expect(run.status == 0)
    #expect(run.output.contains(#"["x","y","z"]"#))
    #expect(run.output.contains("Go"))
  }

  @Test(
    "a wrong command line ends with 2 and says what is wrong",
    arguments: [
      (["show"], "show takes a --title or a --message"),
      (["show", "--title"], "--title takes a value"),
      (
        ["show", "--title", "--message", "x"],
        "--title takes a value; one that begins with dashes goes after \"=\""
      ),
      (["show", "--title=a", "b"], "what is \"b\"? Texts follow an option or --"),
      (["show", "--title=a", "--loud"], "unknown option \"--loud\""),
      (["show", "--title=a", "--style=box"], "--style takes alert or sheet (was \"box\")"),
      (
        ["show", "--title=a", "--output=xml"],
        "--output takes title, index or json (was \"xml\")"
      ),
      (["show", "--title=a", "--timeout=soon"], "--timeout takes seconds (was \"soon\")"),
      (["show", "--title=a", "--timeout=-1"], "--timeout takes seconds (was \"-1\")"),
      (
        ["show", "--title=a", "--system=x"],
        "--system takes one to three numbers joined by dots (was \"x\")"
      ),
      (["show", "--title=a", "--cancel=b", "--cancel=c"], "one --cancel at most"),
      (["show", "--title=a", "--preferred=b", "--preferred=c"], "one --preferred at most"),
      (["show", "--title=a", "--style=sheet", "--field=b"], "a sheet has no fields"),
      (["show", "--title=a", "--animated=1"], "--animated takes no value (was \"1\")"),
    ] as [([String], String)]
  )
  func misuse(_ arguments: [String], _ reason: String) throws {
    let run = try Command.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("alert: \(reason)\nusage: "))
    #expect(run.output == "")
  }

  @Test("help names every option and status")
  func help() throws {
    let text = try Command.run(["--help"]).output
    for word in [
      "--title", "--message", "--style", "--action", "--cancel", "--destructive", "--preferred",
      "--field", "--secure", "--backend", "--system", "--timeout", "--output", "--animated",
      "0 chosen",
      "1 cancelled", "3 no choice", "5 it could not be shown", "124 timed out", "130 aborted",
    ] {
      #expect(text.contains(word), "\(word)")
    }
  }
}

extension Command {
  /// Runs a line in a shell to which `ALERT` is the command; answers the line's status.
  static func runInShell(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ["ALERT": place.path, "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
