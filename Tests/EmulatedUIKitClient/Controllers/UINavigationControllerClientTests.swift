import EmulatedUIKit
import Testing

@Suite("Code that uses UINavigationController")
struct UINavigationControllerClientTests {
  @Test("pushes and pops")
  func stack() throws {
    let stage = Stage { Navigation(rootViewController: UIViewController()) }
    let navigation = try #require(stage.root as? Navigation)
    let pages = stage.play { [UIViewController(), UIViewController(), UIViewController()] }
    for page in pages { stage.play { navigation.pushViewController(page, animated: true) } }
    #expect(navigation.viewControllers.count == 4)
    #expect(navigation.topViewController === pages[2])
    #expect(navigation.visibleViewController === pages[2])
    #expect(pages[1].navigationController === navigation)
    let popped = stage.play { navigation.popViewController(animated: true) }
    #expect(popped === pages[2])
    let rest = stage.play { navigation.popToViewController(pages[0], animated: false) }
    #expect(rest == [pages[1]])
    stage.play { navigation.show(pages[1], sender: nil) }
    // Results may go unused, as in code for UIKit.
    stage.play { navigation.popViewController(animated: true) }
    stage.play { navigation.popToRootViewController(animated: true) }
    stage.play { navigation.popToViewController(navigation.viewControllers[0], animated: false) }
    #expect(navigation.viewControllers.count == 1)
    stage.play { navigation.viewControllers = [pages[0]] }
    stage.play { navigation.setViewControllers(pages, animated: true) }
    #expect(navigation.viewControllers == pages)
    #expect(navigation.delegate == nil)
  }

  /// Overrides every member.
  private final class Navigation: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override var topViewController: UIViewController? { super.topViewController }
    override var visibleViewController: UIViewController? { super.visibleViewController }
    override var viewControllers: [UIViewController] {
      get { super.viewControllers }
      set { super.viewControllers = newValue }
    }
    override weak var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      super.pushViewController(viewController, animated: animated)
    }
    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
      super.popViewController(animated: animated)
    }
    @discardableResult
    override func popToViewController(
      _ viewController: UIViewController,
      animated: Bool
    ) -> [UIViewController]? {
      super.popToViewController(viewController, animated: animated)
    }
    @discardableResult
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      super.popToRootViewController(animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      super.setViewControllers(viewControllers, animated: animated)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  }
}
