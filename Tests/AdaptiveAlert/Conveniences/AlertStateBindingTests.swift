import AlertTesting
import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A controller's alert as a property")
struct AlertStateBindingTests {
  typealias Binding = AlertStateBindingStage

  @Test(
    "an answer sets it to nil before anybody hears, with or without an action",
    .rule("F43", "F25"),
    .report("HL-13"),
    arguments: MatrixCase.all,
    ["A", "No"]
  )
  func answered(_ matrix: MatrixCase, _ choice: String) throws {
    let binding = Binding(matrix)
    for round in 1...2 {
      binding.set(binding.state("N\(round)"))
      #expect(binding.root.alertState != nil)
      binding.settle()
      #expect(binding.title == "N\(round)")
      try binding.choose(choice)
      #expect(binding.root.alertState == nil)
      #expect(binding.root.presentedAlert == nil)
    }
    let one = (choice == "A" ? ["send A"] : []) + ["end action \(choice)"]
    #expect(binding.lines == one + one)
  }

  @Test("the state can be read back by its type", .rule("F43"))
  func readBack() {
    let binding = Binding(MatrixCase.all[0])
    let state = binding.state("T")
    binding.set(state)
    #expect(binding.root.alertState?.state(of: String.self) == state)
    #expect(binding.root.alertState?.id == state.id)
    #expect(binding.root.alertState?.state(of: Int.self) == nil)
  }

  @Test("nil dismisses, and nothing is sent", .rule("F43", "F29"), arguments: MatrixCase.all)
  func dismissed(_ matrix: MatrixCase) {
    let binding = Binding(matrix)
    binding.set(binding.state("T"))
    binding.settle()
    binding.set(nil)
    binding.settle()
    #expect(binding.stage.device.visibleAlert == nil)
    #expect(binding.lines == ["end dismissed code"])
  }

  @Test("nil while it comes dismisses it once it stands", .rule("F43"), arguments: MatrixCase.all)
  func dismissedEarly(_ matrix: MatrixCase) {
    let binding = Binding(matrix)
    binding.set(binding.state("T"))
    binding.stage.device.turn()
    binding.stage.device.turn()
    #expect(binding.root.presentedAlert?.isBeingPresented == true)
    binding.set(nil)
    binding.settle()
    #expect(binding.stage.device.visibleAlert == nil)
    #expect(binding.lines == ["end dismissed code"])
  }

  @Test("of several in one turn the last counts", .rule("F43"), arguments: MatrixCase.all)
  func severalSets(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    binding.set(binding.state("1"))
    binding.set(nil)
    binding.set(binding.state("2"))
    binding.set(binding.state("3"))
    binding.settle()
    #expect(binding.title == "3")
    let alert = binding.root.presentedAlert
    binding.set(nil)
    binding.set(binding.state("3"))
    binding.settle()
    #expect(binding.root.presentedAlert === alert)
    binding.set(binding.state("4"))
    binding.set(nil)
    binding.settle()
    #expect(binding.stage.device.visibleAlert == nil)
    #expect(binding.lines == ["end dismissed code"])
    binding.set(binding.state("5"))
    binding.set(nil)
    binding.settle()
    #expect(binding.lines == ["end dismissed code"])
  }

  // MARK: Changes

  @Test(
    "texts, enabled and preferred buttons and the tint change in place",
    .rule("F43", "F13"),
    arguments: MatrixCase.all
  )
  func updated(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    var state = binding.state("0 of 2", ["A", "B"])
    state.buttons[0].isEnabled = false
    binding.set(state)
    binding.settle()
    let alert = try #require(binding.root.presentedAlert)
    #expect(throws: (any Error).self) { try binding.choose("A") }

    state.title = "1 of 2"
    state.message = "Nearly"
    state.buttons[0].isEnabled = true
    state.buttons[1].isPreferred = true
    state.tint = AlertTint(red: 1, green: 0, blue: 0)
    binding.set(state)
    binding.settle()
    #expect(binding.root.presentedAlert === alert)
    #expect(binding.title == "1 of 2")
    #expect(binding.stage.device.visibleAlert?.message == "Nearly")
    #expect(alert.preferredAction === alert.actions[1])
    #expect(alert.explicitTint == UIColor(red: 1, green: 0, blue: 0, alpha: 1))

    state.message = nil
    state.tint = nil
    state.buttons[1].isPreferred = false
    binding.set(state)
    binding.settle()
    #expect(binding.stage.device.visibleAlert?.message ?? "" == "")
    #expect(alert.preferredAction == nil)
    #expect(alert.explicitTint == nil)
    #expect(binding.lines.isEmpty)
    try binding.choose("A")
    #expect(binding.lines == ["send A", "end action A"])
  }

  @Test(
    "other buttons, another style or other fields replace it",
    .rule("F43", "F38"),
    arguments: MatrixCase.all,
    [0, 1, 2, 3, 4]
  )
  func replaced(_ matrix: MatrixCase, _ change: Int) throws {
    let binding = Binding(matrix)
    var state = binding.state("T", ["A", "B"])
    binding.set(state)
    binding.settle()
    let old = binding.root.presentedAlert
    switch change {
    case 0: state.buttons[0].title = "A"; state.buttons[1].title = "C"
    case 1: state.buttons[1].role = .destructive
    case 2: state.buttons.remove(at: 1)
    case 3: state.style = state.style == .alert ? .actionSheet : .alert
    default:
      state.style = .alert
      state.fields = [AlertField(text: "f")]
    }
    binding.set(state)
    binding.settle()
    #expect(binding.root.presentedAlert !== old)
    #expect(binding.lines == ["end dismissed replaced set"])
    try binding.choose("A")
    let fields = change == 4 ? #" ["f"]"# : ""
    #expect(
      binding.lines == ["end dismissed replaced set", "send A\(fields)", "end action A"]
    )
    #expect(binding.stage.device.visibleAlert == nil)
  }

  @Test(
    "what looks the same stays as it is, and sends the new actions",
    .rule("F43"),
    arguments: MatrixCase.all
  )
  func same(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    binding.set(binding.state("T"))
    binding.settle()
    let alert = binding.root.presentedAlert
    alert?.title = "Changed by hand"
    var other = binding.state("T")
    other.buttons[0].action = "other"
    binding.set(other)
    binding.settle()
    #expect(binding.root.presentedAlert === alert)
    #expect(binding.title == "Changed by hand")
    try binding.choose("A")
    #expect(binding.lines == ["send other", "end action A"])
  }

  @Test("the same keys in another bundle are other words", .rule("F43"))
  func bundles() throws {
    let binding = Binding(MatrixCase.all[0])
    let strings = try Strings()
    let state = binding.state(.localized(key: "title"))
    binding.set(state)
    binding.settle()
    #expect(binding.title == "title")
    let alert = binding.root.presentedAlert
    let bundle = strings.bundle
    binding.root.alertState = AnyAlertState(
      state,
      backend: binding.matrix.selection,
      bundle: bundle
    ) { _, _ in }
    binding.settle()
    #expect(binding.title == "Entwurf löschen?")
    #expect(binding.root.presentedAlert === alert)
  }

  // MARK: While it comes and goes

  @Test("the handler can ask the next question", .rule("F43", "F26"), arguments: MatrixCase.all)
  func fromHandler(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    let next = binding.state("2")
    let root = binding.root
    root.alertState = binding.bound(binding.state("1")) { [weak root] in
      root?.alertState = binding.bound(next)
    }
    binding.settle()
    try binding.choose("A")
    #expect(binding.title == "2")
    try binding.choose("A")
    #expect(binding.lines == ["send A", "end action A set", "send A", "end action A"])
    #expect(root.alertState == nil)
    withExtendedLifetime(root) {}
  }

  @Test(
    "what is set while an answered alert goes: the same presentation is over, another one follows",
    .rule("F43"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func setWhileGoing(_ matrix: MatrixCase, _ isSame: Bool) throws {
    let binding = Binding(matrix)
    var state = binding.state("1")
    binding.set(state)
    binding.settle()
    try binding.stage.device.tap("A")
    #expect(binding.root.presentedAlert?.isBeingDismissed == true)
    state.title = "2"
    binding.set(isSame ? state : binding.state("2"))
    binding.settle()
    #expect(binding.title == (isSame ? nil : "2"))
    #expect(binding.lines.first == (isSame ? "send A" : "send A set"))
    #expect(binding.lines.filter { $0.hasPrefix("send") }.count == 1)
    #expect((binding.root.alertState == nil) == isSame)
  }

  @Test(
    "set again while it goes because of nil, it comes again",
    .rule("F43"),
    arguments: MatrixCase.all
  )
  func setAgain(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    let state = binding.state("1")
    binding.set(state)
    binding.settle()
    binding.set(nil)
    binding.stage.device.turn()
    #expect(binding.root.presentedAlert?.isBeingDismissed == true)
    binding.set(state)
    binding.settle()
    #expect(binding.title == "1")
    try binding.choose("A")
    #expect(binding.lines == ["end dismissed code set", "send A", "end action A"])
  }

  @Test(
    "an end by other hands sets it to nil, and the same state can be set again",
    .rule("F43", "F29"),
    arguments: MatrixCase.all
  )
  func otherEnds(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    let state = binding.state("1")
    for _ in 1...2 {
      binding.set(state)
      binding.settle()
      #expect(binding.title == "1")
      binding.root.dismiss(animated: true)
      binding.settle()
      #expect(binding.root.alertState == nil)
    }
    #expect(binding.lines == ["end dismissed presenter", "end dismissed presenter"])
  }

  @Test(
    "an alert that vanished does not stand in the way of the next",
    .rule("F43", "F35"),
    arguments: MatrixCase.all
  )
  func vanished(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    var state = binding.state("1")
    binding.set(state)
    binding.settle()
    binding.root.presentedAlert?.vanish()
    binding.settle()
    #expect(binding.title == nil)
    #expect(binding.root.presentedAlert == nil)
    state.title = "2"
    binding.set(state)
    binding.settle()
    #expect(binding.title == "2")
    try binding.choose("A")
    #expect(binding.lines == ["send A", "end action A"])
  }
}
