import AlertTerminal
import TestSupport
import Testing

@Suite("Right to left at a terminal")
struct RightToLeftDisplayTests {
  private func booth(
    _ backend: AlertBackendKind = .block,
    system: String = "26.0",
    language: String = "he",
    title: String? = "Sign in",
    with actions: [(String, UIAlertAction.Style)] = [("Keep", .cancel), ("Go", .default)],
    fields: [String] = []
  ) -> Booth {
    let booth = Booth(backend, system: system, title: title, with: actions)
    booth.stage.device.preferredLanguages = [language]
    for field in fields {
      booth.alert.addTextField {
        $0.placeholder = field
        $0.isSecureTextEntry = field == "Password"
      }
    }
    return booth
  }

  @Test(
    "whole screen: rows and fields begin at the right",
    .report("LO-03"),
    arguments: ["ar", "he"]
  )
  func screen(_ language: String) {
    for backend in AlertBackendKind.allCases {
      let booth = booth(backend, language: language, fields: ["Name", "Password"])
      let terminal = FakeTerminal([.keys("ada\tab"), .keys("\t")])
      booth.run(on: terminal)
      #expect(
        terminal.seen.last == """
               ┌────────────────────────────┐
               │           Sign in          │
               │ [                    ada ] │
               │ [                      ••] │
               ├─────────────┬──────────────┤
               │     Go      │    ‹Keep›    │
               └─────────────┴──────────────┘
          """
      )
    }
  }

  @Test("below 9 nothing is mirrored", .report("LO-03"))
  func unmirrored() {
    let booth = booth(system: "8.3", fields: ["Name"])
    let terminal = FakeTerminal("ada")
    booth.run(on: terminal)
    #expect(terminal.seen.last?.contains("[ada ") == true)
    #expect(terminal.seen.last?.contains("│    Keep     │      Go      │") == true)
  }

  @Test("the cursor follows the letters, and arrows go where they point", .report("LO-03"))
  func cursor() {
    var columns: [Int] = []
    let note = FakeTerminal.Event.check { columns.append($0.screen.turnedColumn) }
    let left = FakeTerminal.Event.keys("\u{1B}[D")
    let right = FakeTerminal.Event.keys("\u{1B}[C")
    let home = FakeTerminal.Event.keys("\u{1B}[H")
    let end = FakeTerminal.Event.keys("\u{1B}[F")
    func moves(_ language: String, _ text: String, secure: Bool = false) -> [Int] {
      columns = []
      let booth = booth(language: language, fields: [secure ? "Password" : "Name"])
      let terminal = FakeTerminal([
        note, .keys(text), note, left, note, right, note, right, note, home, note, left, note, end,
        note,
      ])
      booth.run(on: terminal)
      return columns.dropFirst().map { $0 - columns[0] }
    }
    // From the empty field's cursor: typed, left, right, right, home, left, end.
    #expect(moves("he", "שלום") == [-4, -4, -3, -2, 0, -1, -4])
    #expect(moves("he", "ada") == [0, -1, 0, 0, -3, -3, 0])
    #expect(moves("he", "ada", secure: true) == [-3, -3, -2, -1, 0, -1, -3])
    #expect(moves("en", "שלום") == [0, 0, 1, 2, 4, 3, 0])
    #expect(moves("en", "ada") == [3, 2, 3, 3, 0, 0, 3])
  }

  @Test("a long text shows its end, the cursor inside, whichever way it runs", .report("UN-04"))
  func long() {
    for language in ["en", "he"] {
      for text in ["שלום", "ada", "12"] {
        let whole = String(repeating: text, count: 20)
        let booth = booth(language: language, fields: ["Name"])
        let terminal = FakeTerminal([.keys(whole)])
        booth.run(on: terminal)
        let row = terminal.seen.last?.split(separator: "\n").first { $0.contains("[") } ?? ""
        let shown = row.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
        let text = shown.filter { $0 != " " }
        #expect(shown.count == 24 && text.count == 23 && whole.hasSuffix(text), "\(row)")
      }
    }
  }

  @Test(
    "the first button is the first one read, for the highlight, Tab, Home and the arrows",
    .report("LO-03"),
    arguments: [
      ("\r", "Yes"), ("\u{1B}[D\r", "No"), ("\u{1B}[C\r", "Yes"), ("\t\r", "No"),
      ("\u{1B}[F\r", "No"), ("\u{1B}[F\u{1B}[H\r", "Yes"), ("\u{1B}[B\r", "No"), ("n", "No"),
    ]
  )
  func order(_ keys: String, _ choice: String) {
    for backend in AlertBackendKind.allCases {
      let booth = booth(backend, with: [("Yes", .default), ("No", .default)])
      let terminal = FakeTerminal([.keys(keys), .pause(1)])
      #expect(booth.run(on: terminal) == .finished)
      #expect(booth.choice == choice)
    }
  }

  @Test("where a row does not fit, the first one read is on top", .report("LO-03"))
  func stacked() {
    let booth = booth(with: [("Yes, do", .default), ("No, no", .default)])
    let terminal = FakeTerminal([.keys("\t")], columns: 16, rows: 10)
    booth.run(on: terminal)
    let rows = terminal.seen.last?.split(separator: "\n").map(String.init) ?? []
    let yes = rows.firstIndex { $0.contains("Yes, do") } ?? 9
    #expect(rows.dropFirst(yes + 1).first?.contains("‹No, no›") == true, "\(rows)")
  }

  @Test("numbers of a line by line question follow the order of reading", .report("LO-03"))
  func lines() {
    let booth = booth(with: [("Yes", .default), ("No", .default)])
    let terminal = FakeTerminal("1\n")
    #expect(booth.ask(on: terminal) == .finished)
    #expect(booth.choice == "Yes")
    #expect(terminal.text.contains("  1  Yes\n  2  No\n"))
  }

  @Test("what scrolls says so at the left", .report("LO-03"))
  func marks() {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    for (language, side) in [("en", "▼\n"), ("he", "\n     ▼ ")] {
      let booth = booth(language: language, title: text)
      let terminal = FakeTerminal("")
      booth.run(on: terminal)
      #expect(terminal.seen.first?.contains(side) == true, "\(terminal.seen.first ?? "")")
    }
  }

  @Test("both dialogs are mirrored as the device mirrors them", .report("LO-03"))
  func dialogs() {
    for isTransition in [false, true] {
      let stage = Stage(.block)
      stage.device.preferredLanguages = ["ar"]
      if isTransition {
        let alert = stage.device.run {
          TransitionAlertController(title: "T", description: nil, cancel: "Keep", button: "Go")
        }
        stage.show(alert)
      } else {
        let dialog = stage.device.run { ContainerAlertView() }
        dialog.buttonTitles = ["Go", "Keep"]
        dialog.show()
        stage.device.settle()
      }
      let terminal = FakeTerminal([.keys("\u{1B}[H")])
      terminal.show(stage.device)
      let row = terminal.seen.last?.split(separator: "\n").first { $0.contains("Go") }
      #expect(row?.contains("Keep") == true && row?.contains("‹Go›") == true, "\(row ?? "")")
      #expect(
        row?.firstRange(of: "Keep")?.lowerBound ?? "".endIndex < row?.firstRange(of: "Go")?
          .lowerBound ?? "".endIndex
      )
    }
  }
}

extension Stage {
  fileprivate func show(_ controller: UIViewController) {
    root.present(controller, animated: false)
    device.settle()
  }
}
