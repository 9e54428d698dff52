import EmulatedUIKit
import TestSupport
import Testing

@Suite("The delegate of an action sheet")
struct UIActionSheetDelegateTests {
  @Test("hears it come, a touch, and it go, in order", .rule("C15"), arguments: delegateVersions)
  func touch(system: String) throws {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    bench.device.durations.alertPresentation = 1
    bench.device.durations.alertDismissal = 1
    bench.actionSheet(others: ["A"], delegate: listener).show(in: bench.root.view)
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines == ["S willPresent"])
    bench.device.advance(by: 0.1)
    try bench.device.tap("A")
    bench.device.advance(by: 0.9)
    #expect(
      bench.log.lines == ["S willPresent", "S didPresent", "S clicked 2", "S willDismiss 2"]
    )
    bench.device.advance(by: 0.1)
    #expect(bench.log.lines.last == "S didDismiss 2")
    #expect(bench.log.lines.count == 5)
  }

  @Test(
    "hears a dismissal by the app with the index as it is, and no click",
    .rule("C15"),
    arguments: delegateVersions,
    [0, -1, 99]
  )
  func dismiss(system: String, index: Int) {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    let sheet = bench.actionSheet(delegate: listener)
    sheet.show(in: bench.root.view)
    bench.device.settle()
    bench.log.clear()
    sheet.dismiss(withClickedButtonIndex: index, animated: true)
    bench.device.settle()
    #expect(bench.log.lines == ["S willDismiss \(index)", "S didDismiss \(index)"])
  }

  @Test(
    "that dismisses the sheet at the click hears it go once",
    .rule("B25", "U12"),
    arguments: delegateVersions
  )
  func dismissAtClick(system: String) throws {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    listener.onClick = { $0.dismiss(withClickedButtonIndex: 7, animated: true) }
    bench.actionSheet(delegate: listener).show(in: bench.root.view)
    bench.device.settle()
    bench.log.clear()
    try bench.choose("Delete")
    #expect(bench.log.lines == ["S clicked 0", "S willDismiss 7", "S didDismiss 7"])
  }

  @Test("a touch dismisses through the sheet's own method, which can be overridden", .rule("C16"))
  func override() throws {
    final class Sheet: UIActionSheet {
      var dismissals: [Int] = []
      override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        dismissals.append(buttonIndex)
        super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
      }
    }
    let bench = Bench("7.1.2")
    let sheet = bench.device.run { Sheet(frame: .zero) }
    for title in ["A", "B"] { sheet.addButton(withTitle: title) }
    sheet.show(in: bench.root.view)
    bench.device.settle()
    try bench.choose("B")
    #expect(sheet.dismissals == [1])
    #expect(!sheet.isVisible)
  }

  @Test(
    "on a pad hears a touch beside it as cancel, or as −1 where there is none",
    .rule("C13", "C14", "U17"),
    arguments: legacyVersions,
    ["Cancel", nil]
  )
  func outside(system: String, cancel: String?) {
    let bench = Bench(system, model: .pad)
    let listener = ActionSheetListener(bench.log)
    bench.actionSheet(cancel: cancel, delegate: listener).show(in: bench.root.view)
    bench.device.settle()
    bench.log.clear()
    #expect(bench.device.tapOutside())
    bench.device.settle()
    let index = cancel == nil ? -1 : 1
    #expect(
      bench.log.lines == ["S clicked \(index)", "S willDismiss \(index)", "S didDismiss \(index)"]
    )
  }

  @Test("is not kept alive, nor is the sheet once it has gone", .rule("C21"))
  func lifetime() throws {
    let bench = Bench("9.3")
    weak var delegate: ActionSheetListener?
    weak var sheet: UIActionSheet?
    do {
      let listener = ActionSheetListener(bench.log)
      let strong = bench.actionSheet(delegate: listener)
      strong.show(in: bench.root.view)
      (delegate, sheet) = (listener, strong)
    }
    bench.device.settle()
    #expect(delegate == nil)
    #expect(sheet != nil)
    try bench.choose("Delete")
    #expect(sheet == nil)
    #expect(bench.log.lines == ["S willPresent"])
  }
}
