import EmulatedUIKit
import TestSupport
import Testing

@Suite("The chain of presentations")
struct PresentationChainTests {
  private let bench = Bench()

  /// Tabs that hold a navigation controller that holds the root, in the window.
  private func containers() -> (tabs: UITabBarController, navigation: UINavigationController) {
    let (tabs, navigation) = bench.device.run { [root = bench.root] in
      (UITabBarController(), UINavigationController(rootViewController: root))
    }
    tabs.viewControllers = [navigation]
    bench.device.window.rootViewController = tabs
    return (tabs, navigation)
  }

  @Test("presenter and presented know each other, until the dismissal ends", .rule("D1"))
  func pair() {
    let modal = bench.modal("modal")
    #expect(bench.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    bench.root.present(modal, animated: true)
    // At once, though it is not on screen yet.
    #expect(bench.root.presentedViewController === modal)
    #expect(modal.presentingViewController === bench.root)
    bench.device.settle()
    modal.dismiss(animated: true)
    #expect(bench.root.presentedViewController === modal)
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test("children answer for their nearest ancestor", .rule("D1"))
  func ancestors() {
    let (tabs, navigation) = containers()
    let inner = bench.controller("inner")
    let modal = bench.device.run { UINavigationController(rootViewController: inner) }
    bench.show(modal, on: tabs)
    for controller in [tabs, navigation, bench.root] as [UIViewController] {
      #expect(controller.presentedViewController === modal)
      #expect(controller.presentingViewController == nil)
    }
    for controller in [modal, inner] as [UIViewController] {
      #expect(controller.presentingViewController === tabs)
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test(
    "a child forwards to the outermost container, and both report what is presented",
    .rule("D2", "D5"),
    arguments: [UIAlertController.Style.alert, .actionSheet]
  )
  func forwarded(style: UIAlertController.Style) {
    let (tabs, _) = containers()
    let alert = bench.alert([("OK", .default)], style: style)
    bench.show(alert, on: bench.root)
    #expect(alert.presentingViewController === tabs)
    #expect(tabs.presentedViewController === alert)
    #expect(bench.root.presentedViewController === alert)
    #expect(bench.visibleTitles == ["OK"])
  }

  @Test("a child inside a presented container forwards no further than it", .rule("D2"))
  func forwardedInsideModal() {
    let inner = bench.controller("inner")
    let modal = bench.device.run { UINavigationController(rootViewController: inner) }
    bench.show(modal)
    let alert = bench.alert([("OK", .default)])
    bench.show(alert, on: inner)
    #expect(alert.presentingViewController === modal)
    #expect(bench.root.presentedViewController === modal)
  }

  @Test("grows from the topmost; one that presents already presents nothing more", .rule("D3"))
  func oneEach() {
    let (first, second, third) = (bench.modal("a"), bench.modal("b"), bench.modal("c"))
    bench.show(first)
    bench.show(second)
    #expect(bench.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    bench.show(second, on: first)
    bench.show(third, on: second)
    #expect(first.presentedViewController === second)
    #expect(second.presentedViewController === third)
    #expect(third.presentingViewController === second)
    #expect(third.view.window === bench.device.window)
  }
}
