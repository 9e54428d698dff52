import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("What is asked of a controller in transition")
struct RequestDuringTransitionTests {
  private nonisolated static let old = ["5.1", "6.1", "7.1.2"]
  private nonisolated static let new = ["8.0", "9.3", "13.0", "26.0"]

  @Test("a presentation waits for the end of the presenter's own", .rule("D19"), arguments: new)
  func presentationWaits(system: String) {
    let bench = Bench(system)
    let (first, second) = (bench.modal("first"), bench.modal("second"))
    bench.root.present(first, animated: true) { [bench] in bench.log.write("completion first") }
    bench.device.advance(by: 0.1)
    first.present(second, animated: true) { [bench] in bench.log.write("completion second") }
    #expect(second.presentingViewController == nil)
    bench.device.settle()
    #expect(second.presentingViewController === first)
    #expect(
      bench.log.lines.filter { $0.hasPrefix("completion") } == [
        "completion first", "completion second",
      ]
    )
    #expect(bench.device.log.isEmpty)
  }

  @Test("before 8 it is dropped, with a warning", .rule("D19", "M5"), arguments: old)
  func presentationDropped(system: String) {
    let bench = Bench(system)
    let (first, second) = (bench.modal("first"), bench.modal("second"))
    bench.root.present(first, animated: true)
    bench.device.advance(by: 0.1)
    first.present(second, animated: true) { [bench] in bench.log.write("completion") }
    bench.device.settle()
    #expect(second.presentingViewController == nil)
    #expect(!bench.log.lines.contains("completion"))
    #expect(
      bench.device.log == [
        "Warning: Attempt to present \(spelling(second)) on \(spelling(first)) while a presentation "
          + "is in progress!"
      ]
    )
  }

  @Test("so is a dismissal", .rule("D19", "M5"), arguments: old)
  func dismissalDropped(system: String) {
    let bench = Bench(system)
    let modal = bench.modal("modal")
    bench.root.present(modal, animated: true)
    bench.device.advance(by: 0.1)
    modal.dismiss(animated: true) { [bench] in bench.log.write("completion") }
    bench.device.settle()
    #expect(modal.presentingViewController === bench.root)
    #expect(!bench.log.lines.contains("completion"))
    #expect(
      bench.device.log == [
        "Warning: Attempt to dismiss from view controller \(spelling(modal)) while a presentation or "
          + "dismiss is in progress!"
      ]
    )
  }

  @Test(
    "a dismissal before or during the presentation is honoured once",
    .report("TR-12"),
    arguments: [nil, 0, 0.2],
    [true, false]
  )
  func earlyDismissal(delay: TimeInterval?, isAlert: Bool) {
    let bench = Bench()
    let modal: UIViewController =
      isAlert ? bench.alert([("OK", .default)]) : bench.modal("modal", .overFullScreen)
    bench.root.present(modal, animated: true) { [bench] in bench.log.write("shown") }
    if let delay { bench.device.advance(by: delay) }
    modal.dismiss(animated: true) { [bench] in bench.log.write("gone") }
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(bench.log.lines.filter { ["shown", "gone"].contains($0) } == ["shown", "gone"])
    #expect(bench.device.window.subviews == [bench.root.view])
  }
}

@Suite("A presentation asked for during a push")
struct PresentationDuringPushTests {
  @Test("waits for the push, from 8 on", .rule("D19"), arguments: ["7.1.2", "8.0", "26.0"])
  func push(system: String) {
    let bench = Bench(system)
    let navigation = bench.device.run {
      UINavigationController(rootViewController: UIViewController())
    }
    bench.device.window.rootViewController = navigation
    bench.device.settle()
    let pushed = bench.controller("pushed")
    navigation.pushViewController(pushed, animated: true)
    let modal = bench.modal("modal", .overFullScreen)
    navigation.present(modal, animated: true) { [bench] in bench.log.write("presented") }
    #expect((modal.presentingViewController == nil) == (system != "7.1.2"))
    bench.device.settle()
    #expect(modal.presentingViewController === navigation)
    #expect(bench.log.lines.count { $0 == "presented" } == 1)
    #expect(bench.log.lines.contains("pushed didAppear"))
    #expect(bench.device.inputBlocks == 0)
  }
}

@Suite("A presenter's tint")
struct PresenterTintTests {
  @Test(
    "is dimmed while an alert stands, and no other controller",
    .rule("A40"),
    arguments: ["8.3", "26.0"]
  )
  func dimmed(system: String) {
    let bench = Bench(system)
    let alert = bench.alert([("OK", .default)])
    #expect(bench.root.view.tintAdjustmentMode == .normal)
    bench.show(alert)
    #expect(bench.root.view.tintAdjustmentMode == .dimmed)
    alert.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.root.view.tintAdjustmentMode == .normal)
    bench.show(bench.modal("modal", .overFullScreen))
    #expect(bench.root.view.tintAdjustmentMode == .normal)
  }
}
