import EmulatedUIKit
import TestSupport
import Testing

@Suite("Selecting a tab")
struct TabSelectionTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var refuses = false
    private let log: Log
    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      log.write("shouldSelect \((viewController as? LoggingController)?.name ?? "?")")
      return !refuses
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      log.write("didSelect \((viewController as? LoggingController)?.name ?? "?")")
    }
  }

  private let bench = Bench()
  private let tabs: UITabBarController
  private let first: LoggingController
  private let second: LoggingController
  private let delegate: Delegate

  init() {
    (first, second) = (bench.controller("first"), bench.controller("second"))
    tabs = bench.device.run { UITabBarController() }
    delegate = Delegate(bench.log)
    tabs.delegate = delegate
    tabs.viewControllers = [first, second]
    bench.device.window.rootViewController = tabs
    bench.log.clear()
  }

  @Test("by a person asks and tells the delegate")
  func touch() {
    #expect(bench.device.tapTab(at: 1))
    #expect(
      bench.log.text == """
        shouldSelect second
        second didLoad
        second willAppear
        first willDisappear
        first didDisappear
        second didAppear
        didSelect second
        """
    )
    #expect(tabs.selectedIndex == 1)
    bench.log.clear()
    bench.device.tapTab(at: 1)
    #expect(bench.log.lines == ["shouldSelect second", "didSelect second"])
  }

  @Test("by a person can be refused")
  func refused() {
    delegate.refuses = true
    bench.device.tapTab(at: 1)
    #expect(bench.log.lines == ["shouldSelect second"])
    #expect(tabs.selectedViewController === first)
  }

  @Test("by the app asks nobody")
  func byApp() {
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.selectedViewController === first)
    #expect(bench.log.lines.filter { $0.contains("elect ") }.isEmpty)
  }

  @Test("needs a tab that a finger reaches")
  func unreachable() {
    #expect(!bench.device.tapTab(at: 2))
    tabs.tabBar.isUserInteractionEnabled = false
    #expect(!bench.device.tapTab(at: 1))
    tabs.tabBar.isUserInteractionEnabled = true
    bench.show(bench.modal("modal", .overFullScreen), on: tabs)
    #expect(!bench.device.tapTab(at: 1))
    tabs.dismiss(animated: true)
    #expect(!bench.device.tapTab(at: 1))
    bench.device.settle()
    #expect(bench.device.tapTab(at: 1))
  }

  @Test("that is selected takes its navigation controller to the root")
  func again() {
    let root = bench.controller("third")
    let navigation = bench.device.run { UINavigationController(rootViewController: root) }
    tabs.viewControllers = [navigation, second]
    navigation.pushViewController(bench.controller("fourth"), animated: false)
    bench.device.tapTab(at: 0)
    bench.device.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test("of a stranger is an error")
  func stranger() {
    tabs.selectedViewController = bench.controller("stranger")
    #expect(
      bench.reasons == [
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      ]
    )
    #expect(tabs.selectedViewController === first)
    tabs.selectedViewController = nil
    #expect(tabs.selectedViewController === first)
  }

  @Test("is kept when the tabs change: by controller, else by place, else the first")
  func kept() {
    let (third, fourth) = (bench.controller("third"), bench.controller("fourth"))
    tabs.selectedIndex = 1
    bench.log.clear()
    tabs.viewControllers = [third, first, second]
    #expect(tabs.selectedViewController === second)
    #expect(bench.log.lines(about: "second").isEmpty)
    tabs.viewControllers = [first, third, fourth]
    #expect(tabs.selectedViewController === fourth)
    tabs.viewControllers = [third, first]
    #expect(tabs.selectedViewController === third)
    tabs.setViewControllers(nil, animated: false)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test("shows an item of each controller, titled as it is")
  func items() {
    first.title = "One"
    second.tabBarItem = bench.device.run { UITabBarItem() }
    second.tabBarItem.title = "Two"
    second.tabBarItem.tag = 2
    tabs.viewControllers = [first, second]
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.tabBar.items?.map(\.tag) == [0, 2])
    second.tabBarItem = nil
    #expect(second.tabBarItem.title == nil)
    second.title = "Three"
    #expect(second.tabBarItem.title == "Three")
  }
}
