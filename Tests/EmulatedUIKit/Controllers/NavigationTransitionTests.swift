import EmulatedUIKit
import TestSupport
import Testing

@Suite("The transition of a navigation controller")
struct NavigationTransitionTests {
  private let bench: Bench
  private let navigation: UINavigationController
  private let first: LoggingController
  private let second: LoggingController

  init() { self.init("26.0") }

  private init(_ system: String) {
    let bench = Bench(system)
    self.bench = bench
    let first = bench.controller("first")
    self.first = first
    second = bench.controller("second")
    navigation = bench.device.run { UINavigationController(rootViewController: first) }
    bench.device.window.rootViewController = navigation
    bench.log.clear()
  }

  private var appearance: [String] { bench.log.lines.filter { $0.hasSuffix("ppear") } }

  @Test("lies between the will-calls and the did-calls, and takes its time")
  func time() {
    bench.device.durations.navigationTransition = 1
    navigation.pushViewController(second, animated: true)
    bench.device.advance(by: 0.9)
    #expect(appearance == ["first willDisappear", "second willAppear"])
    #expect(first.view.window === bench.device.window)
    #expect(navigation.view.subviews.last === second.view)
    bench.device.advance(by: 0.1)
    #expect(appearance.suffix(2) == ["first didDisappear", "second didAppear"])
    bench.log.clear()
    navigation.popViewController(animated: true)
    bench.device.advance(by: 0.9)
    #expect(appearance == ["second willDisappear", "first willAppear"])
    #expect(navigation.view.subviews.last === second.view)
    #expect(second.parent === navigation)
    bench.device.advance(by: 0.1)
    #expect(appearance.suffix(2) == ["second didDisappear", "first didAppear"])
    #expect(second.parent == nil)
  }

  @Test("takes none where animations are off, nor off screen, nor while the container appears")
  func noTime() {
    bench.device.run { UIView.setAnimationsEnabled(false) }
    navigation.pushViewController(second, animated: true)
    #expect(appearance.last == "second didAppear")
    bench.device.run { UIView.setAnimationsEnabled(true) }
    bench.device.window.rootViewController = nil
    bench.log.clear()
    navigation.popViewController(animated: true)
    #expect(bench.log.lines == ["second willLeave", "second didLeave"])
    #expect(bench.device.inputBlocks == 0)
    first.onAppearance = { [bench, unowned navigation, second] event in
      guard event == "willAppear" else { return }
      navigation.pushViewController(second, animated: true)
      bench.log.write("pushed")
    }
    bench.log.clear()
    bench.device.window.rootViewController = navigation
    first.onAppearance = nil
    #expect(
      bench.log.text == """
        first willAppear
        second willEnter
        first willDisappear
        second willAppear
        first didDisappear
        second didEnter
        pushed
        second didAppear
        """
    )
  }

  @Test("blocks touches", .rule("D20", "D39"))
  func input() throws {
    let alert = bench.alert([("OK", .default)])
    bench.show(alert, on: first)
    navigation.pushViewController(second, animated: true)
    #expect(throws: DeviceInputError.blocked("OK")) { try bench.device.tap("OK") }
    bench.device.advance(by: 0.35)
    try bench.choose("OK")
    #expect(bench.log.lines.last == "handler OK")
  }

  @Test("has a coordinator, which tells its end after the did-calls", .rule("D40"))
  func coordinator() throws {
    #expect(first.transitionCoordinator == nil)
    navigation.pushViewController(second, animated: true)
    let coordinator = try #require(second.transitionCoordinator)
    #expect(first.transitionCoordinator === coordinator)
    #expect(navigation.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated)
    #expect(coordinator.transitionDuration == 0.35)
    let isTaken = coordinator.animate(
      alongsideTransition: { [bench] _ in bench.log.write("alongside") },
      completion: { [bench] _ in bench.log.write("after") }
    )
    #expect(isTaken)
    #expect(bench.log.lines.last == "alongside")
    bench.device.settle()
    #expect(bench.log.lines.suffix(3) == ["second didAppear", "second didEnter", "after"])
    #expect(second.transitionCoordinator == nil)
    #expect(!coordinator.animate(alongsideTransition: { _ in }, completion: nil))
  }

  @Test(
    "another change waits for the end of the running one; before 8 it ends that with a warning",
    arguments: systemVersions
  )
  func nested(system: String) {
    let suite = NavigationTransitionTests(system)
    let (bench, navigation) = (suite.bench, suite.navigation)
    let third = bench.controller("third")
    let isOld = legacyVersions.contains(system)
    navigation.pushViewController(suite.second, animated: true)
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers.count == (isOld ? 3 : 2))
    #expect(navigation.popViewController(animated: true) === (isOld ? third : nil))
    bench.device.settle()
    #expect(navigation.viewControllers == [suite.first, suite.second])
    #expect(
      suite.appearance == [
        "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
        "second willDisappear", "third willAppear", "second didDisappear", "third didAppear",
        "third willDisappear", "second willAppear", "third didDisappear", "second didAppear",
      ]
    )
    #expect(
      bench.device.log
        == (isOld
          ? ["push", "pop"].map { "nested \($0) animation can result in corrupted navigation bar" }
          : [])
    )
    #expect(bench.device.inputBlocks == 0)
  }

  @Test("a push from a callback of its beginning waits for its end", arguments: systemVersions)
  func fromCallback(system: String) {
    let suite = NavigationTransitionTests(system)
    let (bench, navigation) = (suite.bench, suite.navigation)
    let third = bench.controller("third")
    suite.second.onAppearance = { [unowned navigation] event in
      if event == "willAppear" { navigation.pushViewController(third, animated: true) }
    }
    navigation.pushViewController(suite.second, animated: true)
    suite.second.onAppearance = nil
    #expect(navigation.viewControllers.count == 2)
    bench.device.settle()
    #expect(
      suite.appearance == [
        "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
        "second willDisappear", "third willAppear", "second didDisappear", "third didAppear",
      ]
    )
    #expect(bench.device.log.isEmpty)
    #expect(navigation.view.subviews == [third.view])
  }

  @Test("ends at once when the container leaves the screen")
  func left() {
    navigation.pushViewController(second, animated: true)
    bench.device.window.rootViewController = nil
    #expect(
      appearance == [
        "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
        "second willDisappear", "second didDisappear",
      ]
    )
    #expect(bench.device.inputBlocks == 0)
    bench.device.settle()
    #expect(appearance.count == 6)
  }

  @Test("keeps nobody alive when the device goes meanwhile")
  func lifetime() {
    weak var freed: UIViewController?
    weak var container: UIViewController?
    do {
      let bench = Bench()
      let root = bench.controller("a")
      let navigation = bench.device.run { UINavigationController(rootViewController: root) }
      bench.device.window.rootViewController = navigation
      navigation.pushViewController(bench.controller("b"), animated: false)
      freed = navigation.popViewController(animated: true)
      container = navigation
      #expect(freed != nil)
    }
    #expect(freed == nil)
    #expect(container == nil)
  }

  @Test("moves are known inside the callbacks that go with them")
  func moving() {
    var seen: [String] = []
    for controller in [first, second] {
      controller.onAppearance = { [unowned controller] event in
        guard event.hasSuffix("ppear") else { return }
        let isMoving = (controller.isMovingToParent, controller.isMovingFromParent)
        seen.append(
          "\(controller.name) \(event) \(isMoving.0 ? "to" : "")\(isMoving.1 ? "from" : "")"
        )
      }
    }
    navigation.pushViewController(second, animated: true)
    bench.device.settle()
    navigation.popViewController(animated: true)
    bench.device.settle()
    #expect(
      seen == [
        "first willDisappear ", "second willAppear to", "first didDisappear ",
        "second didAppear to",
        "second willDisappear from", "first willAppear ", "second didDisappear from",
        "first didAppear ",
      ]
    )
    #expect(!second.isMovingToParent && !second.isMovingFromParent)
  }
}
