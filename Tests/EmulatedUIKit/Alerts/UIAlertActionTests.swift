import EmulatedUIKit
import TestSupport
import Testing

@Suite("An alert action")
struct UIAlertActionTests {
  @Test("has UIKit's styles, and is what it was made as", .rule("A1"))
  func values() {
    let styles = [UIAlertAction.Style.default, .cancel, .destructive]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    for style in styles {
      let action = UIAlertAction(title: "Title", style: style)
      #expect(action.title == "Title")
      #expect(action.style == style)
    }
  }

  @Test("is enabled unless told otherwise", .rule("A5"), arguments: blockVersions)
  func enabled(system: String) {
    let bench = Bench(system)
    let action = bench.device.run { UIAlertAction(title: "A", style: .default) }
    #expect(action.isEnabled)
    let alert = bench.alert()
    alert.addAction(action)
    bench.show(alert)
    #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [true])
  }

  @Test("without a handler closes the alert and does nothing else", .rule("A19"))
  func withoutHandler() throws {
    let bench = Bench()
    let alert = bench.alert()
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    bench.show(alert)
    try bench.choose("OK")
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.log.lines.isEmpty)
  }

  @Test("copies title, style, handler and state, into no alert", .rule("A1"))
  func copy() throws {
    let bench = Bench()
    let alert = bench.alert()
    let action = bench.add("Delete", .destructive, to: alert)
    action.isEnabled = false
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy !== action)
    #expect(copy.title == "Delete")
    #expect(copy.style == .destructive)
    #expect(!copy.isEnabled)
    // The copy is nobody's: changing it does not reach the alert on screen.
    bench.show(alert)
    copy.isEnabled = true
    #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [false])
    let other = bench.alert()
    other.addAction(copy)
    alert.dismiss(animated: true)
    bench.device.settle()
    bench.show(other)
    try bench.choose("Delete")
    #expect(bench.log.lines == ["handler Delete"])
  }
}
