import EmulatedUIKit
import TestSupport
import Testing

@Suite("An action sheet")
struct UIActionSheetTests {
  private let bench = Bench("7.1.2")

  private func show(_ sheet: UIActionSheet, on bench: Bench) {
    sheet.show(in: bench.root.view)
    bench.device.settle()
  }

  @Test("has UIKit's defaults", .rule("C1"))
  func defaults() {
    let sheet = bench.actionSheet("", cancel: nil, destructive: nil)
    #expect(sheet.title == "")
    #expect(sheet.delegate == nil)
    #expect(sheet.numberOfButtons == 0)
    #expect(sheet.cancelButtonIndex == -1)
    #expect(sheet.destructiveButtonIndex == -1)
    #expect(sheet.firstOtherButtonIndex == -1)
    #expect(!sheet.isVisible)
    #expect(sheet.actionSheetStyle == .automatic)
    let styles = [UIActionSheetStyle.automatic, .default, .blackTranslucent, .blackOpaque]
    #expect(styles.map(\.rawValue) == [-1, 0, 2, 1])
  }

  @Test("shows its title, and what it becomes", arguments: legacyVersions)
  func title(system: String) {
    let bench = Bench(system)
    let sheet = bench.actionSheet("Title")
    show(sheet, on: bench)
    #expect(bench.device.visibleAlert?.title == "Title")
    sheet.title = "Other"
    #expect(bench.device.visibleAlert?.title == "Other")
    sheet.title = ""
    #expect(bench.device.visibleAlert?.title == nil)
  }

  @Test("has no fields, and every button can be chosen", .rule("C2"), arguments: delegateVersions)
  func noFields(system: String) throws {
    let bench = Bench(system)
    show(bench.actionSheet(others: ["One", "Two"]), on: bench)
    let visible = try #require(bench.device.visibleAlert)
    #expect(visible.fields == [])
    #expect(visible.buttons.map(\.isEnabled) == [true, true, true, true])
  }

  @Test("keeps its look while it is visible", .rule("C1"))
  func style() {
    let sheet = bench.actionSheet()
    sheet.actionSheetStyle = .blackOpaque
    show(sheet, on: bench)
    sheet.actionSheetStyle = .default
    #expect(sheet.actionSheetStyle == .blackOpaque)
    sheet.dismiss(withClickedButtonIndex: 0, animated: true)
    bench.device.settle()
    sheet.actionSheetStyle = .default
    #expect(sheet.actionSheetStyle == .default)
  }

  @Test("ignores the destructive index of a single button", .rule("C1"))
  func lonelyDestructive() {
    let lonely = bench.actionSheet(cancel: nil, destructive: "Delete")
    show(lonely, on: bench)
    #expect(bench.device.visibleAlert?.buttons.map(\.style) == [.default])
    lonely.dismiss(withClickedButtonIndex: 0, animated: false)
    bench.device.settle()
    show(bench.actionSheet(cancel: nil, others: ["Keep"]), on: bench)
    #expect(bench.device.visibleAlert?.buttons.map(\.style) == [.destructive, .default])
  }

  @Test("counts destructive, cancel and then the others", .rule("C5"))
  func indices() {
    let sheet = bench.device.run {
      UIActionSheet(
        title: nil,
        delegate: nil,
        cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete",
        otherButtonTitles: "A",
        "B"
      )
    }
    #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Cancel", "A", "B"])
    #expect(sheet.numberOfButtons == 4)
    #expect(sheet.destructiveButtonIndex == 0)
    #expect(sheet.cancelButtonIndex == 1)
    #expect(sheet.firstOtherButtonIndex == -1)
    #expect(sheet.addButton(withTitle: "C") == 4)
    #expect(sheet.title == "")
    #expect(sheet.buttonTitle(at: 5) == nil)
  }

  @Test("without a destructive button counts cancel first", .rule("C5"))
  func withoutDestructive() {
    let sheet = bench.actionSheet(destructive: nil, others: ["A"])
    #expect(sheet.destructiveButtonIndex == -1)
    #expect(sheet.cancelButtonIndex == 0)
    #expect(sheet.buttonTitle(at: 1) == "A")
  }

  @Test("draws buttons added later below cancel", .rule("C6"), arguments: legacyVersions)
  func addedLater(system: String) {
    let bench = Bench(system)
    show(bench.actionSheet(others: ["A", "B"]), on: bench)
    #expect(bench.visibleTitles == ["Delete", "Cancel", "A", "B"])
  }

  @Test("draws cancel last where it was added last", .rule("C7"), arguments: legacyVersions)
  func cancelAddedLast(system: String) {
    let bench = Bench(system)
    let sheet = bench.actionSheet(cancel: nil, others: ["A"])
    sheet.cancelButtonIndex = sheet.addButton(withTitle: "Cancel")
    #expect(sheet.cancelButtonIndex == 2)
    show(sheet, on: bench)
    #expect(bench.visibleTitles == ["Delete", "A", "Cancel"])
    #expect(bench.device.visibleAlert?.buttons.map(\.style) == [.destructive, .default, .cancel])
  }

  @Test(
    "shown in a view outside any window is an error",
    .rule("C9", "M14"),
    arguments: systemVersions,
    [true, false]
  )
  func outsideWindow(system: String, inRect: Bool) {
    let bench = Bench(system)
    let sheet = bench.actionSheet()
    let view = bench.device.run { UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4)) }
    inRect ? sheet.show(from: .zero, in: view, animated: true) : sheet.show(in: view)
    bench.device.settle()
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      bench.reasons == [
        "Sheet can not be presented because the view is not in a window: "
          + spelling(view).dropLast() + "; frame = (1 2.5; 3 4)>"
      ]
    )
    #expect(!sheet.isVisible)
    #expect(bench.device.visibleAlert == nil)
  }

  @Test("is no error in apps with scenes", .rule("C22", "U8"), arguments: systemVersions)
  func scenes(system: String) {
    let bench = Bench(system)
    bench.device.usesScenes = true
    show(bench.actionSheet(), on: bench)
    #expect(bench.visibleTitles?.contains("Delete") == true)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("on a pad draws no cancel button", .rule("C13"), arguments: delegateVersions)
  func pad(system: String) {
    let bench = Bench(system, model: .pad)
    let sheet = bench.actionSheet(cancel: nil, others: ["A"])
    sheet.cancelButtonIndex = sheet.addButton(withTitle: "Cancel")
    show(sheet, on: bench)
    #expect(bench.visibleTitles == ["Delete", "A"])
  }

  @Test(
    "on a pad of 7 hides the last button in the place of cancel",
    .rule("C19"),
    arguments: delegateVersions
  )
  func padTakesLast(system: String) throws {
    let bench = Bench(system, model: .pad)
    let listener = ActionSheetListener(bench.log)
    show(bench.actionSheet(others: ["A"], delegate: listener), on: bench)
    #expect(bench.visibleTitles == ["Delete", system == "7.1.2" ? "Cancel" : "A"])
    bench.log.clear()
    try bench.choose(system == "7.1.2" ? "Cancel" : "A")
    #expect(bench.log.lines.first == "S clicked \(system == "7.1.2" ? 1 : 2)")
    let without = bench.actionSheet(cancel: nil, others: ["A"])
    show(without, on: bench)
    #expect(bench.visibleTitles == ["Delete", "A"])
  }

  @Test(
    "made as Objective-C does counts destructive, the others, cancel last",
    .rule("C3", "C4"),
    arguments: ["Cancel", nil],
    ["Delete", nil]
  )
  func objectiveC(cancel: String?, destructive: String?) {
    let sheet = bench.device.run {
      UIActionSheet(
        title: nil,
        delegate: nil,
        cancelButtonTitle: cancel,
        destructiveButtonTitle: destructive,
        objectiveCTitles: ["A", "B", nil, "C"]
      )
    }
    let titles = [destructive, "A", "B", cancel].compactMap { $0 }
    #expect((0..<sheet.numberOfButtons).map { sheet.buttonTitle(at: $0) } == titles)
    #expect(sheet.destructiveButtonIndex == (destructive == nil ? -1 : 0))
    #expect(sheet.firstOtherButtonIndex == (destructive == nil ? 0 : 1))
    #expect(sheet.cancelButtonIndex == (cancel == nil ? -1 : titles.count - 1))
    let none = bench.device.run {
      UIActionSheet(
        title: nil,
        delegate: nil,
        cancelButtonTitle: cancel,
        destructiveButtonTitle: destructive,
        objectiveCTitles: [nil, "A"]
      )
    }
    #expect(none.firstOtherButtonIndex == -1)
    #expect(none.numberOfButtons == titles.count - 2)
  }

  @Test("shows a button that is added while it is up", arguments: delegateVersions)
  func addedWhileUp(system: String) {
    let bench = Bench(system)
    let sheet = bench.actionSheet(cancel: nil)
    show(sheet, on: bench)
    sheet.addButton(withTitle: "A")
    sheet.cancelButtonIndex = sheet.addButton(withTitle: nil)
    #expect(bench.visibleTitles == ["Delete", "A", ""])
    #expect(bench.device.visibleAlert?.buttons.map(\.style) == [.destructive, .default, .cancel])
  }

  @Test(
    "with more buttons than the screen holds scrolls",
    .rule("C23"),
    arguments: delegateVersions
  )
  func many(system: String) throws {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    let titles = (0..<30).map(String.init)
    show(
      bench.actionSheet(cancel: nil, destructive: nil, others: titles, delegate: listener),
      on: bench
    )
    #expect(bench.visibleTitles == titles)
    let screen = bench.device.run { UIScreen.main.bounds }
    #expect(bench.buttonFrames.contains { $0.minY >= screen.maxY })
    bench.log.clear()
    try bench.choose("29")
    #expect(bench.log.lines == ["S clicked 29", "S willDismiss 29", "S didDismiss 29"])
  }

  @Test("holds a phone in its orientation while it is up", .rule("C20"), arguments: [true, false])
  func rotation(isPad: Bool) {
    let bench = Bench("7.1.2", model: isPad ? .pad : .phone)
    let sheet = bench.actionSheet()
    #expect(!bench.device.isRotationBlockedBySheet)
    show(sheet, on: bench)
    #expect(bench.device.isRotationBlockedBySheet == !isPad)
    sheet.dismiss(withClickedButtonIndex: 0, animated: true)
    bench.device.settle()
    bench.alertView().show()
    bench.device.settle()
    #expect(!bench.device.isRotationBlockedBySheet)
  }
}
