import EmulatedUIKit
import Testing

@Suite("A navigation controller")
struct UINavigationControllerTests {
  private let bench = Bench()
  private let navigation: UINavigationController
  private let first: LoggingController
  private let second: LoggingController

  init() {
    (first, second) = (bench.controller("first"), bench.controller("second"))
    navigation = bench.device.run { [first] in UINavigationController(rootViewController: first) }
    bench.device.window.rootViewController = navigation
    bench.log.clear()
  }

  @Test("shows its root when it appears")
  func root() {
    let root = bench.controller("third")
    let navigation = bench.device.run { UINavigationController(rootViewController: root) }
    #expect(navigation.viewControllers == [root])
    #expect(root.navigationController === navigation)
    bench.device.window.rootViewController = navigation
    #expect(
      bench.log.text(about: "third") == """
        third willEnter
        third didEnter
        third didLoad
        third willAppear
        third didAppear
        """
    )
    #expect(root.view.isDescendant(of: navigation.view))
  }

  @Test(
    "pushes: the new one enters and appears, the old one disappears and stays",
    arguments: [true, false]
  )
  func push(animated: Bool) {
    navigation.pushViewController(second, animated: animated)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second)
    #expect(navigation.visibleViewController === second)
    bench.device.settle()
    #expect(
      bench.log.text == """
        second willEnter
        second didLoad
        first willDisappear
        second willAppear
        first didDisappear
        second didAppear
        second didEnter
        """
    )
    #expect(second.view.window === bench.device.window)
    #expect(first.view.window == nil)
    #expect(navigation.children == [first, second])
    #expect(bench.device.clock.now == (animated ? 0.35 : 0))
  }

  @Test("pops: the top one leaves, the one below appears again", arguments: [true, false])
  func pop(animated: Bool) {
    navigation.pushViewController(second, animated: false)
    bench.log.clear()
    #expect(navigation.popViewController(animated: animated) === second)
    #expect(navigation.viewControllers == [first])
    bench.device.settle()
    #expect(
      bench.log.text == """
        second willLeave
        second willDisappear
        first willAppear
        second didDisappear
        first didAppear
        second didLeave
        """
    )
    #expect(second.parent == nil)
    #expect(second.view.window == nil)
    #expect(first.view.window === bench.device.window)
    #expect(navigation.children == [first])
  }

  @Test("pops to one below, or to the root, and answers what went")
  func popTo() {
    let third = bench.controller("third")
    navigation.setViewControllers([first, second, third], animated: false)
    bench.log.clear()
    #expect(navigation.popToViewController(third, animated: false) == nil)
    #expect(navigation.popToViewController(second, animated: false) == [third])
    #expect(navigation.viewControllers == [first, second])
    navigation.pushViewController(third, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    #expect(navigation.viewControllers == [first])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    bench.log.clear()
    let stranger = bench.controller("stranger")
    #expect(navigation.popToViewController(stranger, animated: false) == nil)
    #expect(bench.reasons == ["Tried to pop to a view controller that doesn't exist."])
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    #expect(bench.log.lines.isEmpty)
  }

  @Test("does not pop the last one")
  func popLast() {
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [first])
    #expect(bench.log.lines.isEmpty)
  }

  @Test("replaces the stack: those that stay are told nothing, those between enter unseen")
  func replace() {
    let third = bench.controller("third")
    navigation.setViewControllers([first, third, second], animated: false)
    #expect(bench.log.lines(about: "first") == ["first willDisappear", "first didDisappear"])
    #expect(bench.log.lines(about: "third") == ["third willEnter", "third didEnter"])
    bench.log.clear()
    navigation.viewControllers = [third, second]
    #expect(bench.log.lines == ["first willLeave", "first didLeave"])
    #expect(second.view.window === bench.device.window)
    navigation.viewControllers = [second, third]
    #expect(navigation.children == [second, third])
  }

  @Test("off screen lets nobody appear")
  func offScreen() {
    let unseen = bench.device.run { UINavigationController(rootViewController: second) }
    unseen.pushViewController(bench.controller("third"), animated: false)
    unseen.loadViewIfNeeded()
    unseen.popViewController(animated: false)
    #expect(bench.log.lines.filter { $0.hasSuffix("ppear") }.isEmpty)
  }

  @Test("names what is presented on it as visible")
  func visible() {
    let modal = bench.controller("modal")
    bench.show(modal, on: first)
    #expect(navigation.visibleViewController === modal)
    #expect(navigation.topViewController === first)
  }

  @Test("keeps what is in the stack alive and frees what was popped")
  func lifetime() {
    weak var freed: UIViewController?
    do {
      let controller = bench.controller("third")
      navigation.pushViewController(controller, animated: false)
      freed = controller
    }
    #expect(freed != nil)
    navigation.popViewController(animated: false)
    #expect(freed == nil)
  }
}
