import EmulatedUIKit
import TestSupport
import Testing

@Suite("A bar's item")
struct UIBarButtonItemTests {
  private let bench = Bench("26.0", model: .pad)

  private func item(_ title: String) -> UIBarButtonItem {
    let log = bench.log
    let action = UIAction(title: title) { _ in log.write("\(title) touched") }
    return UIBarButtonItem(primaryAction: action)
  }

  private func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = bench.device.run { UIToolbar() }
    bar.frame = CGRect(x: 0, y: 0, width: 768, height: 44)
    bar.items = items
    bench.root.view.addSubview(bar)
    return bar
  }

  @Test("has UIKit's defaults")
  func defaults() {
    let item = UIBarButtonItem()
    #expect(item.title == nil)
    #expect(item.isEnabled)
    #expect(item.tag == 0)
    #expect(item.style == .plain)
    #expect(item.width == 0)
    #expect(item.primaryAction == nil)
    #expect([UIBarButtonItem.Style.plain, .bordered, .done].map(\.rawValue) == [0, 1, 2])
    #expect([UIBarStyle.default, .black, .blackTranslucent].map(\.rawValue) == [0, 1, 2])
    #expect(bar([]).barStyle == .default)
    #expect(self.item("Act").title == "Act")
  }

  @Test("belongs to the bar that shows it")
  func link() {
    let (first, second) = (item("A"), item("B"))
    let bar = bar([first, second])
    bar.setItems([second], animated: true)
    #expect(first.bar == nil)
    #expect(second.bar === bar)
  }

  @Test("runs its action when it is touched, unless it cannot be")
  func touch() throws {
    let act = item("Act")
    #expect(throws: DeviceInputError.notOnScreen("Act", visible: [])) {
      try bench.device.tap(act)
    }
    let bar = bar([act])
    try bench.device.tap(act)
    #expect(bench.log.lines == ["Act touched"])
    act.isEnabled = false
    #expect(throws: DeviceInputError.disabled("Act")) { try bench.device.tap(act) }
    act.isEnabled = true
    bar.isHidden = true
    #expect(throws: DeviceInputError.notOnScreen("Act", visible: [])) {
      try bench.device.tap(act)
    }
    #expect(bench.log.lines == ["Act touched"])
  }

  @Test("is covered by an alert, and blocked while one comes")
  func covered() {
    let act = item("Act")
    _ = bar([act])
    bench.alertView().show()
    #expect(throws: DeviceInputError.blocked("Act")) { try bench.device.tap(act) }
    bench.device.settle()
    #expect(throws: DeviceInputError.notOnScreen("Act", visible: ["Cancel", "OK"])) {
      try bench.device.tap(act)
    }
  }

  @Test(
    "takes touches below a sheet's popover that points at an item of its bar alone",
    .rule("C12"),
    arguments: delegateVersions
  )
  func passthrough(system: String) throws {
    let bench = Bench(system, model: .pad)
    let log = bench.log
    let act = UIBarButtonItem(primaryAction: UIAction(title: "Act") { _ in log.write("touched") })
    let bar = bench.device.run { UIToolbar() }
    bar.frame = CGRect(x: 0, y: 0, width: 768, height: 44)
    bar.items = [act]
    bench.root.view.addSubview(bar)
    let sheet = bench.actionSheet()
    sheet.show(from: act, animated: true)
    bench.device.settle()
    log.clear()
    try bench.device.tap(act)
    #expect(log.lines == ["touched"])
    #expect(sheet.isVisible)
    sheet.dismiss(withClickedButtonIndex: -1, animated: true)
    bench.device.settle()
    sheet.show(from: bar)
    bench.device.settle()
    #expect(throws: DeviceInputError.self) { try bench.device.tap(act) }
  }
}
