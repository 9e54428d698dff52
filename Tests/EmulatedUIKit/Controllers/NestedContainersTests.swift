import EmulatedUIKit
import Testing

@Suite("Containers in containers")
struct NestedContainersTests {
  private let bench = Bench()
  private let tabs: UITabBarController
  private let navigation: UINavigationController
  private let home: LoggingController
  private let badge: LoggingController
  private let other: LoggingController

  init() {
    let bench = bench
    let (home, badge) = (bench.controller("home"), bench.controller("badge"))
    (self.home, self.badge) = (home, badge)
    other = bench.controller("other")
    navigation = bench.device.run { UINavigationController(rootViewController: home) }
    tabs = bench.device.run { UITabBarController() }
    home.addChild(badge)
    home.view.addSubview(badge.view)
    badge.didMove(toParent: home)
    tabs.viewControllers = [navigation, other]
    bench.device.window.rootViewController = tabs
    other.loadViewIfNeeded()
    bench.log.clear()
  }

  @Test(
    "a push takes the old one's children away, a pop brings them back",
    arguments: [true, false]
  )
  func push(animated: Bool) {
    navigation.pushViewController(bench.controller("detail"), animated: animated)
    bench.device.settle()
    navigation.popViewController(animated: animated)
    bench.device.settle()
    #expect(
      bench.log.text == """
        detail willEnter
        detail didLoad
        home willDisappear
        badge willDisappear
        detail willAppear
        home didDisappear
        badge didDisappear
        detail didAppear
        detail didEnter
        detail willLeave
        detail willDisappear
        home willAppear
        badge willAppear
        detail didDisappear
        home didAppear
        badge didAppear
        detail didLeave
        """
    )
  }

  @Test("another tab takes away all that the first showed, and gives it back")
  func tab() {
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(
      bench.log.text == """
        other willAppear
        home willDisappear
        badge willDisappear
        home didDisappear
        badge didDisappear
        other didAppear
        home willAppear
        badge willAppear
        other willDisappear
        other didDisappear
        home didAppear
        badge didAppear
        """
    )
  }

  @Test("a push in a tab that is not shown is seen when its tab is")
  func hidden() {
    tabs.selectedIndex = 1
    bench.log.clear()
    navigation.pushViewController(bench.controller("detail"), animated: true)
    #expect(bench.log.lines == ["detail willEnter", "detail didLoad", "detail didEnter"])
    bench.log.clear()
    tabs.selectedIndex = 0
    #expect(
      bench.log.text == """
        detail willAppear
        other willDisappear
        other didDisappear
        detail didAppear
        """
    )
  }

  @Test("a tab selected during a push ends it")
  func tabDuringPush() {
    navigation.pushViewController(bench.controller("detail"), animated: true)
    bench.log.clear()
    tabs.selectedIndex = 1
    #expect(
      bench.log.text == """
        other willAppear
        home didDisappear
        badge didDisappear
        detail didAppear
        detail didEnter
        detail willDisappear
        detail didDisappear
        other didAppear
        """
    )
    #expect(bench.device.inputBlocks == 0)
    bench.device.settle()
    #expect(bench.log.lines.last == "other didAppear")
  }

  @Test("all that is shown goes with the window's root", arguments: [true, false])
  func root(animated: Bool) {
    bench.show(bench.modal("modal", .overFullScreen), on: home, animated: animated)
    bench.log.clear()
    bench.device.window.rootViewController = nil
    #expect(
      bench.log.text == """
        modal willDisappear
        modal didDisappear
        home willDisappear
        badge willDisappear
        home didDisappear
        badge didDisappear
        """
    )
  }

  @Test("are freed with all they hold")
  func lifetime() {
    weak var tabs: UITabBarController?
    weak var top: UIViewController?
    do {
      let bench = Bench()
      let root = bench.controller("a")
      let container = bench.device.run { UITabBarController() }
      container.viewControllers = [
        bench.device.run { UINavigationController(rootViewController: root) }
      ]
      bench.device.window.rootViewController = container
      let pushed = bench.controller("b")
      root.navigationController?.pushViewController(pushed, animated: true)
      bench.device.settle()
      bench.device.window.rootViewController = nil
      (tabs, top) = (container, pushed)
    }
    #expect(tabs == nil)
    #expect(top == nil)
  }
}
