import AlertTerminal
import TestSupport
import Testing

@Suite("An alert at a terminal")
struct TerminalDisplayTests {
  @Test("is drawn, answered by a key, and leaves the terminal as it was", arguments: MatrixCase.all)
  func chosen(_ matrix: MatrixCase) {
    let booth = Booth(matrix.backend, system: matrix.system, style: matrix.style)
    let terminal = FakeTerminal("\r")
    #expect(booth.run(on: terminal) == .finished)
    #expect(booth.choice == "Keep")
    #expect(terminal.seen.first?.contains("‹Keep›") == true)
    #expect(terminal.mode == nil)
    #expect(terminal.screen.modes == [25, 7])
    #expect(terminal.screen.unknown.isEmpty)
    withExtendedLifetime(booth) {}
  }

  @Test("whole screen")
  func screen() {
    let booth = Booth(message: "It cannot be brought back.")
    let terminal = FakeTerminal("\t")
    #expect(booth.run(on: terminal) == .noChoice)
    #expect(
      terminal.seen == [
        """
            ┌──────────────────────────────┐
            │                              │
            │        Delete draft?         │
            │  It cannot be brought back.  │
            │                              │
            ├──────────────┬───────────────┤
            │    ‹Keep›    │    Delete     │
            └──────────────┴───────────────┘
        """,
        """
            ┌──────────────────────────────┐
            │                              │
            │        Delete draft?         │
            │  It cannot be brought back.  │
            │                              │
            ├──────────────┬───────────────┤
            │     Keep     │   ‹Delete›    │
            └──────────────┴───────────────┘
        """,
      ]
    )
    #expect(booth.alert.outcome == nil)
  }

  @Test("the highlight begins at the preferred button, else the first", .report("TE-04"))
  func highlight() {
    for preferred in [nil, 0, 1] as [Int?] {
      for keys in ["\r", "\t\r", "\u{1B}[C\r", "\u{1B}[Z\r", "  "] {
        let booth = Booth(title: "Go?", with: [("Yes", .default), ("No", .default)])
        booth.alert.preferredAction = preferred.map { booth.alert.actions[$0] }
        #expect(booth.run(on: FakeTerminal(keys)) == .finished)
        let first = preferred ?? 0
        let moves =
          keys.hasPrefix("\t") || keys.hasPrefix("\u{1B}[Z") || keys.contains("C") && first == 0
        #expect(
          booth.choice == ["Yes", "No"][moves ? 1 - first : first],
          "\(keys.debugDescription)"
        )
      }
    }
  }

  @Test("Escape is the cancel button, whatever its title; without one nothing", .report("LO-01"))
  func escape() {
    for title in ["Cancel", "Abbrechen", "キャンセル", "إلغاء", "İptal"] {
      let booth = Booth(title: "T", with: [("Save", .default), (title, .cancel)])
      #expect(booth.run(on: FakeTerminal("\u{1B}")) == .finished || booth.ending == .noChoice)
      let second = Booth(title: "T", with: [("Save", .default), (title, .cancel)])
      #expect(second.run(on: FakeTerminal([.keys("\u{1B}"), .pause(1)])) == .finished)
      #expect(second.choice == title)
    }
    let none = Booth(title: "T", with: [("Cancel", .default)])
    #expect(none.run(on: FakeTerminal([.keys("\u{1B}"), .pause(1)])) == .noChoice)
    #expect(none.alert.outcome == nil)
  }

  @Test("Escape in a sheet without a cancel button is a touch beside it")
  func outside() {
    let booth = Booth(style: .actionSheet, with: [("A", .default)])
    _ = booth.run(on: FakeTerminal([.keys("\u{1B}"), .pause(1)]))
    let other = Booth(style: .actionSheet, with: [("A", .default)])
    other.stage.show(other.alert)
    other.stage.device.tapOutside()
    other.stage.device.settle()
    #expect(booth.alert.outcome == other.alert.outcome)
  }

  @Test("the end of input is no choice, at once", .report("TE-01"))
  func endOfInput() {
    for keys in ["", "maybe\n", "\u{1B}[", "d"] {
      let booth = Booth(with: [("Delete", .destructive), ("Shred", .destructive)])
      let terminal = FakeTerminal(keys)
      terminal.isInteractive = false
      if keys.hasSuffix("\n") { terminal.events = [.keys("maybe")] }
      #expect(booth.run(on: terminal) == .noChoice)
      #expect(booth.alert.outcome == nil)
      #expect(terminal.readsAfterEnd == 1)
      #expect(!booth.stage.log.contains("handler"))
    }
  }

  @Test("chosen, refused, aborted and timed out are four things", .report("TE-03"))
  func endings() {
    let no = Booth(title: "Sure?", with: [("Yes", .default), ("No", .default)])
    #expect(no.run(on: FakeTerminal("n")) == .finished)
    #expect(no.choice == "No")
    let interrupted = Booth()
    #expect(interrupted.run(on: FakeTerminal("\u{3}")) == .aborted(signal: 2))
    #expect(interrupted.alert.outcome == nil)
    let late = Booth()
    let terminal = FakeTerminal([.pause(5)])
    #expect(late.run(on: terminal, timeout: 1) == .timedOut)
    #expect(terminal.now == 1)
  }

  @Test("an abort ends the whole series", .report("TE-03"))
  func series() {
    let stage = Stage(.block)
    let alerts = ["First", "Second", "Third"].map {
      stage.alert($0, title: $0, with: [("OK", .default)])
    }
    for alert in alerts { stage.present(alert, animated: false) }
    let terminal = FakeTerminal([.keys("\u{3}"), .keys("\r"), .keys("\r")])
    #expect(terminal.show(stage.device) == .aborted(signal: 2))
    #expect(terminal.text.contains("First"))
    #expect(!terminal.text.contains("Second") && !terminal.text.contains("Third"))
    #expect(alerts.allSatisfy { $0.outcome == nil })
  }

  @Test("every way out restores the terminal", .report("TE-07"))
  func restored() {
    let ways: [[FakeTerminal.Event]] = [
      [.keys("\r")], [.keys("\u{3}")], [.event(.signal(15))], [.event(.signal(1))],
      [.event(.endOfInput)],
      [.keys("\u{1A}\r")], [.event(.suspension), .keys("\r")], [.event(.resumption), .keys("\r")],
    ]
    for way in ways {
      let booth = Booth()
      booth.alert.addTextField { $0.isSecureTextEntry = true }
      let terminal = FakeTerminal(way)
      booth.run(on: terminal)
      #expect(terminal.screen.modes == [25, 7], "\(way)")
      #expect(terminal.mode == nil, "\(way)")
      #expect(!terminal.screen.isAlternate && terminal.echoes, "\(way)")
    }
  }

  @Test("suspended and resumed it is drawn anew")
  func suspended() {
    let booth = Booth()
    let terminal = FakeTerminal("\u{1A}\t")
    booth.run(on: terminal)
    #expect(terminal.suspensions == 1)
    #expect(terminal.screen.clearings == 2)
    #expect(terminal.seen.last?.contains("‹Delete›") == true)
  }

  @Test("typed ahead is no answer to a destructive question", .report("TE-04"))
  func typedAhead() {
    let stage = Stage(.block)
    let first = stage.alert("a", title: "First", with: [])
    let second = stage.alert("b", title: "Second", with: [("Delete", .destructive)])
    stage.add("Next", to: first, "a") { stage.present(second, "b", animated: false) }
    stage.present(first, animated: false)
    let terminal = FakeTerminal("\r\r\r")
    let display = TerminalDisplay(device: stage.device, input: terminal, output: terminal)
    #expect(display.run() == .noChoice)
    #expect(first.outcome == .action(first.actions[0]))
    #expect(second.outcome == nil)
    #expect(terminal.discards == 1)
  }

  @Test("typed ahead is the answer to a harmless question that follows")
  func typedAheadHarmless() {
    let stage = Stage(.block)
    let first = stage.alert("a", title: "First", with: [])
    let second = stage.alert("b", title: "Second", with: [("OK", .default)])
    stage.add("Next", to: first, "a") { stage.present(second, "b") }
    stage.present(first)
    let terminal = FakeTerminal([.keys("\r\r"), .pause(3)])
    let display = TerminalDisplay(device: stage.device, input: terminal, output: terminal)
    #expect(display.run() == .finished)
    #expect(second.outcome == .action(second.actions[0]))
    #expect(terminal.discards == 0)
  }

  @Test("an alert without a button can be left", .report("HL-16"))
  func noButtons() {
    for key in ["\r", " ", "\u{1B}"] {
      let booth = Booth(with: [])
      #expect(booth.run(on: FakeTerminal([.keys(key), .pause(1)])) == .noChoice)
    }
  }

  @Test("a disabled button cannot be chosen by any key", .report("KB-01"))
  func disabled() {
    let booth = Booth(title: "T", with: [("OK", .default), ("Cancel", .cancel)])
    let ok = booth.alert.actions[0]
    ok.isEnabled = false
    booth.alert.preferredAction = ok
    booth.alert.addTextField { field in
      field.addAction(
        UIAction { [weak field] _ in ok.isEnabled = field?.text?.isEmpty == false },
        for: .editingChanged
      )
    }
    let terminal = FakeTerminal([
      .keys("\r\u{1B}o\u{1B}O"), .pause(1),
      .check { _ in
        #expect(booth.alert.outcome == nil)
      }, .keys("x\r"),
    ])
    #expect(booth.run(on: terminal) == .finished)
    #expect(booth.choice == "OK")
    #expect(booth.alert.textFields?.first?.text == "x")
  }

  @Test("a field is edited by clusters, its cursor counted by cells", .report("UN-04"))
  func editing() {
    let booth = Booth(title: "T", with: [("OK", .default)])
    booth.alert.addTextField()
    var columns: [Int] = []
    let note = FakeTerminal.Event.check { columns.append($0.screen.column) }
    let terminal = FakeTerminal([
      note, .keys("a漢👨‍👩‍👧e\u{301}"), note, .keys("\u{1B}[D\u{7F}"), note, .keys("\u{1B}[H"), note,
      .keys("Ü"),
      note, .keys("\u{1B}[F\u{17}z"), note,
    ])
    booth.run(on: terminal)
    let start = columns[0]
    #expect(columns.map { $0 - start } == [0, 6, 3, 0, 1, 1])
    #expect(booth.alert.textFields?.first?.text == "z")
    #expect(terminal.seen[2].contains("a漢e\u{301}"))
  }

  @Test("what a field's delegate refuses is not drawn")
  func refused() {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let digits = Digits()
    let booth = Booth(title: "T", with: [("OK", .default)])
    booth.alert.addTextField { $0.delegate = digits }
    booth.run(
      on: FakeTerminal([.keys("1"), .keys("x"), .keys("2"), .keys("\u{1B}[200~3\n\u{1B}[201~")])
    )
    #expect(booth.alert.textFields?.first?.text == "12")
    withExtendedLifetime(digits) {}
  }

  @Test("after any resizing the screen is a fresh one", .report("TE-06"))
  func resized() {
    let booth = Booth(message: "It cannot be brought back.")
    booth.alert.addTextField()
    let sizes = [(40, 24), (8, 24), (2, 3), (120, 40), (80, 24)]
    let terminal = FakeTerminal(
      [.keys("typed")] + sizes.map { FakeTerminal.Event.resize($0.0, $0.1) },
      columns: 80,
      rows: 24
    )
    booth.run(on: terminal)
    #expect(terminal.seen.last == terminal.seen[1])
    #expect(terminal.seen.last?.contains("[typed ") == true)
    #expect(terminal.seen.last?.components(separatedBy: "Delete draft?").count == 2)
  }

  @Test("the mouse presses what it went down and up on")
  func mouse() {
    func press(_ column: Int, _ row: Int, _ end: String = "m") -> String {
      "\u{1B}[<0;\(column + 1);\(row + 1)\(end)"
    }
    let booth = Booth()
    let terminal = FakeTerminal(press(10, 6, "M") + press(30, 6) + press(30, 6, "M") + press(30, 6))
    #expect(booth.run(on: terminal) == .finished)
    #expect(booth.choice == "Delete")
    let sheet = Booth(style: .actionSheet)
    #expect(sheet.run(on: FakeTerminal(press(1, 0, "M") + press(1, 0))) == .finished)
    #expect(sheet.alert.outcome == .action(sheet.alert.actions[0]))
    let alert = Booth()
    #expect(alert.run(on: FakeTerminal(press(1, 0, "M") + press(1, 0))) == .noChoice)
  }

  @Test("animations come as frames, and not at all with reduced motion")
  func motion() {
    for reduces in [false, true] {
      let booth = Booth(style: .actionSheet)
      booth.settings.reducesMotion = reduces
      let terminal = FakeTerminal([.pause(0.6), .keys("\r"), .pause(1)])
      #expect(booth.run(on: terminal, animated: true) == .finished)
      #expect(booth.choice == "Keep")
      let heights = Set(terminal.seen.map { $0.split(separator: "\n").count })
      #expect(reduces ? heights.count <= 2 : heights.count > 5, "\(heights)")
      #expect(booth.stage.device.durations.alertPresentation == 0.4)
    }
  }

  @Test("frames come as often as the display is told, and only while something moves")
  func frameRate() {
    for (rate, frames) in [(10.0, 4...7), (60, 20...26)] {
      let booth = Booth(style: .actionSheet)
      booth.settings.frameRate = rate
      var waits: [Int] = []
      let note = FakeTerminal.Event.check { waits.append($0.seen.count) }
      let terminal = FakeTerminal([.pause(0.4), note, .pause(60), note])
      booth.run(on: terminal, animated: true)
      #expect(frames.contains(waits[0]), "\(waits)")
      #expect(waits[1] - waits[0] <= 2, "\(waits)")
    }
  }

  @Test("keys that came while it moved count, also where nothing more comes", .report("TE-01"))
  func endWhileMoving() {
    for (keys, choice) in [("\r", "OK"), ("", nil)] as [(String, String?)] {
      let booth = Booth(title: "T", with: [("OK", .default)])
      let terminal = FakeTerminal([.keys(keys)])
      #expect(booth.run(on: terminal, animated: true) == (choice == nil ? .noChoice : .finished))
      #expect(booth.choice == choice)
    }
  }

  @Test("no text can act on the terminal, wherever it stands")
  func untrusted() {
    let bad = "\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\u{0}\r\n\u{1B}[2J"
    let booth = Booth(title: bad, message: bad, with: [(bad, .default), ("B" + bad, .cancel)])
    booth.alert.addTextField {
      $0.placeholder = bad
    }
    booth.alert.addTextField { $0.text = bad }
    let terminal = FakeTerminal("\t\t\u{1B}[200~\(bad)\u{1B}[201~", columns: 60, rows: 20)
    booth.run(on: terminal)
    #expect(terminal.screen.unknown.isEmpty)
    #expect(terminal.screen.clearings == 1)
    #expect(!terminal.text.contains("\u{9B}") && !terminal.text.contains("\u{202E}"))
  }

  @Test("identical titles are told apart by their places", .report("LO-04"))
  func identicalTitles() {
    for place in 0..<3 {
      let booth = Booth(title: "T", with: [("OK", .default), ("ok", .default), ("OK", .default)])
      booth.run(on: FakeTerminal(String(repeating: "\u{1B}[B", count: place) + "\r"))
      #expect(booth.alert.outcome == .action(booth.alert.actions[place]))
    }
  }

  @Test(
    "any number of buttons",
    .report("TE-18"),
    arguments: AlertBackendKind.allCases,
    [0, 1, 16, 17, 64]
  )
  func many(_ backend: AlertBackendKind, _ count: Int) {
    let actions = (0..<count).map { ("Button \($0)", UIAlertAction.Style.default) }
    let booth = Booth(backend, title: "T", with: actions)
    // The second key is pressed once the question has been seen.
    let ending = booth.run(on: FakeTerminal([.keys("\u{1B}[F"), .keys("\r")]))
    #expect(ending == (count == 0 ? .noChoice : .finished))
    if count > 0 { #expect(booth.choice == "Button \(count - 1)") }
  }

  @Test("a keystroke costs few bytes")
  func bytes() {
    let booth = Booth(message: "It cannot be brought back.")
    let terminal = FakeTerminal([.keys("\t"), .keys("\t")], columns: 80, rows: 24)
    booth.run(on: terminal)
    #expect(terminal.frames.count == 5)
    #expect(terminal.frames[2].count <= 60)
    #expect(terminal.frames[3].count <= 80)
  }
}
