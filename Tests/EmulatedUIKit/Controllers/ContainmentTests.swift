import EmulatedUIKit
import Testing

@Suite("Containment")
struct ContainmentTests {
  private let bench = Bench()

  @Test("tells a child before it enters; that it has entered is the container's to tell")
  func add() {
    let child = bench.controller("child")
    bench.root.addChild(child)
    #expect(child.parent === bench.root)
    #expect(bench.root.children == [child])
    #expect(bench.log.lines == ["child willEnter"])
    child.didMove(toParent: bench.root)
    #expect(bench.log.lines.last == "child didEnter")
  }

  @Test("tells a child after it left; that it will leave is the container's to tell")
  func remove() {
    let child = bench.controller("child")
    bench.root.addChild(child)
    bench.log.clear()
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(bench.root.children.isEmpty)
    #expect(bench.log.lines == ["child willLeave", "child didLeave"])
    child.removeFromParent()
    #expect(bench.log.lines.count == 2)
  }

  @Test("keeps the order added, and a child in one container")
  func move() {
    let (first, second, other) = (
      bench.controller("first"), bench.controller("second"), bench.controller("other")
    )
    bench.root.addChild(first)
    bench.root.addChild(second)
    #expect(bench.root.children == [first, second])
    other.addChild(first)
    #expect(bench.root.children == [second])
    #expect(first.parent === other)
    bench.log.clear()
    other.addChild(first)
    #expect(other.children == [first])
    #expect(bench.log.lines.isEmpty)
  }

  @Test("lets children whose views it shows appear and disappear with it")
  func appearance() {
    let (shown, hidden) = (bench.controller("shown"), bench.controller("hidden"))
    let container = bench.controller("container")
    for child in [shown, hidden] { container.addChild(child) }
    container.view.addSubview(shown.view)
    hidden.loadViewIfNeeded()
    bench.log.clear()
    bench.device.window.rootViewController = container
    bench.device.window.rootViewController = nil
    #expect(bench.log.lines(about: "hidden").isEmpty)
    #expect(
      bench.log.lines(about: "shown") == [
        "shown willAppear", "shown didAppear", "shown willDisappear", "shown didDisappear",
      ]
    )
  }

  @Test("finds the containers at any depth")
  func containers() {
    let child = bench.controller("child")
    let (navigation, tabs) = bench.device.run {
      (UINavigationController(rootViewController: bench.root), UITabBarController())
    }
    tabs.viewControllers = [navigation]
    bench.root.addChild(child)
    #expect(child.navigationController === navigation)
    #expect(child.tabBarController === tabs)
    #expect(navigation.navigationController == nil)
    #expect(navigation.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
  }

  @Test("keeps children alive, and not the container")
  func lifetime() {
    weak var container: UIViewController?
    weak var child: UIViewController?
    let kept = bench.controller("kept")
    do {
      let strong = bench.controller("container")
      strong.addChild(kept)
      let other = bench.controller("child")
      strong.addChild(other)
      (container, child) = (strong, other)
    }
    #expect(container == nil)
    #expect(child == nil)
    #expect(kept.parent == nil)
  }
}
