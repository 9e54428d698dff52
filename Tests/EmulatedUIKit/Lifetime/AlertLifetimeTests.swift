import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("How long alerts live")
struct AlertLifetimeTests {
  private let bench = Bench()

  /// An alert that only its presenter holds, with a witness that lives as long as its handler.
  private func present(
    style: UIAlertController.Style = .alert,
    capturing captured: AnyObject? = nil
  ) -> (alert: WeakReference<UIAlertController>, handler: WeakReference<Log>) {
    let alert = bench.alert(style: style)
    let witness = Log()
    bench.add("OK", to: alert) { withExtendedLifetime((witness, captured)) {} }
    bench.root.present(alert, animated: true)
    return (WeakReference(alert), WeakReference(witness))
  }

  @Test(
    "the presenter holds a shown alert, its actions and handlers; a choice frees them all",
    .rule("A74", "A77"),
    arguments: [UIAlertController.Style.alert, .actionSheet]
  )
  func choice(style: UIAlertController.Style) throws {
    let (alert, handler) = present(style: style)
    bench.device.settle()
    #expect(alert.object != nil && handler.object != nil)
    try bench.choose("OK")
    #expect(alert.object == nil)
    #expect(handler.object == nil)
  }

  @Test("a dismissal by the app frees it too", .rule("A77"))
  func dismissal() {
    let (alert, handler) = present()
    bench.device.settle()
    bench.root.dismiss(animated: true)
    bench.device.settle()
    #expect(alert.object == nil)
    #expect(handler.object == nil)
  }

  @Test("a handler that holds the presenter leaks nothing", .rule("A75"))
  func capturedPresenter() throws {
    weak var presenter: UIViewController?
    let alert: WeakReference<UIAlertController>
    do {
      let modal = bench.modal("modal")
      presenter = modal
      bench.show(modal)
      let shown = bench.alert()
      bench.add("OK", to: shown) { withExtendedLifetime(modal) {} }
      alert = WeakReference(shown)
      bench.show(shown, on: modal)
    }
    try bench.choose("OK")
    #expect(alert.object == nil)
    #expect(presenter != nil)
    bench.root.dismiss(animated: true)
    bench.device.settle()
    #expect(presenter == nil)
  }

  /// Holds an alert strongly.
  private final class Holder {
    var alert: UIAlertController?
  }

  @Test("a handler that holds its own alert keeps it, and itself, for ever", .rule("A74"))
  func cycle() throws {
    let (alert, holder) = presentCycle()
    bench.device.settle()
    try bench.choose("OK")
    #expect(bench.root.presentedViewController == nil)
    #expect(alert.object != nil)
    // Only by hand.
    holder.object?.alert = nil
    #expect(alert.object == nil)
    #expect(holder.object == nil)
  }

  private func presentCycle() -> (WeakReference<UIAlertController>, WeakReference<Holder>) {
    let alert = bench.alert()
    let holder = Holder()
    holder.alert = alert
    bench.add("OK", to: alert) { withExtendedLifetime(holder) {} }
    bench.root.present(alert, animated: true)
    return (WeakReference(alert), WeakReference(holder))
  }

  @Test(
    "from 9 one that goes without having loaded its view is in the console",
    .rule("A78", "M6"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func neverLoaded(system: String, style: UIAlertController.Style) {
    let bench = Bench(system)
    var name = ""
    do {
      let alert = bench.alert([("OK", .default)], style: style)
      name = spelling(alert)
    }
    let line =
      "Attempting to load the view of a view controller while it is deallocating is not allowed and "
      + "may result in undefined behavior (\(name))"
    #expect(bench.device.log == (["8.0", "8.3"].contains(system) ? [] : [line]))
  }

  @Test("one that loaded its view goes silently", .rule("A78"), arguments: blockVersions)
  func loaded(system: String) {
    let bench = Bench(system)
    for presents in [false, true] {
      let alert = bench.alert([("OK", .default)])
      alert.loadViewIfNeeded()
      guard presents else { continue }
      bench.show(alert)
      bench.root.dismiss(animated: true)
      bench.device.settle()
    }
    #expect(bench.device.log == [])
  }

  @Test("one that outlives its device goes without a console", .rule("A78"))
  func withoutDevice() {
    var alert: UIAlertController?
    do {
      let device = EmulatedDevice()
      alert = device.run { UIAlertController(title: "A", message: nil, preferredStyle: .alert) }
    }
    #expect(alert?.isViewLoaded == false)
    alert = nil
    #expect(EmulatedDevice.gone.log == [])
  }

  @Test("a dropped or refused alert is freed at once", .rule("A67"))
  func dropped() {
    bench.show(bench.modal("modal", .overFullScreen))
    let busy = present()
    #expect(busy.alert.object == nil)
    bench.root.dismiss(animated: false)
    bench.device.settle()
    weak var nothing: UIAlertController?
    do {
      let alert = bench.alert(title: nil)
      nothing = alert
      bench.root.present(alert, animated: true)
    }
    #expect(bench.reasons.count == 1)
    #expect(nothing == nil)
  }

  @Test("a sheet without an anchor is freed when its transition fails")
  func withoutAnchor() {
    let bench = Bench(model: .pad)
    weak var sheet: UIAlertController?
    do {
      let alert = bench.alert([("OK", .default)], style: .actionSheet)
      sheet = alert
      bench.root.present(alert, animated: true)
    }
    #expect(sheet != nil)
    bench.device.settle()
    #expect(bench.reasons.count == 1)
    #expect(sheet == nil)
  }

  @Test("a completion is freed once it ran")
  func completion() {
    weak var witness: Log?
    do {
      let log = Log()
      witness = log
      bench.root.present(bench.alert([("OK", .default)]), animated: true) { log.write("shown") }
    }
    #expect(witness != nil)
    bench.device.settle()
    #expect(witness == nil)
    #expect(bench.root.presentedViewController != nil)
  }

  @Test("everything goes with the window", arguments: [0, 0.1, 1])
  func window(after delay: TimeInterval) {
    let (alert, handler) = present()
    if delay > 0 { bench.device.advance(by: delay) }
    bench.device.dropWindow()
    bench.device.settle()
    #expect(alert.object == nil)
    #expect(handler.object == nil)
    #expect(bench.device.clock.isIdle)
  }

  @Test("a presenter replaced as root is freed with all that it presented")
  func replacedRoot() {
    weak var old: UIViewController?
    weak var alert: UIAlertController?
    do {
      let root = bench.controller("old")
      bench.device.window.rootViewController = root
      let shown = bench.alert([("OK", .default)])
      bench.show(shown, on: root)
      (old, alert) = (root, shown)
    }
    #expect(old != nil && alert != nil)
    bench.device.window.rootViewController = bench.controller("new")
    bench.device.settle()
    #expect(old == nil)
    #expect(alert == nil)
  }
}
