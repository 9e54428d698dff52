import AlertTerminal
import TestSupport
import Testing

@Suite("An alert line by line")
struct LineDisplayTests {
  @Test("is written, and a number or a title is the answer")
  func answers() {
    for (line, choice) in [
      ("2", "Delete"), ("Keep", "Keep"), (" delete ", "Delete"), ("", "Keep"), ("9\n1", "Keep"),
    ] {
      let booth = Booth(message: "It cannot be brought back.")
      let terminal = FakeTerminal(line + "\n")
      terminal.isInteractive = false
      #expect(booth.ask(on: terminal) == .finished)
      #expect(booth.choice == choice)
    }
    let booth = Booth(message: "It cannot be brought back.")
    let terminal = FakeTerminal("9\n1\n")
    booth.ask(on: terminal)
    #expect(
      terminal.text == """
        Delete draft?
        It cannot be brought back.
          1  Keep
          2  Delete
        Choice [1]: Type a number from 1 to 2, or a title.
          1  Keep
          2  Delete
        Choice [1]: 
        """
    )
  }

  @Test("input that ends is no choice", .report("TE-01"))
  func endOfInput() {
    for input in ["", "maybe\n", "\n"] {
      let booth = Booth(with: [("Delete", .destructive)])
      let terminal = FakeTerminal(input)
      terminal.isInteractive = false
      #expect(booth.ask(on: terminal) == .noChoice)
      #expect(booth.alert.outcome == nil)
      #expect(terminal.readsAfterEnd == 1)
    }
    let last = Booth()
    #expect(last.ask(on: FakeTerminal("Delete")) == .finished)
    #expect(last.choice == "Delete")
  }

  @Test("fields are asked for first, secure ones unseen")
  func fields() {
    let booth = Booth(title: "Sign in", with: [("Cancel", .cancel), ("OK", .default)])
    booth.alert.addTextField { $0.placeholder = "Name" }
    booth.alert.addTextField { $0.isSecureTextEntry = true }
    var echoes: [Bool] = []
    let note = FakeTerminal.Event.check { echoes.append($0.echoes) }
    let terminal = FakeTerminal([
      note, .keys("ada\n"), note, .keys("s\u{1B}ecret\n"), note, .keys("OK\n"),
    ])
    #expect(booth.ask(on: terminal) == .finished)
    #expect(echoes == [true, false, true])
    #expect(booth.alert.textFields?.compactMap(\.text) == ["ada", "secret"])
    #expect(
      terminal.text == """
        Sign in
        Name: Field 2: 
          1  Cancel
          2  OK
        Choice [1]: 
        """
    )
    #expect(terminal.echoes)
  }

  @Test("each line of a pipe answers one question, destructive or not")
  func series() {
    for isInteractive in [false, true] {
      let stage = Stage(.block)
      let first = stage.alert("a", title: "First", with: [])
      let second = stage.alert("b", title: "Second", with: [("Delete", .destructive)])
      stage.add("Next", to: first, "a") { stage.present(second, "b", animated: false) }
      stage.present(first, animated: false)
      let terminal = FakeTerminal("1\n1\n")
      terminal.isInteractive = isInteractive
      let display = LineDisplay(device: stage.device, input: terminal, output: terminal)
      #expect(display.run() == (isInteractive ? .noChoice : .finished))
      #expect((second.outcome != nil) == !isInteractive)
    }
  }

  @Test("spellings match, and the title stays as it was", .report("UN-07"))
  func spellings() {
    let decomposed = "U\u{308}ber"
    let booth = Booth(title: "T", with: [("A", .default), (decomposed, .default)])
    let terminal = FakeTerminal("Über\n")
    #expect(booth.ask(on: terminal) == .finished)
    #expect(booth.choice?.unicodeScalars.count == 5)
    #expect(booth.choice == "Über")
  }

  @Test("titles that differ in case or not at all need a number", .report("LO-04"))
  func ambiguous() {
    for (line, place) in [("ok", 1), ("OK", nil), ("3", 2), ("Ok", nil)] as [(String, Int?)] {
      let booth = Booth(title: "T", with: [("OK", .default), ("ok", .default), ("OK", .default)])
      let terminal = FakeTerminal(line + "\n")
      terminal.isInteractive = false
      booth.ask(on: terminal)
      #expect(booth.alert.outcome == place.map { AlertOutcome.action(booth.alert.actions[$0]) })
    }
  }

  @Test("a poor encoding gets question marks", .report("TE-09"))
  func encoding() {
    let booth = Booth(title: "Tschüß — 確認", with: [("Löschen", .default)])
    booth.settings.isUTF8 = false
    let terminal = FakeTerminal("1\n")
    #expect(booth.ask(on: terminal) == .finished)
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
    #expect(terminal.text.hasPrefix("Tsch?? ? ??\n  1  L?schen\n"))
  }

  @Test("an alert without a button, a signal, a time-out")
  func otherEnds() {
    #expect(Booth(with: []).ask(on: FakeTerminal("\n")) == .noChoice)
    #expect(Booth().ask(on: FakeTerminal([.event(.signal(15))])) == .aborted(signal: 15))
    #expect(Booth().ask(on: FakeTerminal([.pause(9)]), timeout: 2) == .timedOut)
  }
}
