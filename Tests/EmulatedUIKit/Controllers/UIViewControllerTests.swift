import EmulatedUIKit
import Testing

@Suite("A view controller")
struct UIViewControllerTests {
  private let bench = Bench()

  @Test("loads its view once, as large as the screen, on first use")
  func loading() {
    let controller = bench.controller("a")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === controller.view)
    #expect(bench.log.lines == ["a didLoad"])
  }

  @Test("takes the view that it is given instead of loading one")
  func ownView() {
    let controller = bench.controller("a")
    let view = bench.device.run { UIView(frame: .zero) }
    controller.view = view
    #expect(controller.view === view)
    #expect(view.next === controller)
    let other = bench.device.run { UIView(frame: .zero) }
    controller.view = other
    #expect(view.next == nil)
    #expect(other.next === controller)
  }

  @Test("loads what its loadView makes")
  func loadView() {
    final class Custom: UIViewController {
      override func loadView() { view = UITextField(frame: .zero) }
    }
    let controller = bench.device.run { Custom() }
    #expect(controller.view is UITextField)
  }

  @Test("does not appear twice, nor disappear unseen")
  func onceEach() {
    let second = bench.controller("second")
    bench.device.window.rootViewController = second
    bench.device.window.makeKeyAndVisible()
    #expect(
      bench.log.lines(about: "second").suffix(2) == ["second willAppear", "second didAppear"]
    )
    let unseen = bench.controller("unseen")
    unseen.loadViewIfNeeded()
    let window = bench.device.run { UIWindow(frame: .zero) }
    window.rootViewController = unseen
    window.rootViewController = nil
    #expect(bench.log.lines(about: "unseen") == ["unseen didLoad"])
  }
}
