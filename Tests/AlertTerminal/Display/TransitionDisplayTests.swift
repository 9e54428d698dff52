import AlertTerminal
import TestSupport
import Testing

@Suite("A transition alert at a terminal")
struct TransitionDisplayTests {
  private final class Question {
    let stage = Stage(.block)
    let alert: TransitionAlertController
    private(set) var lines: [String] = []

    var device: EmulatedDevice { stage.device }

    init(button: String? = "Delete", closesOnOutsideTap: Bool = false) {
      let alert = stage.device.run {
        TransitionAlertController(
          title: "Delete draft?",
          description: "It cannot be brought back.",
          cancel: "Keep",
          button: button
        )
      }
      self.alert = alert
      alert.closesOnOutsideTap = closesOnOutsideTap
      alert.action = { [weak self] in self?.lines.append("action") }
      alert.onCancel = { [weak self] in self?.lines.append("cancel") }
      stage.root.present(alert, animated: true)
    }
  }

  @Test("whole screen: cancel is highlighted, the action stands on its left", .rule("T17"))
  func screen() {
    let question = Question()
    let terminal = FakeTerminal([FakeTerminal.settle])
    #expect(terminal.show(question.device) == .noChoice)
    #expect(
      terminal.seen.last == """
            ┌──────────────────────────────┐
            │                              │
            │        Delete draft?         │
            │  It cannot be brought back.  │
            │                              │
            ├──────────────┬───────────────┤
            │    Delete    │    ‹Keep›     │
            └──────────────┴───────────────┘
        """
    )
    #expect(question.lines.isEmpty)
  }

  @Test(
    "is answered by keys",
    .rule("T15", "T16"),
    arguments: [
      ("\r", "cancel"), ("\u{1B}[D\r", "action"), ("\t\r", "action"), ("d", "action"),
      ("k", "cancel"),
    ]
  )
  func keys(_ keys: String, _ line: String) {
    let question = Question()
    let terminal = FakeTerminal([FakeTerminal.settle, .keys(keys), FakeTerminal.settle])
    #expect(terminal.show(question.device) == .finished)
    #expect(question.lines == [line])
    #expect(terminal.screen.modes == [25, 7])
  }

  @Test("Escape is its cancel button; without a second button that stands alone", .rule("T16"))
  func escape() {
    for button in ["Delete", nil] {
      let question = Question(button: button)
      let terminal = FakeTerminal([FakeTerminal.settle, .keys("\u{1B}"), FakeTerminal.settle])
      #expect(terminal.show(question.device) == .finished)
      #expect(question.alert.outcome == .cancelled)
      #expect(question.lines == ["cancel"])
    }
  }

  @Test("the mouse reaches both buttons, and what is beside where the app says so", .rule("T19"))
  func mouse() {
    for (column, outcome) in [(12, TransitionAlertController.Outcome.action), (28, .cancelled)] {
      let question = Question()
      let terminal = FakeTerminal([
        FakeTerminal.settle, FakeTerminal.click(column, 7), FakeTerminal.settle,
      ])
      #expect(terminal.show(question.device) == .finished)
      #expect(question.alert.outcome == outcome)
    }
    for closes in [false, true] {
      let question = Question(closesOnOutsideTap: closes)
      let terminal = FakeTerminal([
        FakeTerminal.settle, FakeTerminal.click(0, 0), FakeTerminal.settle,
      ])
      #expect(terminal.show(question.device) == (closes ? .finished : .noChoice))
      #expect(question.alert.outcome == (closes ? .cancelledOutside : nil))
    }
  }

  @Test("comes in 0.3 and goes in 0.1 seconds, as frames", .rule("T7"))
  func motion() {
    let question = Question()
    let terminal = FakeTerminal([.pause(0.28)])
    terminal.show(question.device)
    let coming = terminal.seen.map { $0.split(separator: "\n").count }
    #expect(coming == coming.sorted() && coming.last ?? 0 >= 7, "\(coming)")
    let other = Question()
    let leaving = FakeTerminal([FakeTerminal.settle, .keys("\r"), .pause(0.08)])
    leaving.show(other.device)
    #expect(leaving.seen.last?.split(separator: "\n").count ?? 9 <= 3)
  }

  @Test("line by line")
  func lines() {
    let question = Question()
    let terminal = FakeTerminal("delete\n")
    terminal.isInteractive = false
    let display = LineDisplay(device: question.device, input: terminal, output: terminal)
    #expect(display.run() == .finished)
    #expect(question.lines == ["action"])
    #expect(
      terminal.text == """
        Delete draft?
        It cannot be brought back.
          1  Delete
          2  Keep
        Choice [2]: 

        """
    )
  }
}
