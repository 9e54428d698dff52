import EmulatedUIKit
import TestSupport
import Testing

@Suite("Alert views on top of each other")
struct LegacyAlertStackTests {
  private let bench = Bench("7.1.2")
  private let listener: AlertViewListener

  init() { listener = AlertViewListener(bench.log) }

  private func alert(_ title: String) -> UIAlertView {
    bench.alertView(title, others: [title + "!"], delegate: listener)
  }

  @Test("the newest is seen; when it goes, the one below is seen again", .rule("B35", "B38"))
  func lastInFirstOut() throws {
    for title in ["A", "B", "C"] {
      alert(title).show()
      bench.device.settle()
      #expect(bench.device.visibleAlert?.title == title)
    }
    bench.log.clear()
    try bench.choose("C!")
    #expect(
      bench.log.text == """
        C clicked 1
        C willDismiss 1
        C didDismiss 1
        B didPresent
        """
    )
    #expect(bench.device.visibleAlert?.title == "B")
    bench.log.clear()
    try bench.choose("B!")
    try bench.choose("A!")
    #expect(bench.device.visibleAlert == nil)
    #expect(
      bench.log.lines == [
        "B clicked 1", "B willDismiss 1", "B didDismiss 1", "A didPresent", "A clicked 1",
        "A willDismiss 1", "A didDismiss 1",
      ]
    )
  }

  @Test("the one that is hidden by a newer one is told nothing", .rule("B38"))
  func hiddenHearsNothing() {
    alert("A").show()
    bench.device.settle()
    bench.log.clear()
    alert("B").show()
    bench.device.settle()
    #expect(bench.log.lines == ["B willPresent", "B didPresent"])
  }

  @Test(
    "the one that is hidden takes no keys until it is seen again",
    .rule("B35"),
    arguments: delegateVersions
  )
  func keyboard(system: String) throws {
    let bench = Bench(system)
    let below = bench.alertView("A")
    below.alertViewStyle = .plainTextInput
    below.show()
    bench.device.settle()
    bench.alertView("B").show()
    bench.device.settle()
    #expect(!bench.device.type("x"))
    try bench.choose("OK")
    #expect(bench.device.type("y"))
    #expect(bench.device.visibleAlert?.fieldValues == ["y"])
  }

  @Test("the one below is told only once the animation of the top one has ended", .rule("B38"))
  func revealedAfterAnimation() {
    bench.device.durations.alertDismissal = 1
    let top = alert("B")
    for alert in [alert("A"), top] {
      alert.show()
      bench.device.settle()
    }
    bench.log.clear()
    top.dismiss(withClickedButtonIndex: 0, animated: true)
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines == ["B willDismiss 0"])
    bench.device.advance(by: 0.1)
    #expect(bench.log.lines == ["B willDismiss 0", "B didDismiss 0", "A didPresent"])
  }

  @Test("what is asked for during an animation waits for its end", .rule("B36"))
  func queued() {
    bench.device.durations.alertPresentation = 1
    bench.device.durations.alertDismissal = 1
    let (first, second) = (alert("A"), alert("B"))
    first.show()
    second.show()
    second.dismiss(withClickedButtonIndex: 5, animated: true)
    #expect(bench.log.lines == ["A willPresent"])
    #expect(second.isVisible)
    bench.device.advance(by: 1)
    #expect(bench.log.lines == ["A willPresent", "A didPresent", "B willPresent"])
    bench.device.advance(by: 1)
    #expect(bench.log.lines.suffix(2) == ["B didPresent", "B willDismiss 5"])
    bench.device.advance(by: 1)
    #expect(bench.log.lines.suffix(2) == ["B didDismiss 5", "A didPresent"])
    #expect(bench.device.clock.isIdle)
  }

  @Test("a dismissal right after `show` follows the presentation", .rule("B36"))
  func dismissAtOnce() {
    let alert = alert("A")
    alert.show()
    alert.dismiss(withClickedButtonIndex: 1, animated: false)
    bench.device.settle()
    #expect(
      bench.log.lines == ["A willPresent", "A didPresent", "A willDismiss 1", "A didDismiss 1"]
    )
    #expect(!alert.isVisible)
  }

  @Test("a dismissal asked for in `willPresent` waits for the presentation", .rule("B36"))
  func dismissInWillPresent() {
    let alert = alert("A")
    listener.onCall = {
      if $1 == "willPresent" { $0.dismiss(withClickedButtonIndex: 1, animated: true) }
    }
    alert.show()
    bench.device.settle()
    #expect(
      bench.log.lines == ["A willPresent", "A didPresent", "A willDismiss 1", "A didDismiss 1"]
    )
  }

  @Test("one shown in `willPresent` or `willDismiss` waits for the animation", .rule("B36"))
  func showInWill() {
    let (first, second, third) = (alert("A"), alert("B"), alert("C"))
    listener.onCall = { alert, line in
      if alert === first, line == "willPresent" { second.show() }
      if alert === second, line == "willDismiss 0" { third.show() }
    }
    first.show()
    bench.device.settle()
    #expect(bench.log.lines == ["A willPresent", "A didPresent", "B willPresent", "B didPresent"])
    #expect(bench.device.visibleAlert?.title == "B")
    bench.log.clear()
    second.dismiss(withClickedButtonIndex: 0, animated: true)
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "B willDismiss 0", "B didDismiss 0", "A didPresent", "C willPresent", "C didPresent",
      ]
    )
    #expect(bench.device.visibleAlert?.title == "C")
  }

  @Test("a hidden one goes at once, without animation, and the top one stays", .rule("B37"))
  func dismissHidden() throws {
    let hidden = alert("A")
    for alert in [hidden, alert("B")] {
      alert.show()
      bench.device.settle()
    }
    bench.log.clear()
    hidden.dismiss(withClickedButtonIndex: 3, animated: true)
    #expect(bench.log.lines == ["A willDismiss 3", "A didDismiss 3"])
    #expect(!hidden.isVisible)
    #expect(bench.device.visibleAlert?.title == "B")
    bench.log.clear()
    try bench.choose("B!")
    #expect(bench.log.lines.last == "B didDismiss 1")
    #expect(bench.device.visibleAlert == nil)
  }

  @Test("stand in a window of their own above the app, while one stands", .rule("B39"))
  func window() throws {
    let alert = alert("A")
    alert.show()
    bench.device.settle()
    weak let window = alert.window
    #expect(window != nil)
    #expect(window !== bench.device.window)
    #expect(window?.windowLevel == .alert)
    #expect(bench.device.run { UIApplication.shared.windows.last } === window)
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.device.window.isKeyWindow)
    try bench.choose("A!")
    #expect(alert.window == nil)
    #expect(window == nil)
    #expect(bench.device.run { UIApplication.shared.windows } == [bench.device.window])
  }

  @Test("stand above the app's root, whatever becomes of it", .rule("B39"))
  func rootReplaced() throws {
    alert("A").show()
    bench.device.settle()
    bench.device.window.rootViewController = bench.controller("second")
    #expect(bench.device.visibleAlert?.title == "A")
    try bench.choose("A!")
    #expect(bench.log.lines(about: "A").last == "A didDismiss 1")
  }

  @Test("are kept alive by the system until they have gone", .rule("B34"))
  func lifetime() throws {
    weak var first: UIAlertView?
    weak var second: UIAlertView?
    do {
      let alerts = (alert("A"), alert("B"))
      (first, second) = alerts
      alerts.0.show()
      alerts.1.show()
    }
    #expect(first != nil && second != nil)
    bench.device.settle()
    try bench.choose("B!")
    #expect(first != nil)
    #expect(second == nil)
    try bench.choose("A!")
    #expect(first == nil)
  }

  @Test(
    "cover a sheet without a word to it, and it goes at once below them",
    .rule("B37", "B39"),
    arguments: delegateVersions
  )
  func aboveSheet(system: String) throws {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    let sheetListener = ActionSheetListener(bench.log)
    let sheet = bench.actionSheet(delegate: sheetListener)
    sheet.show(in: bench.root.view)
    bench.device.settle()
    bench.log.clear()
    bench.alertView("A", others: ["A!"], delegate: listener).show()
    bench.device.settle()
    #expect(bench.log.lines == ["A willPresent", "A didPresent"])
    #expect(bench.device.visibleAlert?.title == "A")
    bench.log.clear()
    sheet.dismiss(withClickedButtonIndex: 4, animated: true)
    #expect(bench.log.lines == ["S willDismiss 4", "S didDismiss 4"])
    #expect(!sheet.isVisible)
    #expect(bench.device.visibleAlert?.title == "A")
    sheet.show(in: bench.root.view)
    bench.device.settle()
    bench.log.clear()
    // Below the window of the alerts, also when it is the newer.
    #expect(bench.device.visibleAlert?.title == "A")
    sheet.dismiss(withClickedButtonIndex: 5, animated: true)
    #expect(bench.log.lines == ["S willDismiss 5", "S didDismiss 5"])
    sheet.show(in: bench.root.view)
    bench.device.settle()
    bench.log.clear()
    try bench.device.tap("A!")
    #expect(bench.log.lines == ["A clicked 1", "A willDismiss 1"])
    bench.device.settle()
    #expect(bench.log.lines == ["A clicked 1", "A willDismiss 1", "A didDismiss 1"])
    #expect(bench.device.visibleAlert?.title == "S")
    try bench.choose("Delete")
    #expect(bench.log.lines.last == "S didDismiss 0")
  }
}

@Suite("A sheet whose window goes")
struct SheetWindowTests {
  /// A sheet in a window of its own that nobody else holds.
  private func sheet(_ bench: Bench, _ listener: ActionSheetListener) -> (UIActionSheet, UIWindow) {
    let window = bench.device.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      return window
    }
    let sheet = bench.actionSheet(delegate: listener)
    sheet.show(in: window)
    return (sheet, window)
  }

  @Test("goes with it, with −1, and lets the next alert come", arguments: delegateVersions)
  func standing(system: String) throws {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    weak var freed: UIWindow?
    let sheet: UIActionSheet
    do {
      let shown = self.sheet(bench, listener)
      withExtendedLifetime(shown) {
        bench.device.settle()
        bench.log.clear()
      }
      (sheet, freed) = shown
    }
    #expect(freed == nil)
    #expect(bench.log.lines == ["S willDismiss -1", "S didDismiss -1"])
    #expect(!sheet.isVisible)
    #expect(bench.device.visibleAlert == nil)
    sheet.show(in: bench.root.view)
    bench.device.settle()
    try bench.choose("Delete")
    #expect(bench.log.lines.last == "S didDismiss 0")
  }

  @Test("while it comes or goes ends that, too", arguments: delegateVersions, [true, false])
  func animating(system: String, isLeaving: Bool) throws {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    let next = bench.alertView()
    do {
      let (sheet, window) = sheet(bench, listener)
      withExtendedLifetime(window) {
        if isLeaving {
          bench.device.settle()
          bench.log.clear()
          sheet.dismiss(withClickedButtonIndex: 6, animated: true)
        }
        next.show()
      }
    }
    bench.device.settle()
    #expect(
      bench.log.lines
        == (isLeaving
          ? ["S willDismiss 6", "S didDismiss 6"]
          : ["S willPresent", "S willDismiss -1", "S didDismiss -1"])
    )
    try bench.choose("OK")
    #expect(!next.isVisible)
  }
}
