import EmulatedUIKit
import TestSupport
import Testing

@Suite("How long devices live")
struct DeviceLifetimeTests {
  /// Holds weakly what must go with a device.
  private final class Watch {
    weak var device: EmulatedDevice?
    weak var root: UIViewController?
    weak var alert: UIResponder?
    weak var other: UIResponder?

    var isEmpty: Bool { device == nil && root == nil && alert == nil && other == nil }
  }

  /// What a device is doing when it is let go.
  nonisolated enum Moment: CaseIterable {
    case asked
    case arriving
    case standing
    case leaving
    case gone
  }

  private func advance(_ device: EmulatedDevice, to moment: Moment, leave: () -> Void) {
    switch moment {
    case .asked: break
    case .arriving: device.advance(by: 0.1)
    case .standing: device.settle()
    case .leaving, .gone:
      device.settle()
      leave()
      device.advance(by: moment == .gone ? 10 : 0.1)
    }
  }

  @Test(
    "a device goes with an alert controller at any moment of its life",
    arguments: Moment.allCases
  )
  func alertController(moment: Moment) {
    let watch = Watch()
    do {
      let bench = Bench()
      let alert = bench.alert([("OK", .default)])
      alert.addTextField()
      (watch.device, watch.root, watch.alert) = (bench.device, bench.root, alert)
      bench.root.present(alert, animated: true) { [log = bench.log] in
        log.write("completion")
      }
      advance(bench.device, to: moment) { try? bench.device.tap("OK") }
    }
    #expect(watch.isEmpty)
  }

  @Test(
    "a device goes with alert views at any moment of their lives",
    arguments: Moment.allCases,
    ["7.1.2", "26.0"]
  )
  func alertView(moment: Moment, system: String) {
    let watch = Watch()
    do {
      let bench = Bench(system)
      let (first, second) = (bench.alertView("A"), bench.alertView("B"))
      (watch.device, watch.root) = (bench.device, bench.root)
      (watch.alert, watch.other) = (first, second)
      first.show()
      // Waits until the first one stands.
      second.show()
      advance(bench.device, to: moment) { try? bench.device.tap("OK") }
    }
    #expect(watch.isEmpty)
  }

  @Test(
    "a device goes with an action sheet at any moment of its life",
    arguments: Moment.allCases,
    ["7.1.2", "26.0"]
  )
  func actionSheet(moment: Moment, system: String) {
    let watch = Watch()
    do {
      let bench = Bench(system)
      let sheet = bench.actionSheet()
      (watch.device, watch.root, watch.alert) = (bench.device, bench.root, sheet)
      sheet.show(in: bench.root.view)
      advance(bench.device, to: moment) { try? bench.device.tap("Delete") }
    }
    #expect(watch.isEmpty)
  }

  @Test("a device goes with a full-screen controller at any moment", arguments: Moment.allCases)
  func fullScreen(moment: Moment) {
    let watch = Watch()
    do {
      let bench = Bench()
      let modal = bench.modal("modal")
      (watch.device, watch.root, watch.alert) = (bench.device, bench.root, modal)
      bench.root.present(modal, animated: true)
      advance(bench.device, to: moment) { modal.dismiss(animated: true) }
    }
    #expect(watch.isEmpty)
  }

  @Test(
    "a device goes with what a detached presenter shows, at any moment",
    .rule("A70"),
    arguments: Moment.allCases
  )
  func detached(moment: Moment) {
    let watch = Watch()
    do {
      let bench = Bench()
      let (stray, modal) = (bench.controller("stray"), bench.modal("modal", .overFullScreen))
      bench.root.view.addSubview(stray.view)
      (watch.device, watch.root, watch.alert) = (bench.device, bench.root, modal)
      watch.other = stray
      stray.present(modal, animated: true)
      advance(bench.device, to: moment) { modal.dismiss(animated: true) }
    }
    #expect(watch.isEmpty)
  }

  @Test("work that waits is let go with its device, and never runs")
  func pendingWork() {
    let log = Log()
    weak var witness: Log?
    do {
      let device = EmulatedDevice()
      let captured = Log()
      witness = captured
      device.clock.nextTurn { captured.write("turn") }
      device.clock.schedule(after: 1) { log.write("moment") }
    }
    #expect(witness == nil)
    #expect(log.lines.isEmpty)
  }

  @Test(
    "a device that goes amid an animation leaves the default one alone",
    arguments: [Moment.arriving, .leaving]
  )
  func others(moment: Moment) throws {
    let blocks = EmulatedDevice.current.inputBlocks
    do {
      let bench = Bench()
      bench.root.present(bench.alert([("OK", .default)]), animated: true)
      advance(bench.device, to: moment) { try? bench.device.tap("OK") }
    }
    #expect(EmulatedDevice.current.inputBlocks == blocks)
  }
}
