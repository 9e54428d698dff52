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
      tabs.selectedViewController?.tabBarItem.title = "First"
      tabs.delegate = keeper
      #expect(tabs.delegate === keeper)
      #expect(keeper.tabBarController(tabs, shouldSelect: pages[1]))
      keeper.tabBarController(tabs, didSelect: pages[1])
    }
    #expect(keeper.calls == ["should", "did"])
    stage.play { (stage.root as? UITabBarController)?.selectedIndex = 1 }
    #expect(keeper.calls.last == "animation")
  }

  @Test("answers for the container's orientations")
  func orientations() throws {
    let stage = Stage { UITabBarController() }
    let tabs = try #require(stage.root as? UITabBarController)
    let keeper = Keeper()
    tabs.delegate = keeper
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(stage.device.interfaceOrientation == .portrait)
  }

  private final class Keeper: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      nil
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("animation")
      return nil
    }

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
      .portrait
    }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
      .landscapeLeft
    }

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
