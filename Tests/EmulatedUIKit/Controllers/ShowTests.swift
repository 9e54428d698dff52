import EmulatedUIKit
import Testing

@Suite("Showing as the surroundings do")
struct ShowTests {
  private final class Container: UIViewController {
    var shown: [UIViewController] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  }

  private let bench = Bench()

  @Test("pushes inside a navigation controller, at any depth")
  func push() {
    let navigation = bench.device.run { [bench] in
      UINavigationController(rootViewController: bench.root)
    }
    let (child, shown) = (bench.controller("child"), bench.controller("shown"))
    bench.root.addChild(child)
    child.show(shown, sender: nil)
    #expect(navigation.topViewController === shown)
  }

  @Test("presents where there is none, and beside in any case")
  func present() {
    let child = bench.controller("child")
    bench.root.addChild(child)
    let shown = bench.controller("shown")
    child.show(shown, sender: nil)
    bench.device.settle()
    #expect(bench.root.presentedViewController === shown)
    let detail = bench.controller("detail")
    shown.showDetailViewController(detail, sender: nil)
    bench.device.settle()
    #expect(shown.presentedViewController === detail)
  }

  @Test("asks a container that decides for itself")
  func container() {
    let container = bench.device.run { Container() }
    container.addChild(bench.root)
    let shown = bench.controller("shown")
    bench.root.show(shown, sender: nil)
    #expect(container.shown == [shown])
  }
}
