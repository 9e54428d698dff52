import EmulatedUIKit
import TestSupport
import Testing

/// Hears clicks and dismissals, and nothing of a cancelling system.
private final class Clicks: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    log.write("clicked \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    log.write("didDismiss \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    log.write("clicked \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    log.write("didDismiss \(buttonIndex)")
  }
}

@Suite("A system that cancels legacy alerts")
struct SystemCancelTests {
  private func cancel(on bench: Bench) {
    bench.log.clear()
    bench.device.cancelLegacyAlerts()
    bench.device.settle()
  }

  @Test("tells the delegate, and closes the alert", .rule("B26"), arguments: delegateVersions)
  func told(system: String) {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    let alert = bench.alertView(delegate: listener)
    alert.show()
    bench.device.settle()
    cancel(on: bench)
    #expect(bench.log.lines == ["A cancel", "A willDismiss 0", "A didDismiss 0"])
    #expect(!alert.isVisible)
  }

  @Test("tells a sheet's delegate alike", .rule("C15"), arguments: delegateVersions)
  func toldOfSheet(system: String) {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    bench.actionSheet(delegate: listener).show(in: bench.root.view)
    bench.device.settle()
    cancel(on: bench)
    #expect(bench.log.lines == ["S cancel", "S willDismiss 1", "S didDismiss 1"])
    #expect(bench.device.visibleAlert == nil)
  }

  @Test(
    "clicks the cancel button where the delegate has no method of its own",
    .rule("B6", "B26", "C15"),
    arguments: delegateVersions
  )
  func simulated(system: String) {
    let bench = Bench(system)
    let delegate = Clicks(bench.log)
    let alert = bench.alertView(cancel: nil, others: ["A", "B"], delegate: delegate)
    alert.cancelButtonIndex = 1
    alert.show()
    bench.device.settle()
    cancel(on: bench)
    #expect(bench.log.lines == ["clicked 1", "didDismiss 1"])
    bench.actionSheet(delegate: delegate).show(in: bench.root.view)
    bench.device.settle()
    cancel(on: bench)
    #expect(bench.log.lines == ["clicked 1", "didDismiss 1"])
  }

  @Test("clicks nothing without a cancel button, and closes with −1", .rule("B26", "B28"))
  func withoutCancel() {
    let bench = Bench("5.1")
    let delegate = Clicks(bench.log)
    bench.alertView(cancel: nil, delegate: delegate).show()
    bench.device.settle()
    cancel(on: bench)
    #expect(bench.log.lines == ["didDismiss -1"])
  }

  @Test("is not what a person does who touches cancel", .rule("B26"), arguments: delegateVersions)
  func person(system: String) throws {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    bench.alertView(delegate: listener).show()
    bench.device.settle()
    bench.log.clear()
    try bench.choose("Cancel")
    #expect(bench.log.lines == ["A clicked 0", "A willDismiss 0", "A didDismiss 0"])
  }

  @Test("takes all that stands away, what is hidden first", .rule("B26"))
  func all() {
    let bench = Bench("7.1.2")
    let listener = AlertViewListener(bench.log)
    for title in ["A", "B"] {
      bench.alertView(title, delegate: listener).show()
      bench.device.settle()
    }
    cancel(on: bench)
    #expect(
      bench.log.lines == [
        "A cancel", "A willDismiss 0", "A didDismiss 0", "B cancel", "B willDismiss 0",
        "B didDismiss 0",
      ]
    )
    #expect(bench.device.visibleAlert == nil)
    cancel(on: bench)
    #expect(bench.log.lines.isEmpty)
  }
}
