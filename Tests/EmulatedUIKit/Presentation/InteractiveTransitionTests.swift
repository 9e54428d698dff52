import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A transition that a person drives")
struct InteractiveTransitionTests {
  private let bench: Bench
  private let delegate: LoggingTransitioningDelegate
  private let driver: UIPercentDrivenInteractiveTransition
  private let modal: LoggingController

  init() {
    bench = Bench()
    delegate = LoggingTransitioningDelegate(bench.log)
    delegate.presenting = LoggingAnimator("in", bench.log)
    delegate.dismissing = LoggingAnimator("out", bench.log, duration: 1)
    driver = UIPercentDrivenInteractiveTransition()
    modal = bench.modal("modal", .custom)
    modal.transitioningDelegate = delegate
    bench.show(modal)
    delegate.driver = driver
    bench.log.clear()
  }

  private func dismiss() {
    modal.dismiss(animated: true) { [bench] in bench.log.write("gone") }
  }

  @Test("stands where the person holds it", .rule("D31"))
  func held() throws {
    dismiss()
    bench.device.settle()
    let coordinator = try #require(modal.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    #expect(driver.duration == 1)
    driver.update(0.4)
    #expect(driver.percentComplete == 0.4 && coordinator.percentComplete == 0.4)
    #expect(bench.device.inputBlocks == 1)
    #expect(!bench.log.lines.contains("gone"))
    // Nobody is late while a person holds it.
    bench.device.advance(by: 60)
    #expect(bench.device.log.isEmpty)
    driver.finish()
    bench.device.settle()
    #expect(bench.log.lines.last == "out ended true")
  }

  @Test("goes on for the rest of its time, at the speed asked for", arguments: [1, 2])
  func finished(speed: CGFloat) {
    dismiss()
    driver.update(0.5)
    driver.completionSpeed = speed
    driver.finish()
    let rest = 0.5 / speed
    bench.device.advance(by: rest - 0.01)
    #expect(!bench.log.lines.contains("gone"))
    bench.device.advance(by: 0.01)
    #expect(bench.log.lines.contains("gone"))
    #expect(bench.root.presentedViewController == nil)
  }

  @Test(
    "cancelled puts everything back, as often as it likes; finished later ends once",
    .rule("D26", "D36"),
    .report("TR-01")
  )
  func cancelled() {
    for _ in 1...2 {
      bench.log.clear()
      dismiss()
      driver.update(0.4)
      driver.cancel()
      bench.device.settle()
      #expect(bench.root.presentedViewController === modal)
      #expect(modal.view.window != nil && bench.root.view.window != nil)
      #expect(modal.view.alpha == 1)
      #expect(
        bench.log.text == """
          asked for animator
          asked for driver
          modal willDisappear
          out duration
          out animate
          out animated true
          modal willAppear
          modal didAppear
          out ended false
          """
      )
      #expect(bench.device.inputBlocks == 0)
    }
    bench.log.clear()
    dismiss()
    driver.update(0.9)
    driver.finish()
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.log.lines.count { $0 == "gone" } == 1)
    #expect(bench.log.lines.count { $0 == "modal didDisappear" } == 1)
    #expect(bench.device.inputBlocks == 0)
  }

  @Test(
    "let go at once ends once, whichever way",
    .rule("D36"),
    .report("TR-04"),
    arguments: [true, false]
  )
  func atOnce(finishes: Bool) {
    dismiss()
    finishes ? driver.finish() : driver.cancel()
    bench.device.settle()
    #expect(bench.log.lines.contains("gone") == finishes)
    #expect(bench.log.lines.last == "out ended \(finishes)")
    #expect(bench.log.lines.contains("modal didDisappear") == finishes)
    #expect(bench.device.inputBlocks == 0)
  }

  @Test(
    "let go while the animator is asked ends once, whichever way",
    .rule("D36", "D38"),
    arguments: [true, false]
  )
  func whileAsked(finishes: Bool) {
    delegate.dismissing?.onAnimate = { [driver] _ in finishes ? driver.finish() : driver.cancel() }
    dismiss()
    bench.device.settle()
    delegate.dismissing?.onAnimate = nil
    #expect(bench.log.lines.contains("gone") == finishes)
    #expect(bench.log.lines.last == "out ended \(finishes)")
    #expect(bench.device.inputBlocks == 0)
  }

  @Test(
    "of a presentation that is let go before it begins",
    .report("TR-04"),
    arguments: [true, false]
  )
  func beforeItBegins(finishes: Bool) {
    let other = bench.modal("other", .custom)
    other.transitioningDelegate = delegate
    modal.present(other, animated: true) { [bench] in bench.log.write("presented") }
    finishes ? driver.finish() : driver.cancel()
    bench.device.settle()
    #expect(bench.log.lines.contains("presented") == finishes)
    #expect((other.presentingViewController === modal) == finishes)
    #expect(bench.device.inputBlocks == 0)
  }

  @Test(
    "runs by itself where no person is at it",
    .report("TR-10"),
    arguments: [("9.3", false), ("10.0", true), ("26.0", true)]
  )
  func notInteractive(system: String, runs: Bool) {
    let bench = Bench(system)
    let modal = bench.modal("modal", .custom)
    let delegate = LoggingTransitioningDelegate(bench.log)
    delegate.dismissing = LoggingAnimator("out", bench.log)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    modal.transitioningDelegate = delegate
    bench.show(modal)
    modal.dismiss(animated: true) { bench.log.write("gone") }
    bench.device.settle()
    // Before 10 nobody asked for the wish.
    #expect(bench.log.lines.contains("gone") == runs)
    driver.finish()
    bench.device.settle()
    #expect(bench.log.lines.contains("gone"))
  }

  @Test("taken hold of while it runs may still go back")
  func takenHoldOf() {
    driver.wantsInteractiveStart = false
    dismiss()
    bench.device.advance(by: 0.5)
    driver.pause()
    #expect(driver.percentComplete == 0.5)
    bench.device.advance(by: 5)
    #expect(!bench.log.lines.contains("gone"))
    driver.cancel()
    bench.device.settle()
    #expect(bench.root.presentedViewController === modal)
    #expect(bench.log.lines.last == "out ended false")
  }

  @Test("tells those who asked when the person lets go", .rule("D40"))
  func told() throws {
    dismiss()
    let coordinator = try #require(modal.transitionCoordinator)
    coordinator.notifyWhenInteractionEnds { [bench] in
      bench.log.write("ends \($0.isCancelled) \($0.completionVelocity)")
    }
    coordinator.notifyWhenInteractionChanges { [bench] in
      bench.log.write("changes \($0.isInteractive)")
    }
    driver.completionSpeed = 3
    driver.update(0.3)
    bench.log.clear()
    driver.cancel()
    #expect(bench.log.lines == ["ends true 3.0", "changes false"])
    bench.device.settle()
  }

  @Test("moves what is animated along, and back", .rule("D40"))
  func alongside() throws {
    dismiss()
    let coordinator = try #require(modal.transitionCoordinator)
    bench.root.view.alpha = 1
    let root = bench.root
    coordinator.animate(
      alongsideTransition: { _ in root.view.alpha = 0 },
      completion: { [bench] in bench.log.write("alongside over, cancelled \($0.isCancelled)") }
    )
    driver.update(0.5)
    driver.cancel()
    bench.device.settle()
    #expect(bench.log.lines.contains("alongside over, cancelled true"))
  }
}
