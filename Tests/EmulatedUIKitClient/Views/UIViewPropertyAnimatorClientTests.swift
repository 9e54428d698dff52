import EmulatedUIKit
import Testing

@Suite("Code that uses UIViewPropertyAnimator")
struct UIViewPropertyAnimatorClientTests {
  @Test("drags a view, lets it go and turns it back, as most apps write it")
  func drag() {
    let stage = Stage()
    var positions: [UIViewAnimatingPosition] = []
    let animator = stage.play {
      let card = UIView()
      stage.root.view.addSubview(card)
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { card.center.y = 300 }
      animator.addAnimations({ card.alpha = 0.5 }, delayFactor: 0.2)
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      let before = animator.fractionComplete
      animator.fractionComplete = before + 0.4
      animator.isReversed = !animator.isReversed
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return animator
    }
    #expect(positions == [.start])
    #expect(animator.state == .inactive)
  }

  @Test("makes animators in each way")
  func ways() {
    let stage = Stage()
    var ends = 0
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0),
      controlPoint2: CGPoint(x: 0.8, y: 1)
    )
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 50,
      damping: 10,
      initialVelocity: CGVector(dx: 0, dy: 1)
    )
    let ratio = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 0))
    let providers: [any UITimingCurveProvider] = [
      cubic, curve, spring, ratio, UISpringTimingParameters(dampingRatio: 0.5),
      UISpringTimingParameters(), UICubicTimingParameters(),
    ]
    #expect(
      providers.map(\.timingCurveType) == [
        .builtin, .cubic, .spring, .spring, .spring, .spring, .builtin,
      ]
    )
    #expect(
      providers.compactMap(\.cubicTimingParameters?.animationCurve) == [
        .easeIn, .easeInOut, .easeInOut,
      ]
    )
    #expect(curve.controlPoint1.x == 0.2 && curve.controlPoint2.x == 0.8)
    #expect(providers.compactMap(\.springTimingParameters?.initialVelocity.dy) == [1, 0, 0, 0])
    stage.play {
      let view = UIView()
      stage.root.view.addSubview(view)
      for provider in providers {
        let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: provider)
        #expect(animator.timingParameters === provider)
        #expect(animator.duration > 0 && animator.delay == 0)
        animator.isInterruptible = true
        animator.isUserInteractionEnabled = true
        animator.scrubsLinearly = false
        animator.pausesOnCompletion = false
        animator.addAnimations { view.alpha -= 0.01 }
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation(afterDelay: 0.1)
      }
      UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0 }.startAnimation()
      UIViewPropertyAnimator(
        duration: 1,
        controlPoint1: .zero,
        controlPoint2: CGPoint(x: 1, y: 1),
        animations: nil
      ).startAnimation()
      let running = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0,
        options: [.curveEaseIn],
        animations: { view.alpha = 1 },
        completion: { _ in ends += 1 }
      )
      running.stopAnimation(false)
      running.finishAnimation(at: .current)
    }
    #expect(ends == 8)
  }

  @Test("writes an animator of its own")
  func own() {
    let own = Own()
    own.addAnimations({}, delayFactor: 0.5)
    own.addAnimations {}
    own.addCompletion { _ in }
    own.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    let animator: any UIViewAnimating = own
    animator.startAnimation()
    #expect(animator.isRunning && animator.state == .active)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
  }

  /// Conforms with what is required.
  private final class Own: NSObject, UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { isRunning ? .active : .inactive }
    private(set) var isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() { isRunning = true }
    func startAnimation(afterDelay delay: TimeInterval) { isRunning = true }
    func pauseAnimation() { isRunning = false }
    func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  }

  /// Overrides what apps override.
  private final class Animator: UIViewPropertyAnimator {
    override var isReversed: Bool {
      get { super.isReversed }
      set { super.isReversed = newValue }
    }
    override func startAnimation() { super.startAnimation() }
    override func addAnimations(_ animation: @escaping () -> Void) {
      super.addAnimations(animation)
    }
    override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
      super.finishAnimation(at: finalPosition)
    }
  }
}
