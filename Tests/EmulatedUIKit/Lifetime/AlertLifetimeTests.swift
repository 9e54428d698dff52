import EmulatedUIKit
import TestSupport
import Testing

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
