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

  /// That no controller has come before another goes.
  private func expectBothWillsBeforeBothDids() {
    let appearance = bench.log.lines.filter { $0.hasSuffix("ppear") }
    #expect(appearance.prefix(2).allSatisfy { $0.contains(" will") })
    #expect(appearance.suffix(2).allSatisfy { $0.contains(" did") })
    #expect(appearance.count == 4)
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

  @Test("pushes: the new one enters and appears, the old one disappears and stays")
  func push() {
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second)
    #expect(navigation.visibleViewController === second)
    #expect(bench.log.lines(about: "first") == ["first willDisappear", "first didDisappear"])
    #expect(
      bench.log.text(about: "second") == """
        second willEnter
        second didLoad
        second willAppear
        second didAppear
        second didEnter
        """
    )
    expectBothWillsBeforeBothDids()
    #expect(second.view.window === bench.device.window)
    #expect(first.view.window == nil)
    #expect(first.parent === navigation)
  }

  @Test("pops: the top one leaves, the one below appears again")
  func pop() {
    navigation.pushViewController(second, animated: false)
    bench.log.clear()
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.viewControllers == [first])
    #expect(bench.log.lines(about: "first") == ["first willAppear", "first didAppear"])
    #expect(
      bench.log.text(about: "second") == """
        second willLeave
        second willDisappear
        second didDisappear
        second didLeave
        """
    )
    expectBothWillsBeforeBothDids()
    #expect(second.parent == nil)
    #expect(second.view.window == nil)
    #expect(first.view.window === bench.device.window)
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
