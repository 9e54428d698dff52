import EmulatedUIKit
import TestSupport
import Testing

@Suite("The first other button of an alert view")
struct UIAlertViewFirstOtherTests {
  private func enabled(_ bench: Bench) -> [Bool]? {
    bench.device.visibleAlert?.buttons.map(\.isEnabled)
  }

  @Test(
    "is enabled as the delegate says when it is shown and after each edit",
    .rule("B18"),
    arguments: delegateVersions
  )
  func asked(system: String) throws {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    listener.enablesFirstOther = { ($0.textField(at: 0)?.text ?? "").count >= 2 }
    let alert = bench.objectiveCAlertView(others: ["OK", "More"], delegate: listener)
    alert.alertViewStyle = .loginAndPasswordInput
    alert.show()
    bench.device.settle()
    #expect(bench.log.lines == ["A willPresent", "A shouldEnable", "A didPresent"])
    #expect(bench.visibleTitles == ["OK", "More", "Cancel"])
    #expect(enabled(bench) == [false, true, true])
    #expect(throws: DeviceInputError.disabled("OK")) { try bench.device.tap("OK") }
    bench.log.clear()
    bench.device.type("a")
    #expect(bench.log.lines == ["A shouldEnable"])
    #expect(enabled(bench) == [false, true, true])
    bench.device.type("b")
    #expect(enabled(bench) == [true, true, true])
    // The second field counts as an edit too.
    bench.device.type("c", intoField: 1)
    #expect(bench.log.lines == ["A shouldEnable", "A shouldEnable", "A shouldEnable"])
    bench.log.clear()
    try bench.choose("OK")
    #expect(bench.log.lines == ["A clicked 1", "A willDismiss 1", "A didDismiss 1"])
  }

  @Test("stays disabled when the texts change, and Return does nothing", .rule("B18", "B20"))
  func rebuilt() {
    let bench = Bench("7.1.2")
    let listener = AlertViewListener(bench.log)
    let alert = bench.objectiveCAlertView(delegate: listener)
    alert.alertViewStyle = .plainTextInput
    alert.show()
    bench.device.settle()
    alert.message = "Other"
    #expect(enabled(bench) == [true, false])
    bench.device.press(.return)
    bench.device.settle()
    #expect(alert.isVisible)
    #expect(!bench.log.lines.contains("A clicked 1"))
  }

  @Test("is enabled where the delegate does not say", .rule("B18"))
  func unsaid() {
    final class Silent: NSObject, UIAlertViewDelegate {}
    let silent = Silent()
    for delegate in [nil, silent, NSObject()] {
      let bench = Bench("7.1.2")
      bench.objectiveCAlertView(delegate: delegate).show()
      bench.device.settle()
      #expect(enabled(bench) == [true, true])
    }
  }

  @Test("is asked about without fields too, and again at the next show", .rule("B18"))
  func shownAgain() throws {
    let bench = Bench("7.1.2")
    let listener = AlertViewListener(bench.log)
    let alert = bench.objectiveCAlertView(delegate: listener)
    alert.show()
    bench.device.settle()
    #expect(enabled(bench) == [true, false])
    try bench.choose("Cancel")
    listener.enablesFirstOther = { _ in true }
    alert.show()
    bench.device.settle()
    #expect(enabled(bench) == [true, true])
  }

  @Test("does not exist where other titles were none", .rule("B14", "B19"))
  func none() {
    let bench = Bench("7.1.2")
    let listener = AlertViewListener(bench.log)
    let alert = bench.objectiveCAlertView(others: [nil, "OK"], delegate: listener)
    alert.addButton(withTitle: "Added")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    bench.device.settle()
    bench.device.type("x")
    #expect(bench.log.lines == ["A willPresent", "A didPresent"])
    #expect(enabled(bench) == [true, true])
  }
}
