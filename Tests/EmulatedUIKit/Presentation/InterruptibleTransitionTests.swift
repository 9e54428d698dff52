import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A transition with an interruptible animator")
struct InterruptibleTransitionTests {
  private let bench = Bench()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let cast: Cast
  private let modal: LoggingController

  init() {
    cast = Cast(Interruptible(bench.log), driver)
    modal = bench.modal("modal", .custom)
    modal.transitioningDelegate = cast
    bench.show(modal)
    bench.log.clear()
  }

  private func dismiss() {
    modal.dismiss(animated: true) { [bench] in bench.log.write("gone") }
    bench.device.turn()
  }

  private var seen: CGFloat { modal.view.presentationValues.alpha }

  @Test("asks for the animator once, and holds and moves it", .rule("D31"))
  func held() throws {
    dismiss()
    let animator = try #require(cast.animator.made)
    #expect(animator.state == .active && !animator.isRunning)
    driver.update(0.25)
    #expect(animator.fractionComplete == 0.25 && seen == 0.75)
    #expect(modal.transitionCoordinator?.isInterruptible == true)
    bench.device.advance(by: 10)
    #expect(seen == 0.75)
    driver.finish()
    #expect(animator.isRunning)
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "modal willDisappear", "asked", "animated end", "modal didDisappear", "gone", "ended true",
      ]
    )
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.device.inputBlocks == 0)
  }

  @Test("goes back as it is cancelled", .rule("D36"))
  func cancelled() throws {
    dismiss()
    driver.update(0.5)
    driver.cancel()
    #expect(cast.animator.made?.isReversed == true)
    bench.device.advance(by: 0.25)
    #expect(seen ≈ 0.75)
    bench.device.settle()
    #expect(bench.log.lines.contains("animated start"))
    #expect(bench.log.lines.last == "ended false")
    #expect(bench.root.presentedViewController === modal)
    #expect(modal.view.alpha == 1)
  }

  @Test("goes on with the driver's timing, or its curve", arguments: [true, false])
  func timing(hasTiming: Bool) {
    if hasTiming { driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn) }
    driver.completionCurve = .linear
    dismiss()
    driver.update(0.5)
    driver.finish()
    bench.device.advance(by: 0.25)
    let way = AnimationTiming.curve(hasTiming ? .easeIn : .linear).progress(at: 0.5, of: 0.5)
    #expect(seen ≈ (0.5 - 0.5 * way))
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("is taken hold of while it runs, moved back and let go", .rule("D31"))
  func takenHoldOf() throws {
    driver.wantsInteractiveStart = false
    dismiss()
    bench.device.advance(by: 0.5)
    #expect(seen ≈ 0.5)
    driver.pause()
    #expect(driver.percentComplete ≈ 0.5)
    driver.update(0.25)
    bench.device.advance(by: 3)
    #expect(seen == 0.75)
    driver.cancel()
    bench.device.advance(by: 0.1)
    driver.pause()
    #expect(cast.animator.made?.isReversed == false)
    driver.update(0.5)
    #expect(seen ≈ 0.5)
    driver.finish()
    bench.device.settle()
    // Once by UIKit, once by itself in order to start.
    #expect(bench.log.lines.filter { $0 == "asked" }.count == 2)
    #expect(bench.log.lines.suffix(2) == ["gone", "ended true"])
  }

  @Test("moves what is animated beside it, too")
  func alongside() {
    let root = bench.root
    modal.onAppearance = { [unowned modal] _ in
      modal.transitionCoordinator?.animate(alongsideTransition: { _ in root.view.alpha = 0 })
    }
    dismiss()
    modal.onAppearance = nil
    driver.update(0.5)
    #expect(root.view.presentationValues.alpha > 0)
    #expect(root.view.presentationValues.alpha < 1)
    driver.cancel()
    bench.device.settle()
    #expect(root.view.alpha == 1)
  }

  @Test("is started by the animator where nobody drives")
  func undriven() {
    cast.isDriven = false
    dismiss()
    #expect(cast.animator.made?.isRunning == true)
    #expect(modal.transitionCoordinator?.isInterruptible == true)
    bench.device.settle()
    #expect(bench.log.lines.suffix(2) == ["gone", "ended true"])
    #expect(bench.log.lines.filter { $0 == "asked" }.count == 2)
  }
}

/// Answers an animator, and a driver if it has to.
private final class Cast: NSObject, UIViewControllerTransitioningDelegate {
  var isDriven = true
  let animator: Interruptible
  private let driver: UIPercentDrivenInteractiveTransition

  init(_ animator: Interruptible, _ driver: UIPercentDrivenInteractiveTransition) {
    self.animator = animator
    self.driver = driver
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }
}

/// Fades what leaves, as most apps write it: the same animator however it is asked for.
private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: Log
  private(set) var made: UIViewPropertyAnimator?

  init(_ log: Log) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    log.write("asked")
    if let made { return made }
    let view = transitionContext.view(forKey: .from)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 0 }
    animator.addCompletion { [log, weak self] position in
      log.write("animated \(position)")
      self?.made = nil
      transitionContext.completeTransition(position == .end)
    }
    made = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { log.write("ended \(transitionCompleted)") }
}
