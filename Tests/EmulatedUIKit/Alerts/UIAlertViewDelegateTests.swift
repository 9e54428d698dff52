import EmulatedUIKit
import TestSupport
import Testing

@Suite("The delegate of an alert view")
struct UIAlertViewDelegateTests {
  @Test(
    "hears the alert come, before and after the animation",
    .rule("B22"),
    arguments: delegateVersions
  )
  func show(system: String) {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    bench.device.durations.alertPresentation = 1
    bench.alertView(delegate: listener).show()
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines == ["A willPresent"])
    bench.device.advance(by: 0.1)
    #expect(bench.log.lines == ["A willPresent", "A didPresent"])
  }

  @Test(
    "hears a touch before the alert goes, then it going",
    .rule("B23"),
    arguments: delegateVersions
  )
  func touch(system: String) throws {
    for (title, index) in [("Cancel", 0), ("OK", 1), ("More", 2)] {
      let bench = Bench(system)
      let listener = AlertViewListener(bench.log)
      bench.device.durations.alertDismissal = 1
      bench.alertView(others: ["OK", "More"], delegate: listener).show()
      bench.device.settle()
      bench.log.clear()
      try bench.device.tap(title)
      bench.device.advance(by: 0.9)
      #expect(bench.log.lines == ["A clicked \(index)", "A willDismiss \(index)"])
      bench.device.advance(by: 0.1)
      #expect(bench.log.lines.last == "A didDismiss \(index)")
      #expect(bench.log.lines.count == 3)
    }
  }

  @Test(
    "hears a dismissal by the app with the index as it is, and no click",
    .rule("B24", "B28"),
    arguments: delegateVersions,
    [1, -1, 99, .max]
  )
  func dismiss(system: String, index: Int) {
    for animated in [true, false] {
      let bench = Bench(system)
      let listener = AlertViewListener(bench.log)
      let alert = bench.alertView(delegate: listener)
      alert.show()
      bench.device.settle()
      bench.log.clear()
      alert.dismiss(withClickedButtonIndex: index, animated: animated)
      bench.device.settle()
      #expect(bench.log.lines == ["A willDismiss \(index)", "A didDismiss \(index)"])
    }
  }

  @Test(
    "finds the alert visible until the animation has ended",
    .rule("B29"),
    arguments: delegateVersions
  )
  func visible(system: String) throws {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    var visible: [String: Bool] = [:]
    listener.onCall = { visible[$1] = $0.isVisible }
    let alert = bench.alertView(delegate: listener)
    alert.show()
    bench.device.settle()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    #expect(alert.isVisible)
    bench.device.settle()
    #expect(!alert.isVisible)
    alert.show()
    bench.device.settle()
    try bench.choose("OK")
    #expect(visible["clicked 1"] == true)
    #expect(visible["willDismiss 1"] == true)
    #expect(visible["didDismiss 1"] == false)
  }

  @Test(
    "that dismisses the alert at the click hears it go once, with its own index",
    .rule("B25", "U12"),
    arguments: delegateVersions
  )
  func dismissAtClick(system: String) throws {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    listener.onClick = { $0.dismiss(withClickedButtonIndex: 7, animated: true) }
    bench.alertView(delegate: listener).show()
    bench.device.settle()
    bench.log.clear()
    try bench.choose("OK")
    #expect(bench.log.lines == ["A clicked 1", "A willDismiss 7", "A didDismiss 7"])
  }

  @Test("that shows another alert at the click sees it after the first has gone", .rule("U12"))
  func showAtClick() throws {
    let bench = Bench("7.1.2")
    let listener = AlertViewListener(bench.log)
    let second = bench.alertView("B", others: ["Second"], delegate: listener)
    listener.onClick = { if $0 !== second { second.show() } }
    bench.alertView("A", delegate: listener).show()
    bench.device.settle()
    try bench.choose("OK")
    #expect(bench.log.lines(about: "A").last == "A didDismiss 1")
    #expect(bench.log.lines(about: "B") == ["B willPresent", "B didPresent"])
    #expect(bench.visibleTitles == ["Cancel", "Second"])
    try bench.choose("Second")
    #expect(bench.device.visibleAlert == nil)
  }

  @Test("need not exist, nor implement anything", .rule("B31"))
  func without() throws {
    final class Silent: NSObject, UIAlertViewDelegate {}
    let silent = Silent()
    for delegate in [nil, silent, NSObject()] {
      let bench = Bench("7.1.2")
      bench.alertView(delegate: delegate).show()
      bench.device.settle()
      try bench.choose("OK")
      #expect(bench.device.visibleAlert == nil)
    }
  }

  @Test("is not kept alive, from 9 on", .rule("B32"), arguments: ["9.3", "26.0"])
  func lifetime(system: String) throws {
    let bench = Bench(system)
    weak var freed: AlertViewListener?
    let alert: UIAlertView
    do {
      let listener = AlertViewListener(bench.log)
      alert = bench.alertView(delegate: listener)
      alert.show()
      freed = listener
    }
    #expect(freed == nil)
    #expect(alert.delegate == nil)
    bench.device.settle()
    try bench.choose("OK")
    #expect(bench.log.lines == ["A willPresent"])
  }

  @Test("showing an alert that stands does nothing")
  func twice() {
    let bench = Bench("7.1.2")
    let listener = AlertViewListener(bench.log)
    let alert = bench.alertView(delegate: listener)
    alert.show()
    alert.show()
    bench.device.settle()
    alert.show()
    bench.device.settle()
    #expect(bench.log.lines == ["A willPresent", "A didPresent"])
  }
}
