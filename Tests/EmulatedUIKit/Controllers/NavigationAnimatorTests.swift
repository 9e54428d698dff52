import EmulatedUIKit
import TestSupport
import Testing

@Suite("An animator of pushes and pops")
struct NavigationAnimatorTests {
  private let bench = Bench()
  private let delegate: AnimatingDelegate
  private let animator: LoggingAnimator
  private let navigation: UINavigationController
  private let first: LoggingController
  private let second: LoggingController

  init() {
    let bench = bench
    let first = bench.controller("first")
    self.first = first
    second = bench.controller("second")
    delegate = AnimatingDelegate(bench.log)
    animator = LoggingAnimator("fade", bench.log, duration: 1)
    delegate.animator = animator
    navigation = bench.device.run { UINavigationController(rootViewController: first) }
    bench.device.window.rootViewController = navigation
    navigation.delegate = delegate
    bench.log.clear()
  }

  @Test("is asked for first, and ends the transition when it is done", .rule("D31", "D37"))
  func push() {
    navigation.pushViewController(second, animated: true)
    #expect(bench.device.inputBlocks == 1)
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines.last == "fade animate")
    bench.device.settle()
    #expect(
      bench.log.text == """
        second willEnter
        asked for push from first to second
        asked for driver
        second didLoad
        first willDisappear
        second willAppear
        fade duration
        fade animate
        fade animated true
        first didDisappear
        second didAppear
        second didEnter
        didShow second
        fade ended true
        """
    )
    #expect(bench.device.inputBlocks == 0)
    #expect(navigation.view.subviews == [second.view])
    #expect(second.view.window === bench.device.window)
    #expect(first.view.window == nil)
  }

  @Test("sees both controllers, their views and frames", .rule("D32", "D33", "D35"))
  func scene() {
    var seen: [Bool] = []
    animator.onAnimate = { [first, second, navigation, delegate] context in
      let bounds = navigation.view.bounds
      seen = [
        context.viewController(forKey: .from) === first,
        context.viewController(forKey: .to) === second,
        context.view(forKey: .from) === first.view, context.view(forKey: .to) === second.view,
        first.view.isDescendant(of: context.containerView), second.view.superview == nil,
        context.containerView.isDescendant(of: navigation.view),
        context.initialFrame(for: first) == bounds, context.finalFrame(for: first) == .zero,
        context.initialFrame(for: second) == .zero, context.finalFrame(for: second) == bounds,
        context.isAnimated, !context.isInteractive, delegate.driver == nil,
        navigation.transitionCoordinator === context as AnyObject,
      ]
    }
    navigation.pushViewController(second, animated: true)
    animator.onAnimate = nil
    bench.device.settle()
    #expect(seen == Array(repeating: true, count: 15))
  }

  @Test("is not asked for where nothing is animated")
  func unanimated() {
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    #expect(bench.log.lines.filter { $0.hasPrefix("asked") }.isEmpty)
    #expect(navigation.view.subviews == [first.view])
  }

  @Test("that nobody gives leaves the default transition")
  func none() {
    delegate.animator = nil
    navigation.pushViewController(second, animated: true)
    #expect(bench.log.lines.filter { $0 == "asked for driver" }.isEmpty)
    bench.device.settle()
    #expect(bench.device.clock.now == 0.35)
  }

  @Test("driven by a person, ends as the person lets go", .rule("D36"))
  func finished() {
    let driver = bench.device.run { UIPercentDrivenInteractiveTransition() }
    delegate.driver = driver
    navigation.pushViewController(second, animated: true)
    bench.device.advance(by: 5)
    #expect(bench.log.lines.last == "fade animate")
    driver.update(0.5)
    driver.finish()
    bench.device.advance(by: 0.5)
    #expect(bench.log.lines.suffix(3) == ["second didEnter", "didShow second", "fade ended true"])
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("a cancelled pop brings the old one back and is never shown", .rule("D36", "D37"))
  func cancelledPop() {
    navigation.pushViewController(second, animated: false)
    let driver = bench.device.run { UIPercentDrivenInteractiveTransition() }
    delegate.driver = driver
    bench.log.clear()
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.viewControllers == [first])
    driver.update(0.5)
    driver.cancel()
    bench.device.settle()
    #expect(
      bench.log.lines.filter { !$0.hasPrefix("fade animated") }.joined(separator: "\n") == """
        second willLeave
        asked for pop from second to first
        asked for driver
        second willDisappear
        first willAppear
        fade duration
        fade animate
        first willDisappear
        first didDisappear
        second willAppear
        second didAppear
        fade ended false
        """
    )
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.children == [first, second])
    #expect(!second.isMovingFromParent)
    #expect(navigation.view.subviews == [second.view])
    #expect(bench.device.inputBlocks == 0)
    delegate.driver = nil
    navigation.popViewController(animated: true)
    bench.device.settle()
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
  }

  @Test("a cancelled push lets the new one leave", .rule("D36"))
  func cancelledPush() {
    let driver = bench.device.run { UIPercentDrivenInteractiveTransition() }
    delegate.driver = driver
    navigation.pushViewController(second, animated: true)
    driver.cancel()
    bench.device.settle()
    #expect(navigation.viewControllers == [first])
    #expect(navigation.children == [first])
    #expect(second.parent == nil)
    #expect(bench.log.lines.filter { $0.contains("Enter") || $0.contains("Leave") }.count == 3)
    #expect(second.view.window == nil)
    #expect(navigation.view.subviews == [first.view])
    #expect(!first.isMovingToParent)
  }

  @Test("that never ends keeps input blocked until the container leaves", .rule("D38"))
  func never() {
    let endless = LoggingAnimator("endless", bench.log, ending: .never)
    delegate.animator = endless
    navigation.pushViewController(second, animated: true)
    bench.device.settle()
    #expect(bench.device.inputBlocks == 1)
    #expect(bench.log.lines.last == "endless animate")
    bench.device.window.rootViewController = nil
    #expect(bench.device.inputBlocks == 0)
    #expect(bench.log.lines.filter { $0.hasSuffix("Disappear") }.count == 4)
  }

  @Test("keeps nobody alive when the device goes meanwhile")
  func lifetime() {
    weak var container: UIViewController?
    weak var pushed: UIViewController?
    do {
      let bench = Bench()
      let delegate = AnimatingDelegate(bench.log)
      delegate.animator = LoggingAnimator("fade", bench.log)
      let navigation = bench.device.run {
        UINavigationController(rootViewController: bench.controller("a"))
      }
      navigation.delegate = delegate
      bench.device.window.rootViewController = navigation
      let controller = bench.controller("b")
      navigation.pushViewController(controller, animated: true)
      bench.device.advance(by: 0.1)
      (container, pushed) = (navigation, controller)
    }
    #expect(container == nil)
    #expect(pushed == nil)
  }
}
