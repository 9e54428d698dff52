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
    #expect(styles.map(\.rawValue) == [-1, 0, 1, 2])
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
    let view = bench.device.run { UIView(frame: .zero) }
    inRect ? sheet.show(from: .zero, in: view, animated: true) : sheet.show(in: view)
    bench.device.settle()
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    // The address is followed by more about the view.
    let start =
      "Sheet can not be presented because the view is not in a window: "
      + spelling(view).dropLast()
    #expect(bench.reasons.first?.hasPrefix(start) == true)
    #expect(!sheet.isVisible)
    #expect(bench.device.visibleAlert == nil)
  }

  @Test("rises from a bar, an item of it, a rectangle or a view")
  func anchors() throws {
    let (bar, tabBar, item) = bench.device.run { (UIToolbar(), UITabBar(), UIBarButtonItem()) }
    bar.items = [item]
    for view in [bar, tabBar] { bench.root.view.addSubview(view) }
    let ways: [(UIActionSheet) -> Void] = [
      { $0.show(from: bar) }, { $0.show(from: tabBar) }, { $0.show(from: item, animated: true) },
      { $0.show(from: .zero, in: bar, animated: false) }, { $0.show(in: bar) },
    ]
    for way in ways {
      let sheet = bench.actionSheet()
      way(sheet)
      #expect(sheet.isVisible)
      bench.device.settle()
      #expect(bench.visibleTitles == ["Delete", "Cancel"])
      try bench.choose("Cancel")
      #expect(!sheet.isVisible)
    }
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("is no error in apps with scenes", .rule("U8"), arguments: systemVersions)
  func scenes(system: String) {
    let bench = Bench(system)
    bench.device.usesScenes = true
    show(bench.actionSheet(), on: bench)
    #expect(bench.visibleTitles?.contains("Delete") == true)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("on a pad draws no cancel button", .rule("C13"), arguments: legacyVersions)
  func pad(system: String) {
    let bench = Bench(system, model: .pad)
    show(bench.actionSheet(others: ["A"]), on: bench)
    #expect(bench.visibleTitles == ["Delete", "A"])
  }
}
