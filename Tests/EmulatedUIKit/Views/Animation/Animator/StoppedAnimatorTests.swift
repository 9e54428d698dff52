import Testing

@testable import EmulatedUIKit

@Suite("A property animator that is stopped")
struct StoppedAnimatorTests {
  private let log = Log()
  private let device: EmulatedDevice
  private let view: UIView

  init() {
    (device, view) = oneView()
    device.exceptionPolicy = .record
  }

  /// Makes an animator that is halfway from 50 to 150, and from there to 250.
  private func halfway() -> UIViewPropertyAnimator {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
    animator.addAnimations { view.center.x = 250 }
    animator.addCompletion { [log] in log.write("\($0)") }
    device.run { animator.startAnimation() }
    device.advance(by: 1)
    return animator
  }

  private var reasons: [String] { device.exceptions.map { $0.reason ?? "" } }

  @Test("without finishing leaves the views where they are seen, and tells nobody")
  func withoutFinishing() {
    let animator = halfway()
    animator.stopAnimation(true)
    #expect(view.center.x == 150 && view.presentationValues.center.x == 150)
    #expect(animator.state == .inactive)
    device.settle()
    #expect(log.lines.isEmpty && reasons.isEmpty)
    // What it had is forgotten.
    device.run { animator.startAnimation() }
    device.settle()
    #expect(view.center.x == 150 && log.lines.isEmpty)
  }

  @Test(
    "ends where it is told to",
    arguments: [(UIViewAnimatingPosition.end, 250.0), (.start, 50), (.current, 150)]
  )
  func finished(position: UIViewAnimatingPosition, place: CGFloat) {
    let animator = halfway()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning)
    #expect(view.center.x == 150)
    device.advance(by: 10)
    #expect(log.lines.isEmpty)
    animator.finishAnimation(at: position)
    #expect(view.center.x == place)
    #expect(log.lines == ["\(position)"])
    #expect(animator.state == .inactive && reasons.isEmpty)
  }

  @Test("lets be what something else set meanwhile", arguments: [true, false])
  func setMeanwhile(beforeStopping: Bool) {
    let animator = halfway()
    if beforeStopping { view.center.x = 7 }
    animator.stopAnimation(false)
    if !beforeStopping { view.center.x = 7 }
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 7)
  }

  @Test("takes the animations within its own along, which do not finish")
  func within() {
    let (view, log) = (view, log)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(
        withDuration: 1,
        animations: { view.alpha = 0 },
        completion: log.completion("within")
      )
    }
    device.run { animator.fractionComplete = 0.25 }
    animator.stopAnimation(true)
    #expect(view.alpha == 0.75)
    #expect(log.lines == ["within false"])
  }

  @Test("while inactive does nothing")
  func inactive() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.stopAnimation(false)
    #expect(animator.state == .inactive && reasons.isEmpty)
  }

  // MARK: Errors

  @Test("or paused, and released, is an error")
  func released() {
    let text =
      "It is an error to release a paused or stopped property animator. Property animators must "
      + "either finish animating or be explicitly stopped and finished before they can be released."
    do {
      let animator = halfway()
      animator.stopAnimation(false)
    }
    #expect(reasons == [text])
    #expect(device.exceptions.first?.name == .internalInconsistency)
    do {
      let animator = halfway()
      animator.pauseAnimation()
    }
    #expect(reasons == [text, text])
  }

  @Test("is needed before an animator can be finished")
  func notStopped() {
    let animator = halfway()
    animator.finishAnimation(at: .end)
    #expect(
      reasons == ["finishAnimationAtPosition: should only be called on a stopped animator!"]
    )
    #expect(log.lines.isEmpty && animator.isRunning)
  }

  @Test("takes nothing but its end")
  func stoppedOnly() {
    let animator = halfway()
    animator.stopAnimation(false)
    animator.startAnimation()
    animator.startAnimation(afterDelay: 1)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.addAnimations {}
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(
      reasons == [
        "A stopped animator cannot be started.", "A stopped animator cannot be started.",
        "A stopped animator cannot be paused.", "The animator is stopped already.",
        "A stopped animator takes no animations.",
        "Only a paused animator that is interruptible can be continued.",
      ]
    )
    animator.isReversed = true
    animator.fractionComplete = 0
    #expect(!animator.isReversed && animator.state == .stopped && animator.delay == 0)
    animator.finishAnimation(at: .end)
  }

  @Test("must be interruptible, which is said before it starts")
  func interruptible() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
    animator.isInterruptible = false
    device.run { animator.startAnimation() }
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(
      reasons == ["The animator is not interruptible.", "The animator is not interruptible."]
    )
    #expect(animator.isRunning)
    animator.isInterruptible = true
    animator.isUserInteractionEnabled = false
    #expect(
      reasons.dropFirst(2).allSatisfy { $0 == "Only an inactive animator can be changed so." }
    )
    #expect(reasons.count == 4)
    #expect(!animator.isInterruptible && animator.isUserInteractionEnabled)
    device.settle()
    #expect(view.alpha == 0)
  }

  @Test("is not what goes on: only a paused one is continued")
  func continued() {
    let animator = halfway()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(reasons == ["Only a paused animator that is interruptible can be continued."])
    device.settle()
    #expect(device.clock.now == 2)
  }
}
