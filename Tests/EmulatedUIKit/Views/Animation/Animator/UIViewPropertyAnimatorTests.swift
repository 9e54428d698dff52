import Testing

@testable import EmulatedUIKit

@Suite("A property animator")
struct UIViewPropertyAnimatorTests {
  private let log = Log()
  private let device: EmulatedDevice
  private let view: UIView

  init() {
    (device, view) = oneView()
    device.exceptionPolicy = .record
  }

  /// Makes an animator that moves the view from 50 to 150 in two seconds.
  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in
      view.center.x = 150
    }
    animator.addCompletion { [log] in log.write("\($0)") }
    return animator
  }

  private var seen: CGFloat { view.presentationValues.center.x }

  private func play(_ body: () -> Void) { device.run(body) }

  @Test("is inactive with UIKit's defaults until it is started")
  func fresh() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(animator.duration == 2 && animator.delay == 0 && animator.fractionComplete == 0)
    #expect(view.center.x == 50)
    device.settle()
    #expect(log.lines.isEmpty)
  }

  @Test("runs to its end and tells where it ended, and runs without being kept")
  func runs() {
    play { animator().startAnimation() }
    #expect(view.center.x == 150 && seen == 50)
    device.advance(by: 1)
    #expect(seen ≈ 100)
    device.advance(by: 0.99)
    #expect(log.lines.isEmpty)
    device.advance(by: 0.01)
    #expect(log.lines == ["end"])
    #expect(seen == 150 && device.clock.isIdle)
    #expect(device.exceptions.isEmpty)
  }

  @Test("says that it runs while its completions do, and is inactive then (single report)")
  func completing() {
    let animator = animator()
    animator.addCompletion { [log] _ in log.write("\(animator.state) \(animator.isRunning)") }
    play { animator.startAnimation() }
    device.settle()
    #expect(log.lines == ["end", "active true"])
    #expect(animator.state == .inactive && !animator.isRunning)
    // What it had is used up; more can be added.
    play {
      animator.addAnimations { view.center.x = 250 }
      animator.startAnimation()
    }
    device.settle()
    #expect(view.center.x == 250 && log.lines.count == 2)
  }

  @Test("goes as its curve does", arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut])
  func curves(curve: UIView.AnimationCurve) {
    let animator = animator(curve)
    play { animator.startAnimation() }
    device.advance(by: 0.5)
    let way = AnimationTiming.curve(curve).progress(at: 0.25, of: 2)
    #expect(way != 0.25)
    #expect(seen ≈ (50 + 100 * way))
    #expect(animator.fractionComplete ≈ way)
  }

  @Test("is held, moved and let go")
  func scrubbed() {
    let animator = animator()
    play { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    device.advance(by: 100)
    #expect(seen == 50)
    animator.fractionComplete = 0.75
    #expect(seen == 125 && animator.fractionComplete == 0.75)
    animator.startAnimation()
    #expect(animator.isRunning)
    // What moves by itself is not moved.
    animator.fractionComplete = 0
    device.advance(by: 0.25)
    #expect(animator.fractionComplete ≈ 0.875)
    device.advance(by: 0.25)
    #expect(log.lines == ["end"])
  }

  @Test("moved while inactive becomes active and stands there")
  func scrubbedFirst() {
    let animator = animator()
    play { animator.fractionComplete = 0.5 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(seen == 100)
    animator.stopAnimation(true)
  }

  @Test("goes on along its curve from where the curve is as far")
  func continuesCurve() {
    let animator = animator(.easeIn)
    let timing = AnimationTiming.curve(.easeIn)
    play { animator.startAnimation() }
    device.advance(by: 1)
    let way = timing.progress(at: 0.5, of: 2)
    animator.pauseAnimation()
    #expect(animator.fractionComplete ≈ way)
    device.advance(by: 5)
    animator.startAnimation()
    device.advance(by: 0.5)
    #expect(animator.fractionComplete ≈ timing.progress(at: 0.75, of: 2))
    device.advance(by: 0.49)
    #expect(log.lines.isEmpty)
    device.advance(by: 0.02)
    #expect(log.lines == ["end"])
  }

  @Test("moved with its timing shows the way of that time")
  func scrubsByTiming() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    play { animator.fractionComplete = 0.5 }
    #expect(seen ≈ (50 + 100 * AnimationTiming.curve(.easeIn).progress(at: 0.5, of: 2)))
    #expect(animator.fractionComplete ≈ 0.5)
    animator.startAnimation()
    device.advance(by: 0.99)
    #expect(log.lines.isEmpty)
    device.advance(by: 0.02)
    #expect(log.lines == ["end"])
  }

  @Test("turned back goes to where it began, counting that way")
  func reversed() {
    let animator = animator()
    play { animator.startAnimation() }
    device.advance(by: 0.5)
    animator.isReversed = true
    #expect(animator.isRunning && animator.fractionComplete == 0.75)
    #expect(seen == 75)
    device.advance(by: 0.25)
    #expect(seen ≈ 62.5)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(seen == 100)
    animator.startAnimation()
    device.advance(by: 1)
    #expect(log.lines == ["start"])
    #expect(view.center.x == 50 && seen == 50)
    #expect(!animator.isReversed)
  }

  @Test("waits for its delay, during which it can be held")
  func delayed() {
    let animator = animator()
    play { animator.startAnimation(afterDelay: 3) }
    #expect(animator.delay == 3 && animator.isRunning)
    device.advance(by: 3)
    #expect(seen == 50)
    device.advance(by: 1)
    #expect(seen ≈ 100)
    animator.pauseAnimation()
    animator.startAnimation(afterDelay: 1)
    device.advance(by: 1.5)
    #expect(seen ≈ 125)
    device.settle()
    #expect(CGFloat(device.clock.now) ≈ 6 && log.lines == ["end"])
  }

  @Test("goes on with another timing and in another time", arguments: [0, 0.5, 2])
  func continued(factor: CGFloat) {
    let animator = animator(.easeInOut)
    play { animator.fractionComplete = 0.5 }
    let linear = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: linear, durationFactor: factor)
    let time = factor > 0 ? Double(factor) * 2 : 1
    device.advance(by: time / 2)
    #expect(seen ≈ 125)
    device.advance(by: time / 2 - 0.001)
    #expect(log.lines.isEmpty)
    device.advance(by: 0.002)
    #expect(log.lines == ["end"])
  }

  @Test("stays at its end until it is ended or turned back")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    play { animator.startAnimation() }
    device.settle()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1 && log.lines.isEmpty && seen == 150)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
    animator.startAnimation()
    device.settle()
    #expect(log.lines == ["start"])
    #expect(view.center.x == 50)
  }

  @Test("started without anything waits until something is added")
  func waits() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { [log] in log.write("\($0)") }
    play { animator.startAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    device.settle()
    #expect(log.lines.isEmpty)
    animator.addAnimations { [view] in view.alpha = 0 }
    #expect(animator.isRunning)
    device.advance(by: 0.5)
    #expect(view.presentationValues.alpha ≈ 0.5)
    device.settle()
    #expect(log.lines == ["end"])
  }

  @Test("whose closures change nothing ends in the next turn")
  func withoutChange() {
    let animator = UIViewPropertyAnimator(duration: 9, curve: .linear) {}
    animator.addCompletion { [log] in log.write("\($0)") }
    play { animator.startAnimation() }
    #expect(log.lines.isEmpty)
    device.turn()
    #expect(log.lines == ["end"])
    #expect(device.clock.now == 0)
  }

  @Test("adds what begins later, and what comes while it runs")
  func added() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    play { animator.startAnimation() }
    device.advance(by: 1)
    #expect(view.presentationValues.alpha == 1)
    device.advance(by: 0.5)
    #expect(view.presentationValues.alpha ≈ 0.5)
    // At three quarters: the rest of the way is the whole change.
    animator.addAnimations { [view] in view.bounds.size.width = 200 }
    #expect(view.presentationValues.bounds.width == 100)
    device.advance(by: 0.25)
    #expect(view.presentationValues.bounds.width ≈ 150)
    device.settle()
    #expect(log.lines == ["end"])
  }

  @Test("swings as its spring does")
  func spring() {
    let spring = UISpringTimingParameters(dampingRatio: 0.3)
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
    animator.addAnimations { [view] in view.center.x = 150 }
    play { animator.startAnimation() }
    var highest: CGFloat = 0
    for _ in 0..<40 {
      device.advance(by: 0.05)
      highest = max(highest, seen)
    }
    #expect(highest > 180 && seen == 150)
  }

  @Test("keeps touches from its views where it is told to", arguments: [true, false])
  func touches(enabled: Bool) {
    let animator = animator()
    animator.isUserInteractionEnabled = enabled
    play { animator.startAnimation() }
    let hit = device.window.hitTest(CGPoint(x: 150, y: 50), with: nil)
    #expect((hit === view) == enabled)
  }

  @Test("of the class method runs at once, with its options")
  func running() {
    let animator = device.run {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 1,
        options: .curveLinear,
        animations: { [view] in view.center.x = 150 },
        completion: { [log] in log.write("\($0)") }
      )
    }
    #expect(animator.isRunning && animator.delay == 1 && animator.isInterruptible)
    #expect(!animator.isUserInteractionEnabled)
    device.advance(by: 1.5)
    #expect(seen ≈ 100)
    device.settle()
    #expect(log.lines == ["end"])
  }

  @Test("of the class method within another animation takes its time and is not interruptible")
  func nested() {
    let outer = UIViewPropertyAnimator(duration: 4, curve: .linear) { [view, log] in
      let inner = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0,
        animations: { view.center.x = 150 },
        completion: { log.write("inner \($0)") }
      )
      log.write("interruptible \(inner.isInterruptible)")
    }
    play { outer.pauseAnimation() }
    outer.fractionComplete = 0.5
    #expect(seen == 100)
    outer.startAnimation()
    device.settle()
    #expect(device.clock.now == 2)
    #expect(log.lines == ["interruptible false", "inner end"])
  }
}
