import EmulatedUIKit
import Testing

@Suite("Code that conforms to UITabBarControllerDelegate")
struct UITabBarControllerDelegateClientTests {
  @Test("implements all methods")
  func all() {
    let stage = Stage { UITabBarController() }
    let keeper = Keeper()
    stage.play {
      guard let tabs = stage.root as? UITabBarController else { return }
      let pages = [UIViewController(), UIViewController()]
      tabs.viewControllers = pages
      tabs.delegate = keeper
      #expect(tabs.delegate === keeper)
      #expect(keeper.tabBarController(tabs, shouldSelect: pages[1]))
      keeper.tabBarController(tabs, didSelect: pages[1])
    }
    #expect(keeper.calls == ["should", "did"])
  }

  private final class Keeper: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      calls.append("did")
    }
  }
}
