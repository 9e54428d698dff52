import EmulatedUIKit
import TestSupport
import Testing

@Suite("The fields of an alert controller")
struct UIAlertControllerFieldTests {
  private let bench = Bench()

  @Test(
    "exist at once, in the order added, each configured as it is added",
    .rule("A23", "A25"),
    arguments: blockVersions
  )
  func order(system: String) {
    let bench = Bench(system)
    let alert = bench.alert()
    var configured: [UITextField] = []
    for name in ["Login", "Password"] {
      alert.addTextField { field in
        field.placeholder = name
        configured.append(field)
      }
      #expect(configured.last?.placeholder == name)
      #expect(alert.textFields?.last === configured.last)
    }
    #expect(alert.textFields == configured)
    configured.first?.text = "top"
    configured.last?.text = "bottom"
    bench.show(alert)
    #expect(bench.device.visibleAlert?.fieldValues == ["top", "bottom"])
    let tops = configured.map { $0.convert(CGPoint.zero, to: nil).y }
    #expect(tops == tops.sorted())
    #expect(configured.allSatisfy { $0.window != nil })
  }

  @Test("need no configuration", .rule("A24"))
  func withoutHandler() {
    let alert = bench.alert([("OK", .default)])
    alert.addTextField(configurationHandler: nil)
    alert.addTextField()
    #expect(alert.textFields?.count == 2)
    #expect(bench.device.exceptions.isEmpty)
    bench.show(alert)
    #expect(bench.device.visibleAlert?.fieldValues == ["", ""])
  }

  @Test("the first has the keyboard once the alert stands", .rule("A26"), arguments: blockVersions)
  func firstResponder(system: String) throws {
    let bench = Bench(system)
    let alert = bench.alert([("OK", .default)])
    alert.addTextField()
    alert.addTextField()
    #expect(!bench.device.type("x"))
    bench.show(alert)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    #expect(bench.device.type("x"))
    #expect(bench.device.visibleAlert?.fieldValues == ["x", ""])
    try bench.choose("OK")
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, false])
    #expect(alert.textFields?.first?.text == "x")
  }

  @Test(
    "an action follows the text through the field's events",
    .rule("A27"),
    arguments: blockVersions
  )
  func enabling(system: String) throws {
    let bench = Bench(system)
    let alert = bench.alert([("Save", .default), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    alert.addTextField { [unowned alert] field in
      field.addAction(
        UIAction { [unowned field] _ in
          alert.actions[0].isEnabled = (field.text ?? "").count > 1
        },
        for: .editingChanged
      )
    }
    bench.show(alert)
    bench.device.type("a")
    #expect(throws: DeviceInputError.disabled("Save")) { try bench.device.tap("Save") }
    bench.device.type("b")
    #expect(bench.device.visibleAlert?.buttons.allSatisfy(\.isEnabled) == true)
    try bench.choose("Save")
    #expect(bench.log.lines == ["handler Save"])
  }

  /// Writes what it is asked; refuses Return if told so.
  private final class Delegate: NSObject, UITextFieldDelegate {
    let log: Log
    let returns: Bool

    init(_ log: Log, returns: Bool) {
      self.log = log
      self.returns = returns
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.write("shouldReturn")
      return returns
    }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "-" }
  }

  @Test("a delegate set while configuring is asked as ever", .rule("A27"))
  func delegate() {
    let delegate = Delegate(bench.log, returns: true)
    let alert = bench.alert()
    alert.addTextField { $0.delegate = delegate }
    bench.show(alert)
    bench.device.type("a-b")
    #expect(alert.textFields?.first?.text == "ab")
  }

  @Test(
    "Return chooses the default action, unless the field's delegate refuses",
    .rule("A28"),
    arguments: [nil, true, false]
  )
  func returnKey(returns: Bool?) {
    let delegate = returns.map { Delegate(bench.log, returns: $0) }
    let alert = bench.alert([("Cancel", .cancel), ("Save", .default), ("More", .default)])
    alert.addTextField { $0.delegate = delegate }
    bench.show(alert)
    #expect(bench.device.press(.return))
    bench.device.settle()
    let asked = returns == nil ? [] : ["shouldReturn"]
    #expect(bench.log.lines == asked + (returns == false ? [] : ["handler Save"]))
    #expect((bench.root.presentedViewController == nil) == (returns != false))
  }

  @Test("Return chooses the preferred action before the default one", .rule("A28", "A36"))
  func returnPreferred() {
    let alert = bench.alert([("Cancel", .cancel), ("Save", .default), ("More", .default)])
    alert.preferredAction = alert.actions[2]
    alert.addTextField()
    bench.show(alert)
    #expect(bench.device.press(.return))
    bench.device.settle()
    #expect(bench.log.lines == ["handler More"])
  }

  @Test("Return on a disabled action does nothing", .rule("A28", "A39"))
  func returnDisabled() {
    let alert = bench.alert([("Save", .default), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    alert.addTextField()
    bench.show(alert)
    #expect(!bench.device.press(.return))
    bench.device.settle()
    #expect(bench.log.lines.isEmpty)
    #expect(bench.root.presentedViewController === alert)
  }

  @Test(
    "an alert takes the keyboard from who has it, even without fields",
    .rule("A64"),
    arguments: blockVersions
  )
  func keyboard(system: String) throws {
    let bench = Bench(system)
    let field = bench.device.run { UITextField() }
    bench.root.view.addSubview(field)
    for addsField in [false, true] {
      field.becomeFirstResponder()
      let alert = bench.alert([("OK", .default)])
      if addsField { alert.addTextField() }
      bench.root.present(alert, animated: true)
      #expect(field.isFirstResponder)
      bench.device.turn()
      #expect(!field.isFirstResponder)
      bench.device.settle()
      #expect(alert.textFields?.map(\.isFirstResponder) == (addsField ? [true] : nil))
      #expect(bench.device.type("x") == addsField)
      try bench.choose("OK")
    }
    #expect(field.text == "")
  }

  @Test("an alert view leaves the keyboard where it is", .rule("A64"), arguments: legacyVersions)
  func keyboardOfAlertView(system: String) {
    let bench = Bench(system)
    let field = bench.device.run { UITextField() }
    bench.root.view.addSubview(field)
    field.becomeFirstResponder()
    bench.alertView().show()
    bench.device.settle()
    #expect(bench.visibleTitles == ["Cancel", "OK"])
    #expect(field.isFirstResponder)
  }

  @Test("Return on a disabled preferred action does nothing", .rule("A28", "A36", "A39"))
  func returnDisabledPreferred() {
    let alert = bench.alert([("Save", .default), ("More", .default)])
    alert.preferredAction = alert.actions[1]
    alert.actions[1].isEnabled = false
    bench.show(alert)
    #expect(!bench.device.press(.return))
    bench.device.settle()
    #expect(bench.log.lines.isEmpty)
    #expect(bench.root.presentedViewController === alert)
  }

  @Test("Tab goes from field to field, round and round")
  func tab() {
    let alert = bench.alert()
    for _ in 0..<3 { alert.addTextField() }
    bench.show(alert)
    var visited: [Int?] = []
    for _ in 0..<4 {
      visited.append(alert.textFields?.firstIndex(where: \.isFirstResponder))
      bench.device.press(.tab)
    }
    #expect(visited == [0, 1, 2, 0])
  }
}
