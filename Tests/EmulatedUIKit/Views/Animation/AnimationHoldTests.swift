import Testing

@testable import EmulatedUIKit

@Suite("Animations that are held")
struct AnimationHoldTests {
  private let log = Log()
  private let device: EmulatedDevice
  private let view: UIView

  init() { (device, view) = oneView() }

  /// Holds two animations: one of 2 s with a delay of 2 s, and one of 1 s.
  private func hold() -> AnimationHold {
    let (view, log) = (view, log)
    return device.viewAnimations.hold {
      UIView.animate(
        withDuration: 2,
        delay: 2,
        options: .curveLinear,
        animations: { view.center.x = 150 },
        completion: log.completion("long")
      )
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { view.alpha = 0 },
        completion: log.completion("short")
      )
    }
  }

  @Test("stand where they are told to, while time passes")
  func fraction() {
    let hold = hold()
    #expect(!hold.isEmpty)
    #expect(hold.duration == 4)
    #expect(hold.fraction == 0)
    #expect(view.center.x == 150)
    device.advance(by: 100)
    #expect(view.presentationValues.center.x == 50)
    #expect(view.presentationValues.alpha == 1)
    hold.fraction = 0.125
    #expect(view.presentationValues.alpha ≈ 0.5)
    hold.fraction = 0.75
    #expect(view.presentationValues.center.x ≈ 100)
    #expect(view.presentationValues.alpha == 0)
    hold.fraction = 7
    #expect(hold.fraction == 1)
    #expect(view.presentationValues.center.x == 150)
    #expect(log.lines.isEmpty)
    #expect(device.clock.isIdle)
  }

  @Test("go on to their end, and end in the order in which they would have ended")
  func forwards() {
    let hold = hold()
    hold.fraction = 0.5
    hold.resume(over: 1, forwards: true, timing: .curve(.linear))
    device.advance(by: 0.5)
    #expect(hold.fraction == 0.75)
    #expect(view.presentationValues.center.x ≈ 100)
    hold.fraction = 0
    #expect(hold.fraction == 0.75)
    #expect(log.lines.isEmpty)
    device.advance(by: 0.5)
    #expect(log.lines == ["short true", "long true"])
    #expect(view.center.x == 150)
    #expect(view.presentationValues.center.x == 150)
    #expect(device.clock.isIdle)
  }

  @Test("go back to their beginning, where their views have the old values")
  func backwards() {
    let hold = hold()
    hold.fraction = 0.75
    hold.resume(over: 3, forwards: false, timing: .curve(.linear))
    device.advance(by: 1)
    #expect(hold.fraction ≈ 0.5)
    #expect(view.center.x == 150)
    device.advance(by: 1)
    #expect(view.presentationValues.center.x == 50)
    #expect(view.presentationValues.alpha ≈ 0)
    device.settle()
    #expect(view.center.x == 50)
    #expect(view.alpha == 1)
    #expect(log.lines == ["short true", "long true"])
  }

  @Test("give old values back before the completions, but not over what was set meanwhile")
  func setMeanwhile() {
    let (view, log) = (view, log)
    let hold = device.viewAnimations.hold {
      UIView.animate(
        withDuration: 1,
        animations: {
          view.center.x = 150
          view.center.x = 200
          view.alpha = 0.5
        },
        completion: { _ in log.write("\(view.center.x) \(view.alpha)") }
      )
    }
    view.alpha = 0.25
    hold.resume(over: 1, forwards: false, timing: .curve(.easeInOut))
    device.settle()
    #expect(log.lines == ["50.0 0.25"])
  }

  @Test("give old values back from blocks within blocks")
  func nested() {
    let view = view
    let hold = device.viewAnimations.hold {
      UIView.animate(withDuration: 1) {
        view.center.x = 100
        UIView.animate(withDuration: 1) { view.center.x = 150 }
        view.center.x = 200
      }
    }
    #expect(view.presentationValues.center.x == 50)
    hold.resume(over: 1, forwards: false, timing: .curve(.linear))
    device.settle()
    #expect(view.center.x == 50)
  }

  @Test("resumed over no time end in the next turn", arguments: [true, false])
  func atOnce(forwards: Bool) {
    let hold = hold()
    hold.resume(over: 0, forwards: forwards, timing: .curve(.linear))
    #expect(log.lines.isEmpty)
    device.turn()
    #expect(log.lines == ["short true", "long true"])
    #expect(view.center.x == (forwards ? 150 : 50))
    #expect(device.clock.now == 0)
  }

  @Test("end with it even where they change nothing or take no time")
  func withoutChange() {
    let log = log
    let hold = device.viewAnimations.hold {
      UIView.animate(withDuration: 3, animations: {}, completion: { log.write("none \($0)") })
      UIView.animate(
        withDuration: 0,
        animations: { [view] in view.alpha = 0 },
        completion: { log.write("no time \($0)") }
      )
    }
    #expect(!hold.isEmpty)
    #expect(hold.duration == 3)
    device.settle()
    #expect(log.lines.isEmpty)
    hold.resume(over: 1, forwards: false, timing: .curve(.linear))
    device.settle()
    #expect(log.lines == ["no time true", "none true"])
    #expect(view.alpha == 1)
  }

  @Test("are none where nothing was animated")
  func empty() {
    let hold = device.viewAnimations.hold { view.alpha = 0.5 }
    #expect(hold.isEmpty)
    #expect(hold.duration == 0)
    // What begins afterwards runs on the clock again.
    let log = log
    device.run {
      UIView.animate(
        withDuration: 1,
        animations: { [view] in view.alpha = 1 },
        completion: { log.write("\($0)") }
      )
    }
    device.settle()
    #expect(log.lines == ["true"])
  }

  @Test("and dropped run nothing, show the model and leave nothing behind")
  func dropped() {
    weak var block: AnimationBlock?
    do {
      let hold = hold()
      hold.fraction = 0.1
      block = view.rare?.animations.first?.block
      #expect(block != nil)
    }
    #expect(block == nil)
    #expect(view.presentationValues.center.x == 150)
    #expect(view.rare?.animations.isEmpty == true)
    device.settle()
    #expect(log.lines.isEmpty)
  }

  @Test("and let go while they go on end all the same, unless their device is gone")
  func letGo() {
    hold().resume(over: 1, forwards: true, timing: .curve(.linear))
    device.settle()
    #expect(log.lines.count == 2)

    weak var freed: AnimationHold?
    do {
      let other = EmulatedDevice()
      let view = other.run { UIView() }
      other.window.addSubview(view)
      let hold = other.viewAnimations.hold {
        UIView.animate(withDuration: 1, animations: { [unowned view] in view.alpha = 0 })
      }
      hold.resume(over: 1, forwards: true, timing: .curve(.linear))
      freed = hold
    }
    #expect(freed == nil)
  }
}
