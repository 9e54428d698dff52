import EmulatedUIKit
import Testing

@Suite("A tab bar controller")
struct UITabBarControllerTests {
  private let bench = Bench()
  private let tabs: UITabBarController
  private let first: LoggingController
  private let second: LoggingController

  init() {
    (first, second) = (bench.controller("first"), bench.controller("second"))
    tabs = bench.device.run { UITabBarController() }
    tabs.viewControllers = [first, second]
    bench.device.window.rootViewController = tabs
  }

  @Test("shows the first tab, above a bar at the bottom")
  func start() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === first)
    #expect(
      bench.log.text(about: "first") == """
        first willEnter
        first didEnter
        first didLoad
        first willAppear
        first didAppear
        """
    )
    #expect(bench.log.lines(about: "second") == ["second willEnter", "second didEnter"])
    #expect(tabs.tabBar.window === bench.device.window)
    #expect(tabs.tabBar.frame.maxY == 480)
    #expect(tabs.view.subviews.last === tabs.tabBar)
  }

  @Test("selects: the old tab disappears, the new one appears, both stay")
  func select() {
    bench.log.clear()
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second)
    #expect(bench.log.lines(about: "first") == ["first willDisappear", "first didDisappear"])
    #expect(
      bench.log.lines(about: "second") == [
        "second didLoad", "second willAppear", "second didAppear",
      ]
    )
    #expect(first.view.window == nil)
    #expect(second.view.window === bench.device.window)
    #expect(tabs.view.subviews.last === tabs.tabBar)
    #expect(tabs.children == [first, second])
  }

  @Test("selecting what is selected, or no tab at all, does nothing", arguments: [0, 2, -1])
  func nothing(index: Int) {
    bench.log.clear()
    tabs.selectedIndex = index
    #expect(tabs.selectedIndex == 0)
    #expect(bench.log.lines.isEmpty)
  }

  @Test("lets tabs that are taken out leave, and tells those that stay nothing")
  func replace() {
    let third = bench.controller("third")
    bench.log.clear()
    tabs.viewControllers = [first, third]
    #expect(bench.log.lines(about: "first").isEmpty)
    #expect(bench.log.lines(about: "second") == ["second willLeave", "second didLeave"])
    #expect(bench.log.lines(about: "third") == ["third willEnter", "third didEnter"])
    #expect(second.parent == nil)
    #expect(first.view.window === bench.device.window)
  }

  @Test("lets the new first tab appear where the selected one is taken out")
  func replaceSelected() {
    bench.log.clear()
    tabs.viewControllers = [second]
    #expect(
      bench.log.text(about: "first") == """
        first willLeave
        first willDisappear
        first didDisappear
        first didLeave
        """
    )
    #expect(
      bench.log.lines(about: "second") == [
        "second didLoad", "second willAppear", "second didAppear",
      ]
    )
    #expect(second.view.window === bench.device.window)
    #expect(first.view.window == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
    #expect(bench.log.lines(about: "second").last == "second didLeave")
  }

  @Test("off screen lets nobody appear")
  func offScreen() {
    let unseen = bench.device.run { UITabBarController() }
    unseen.viewControllers = [bench.controller("third"), bench.controller("fourth")]
    unseen.selectedIndex = 1
    unseen.loadViewIfNeeded()
    unseen.selectedIndex = 0
    #expect(bench.log.lines(about: "third").filter { $0.hasSuffix("ppear") }.isEmpty)
    #expect(bench.log.lines(about: "fourth").filter { $0.hasSuffix("ppear") }.isEmpty)
  }
}
