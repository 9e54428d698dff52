import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("What callbacks ask of a navigation controller that changes")
struct NavigationCallbackTests {
  private let bench: Bench
  private let first: LoggingController
  private let second: LoggingController
  private let navigation: UINavigationController

  init() { self.init("26.0") }

  private init(_ system: String) {
    bench = Bench(system)
    let first = bench.controller("first")
    self.first = first
    second = bench.controller("second")
    navigation = bench.device.run { UINavigationController(rootViewController: first) }
  }

  private func showAsRoot() {
    bench.device.window.rootViewController = navigation
    bench.device.settle()
    bench.log.clear()
  }

  private func appearance(_ name: String) -> [String] {
    bench.log.lines(about: name).filter { $0.hasSuffix("ppear") }
  }

  @Test("a push from viewDidAppear follows", arguments: systemVersions)
  func push(system: String) {
    let suite = NavigationCallbackTests(system)
    let third = suite.bench.controller("third")
    suite.showAsRoot()
    suite.second.onAppearance = { [unowned navigation = suite.navigation] event in
      if event == "didAppear" { navigation.pushViewController(third, animated: true) }
    }
    suite.navigation.pushViewController(suite.second, animated: true)
    suite.bench.device.settle()
    suite.second.onAppearance = nil
    #expect(suite.navigation.viewControllers == [suite.first, suite.second, third])
    #expect(suite.appearance("third") == ["third willAppear", "third didAppear"])
    #expect(suite.bench.device.log.isEmpty)
    #expect(suite.bench.device.inputBlocks == 0)
  }

  @Test("a dismissal from viewDidAppear takes it down", .rule("D14"), arguments: [true, false])
  func dismissal(animated: Bool) {
    navigation.modalPresentationStyle = .overFullScreen
    bench.show(navigation)
    second.onAppearance = { [unowned second] event in
      if event == "didAppear" { second.dismiss(animated: animated) }
    }
    navigation.pushViewController(second, animated: true)
    bench.device.settle()
    second.onAppearance = nil
    #expect(bench.root.presentedViewController == nil)
    #expect(
      appearance("second") == [
        "second willAppear", "second didAppear", "second willDisappear", "second didDisappear",
      ]
    )
    #expect(bench.device.inputBlocks == 0)
  }

  @Test(
    "another root from a callback ends the push",
    arguments: [
      "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
    ]
  )
  func root(line: String) {
    let other = bench.controller("other")
    showAsRoot()
    for controller in [first, second] {
      controller.onAppearance = { [unowned controller, unowned device = bench.device] event in
        if "\(controller.name) \(event)" == line { device.window.rootViewController = other }
      }
    }
    navigation.pushViewController(second, animated: true)
    bench.device.settle()
    for controller in [first, second] { controller.onAppearance = nil }
    #expect(appearance("first") == ["first willDisappear", "first didDisappear"])
    #expect(first.appearance == .disappeared && second.appearance == .disappeared)
    #expect(bench.device.inputBlocks == 0)
    bench.log.clear()
    bench.device.window.rootViewController = navigation
    bench.device.settle()
    #expect(appearance("second") == ["second willAppear", "second didAppear"])
    #expect(second.view.window != nil)
  }

  @Test("a cancelled pop that the end of the screen cuts short stays cancelled", .rule("D36"))
  func cancelled() {
    navigation.pushViewController(second, animated: false)
    showAsRoot()
    let delegate = AnimatingDelegate(bench.log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.animator = LoggingAnimator("pop", bench.log)
    delegate.driver = driver
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    driver.update(0.5)
    driver.cancel()
    bench.device.window.rootViewController = nil
    bench.device.settle()
    #expect(navigation.viewControllers == [first, second])
    #expect(bench.log.lines.contains("pop ended false"))
    #expect(bench.device.inputBlocks == 0)
  }

  @Test("what a popped controller presents in its own context goes with it", .rule("D4"))
  func context() {
    navigation.pushViewController(second, animated: false)
    second.definesPresentationContext = true
    showAsRoot()
    let inner = bench.modal("inner", .overCurrentContext)
    bench.show(inner, on: second)
    #expect(inner.presentingViewController === second)
    navigation.popViewController(animated: true)
    bench.device.settle()
    #expect(navigation.view.subviews == [first.view])
    #expect(inner.presentingViewController == nil)
    #expect(appearance("inner").suffix(2) == ["inner willDisappear", "inner didDisappear"])
  }
}

@Suite("What callbacks ask of a tab bar controller that changes")
struct TabCallbackTests {
  @Test(
    "another tab follows, whichever callback asks",
    arguments: ["willAppear", "didAppear"],
    [true, false]
  )
  func select(event: String, replaces: Bool) {
    let bench = Bench()
    let tabs = ["a", "b", "c"].map(bench.controller)
    let container = bench.device.run { UITabBarController() }
    container.viewControllers = tabs
    bench.device.window.rootViewController = container
    bench.device.settle()
    bench.log.clear()
    tabs[1].onAppearance = { [unowned container, last = tabs[2]] heard in
      guard heard == event else { return }
      if replaces { container.viewControllers = [last] } else { container.selectedIndex = 2 }
    }
    container.selectedIndex = 1
    bench.device.settle()
    tabs[1].onAppearance = nil
    #expect(container.selectedViewController === tabs[2])
    #expect(
      bench.log.lines(about: "b").filter { $0.hasSuffix("ppear") } == [
        "b willAppear", "b didAppear", "b willDisappear", "b didDisappear",
      ]
    )
    #expect(tabs.map(\.appearance) == [.disappeared, .disappeared, .appeared])
    #expect(container.view.subviews.count == 2)
    #expect(bench.device.inputBlocks == 0)
  }
}
