import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("An animation")
struct UIViewAnimationTests {
  private let log = Log()

  @Test("changes the model at once, and ends when its delay and its duration are over")
  func timing() {
    let (device, view) = oneView()
    device.run {
      UIView.animate(
        withDuration: 2,
        delay: 1,
        options: .curveLinear,
        animations: { view.center.x = 150 },
        completion: log.completion("end")
      )
    }
    #expect(view.center.x == 150)
    #expect(view.presentationValues.center.x == 50)
    device.advance(by: 0.9)
    #expect(view.presentationValues.center.x == 50)
    device.advance(by: 1.1)
    #expect(view.presentationValues.center.x ≈ 100)
    #expect(view.presentationValues.frame ≈ CGRect(x: 50, y: 0, width: 100, height: 100))
    device.advance(by: 0.99)
    #expect(log.lines.isEmpty)
    device.advance(by: 0.02)
    #expect(log.lines == ["end true"])
    #expect(view.presentationValues.center.x == 150)
    #expect(device.clock.isIdle)
  }

  @Test("shows every animatable property on its way")
  func properties() {
    let (device, view) = oneView()
    view.backgroundColor = .black
    device.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
        view.alpha = 0
        view.backgroundColor = .white
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
    }
    device.advance(by: 0.5)
    let shown = view.presentationValues
    #expect(shown.bounds ≈ CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(shown.center ≈ CGPoint(x: 125, y: 50))
    #expect(shown.alpha ≈ 0.5)
    #expect(shown.backgroundColor == .gray)
    #expect(shown.transform ≈ CGAffineTransform(scaleX: 2, y: 2))
    #expect(shown.frame ≈ CGRect(x: -25, y: -50, width: 300, height: 200))
    device.settle()
  }

  @Test("turns and shrinks by parts, not by entries")
  func turn() {
    let (device, view) = oneView()
    device.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
    device.advance(by: 0.5)
    #expect(view.presentationValues.transform ≈ CGAffineTransform(rotationAngle: .pi / 4))
    device.settle()
    view.transform = .identity
    device.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
    }
    device.advance(by: 0.25)
    #expect(view.presentationValues.transform ≈ CGAffineTransform(scaleX: 0.75, y: 0.75))
    device.settle()
  }

  @Test(
    "follows its curve",
    arguments: [
      (.curveLinear, 0.25, 0.25), (.curveEaseInOut, 0.5, 0.5), (.curveEaseInOut, 0.25, 0.1292),
      (.curveEaseIn, 0.5, 0.3154), (.curveEaseOut, 0.5, 0.6846),
      // A curve that UIKit keeps to itself.
      (UIView.AnimationOptions(rawValue: 7 << 16), 0.25, 0.1292),
    ] as [(UIView.AnimationOptions, TimeInterval, CGFloat)]
  )
  func curves(options: UIView.AnimationOptions, time: TimeInterval, progress: CGFloat) {
    let (device, view) = oneView()
    view.alpha = 0
    device.run {
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 1 }
    }
    device.advance(by: time)
    #expect(abs(view.presentationValues.alpha - progress) < 0.001)
    device.settle()
  }

  @Test("of a spring swings beyond its end where it is damped little, and rests in time")
  func spring() {
    for (damping, swings) in [(0.3, true), (1, false)] as [(CGFloat, Bool)] {
      let (device, view) = oneView()
      device.run {
        UIView.animate(
          withDuration: 1,
          delay: 0,
          usingSpringWithDamping: damping,
          initialSpringVelocity: 0,
          animations: { view.center.x = 150 },
          completion: log.completion("\(damping)")
        )
      }
      var farthest: CGFloat = 0
      for _ in 0..<99 {
        device.advance(by: 0.01)
        farthest = max(farthest, view.presentationValues.center.x)
      }
      #expect((farthest > 160) == swings)
      #expect(abs(view.presentationValues.center.x - 150) < 0.5)
      device.settle()
    }
    #expect(log.lines == ["0.3 true", "1.0 true"])
  }

  @Test("without a duration, without a change or switched off ends in the next turn")
  func nothing() {
    let (device, view) = oneView()
    device.run {
      UIView.animate(
        withDuration: 0,
        animations: { view.center.x = 70 },
        completion: log.completion("no time")
      )
      UIView.animate(
        withDuration: 5,
        animations: { view.center.x = 70 },
        completion: log.completion("no change")
      )
      UIView.performWithoutAnimation {
        UIView.animate(
          withDuration: 5,
          animations: { view.center.x = 150 },
          completion: log.completion("off")
        )
      }
    }
    #expect(log.lines.isEmpty)
    #expect(view.presentationValues.center.x == 150)
    device.turn()
    #expect(log.lines == ["no time true", "no change true", "off true"])
    #expect(device.clock.now == 0)
  }

  @Test("between begin and commit shows a transition, which takes its time, if there is one")
  func oldTransition() {
    let (device, view) = oneView()
    for (transition, isShown) in [(UIView.AnimationTransition.curlUp, true), (.none, false)] {
      device.run {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(transition, for: view, cache: false)
        UIView.commitAnimations()
      }
      #expect(view.rare?.animations.isEmpty == !isShown)
      device.advance(by: 0.99)
      #expect(view.rare?.animations.isEmpty == !isShown)
      device.settle()
      #expect(view.rare?.animations.isEmpty == true)
    }
    #expect(UIView.AnimationTransition.curlDown.rawValue == 4)
  }

  @Test("repeats as often as it is told, and for ever without keeping time from ending")
  func repeats() {
    let (device, view) = oneView()
    device.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      view.alpha = 0
      UIView.commitAnimations()
    }
    func shown(at time: TimeInterval) -> CGFloat {
      device.advance(by: time - device.clock.now)
      return view.presentationValues.alpha
    }
    #expect(shown(at: 1.25) ≈ 0.75)
    #expect(shown(at: 2.25) ≈ 0.25)
    #expect(shown(at: 3.25) ≈ 0.75)
    #expect(shown(at: 5) == 0)
    #expect(device.clock.isIdle)

    device.run {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.repeat, .curveLinear],
        animations: { view.alpha = 1 },
        completion: log.completion("endless")
      )
    }
    device.settle()
    device.advance(by: 100.25)
    #expect(view.presentationValues.alpha ≈ 0.25)
    #expect(log.lines.isEmpty)
    view.removeFromSuperview()
    device.settle()
    #expect(log.lines == ["endless false"])
  }

  @Test("of key frames shows one after the other")
  func keyframes() {
    let (device, view) = oneView()
    device.run {
      UIView.animateKeyframes(
        withDuration: 4,
        delay: 0,
        options: linearKeyframes,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 250
          }
        },
        completion: log.completion("end")
      )
    }
    var shown: [CGFloat] = []
    for _ in 0..<8 {
      shown.append(view.presentationValues.center.x.rounded())
      device.advance(by: 0.5)
    }
    #expect(shown == [50, 100, 150, 150, 150, 175, 200, 225])
    #expect(log.lines == ["end true"])
    #expect(view.center.x == 250)
  }

  private var linearKeyframes: UIView.KeyframeAnimationOptions {
    UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
  }

  @Test("shown as a transition changes what is inside at once")
  func transition() {
    let (device, view) = oneView()
    let (old, new) = device.run { (UIView(), UIView()) }
    view.addSubview(old)
    device.run {
      UIView.transition(
        with: view,
        duration: 1,
        options: .transitionCrossDissolve,
        animations: { old.alpha = 0 },
        completion: log.completion("with")
      )
    }
    #expect(old.presentationValues.alpha == 0)
    device.advance(by: 0.9)
    #expect(log.lines.isEmpty)
    device.settle()
    #expect(log.lines == ["with true"])
    device.run {
      UIView.transition(
        from: old,
        to: new,
        duration: 1,
        options: .transitionFlipFromLeft,
        completion: log.completion("from")
      )
    }
    #expect(view.subviews == [new])
    device.settle()
    #expect(log.lines.last == "from true")
    device.run {
      view.addSubview(old)
      UIView.transition(
        from: new,
        to: old,
        duration: 1,
        options: [.transitionFlipFromLeft, .showHideTransitionViews]
      )
    }
    #expect(view.subviews == [new, old])
    #expect(new.isHidden)
    #expect(!old.isHidden)
    device.settle()
  }

  @Test("does not keep its view alive, nor anything once it is over")
  func lifetime() {
    let (device, _) = oneView()
    weak var freed: UIView?
    weak var block: AnimationBlock?
    do {
      let view = device.run { UIView() }
      device.window.addSubview(view)
      device.run {
        UIView.animate(withDuration: 1, animations: { [unowned view] in view.alpha = 0 })
      }
      freed = view
      block = view.rare?.animations.first?.block
      #expect(block != nil)
      view.removeFromSuperview()
    }
    device.settle()
    #expect(freed == nil)
    #expect(block == nil)
  }

  @Test("has UIKit's option bits")
  func bits() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    let bits: [UInt] = (0..<10).map { 1 << $0 }
    #expect(options.map(\.rawValue) == bits)
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == [0, 0x10000, 0x20000, 0x30000])
    #expect(curves.map(\.curve.rawValue) == [0, 1, 2, 3])
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue == 3 << 10)
  }
}
