import EmulatedUIKit
import Testing

@Suite("Code that uses UITabBarController")
struct UITabBarControllerClientTests {
  @Test("selects tabs")
  func select() throws {
    let stage = Stage { Tabs() }
    let tabs = try #require(stage.root as? Tabs)
    let pages = stage.play { [UIViewController(), UIViewController()] }
    #expect(tabs.viewControllers?.count ?? 0 == 0)
    stage.play { tabs.viewControllers = pages }
    #expect(tabs.selectedViewController === pages[0])
    stage.play { tabs.selectedIndex = 1 }
    #expect(tabs.selectedViewController === pages[1])
    stage.play { tabs.selectedViewController = pages[0] }
    #expect(tabs.selectedIndex == 0)
    #expect(pages[1].tabBarController === tabs)
    #expect(tabs.tabBar.isDescendant(of: tabs.view))
    #expect(tabs.delegate == nil)
  }

  /// Overrides every member.
  private final class Tabs: UITabBarController {
    override var viewControllers: [UIViewController]? {
      get { super.viewControllers }
      set { super.viewControllers = newValue }
    }
    override var selectedViewController: UIViewController? {
      get { super.selectedViewController }
      set { super.selectedViewController = newValue }
    }
    override var selectedIndex: Int {
      get { super.selectedIndex }
      set { super.selectedIndex = newValue }
    }
    override weak var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
  }
}
