import EmulatedUIKit
import TestSupport
import Testing

@Suite("A transition between two children")
struct ChildTransitionTests {
  private final class Quiet: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let bench = Bench()
  private let old: LoggingController
  private let new: LoggingController

  init() {
    (old, new) = (bench.controller("old"), bench.controller("new"))
    for child in [old, new] { bench.root.addChild(child) }
    bench.root.view.addSubview(old.view)
    for child in [old, new] { child.didMove(toParent: bench.root) }
    new.loadViewIfNeeded()
    bench.device.settle()
    bench.log.clear()
  }

  private func change(_ duration: TimeInterval, _ options: UIView.AnimationOptions = []) {
    bench.root.transition(
      from: old,
      to: new,
      duration: duration,
      options: options,
      animations: { [bench, new] in
        bench.log.write("animations")
        new.view.alpha = 0.5
      },
      completion: { [bench] in bench.log.write("completion \($0)") }
    )
  }

  private let whole = """
    new willAppear
    old willDisappear
    animations
    old didDisappear
    new didAppear
    completion true
    """

  @Test("takes its time", arguments: [[], .transitionFlipFromLeft] as [UIView.AnimationOptions])
  func animated(options: UIView.AnimationOptions) {
    change(1, options)
    #expect(bench.log.lines.last == "animations")
    #expect(new.view.superview === bench.root.view)
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines.last == "animations")
    #expect(old.view.superview === bench.root.view)
    bench.device.advance(by: 0.1)
    #expect(bench.log.text == whole)
    #expect(old.view.superview == nil)
    #expect(bench.root.children == [old, new])
  }

  @Test("without animations lasts only where the options name one", arguments: [true, false])
  func withoutAnimations(flips: Bool) {
    bench.root.transition(
      from: old,
      to: new,
      duration: 1,
      options: flips ? .transitionFlipFromLeft : [],
      animations: nil
    )
    bench.device.advance(by: 0.5)
    #expect(bench.log.lines.last == (flips ? "old willDisappear" : "new didAppear"))
    bench.device.advance(by: 0.5)
    #expect(bench.log.lines.last == "new didAppear")
  }

  @Test("without a duration changes at once")
  func atOnce() {
    change(0)
    #expect(bench.log.text == whole)
    #expect(bench.root.view.subviews == [new.view])
  }

  @Test("off screen moves the views and tells nobody of appearance")
  func offScreen() {
    bench.device.window.rootViewController = nil
    bench.log.clear()
    change(0)
    #expect(bench.log.lines == ["animations", "completion true"])
    #expect(bench.root.view.subviews == [new.view])
  }

  @Test("ends with the container where that leaves the screen meanwhile")
  func left() {
    change(1)
    bench.device.window.rootViewController = nil
    bench.device.settle()
    let appearance = bench.log.lines.filter { $0.hasSuffix("ppear") && !$0.hasPrefix("root") }
    #expect(
      appearance == [
        "new willAppear", "old willDisappear", "new willDisappear", "old didDisappear",
        "new didDisappear",
      ]
    )
    #expect(old.view.superview == nil)
  }

  @Test("needs children of this container, which tells them of appearance itself")
  func errors() {
    let stranger = bench.controller("stranger")
    bench.root.transition(from: old, to: stranger, duration: 0, animations: nil)
    let method =
      "-[UIViewController transitionFromViewController:toViewController:duration:options:"
      + "animations:completion:]"
    #expect(
      bench.reasons == [
        "Children view controllers \(spelling(old)) and \(spelling(stranger)) must have a common "
          + "parent view controller when calling \(method)"
      ]
    )
    let quiet = bench.device.run { Quiet() }
    for child in [old, new] { quiet.addChild(child) }
    quiet.transition(from: old, to: new, duration: 0, animations: nil)
    #expect(
      bench.device.exceptions.map(\.name.rawValue)
        == Array(repeating: "NSInvalidArgumentException", count: 2)
    )
    #expect(old.view.superview === bench.root.view)
  }
}
