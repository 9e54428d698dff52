import EmulatedUIKit
import TestSupport
import Testing

@Suite("An animator of changes of tabs")
struct TabAnimatorTests {
  private let bench = Bench()
  private let delegate: AnimatingDelegate
  private let animator: LoggingAnimator
  private let tabs: UITabBarController
  private let first: LoggingController
  private let second: LoggingController

  init() {
    (first, second) = (bench.controller("first"), bench.controller("second"))
    delegate = AnimatingDelegate(bench.log)
    animator = LoggingAnimator("fade", bench.log, duration: 1)
    delegate.animator = animator
    tabs = bench.device.run { UITabBarController() }
    tabs.viewControllers = [first, second]
    tabs.delegate = delegate
    bench.device.window.rootViewController = tabs
    bench.log.clear()
  }

  @Test(
    "is asked for by a person's and the app's selections",
    .rule("D31"),
    arguments: [true, false]
  )
  func select(byPerson: Bool) {
    if byPerson { bench.device.tapTab(at: 1) } else { tabs.selectedIndex = 1 }
    #expect(tabs.view.subviews.last === tabs.tabBar)
    #expect(bench.device.tapTab(at: 0) == false)
    bench.device.advance(by: 1)
    #expect(
      bench.log.text == """
        asked for tab from first to second
        asked for driver
        second didLoad
        second willAppear
        first willDisappear
        fade duration
        fade animate
        fade animated true
        first didDisappear
        second didAppear
        fade ended true
        """
    )
    #expect(tabs.view.subviews == [second.view, tabs.tabBar])
  }

  @Test("cancelled, selects the old tab again", .rule("D36"))
  func cancelled() {
    let driver = bench.device.run { UIPercentDrivenInteractiveTransition() }
    delegate.driver = driver
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    driver.update(0.5)
    driver.cancel()
    bench.device.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.view.subviews == [first.view, tabs.tabBar])
    #expect(
      bench.log.lines.filter { $0.hasSuffix("ppear") } == [
        "second willAppear", "first willDisappear", "second willDisappear", "second didDisappear",
        "first willAppear", "first didAppear",
      ]
    )
  }

  @Test("is ended by another selection")
  func another() {
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(bench.log.lines.filter { $0.hasPrefix("asked for tab") }.count == 2)
    bench.device.settle()
    #expect(tabs.selectedViewController === first)
    #expect(
      bench.log.lines.filter { $0.hasSuffix("ppear") } == [
        "second willAppear", "first willDisappear", "first didDisappear", "second didAppear",
        "first willAppear", "second willDisappear", "second didDisappear", "first didAppear",
      ]
    )
    #expect(tabs.view.subviews == [first.view, tabs.tabBar])
    #expect(bench.device.inputBlocks == 0)
  }
}
