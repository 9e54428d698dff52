import EmulatedUIKit
import TestSupport
import Testing

@Suite("Where an action sheet is shown from")
struct UIActionSheetOriginTests {
  /// The bars and the item that a sheet can rise from, all on screen.
  private struct Bars {
    let toolbar: UIToolbar
    let tabBar: UITabBar
    let item: UIBarButtonItem

    init(_ bench: Bench) {
      (toolbar, tabBar, item) = bench.device.run { (UIToolbar(), UITabBar(), UIBarButtonItem()) }
      toolbar.frame = CGRect(x: 0, y: 400, width: 300, height: 44)
      tabBar.frame = CGRect(x: 0, y: 431, width: 320, height: 49)
      toolbar.items = [item]
      for view in [toolbar, tabBar] { bench.root.view.addSubview(view) }
    }

    /// Every way to show a sheet.
    var ways: [Way] {
      let rect = CGRect(x: 5, y: 6, width: 7, height: 8)
      return [
        Way(target: toolbar.frame) { $0.show(from: toolbar) },
        Way(target: tabBar.frame, isTabBar: true) { $0.show(from: tabBar) },
        Way(target: toolbar.frame) { $0.show(from: item, animated: true) },
        Way(target: rect.offsetBy(dx: 0, dy: 400)) {
          $0.show(from: rect, in: toolbar, animated: false)
        },
        Way(target: toolbar.frame, arrow: []) { $0.show(in: toolbar) },
      ]
    }
  }

  /// A way to show a sheet, and what a pad's popover makes of it.
  private struct Way {
    let target: CGRect
    var arrow = UIPopoverArrowDirection.up
    var isTabBar = false
    let show: (UIActionSheet) -> Void
  }

  @Test("is a bar, an item of it, a rectangle or a view", .rule("C1"), arguments: delegateVersions)
  func anchors(system: String) throws {
    let bench = Bench(system)
    for way in Bars(bench).ways {
      let sheet = bench.actionSheet()
      way.show(sheet)
      #expect(sheet.isVisible)
      bench.device.settle()
      #expect(bench.visibleTitles == ["Delete", "Cancel"])
      #expect(bench.device.visibleAlert?.form == .sheet)
      #expect(sheet.risesFromTabBar == way.isTabBar)
      try bench.choose("Cancel")
      #expect(!sheet.isVisible)
    }
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("is what a pad's popover stands beside or over", .rule("C12"), arguments: delegateVersions)
  func popover(system: String) {
    let bench = Bench(system, model: .pad)
    for way in Bars(bench).ways {
      let sheet = bench.actionSheet()
      way.show(sheet)
      bench.device.settle()
      // Before 7 the root's view begins below the status bar.
      let target = way.target.offsetBy(dx: 0, dy: bench.root.view.frame.minY)
      #expect(bench.device.visibleAlert?.form == .popover(anchor: target, arrow: way.arrow))
      #expect(bench.device.tapOutside())
      bench.device.settle()
    }
  }

  @Test("decides an automatic style: a bar's is taken over", .rule("C11"))
  func style() {
    let bench = Bench("6.1")
    let bars = Bars(bench)
    bars.toolbar.barStyle = .black
    bars.tabBar.barStyle = .blackTranslucent
    let automatic: [UIActionSheetStyle] = [
      .blackOpaque, .blackTranslucent, .blackOpaque, .default, .default,
    ]
    for (way, drawn) in zip(bars.ways, automatic) {
      let sheet = bench.actionSheet()
      way.show(sheet)
      bench.device.settle()
      #expect(sheet.drawnStyle == drawn)
      #expect(sheet.actionSheetStyle == .automatic)
      sheet.dismiss(withClickedButtonIndex: 0, animated: true)
      bench.device.settle()
      sheet.actionSheetStyle = .default
      #expect(sheet.drawnStyle == .default)
    }
  }

  @Test(
    "outside any window is an error, for bars as for views",
    .rule("C9", "M14"),
    arguments: systemVersions
  )
  func outsideWindow(system: String) {
    let bench = Bench(system)
    let bars = Bars(bench)
    for bar in [bars.toolbar, bars.tabBar] { bar.removeFromSuperview() }
    let lonely = bench.device.run { UIBarButtonItem() }
    let ways = bars.ways.map(\.show) + [{ $0.show(from: lonely, animated: true) }]
    for show in ways {
      let sheet = bench.actionSheet()
      show(sheet)
      bench.device.settle()
      #expect(!sheet.isVisible)
    }
    let start = "Sheet can not be presented because the view is not in a window: <"
    #expect(bench.reasons.count == ways.count)
    #expect(bench.reasons.allSatisfy { $0.hasPrefix(start) })
  }

  @Test(
    "inside tabs leaves the tab bar to touches below 8, unless it is that bar",
    .rule("C10"),
    arguments: delegateVersions,
    [true, false]
  )
  func insideTabs(system: String, fromTabBar: Bool) throws {
    let bench = Bench(system)
    let tabs = bench.device.run { UITabBarController() }
    let page = bench.controller("page")
    tabs.viewControllers = [page]
    bench.device.window.rootViewController = tabs
    let listener = ActionSheetListener(bench.log)
    let sheet = bench.actionSheet(others: ["Last"], delegate: listener)
    fromTabBar ? sheet.show(from: tabs.tabBar) : sheet.show(in: page.view)
    bench.device.settle()
    let isDeaf = legacyVersions.contains(system) && !fromTabBar
    if isDeaf {
      #expect(
        throws: DeviceInputError.notOnScreen("Last", visible: ["Delete", "Cancel", "Last"])
      ) { try bench.device.tap("Last") }
      bench.log.clear()
      // What lies above the bar is reached as ever.
      try bench.choose("Delete")
      #expect(bench.log.lines == ["S clicked 0", "S willDismiss 0", "S didDismiss 0"])
      sheet.show(from: tabs.tabBar)
      bench.device.settle()
    }
    bench.log.clear()
    try bench.choose("Last")
    #expect(bench.log.lines == ["S clicked 2", "S willDismiss 2", "S didDismiss 2"])
  }

  @Test("lets go of its views with the sheet still there", .rule("C21"))
  func lifetime() {
    let bench = Bench("7.1.2")
    let sheet = bench.actionSheet()
    weak var freed: UIView?
    do {
      let view = bench.device.run { UIView(frame: .zero) }
      bench.root.view.addSubview(view)
      sheet.show(in: view)
      bench.device.settle()
      view.removeFromSuperview()
      freed = view
    }
    #expect(freed == nil)
    #expect(sheet.isVisible)
  }
}
