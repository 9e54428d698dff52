import Foundation
import TestSupport
import Testing

@testable import AlertTerminal

@Suite("alert show on a pseudo-terminal", .serialized)
struct ShowCommandTests {
  private static let question = [
    "show", "--title", "Delete draft?", "--message", "It cannot be brought back.", "--destructive",
    "Delete", "--cancel", "Keep",
  ]

  private func start(
    _ arguments: [String] = question,
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:]
  ) -> PseudoTerminal {
    let terminal = PseudoTerminal(columns: columns, rows: rows)
    terminal.start(arguments, environment: environment)
    return terminal
  }

  @Test(
    "draws on the terminal while the output is piped, and prints the choice alone",
    .report("TE-15")
  )
  func chosen() {
    let terminal = start()
    let before = PseudoTerminal().modes
    #expect(terminal.shows("‹Keep›"))
    #expect(
      terminal.screen.text == """
                                ┌──────────────────────────────┐
                                │                              │
                                │        Delete draft?         │
                                │  It cannot be brought back.  │
                                │                              │
                                ├──────────────┬───────────────┤
                                │    ‹Keep›    │    Delete     │
                                └──────────────┴───────────────┘
        """
    )
    #expect(terminal.screen.isAlternate)
    #expect(terminal.modes != before)
    terminal.send("\t\r")
    #expect(terminal.status() == 0)
    #expect(terminal.output == "Delete\n")
    #expect(terminal.modes == before)
    #expect(terminal.screen.modes == [25, 7])
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("is seen whatever of the command goes nowhere", .report("TE-15"))
  func discarded() {
    for capturesOutput in [false, true] {
      let terminal = PseudoTerminal()
      terminal.start(Self.question, capturesOutput: capturesOutput, discardsErrors: true)
      #expect(terminal.shows("‹Keep›"))
      terminal.send("\r")
      #expect(terminal.status() == 1)
      #expect(terminal.output == (capturesOutput ? "Keep\n" : ""))
      if !capturesOutput { #expect(terminal.bytes.suffix(6) == Array("Keep\r\n".utf8)[...]) }
    }
  }

  @Test("looks right at 40 × 10")
  func small() {
    let terminal = start(columns: 40, rows: 10)
    #expect(terminal.shows("‹Keep›"))
    #expect(
      terminal.screen.text == """
            ┌──────────────────────────────┐
            │                              │
            │        Delete draft?         │
            │  It cannot be brought back.  │
            │                              │
            ├──────────────┬───────────────┤
            │    ‹Keep›    │    Delete     │
            └──────────────┴───────────────┘
        """
    )
    terminal.send("\u{1B}")
    #expect(terminal.status() == 1)
    #expect(terminal.output == "Keep\n")
  }

  @Test(
    "every way out restores the terminal and has a status of its own",
    .report("TE-07"),
    arguments: [
      ("interrupt", 130), ("term", 143), ("hup", 129), ("int", 130), ("segv", 139), ("ill", 132),
      ("abrt", 134), ("eof", 3), ("timeout", 124), ("choice", 1),
    ] as [(String, Int32)]
  )
  func restored(_ way: String, _ status: Int32) {
    let signals = [
      "term": SIGTERM, "hup": SIGHUP, "int": SIGINT, "segv": SIGSEGV, "ill": SIGILL,
      "abrt": SIGABRT,
    ]
    let time = way == "timeout" ? ["--timeout", "0.3"] : []
    let terminal = start(Self.question + ["--secure", "P"] + time)
    let before = PseudoTerminal().modes
    #expect(terminal.shows("Keep"))
    switch way {
    case "interrupt": terminal.send("\u{3}")
    case "eof": terminal.send("\u{4}")
    case "choice": terminal.send("\u{1B}")
    case "timeout": break
    default: terminal.signal(signals[way] ?? SIGTERM)
    }
    #expect(terminal.status() == status)
    #expect(terminal.modes == before)
    #expect(terminal.screen.modes == [25, 7])
    #expect(terminal.output == (way == "choice" ? "Keep\n\n" : ""))
  }

  @Test("a terminal that goes away ends it")
  func hangUp() {
    let terminal = start()
    #expect(terminal.shows("Keep"))
    terminal.hangUp()
    #expect([3, 129].contains(terminal.status()))
  }

  @Test(
    "suspended it gives the terminal back, and goes on when let",
    .report("TE-07"),
    arguments: [true, false]
  )
  func suspended(byKey: Bool) {
    let terminal = PseudoTerminal()
    let words = Self.question.map { "'\($0)'" }.joined(separator: " ")
    let script =
      "set -m; '\(PseudoTerminal.command)' \(words) >/dev/null; echo stopped $?; read line; fg; echo end $?"
    terminal.start(["-c", script], program: "/bin/bash", capturesOutput: false)
    #expect(terminal.shows("‹Keep›"))
    if byKey { terminal.send("\u{1A}") } else { terminal.signalForeground(SIGTSTP) }
    #expect(terminal.pump { terminal.bytes.suffix(200).contains(Array("stopped 148".utf8)) })
    #expect(terminal.screen.modes == [25, 7])
    terminal.send("\n")
    #expect(
      terminal.pump { terminal.screen.isAlternate && terminal.screen.text.contains("‹Keep›") }
    )
    terminal.send("\r")
    #expect(terminal.status() == 0)
    #expect(terminal.bytes.suffix(100).contains(Array("end 1".utf8)))
    #expect(terminal.screen.modes == [25, 7])
  }

  @Test("what was typed before a destructive question was drawn is no answer to it")
  func typedAhead() {
    let harmless = PseudoTerminal()
    harmless.send("\r")
    harmless.start(["show", "--title", "T", "--action", "OK"])
    #expect(harmless.status() == 0)
    #expect(harmless.output == "OK\n")
    let destructive = PseudoTerminal()
    destructive.send("\r")
    destructive.start(Self.question)
    #expect(destructive.shows("‹Keep›"))
    _ = destructive.pump(seconds: 0.2) { false }
    #expect(destructive.screen.isAlternate)
    destructive.send("\t\r")
    #expect(destructive.status() == 0)
    #expect(destructive.output == "Delete\n")
  }

  @Test("fields are printed after the choice; secure text is never drawn")
  func fields() {
    let terminal = start([
      "show", "--title", "Sign in", "--field", "Name", "--secure", "Password", "--cancel", "Cancel",
      "--action", "OK",
    ])
    #expect(terminal.shows("[Name"))
    terminal.send("ada\tsecret\r")
    #expect(terminal.status() == 0)
    #expect(terminal.output == "OK\nada\nsecret\n")
    #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("secret"))
  }

  @Test("resized while open it is drawn anew", .report("TE-06"))
  func resized() {
    let terminal = start()
    #expect(terminal.shows("‹Keep›"))
    let first = terminal.screen.text
    for (columns, rows) in [(40, 24), (8, 24), (2, 3), (120, 40), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
      _ = terminal.pump(seconds: 0.15) { false }
    }
    #expect(terminal.pump { terminal.screen.text == first })
    terminal.send("\r")
    #expect(terminal.status() == 1)
  }

  @Test("what the terminal cannot do is not asked of it", .report("TE-09"))
  func poor() {
    for locale in ["C", "de_DE.ISO-8859-1", ""] {
      let terminal = start(
        ["show", "--title", "Tschüß — 確認", "--message", "naïve 😀", "--action", "Löschen"],
        columns: 40,
        rows: 10,
        environment: ["LANG": locale]
      )
      #expect(terminal.shows("<L?schen>"))
      #expect(
        terminal.screen.text == """
               +----------------------------+
               |                            |
               |       Tsch?? ? ????        |
               |          na?ve ??          |
               |                            |
               +----------------------------+
               |         <L?schen>          |
               +----------------------------+
          """
      )
      #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
      terminal.send("\r")
      #expect(terminal.status() == 0)
      #expect(terminal.output == "Löschen\n")
    }
  }

  @Test("without colours there are none")
  func noColor() {
    let terminal = start(environment: ["NO_COLOR": "1"])
    #expect(terminal.shows("‹Keep›"))
    let colored = terminal.screen.places.flatMap { $0 }.contains {
      $0.style.foreground != nil || $0.style.background != nil
    }
    #expect(!colored)
    terminal.send("\r")
    #expect(terminal.status() == 1)
  }

  @Test("a terminal that only prints is asked line by line, secure text unseen")
  func dumb() {
    let terminal = start(
      ["show", "--title", "T", "--secure", "Password", "--action", "OK"],
      environment: ["TERM": "dumb"]
    )
    #expect(terminal.shows("Password:"))
    terminal.send("secret\n")
    #expect(terminal.shows("Choice"))
    terminal.send("1\n")
    #expect(terminal.status() == 0)
    #expect(terminal.output == "OK\nsecret\n")
    #expect(!terminal.screen.text.contains("secret"))
    #expect(!terminal.bytes.contains(0x1B))
    #expect(terminal.modes == PseudoTerminal().modes)
  }

  @Test("on both backends the answer is the same", arguments: ["block", "delegate"])
  func backends(_ backend: String) {
    for (keys, status) in [("\r", 1), ("\t\r", 0)] as [(String, Int32)] {
      let terminal = start(Self.question + ["--backend", backend, "--output", "json"])
      #expect(terminal.shows("‹Keep›"))
      terminal.send(keys)
      #expect(terminal.status() == status)
      #expect(
        terminal.output
          == (status == 1
            ? #"{"outcome":"cancelled","index":1,"title":"Keep"}"#
            : #"{"outcome":"chosen","index":0,"title":"Delete"}"#) + "\n"
      )
    }
  }

  @Test("animated it comes and goes, and the answer is the same")
  func animated() {
    let terminal = start(Self.question + ["--animated", "--style", "sheet"])
    #expect(terminal.shows("‹Keep›"))
    terminal.send("\r")
    #expect(terminal.status() == 1)
    #expect(terminal.output == "Keep\n")
  }

  @Test("the demo shows alerts on either backend, one after another")
  func demo() {
    let terminal = PseudoTerminal(columns: 60, rows: 20)
    terminal.start(["demo"], environment: ["REDUCE_MOTION": "1"], capturesOutput: false)
    #expect(terminal.shows("‹An alert as UIAlertController›"))
    for moves in ["", "\u{1B}[B"] {
      terminal.send(moves + "\r")
      #expect(terminal.shows("‹Keep›"))
      terminal.send("\r")
      #expect(terminal.shows("You chose “Keep”."))
      terminal.send("\r")
      #expect(terminal.shows("Which alert?"))
    }
    terminal.send("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B\r")
    #expect(terminal.shows("How was it?"))
    terminal.send("r")
    #expect(terminal.shows("You chose “Rate”."))
    terminal.send("\r")
    #expect(terminal.shows("Which alert?"))
    terminal.send("\u{1B}[F\u{1B}[A\r")
    #expect(terminal.shows("It cannot be brought back."))
    terminal.send("d")
    #expect(terminal.shows("You chose “Delete”."))
    terminal.send("\r")
    #expect(terminal.shows("Which alert?"))
    terminal.send("\u{1B}")
    #expect(terminal.status() == 0)
    #expect(terminal.screen.modes == [25, 7])
  }
}
