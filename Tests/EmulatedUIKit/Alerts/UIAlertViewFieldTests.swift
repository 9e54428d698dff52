import EmulatedUIKit
import TestSupport
import Testing

@Suite("The fields of an alert view")
struct UIAlertViewFieldTests {
  private let bench = Bench("7.1.2")

  private static let layouts: [(style: UIAlertViewStyle, isSecure: [Bool])] = [
    (.default, []), (.secureTextInput, [true]), (.plainTextInput, [false]),
    (.loginAndPasswordInput, [false, true]),
  ]

  private func fields(of alert: UIAlertView, _ count: Int) -> [UITextField] {
    (0..<count).compactMap { alert.textField(at: $0) }
  }

  @Test("are none, one or two by style, the password secure", .rule("B15"))
  func styles() {
    for (style, isSecure) in Self.layouts {
      let alert = bench.alertView()
      alert.alertViewStyle = style
      #expect(fields(of: alert, isSecure.count).map(\.isSecureTextEntry) == isSecure)
    }
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("follow a change of style, whatever it was before", .rule("B15"))
  func changes() {
    for (before, _) in Self.layouts {
      for (after, isSecure) in Self.layouts {
        for keeps in [true, false] {
          bench.device.alertViewKeepsFieldsAcrossStyles = keeps
          let alert = bench.alertView()
          alert.alertViewStyle = before
          alert.alertViewStyle = after
          let fields = fields(of: alert, isSecure.count)
          #expect(fields.map(\.isSecureTextEntry) == isSecure, "\(before) to \(after)")
        }
      }
    }
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test(
    "out of range are an error",
    .rule("B16", "U16"),
    arguments: systemVersions,
    [UIAlertViewStyle.default, .plainTextInput, .loginAndPasswordInput]
  )
  func outOfRange(system: String, style: UIAlertViewStyle) {
    let bench = Bench(system)
    let alert = bench.alertView()
    alert.alertViewStyle = style
    let count = [UIAlertViewStyle.default: 0, .plainTextInput: 1][style] ?? 2
    #expect(fields(of: alert, count).count == count)
    #expect(bench.device.exceptions.isEmpty)
    #expect(alert.textField(at: count) == nil)
    #expect(alert.textField(at: -1) == nil)
    #expect(
      bench.device.exceptions.map(\.name.rawValue) == ["NSRangeException", "NSRangeException"]
    )
  }

  @Test("of a login say what they are for", .rule("B17"))
  func placeholders() {
    let alert = bench.alertView()
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(fields(of: alert, 2).map(\.placeholder) == ["Login", "Password"])
  }

  @Test("of a login no longer say so after it, unless the app did", .rule("B17", "U18"))
  func placeholdersGo() {
    let alert = bench.alertView()
    alert.alertViewStyle = .loginAndPasswordInput
    alert.alertViewStyle = .plainTextInput
    #expect(alert.textField(at: 0)?.placeholder == nil)
    alert.textField(at: 0)?.placeholder = "Mine"
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(fields(of: alert, 2).map(\.placeholder) == ["Mine", "Password"])
    alert.alertViewStyle = .secureTextInput
    #expect(alert.textField(at: 0)?.placeholder == "Mine")
  }

  @Test("change with the style of an alert that stands", .rule("B17"), arguments: delegateVersions)
  func whileUp(system: String) {
    let bench = Bench(system)
    let alert = bench.alertView()
    alert.show()
    bench.device.settle()
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(bench.device.visibleAlert?.fields.map(\.isSecure) == [false, true])
    alert.alertViewStyle = .default
    #expect(bench.device.visibleAlert?.fields == [])
  }

  @Test(
    "the first stays the same object when the style changes, unless the device is told otherwise",
    .rule("U18"),
    arguments: [true, false]
  )
  func sameField(keeps: Bool) throws {
    bench.device.alertViewKeepsFieldsAcrossStyles = keeps
    let alert = bench.alertView()
    alert.alertViewStyle = .plainTextInput
    let field = try #require(alert.textField(at: 0))
    field.text = "typed"
    alert.alertViewStyle = .loginAndPasswordInput
    #expect((alert.textField(at: 0) === field) == keeps)
    #expect(alert.textField(at: 0)?.text == (keeps ? "typed" : ""))
  }

  @Test("stand from top to bottom, and the first has the keyboard", arguments: legacyVersions)
  func shown(system: String) throws {
    let bench = Bench(system)
    let alert = bench.alertView()
    alert.alertViewStyle = .loginAndPasswordInput
    alert.textField(at: 0)?.text = "me"
    alert.show()
    bench.device.settle()
    #expect(bench.device.type("!"))
    #expect(bench.device.type("secret", intoField: 1))
    #expect(bench.device.visibleAlert?.fieldValues == ["me!", "secret"])
    try bench.choose("OK")
    #expect(alert.textField(at: 1)?.text == "secret")
  }

  @Test("edits ask nothing of the delegate where buttons were added one by one", .rule("B19"))
  func shouldEnable() {
    let listener = AlertViewListener(bench.log)
    let alert = bench.alertView(delegate: listener)
    alert.alertViewStyle = .plainTextInput
    alert.show()
    bench.device.settle()
    bench.device.type("x")
    #expect(bench.log.lines == ["A willPresent", "A didPresent"])
    #expect(bench.device.visibleAlert?.buttons.allSatisfy(\.isEnabled) == true)
  }

  @Test("Return in the last one acts like the first other button", .rule("B20"))
  func returnKey() {
    let listener = AlertViewListener(bench.log)
    let alert = bench.alertView(others: ["OK", "More"], delegate: listener)
    alert.alertViewStyle = .loginAndPasswordInput
    alert.show()
    bench.device.settle()
    bench.log.clear()
    bench.device.press(.return)
    bench.device.settle()
    #expect(bench.log.lines.isEmpty)
    #expect(alert.textField(at: 1)?.isFirstResponder == true)
    bench.device.press(.return)
    bench.device.settle()
    #expect(bench.log.lines == ["A clicked 1", "A willDismiss 1", "A didDismiss 1"])
  }
}
