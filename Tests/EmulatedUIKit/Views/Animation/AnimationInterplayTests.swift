import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("An animation beside others")
struct AnimationInterplayTests {
  private let log = Log()

  @Test("inside another takes its time and curve unless it has its own")
  func nested() {
    let (device, view) = oneView()
    device.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.center.x = 150
        UIView.animate(
          withDuration: 9,
          delay: 0,
          options: .curveEaseIn,
          animations: { view.alpha = 0 },
          completion: log.completion("inherited")
        )
        UIView.animate(
          withDuration: 1,
          delay: 0,
          options: [.overrideInheritedDuration],
          animations: { view.bounds.size.width = 200 },
          completion: log.completion("own")
        )
      }
    }
    device.advance(by: 0.5)
    #expect(view.presentationValues.alpha ≈ 0.75)
    #expect(view.presentationValues.bounds.width ≈ 150)
    device.advance(by: 0.5)
    #expect(log.lines == ["own true"])
    device.advance(by: 1)
    #expect(log.lines == ["own true", "inherited true"])
  }

  @Test("says how long it takes to what runs inside it, and can be repeated there")
  func inside() {
    let (device, view) = oneView()
    device.run {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(
        withDuration: 2,
        delay: 0,
        options: .curveLinear,
        animations: {
          #expect(UIView.inheritedAnimationDuration == 2)
          UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.alpha = 0 }
        },
        completion: log.completion("end")
      )
    }
    device.advance(by: 3)
    #expect(view.presentationValues.alpha ≈ 0.5)
    device.advance(by: 2)
    // The third time goes there again.
    #expect(view.presentationValues.alpha ≈ 0.5)
    device.advance(by: 1)
    #expect(log.lines == ["end true"])
  }

  @Test("of a property that is animated already takes its place before 8, and adds to it later")
  func second() {
    for (system, ends) in [("7.1.2", ["first false", "second true"]), ("8.0", nil)] {
      log.clear()
      let (device, view) = oneView(system)
      func move(to x: CGFloat, _ name: String) {
        device.run {
          UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { view.center.x = x },
            completion: log.completion(name)
          )
        }
      }
      move(to: 150, "first")
      device.advance(by: 0.5)
      move(to: 50, "second")
      if let ends {
        // It begins at the old value of the model.
        #expect(view.presentationValues.center.x == 150)
        #expect(log.lines.isEmpty)
        device.turn()
        #expect(log.lines == ["first false"])
        device.settle()
        #expect(log.lines == ends)
      } else {
        // Nobody sees a jump.
        #expect(view.presentationValues.center.x ≈ 100)
        device.advance(by: 0.25)
        // 50, less a quarter of the way there, and three quarters of the way back.
        #expect(view.presentationValues.center.x ≈ 100)
        device.settle()
        #expect(log.lines == ["first true", "second true"])
      }
      #expect(view.presentationValues.center.x == 50)
    }
  }

  @Test("before 8 goes on from where the view is seen if it is told to")
  func fromCurrentState() {
    let (device, view) = oneView("7.1.2")
    device.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    }
    device.advance(by: 0.5)
    device.run {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.curveLinear, .beginFromCurrentState]
      ) { view.center.x = 50 }
    }
    #expect(view.presentationValues.center.x ≈ 100)
    device.advance(by: 0.5)
    #expect(view.presentationValues.center.x ≈ 75)
    device.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationBeginsFromCurrentState(true)
      view.center.x = 150
      UIView.commitAnimations()
    }
    #expect(view.presentationValues.center.x ≈ 75)
    // The old form takes 0.2 s.
    device.advance(by: 0.1)
    #expect(view.presentationValues.center.x ≈ 112.5)
    device.advance(by: 0.1)
    #expect(view.presentationValues.center.x == 150)
    device.settle()
  }

  @Test("of the background colour takes the other's place on every version")
  func colours() {
    let (device, view) = oneView()
    for (name, colour) in [("first", UIColor.red), ("second", .blue)] {
      device.run {
        UIView.animate(
          withDuration: 1,
          animations: { view.backgroundColor = colour },
          completion: log.completion(name)
        )
      }
      device.advance(by: 0.5)
    }
    #expect(log.lines == ["first false"])
    device.settle()
    #expect(log.lines == ["first false", "second true"])
  }

  @Test("ends with false where its view leaves the window, and not where it only moves")
  func leaves() {
    let (device, view) = oneView()
    let other = device.run { UIView() }
    device.window.addSubview(other)
    device.run {
      UIView.animate(
        withDuration: 1,
        animations: { view.alpha = 0 },
        completion: log.completion("end")
      )
    }
    view.removeFromSuperview()
    other.addSubview(view)
    device.turn()
    #expect(log.lines.isEmpty)
    view.removeFromSuperview()
    device.turn()
    #expect(log.lines == ["end false"])
    device.settle()
    #expect(log.lines.count == 1)
  }

  @Test("takes touches from its views unless it allows them")
  func touches() {
    let (device, view) = oneView()
    func hit() -> UIView? { device.window.hitTest(CGPoint(x: 10, y: 10), with: nil) }
    for options in [[], .allowUserInteraction] as [UIView.AnimationOptions] {
      device.run {
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha -= 0.2 }
      }
      device.advance(by: 0.5)
      #expect(hit() === (options.isEmpty ? device.window : view))
      device.settle()
      #expect(hit() === view)
    }
  }

  @Test("lays out within itself if it is told to")
  func layout() {
    final class Follower: UIView {
      let follower = UIView()
      override func layoutSubviews() { follower.frame = bounds }
    }
    let device = EmulatedDevice()
    let view = device.run { Follower() }
    view.addSubview(view.follower)
    device.window.addSubview(view)
    device.settle()
    for (options, shown) in [(.layoutSubviews, 0), ([], 200)]
      as [(UIView.AnimationOptions, CGFloat)]
    {
      view.bounds.size = .zero
      device.settle()
      device.run {
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          view.bounds.size = CGSize(width: 200, height: 200)
        }
      }
      device.turn()
      #expect(view.follower.bounds.width == 200)
      #expect(view.follower.presentationValues.bounds.width == shown)
      device.settle()
    }
  }
}
