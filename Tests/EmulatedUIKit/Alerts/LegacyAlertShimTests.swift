import EmulatedUIKit
import TestSupport
import Testing

@Suite("Legacy alerts from 8 on")
struct LegacyAlertShimTests {
  private nonisolated static let versions = [
    "5.1", "6.1", "7.1.2", "8.0", "8.3", "9.0", "13.0", "26.0",
  ]

  /// Shows, stacks, touches, dismisses and cancels; answers what was told, with the moments.
  private func trace(_ system: String) throws -> [String] {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    let sheetListener = ActionSheetListener(bench.log)
    func wait(_ seconds: TimeInterval) {
      bench.device.advance(by: seconds)
      bench.log.write("now \(bench.device.clock.now.rounded())")
    }
    bench.device.durations.alertPresentation = 1
    bench.device.durations.alertDismissal = 2
    // The keyboard of A's field would end after the alert.
    bench.device.durations.keyboard = 0
    let first = bench.objectiveCAlertView("A", others: ["A1"], delegate: listener)
    let second = bench.alertView("B", others: ["B1", "B2"], delegate: listener)
    let third = bench.alertView("C", cancel: nil, others: ["C1"], delegate: listener)
    let sheet = bench.actionSheet(others: ["S1"], delegate: sheetListener)
    listener.enablesFirstOther = { !($0.textField(at: 0)?.text ?? "").isEmpty }
    listener.onClick = {
      if $0 === second { third.show() }
      if $0 === third { third.dismiss(withClickedButtonIndex: 42, animated: false) }
    }
    sheet.show(in: bench.root.view)
    first.alertViewStyle = .plainTextInput
    first.show()
    wait(1)
    wait(1)
    bench.device.type("x")
    second.show()
    second.show()
    wait(1)
    try bench.device.tap("B2")
    wait(1)
    wait(2)
    try bench.device.tap("C1")
    wait(2)
    sheet.dismiss(withClickedButtonIndex: -1, animated: true)
    try bench.device.tap("A1")
    wait(1)
    wait(1)
    sheet.show(from: .zero, in: bench.root.view, animated: false)
    bench.device.settle()
    first.show()
    first.dismiss(withClickedButtonIndex: 7, animated: true)
    bench.device.settle()
    try bench.device.tap("S1")
    bench.device.settle()
    for alert in [first, second] { alert.show() }
    bench.device.settle()
    bench.device.cancelLegacyAlerts()
    bench.device.settle()
    bench.device.run { UIView.performWithoutAnimation { third.show() } }
    wait(0)
    third.dismiss(withClickedButtonIndex: 1, animated: false)
    wait(0)
    #expect(bench.device.exceptions.isEmpty)
    #expect(bench.device.visibleAlert == nil)
    #expect(bench.device.log.isEmpty)
    // Optimised code lets go of a local after its last use: a device that ends writes lines too.
    return withExtendedLifetime((bench, listener, sheetListener)) { bench.log.lines }
  }

  private nonisolated static let told = [
    "S willPresent", "S didPresent", "A willPresent", "A shouldEnable", "now 1.0", "A didPresent",
    "now 2.0", "A shouldEnable", "B willPresent", "B didPresent", "now 3.0", "B clicked 2",
    "C willPresent", "C didPresent", "B willDismiss 2", "B didDismiss 2", "now 4.0", "now 6.0",
    "C clicked 0", "C willDismiss 42", "C didDismiss 42", "A didPresent", "now 8.0",
    "S willDismiss -1", "S didDismiss -1", "A clicked 1", "A willDismiss 1", "now 9.0",
    "A didDismiss 1", "now 10.0", "S willPresent", "S didPresent", "A willPresent",
    "A shouldEnable", "A didPresent", "A willDismiss 7", "A didDismiss 7", "S clicked 2",
    "S willDismiss 2", "S didDismiss 2", "A willPresent", "A shouldEnable", "A didPresent",
    "B willPresent", "B didPresent", "A cancel", "A willDismiss 0", "A didDismiss 0", "B cancel",
    "B willDismiss 0", "B didDismiss 0", "C willPresent", "C didPresent", "now 19.0",
    "C willDismiss 1", "C didDismiss 1", "now 19.0",
  ]

  @Test("tell their delegates what they always told", .rule("B41", "C15"), arguments: versions)
  func sameTrace(system: String) throws { #expect(try trace(system) == Self.told) }

  @Test(
    "are UIAlertControllers in windows of their own, below 8 views in one window",
    .rule("B39", "B40"),
    arguments: versions,
    [true, false]
  )
  func classes(system: String, isSheet: Bool) throws {
    let bench = Bench(system)
    if isSheet {
      bench.actionSheet().show(in: bench.root.view)
    } else {
      bench.alertView().show()
    }
    bench.device.settle()
    if legacyVersions.contains(system) {
      let windows = bench.device.run { UIApplication.shared.windows }
      #expect(windows.last?.rootViewController === (isSheet ? bench.root : nil))
      #expect(windows.count == (isSheet ? 1 : 2))
    } else {
      try inspectShim(bench, isSheet: isSheet)
    }
    try bench.choose("Cancel")
    #expect(bench.device.run { UIApplication.shared.windows } == [bench.device.window])
  }

  private func inspectShim(_ bench: Bench, isSheet: Bool) throws {
    let window = try #require(bench.device.run { UIApplication.shared.windows.last })
    #expect("\(type(of: window))" == "_UIAlertControllerShimPresenterWindow")
    #expect(window.windowLevel == (isSheet ? .normal : .alert))
    let presenter = try #require(window.rootViewController)
    #expect("\(type(of: presenter))" == "_UIAlertShimPresentingViewController")
    let alert = try #require(presenter.presentedViewController as? UIAlertController)
    #expect(alert.preferredStyle == (isSheet ? .actionSheet : .alert))
    #expect(bench.device.window.isKeyWindow)
    #expect(bench.root.presentedViewController == nil)
    // Who presents on the frontmost controller is told so in the console.
    presenter.present(bench.controller("late"), animated: true)
    #expect(bench.device.log.last?.contains("on <_UIAlertShimPresentingViewController: 0x") == true)
  }

  @Test("without words or buttons come and go too", .rule("B12"), arguments: versions)
  func empty(system: String) {
    let bench = Bench(system)
    let alert = bench.alertView("", cancel: nil, others: [])
    alert.show()
    bench.device.settle()
    #expect(bench.device.exceptions.isEmpty)
    #expect(bench.visibleTitles == [])
    alert.dismiss(withClickedButtonIndex: -1, animated: true)
    bench.device.settle()
    #expect(bench.device.visibleAlert == nil)
  }

  @Test("leave nothing behind", .rule("B34", "C21"), arguments: versions)
  func lifetime(system: String) throws {
    let bench = Bench(system)
    weak var alert: UIAlertView?
    weak var hidden: UIAlertView?
    weak var sheet: UIActionSheet?
    do {
      let made = (bench.alertView("A"), bench.alertView("B"), bench.actionSheet())
      (hidden, alert, sheet) = made
      made.2.show(in: bench.root.view)
      made.0.show()
      made.1.show()
    }
    bench.device.settle()
    #expect(alert != nil && hidden != nil && sheet != nil)
    hidden?.dismiss(withClickedButtonIndex: 0, animated: true)
    #expect(hidden == nil)
    try bench.choose("OK")
    #expect(alert == nil)
    try bench.choose("Delete")
    #expect(sheet == nil)
    #expect(bench.device.window.subviews.count == 1)
  }

  @Test(
    "leave nothing behind with a device that goes while they stand or move",
    arguments: versions
  )
  func deviceGone(system: String) {
    weak var alert: UIAlertView?
    weak var sheet: UIActionSheet?
    for isLeaving in [true, false] {
      do {
        let bench = Bench(system)
        let made = (bench.alertView("A"), bench.actionSheet())
        (alert, sheet) = made
        made.1.show(in: bench.root.view)
        bench.device.settle()
        made.0.show()
        bench.device.settle()
        if isLeaving { made.0.dismiss(withClickedButtonIndex: 0, animated: true) }
      }
      #expect(alert == nil)
      #expect(sheet == nil)
    }
  }
}
