import EmulatedUIKit
import Testing

@Suite("The delegate of a navigation controller")
struct NavigationDelegateTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    private let log: Log
    init(_ log: Log) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.write("willShow \(name(viewController)) \(animated)")
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.write("didShow \(name(viewController)) \(animated)")
    }

    private func name(_ controller: UIViewController) -> String {
      (controller as? LoggingController)?.name ?? "?"
    }
  }

  private let bench = Bench()
  private let delegate: Delegate
  private let navigation: UINavigationController

  init() {
    delegate = Delegate(bench.log)
    navigation = bench.device.run { [bench] in
      UINavigationController(rootViewController: bench.controller("first"))
    }
    navigation.delegate = delegate
    bench.log.clear()
  }

  @Test("hears of the root when the container appears")
  func root() {
    bench.device.window.rootViewController = navigation
    #expect(
      bench.log.lines.filter { !$0.hasPrefix("root ") } == [
        "first didLoad", "first willAppear", "willShow first false", "first didAppear",
        "didShow first false",
      ]
    )
  }

  @Test("hears of pushes and pops around their callbacks", arguments: [true, false])
  func changes(animated: Bool) {
    bench.device.window.rootViewController = navigation
    bench.log.clear()
    navigation.pushViewController(bench.controller("second"), animated: animated)
    bench.device.settle()
    navigation.popViewController(animated: animated)
    bench.device.settle()
    #expect(
      bench.log.text == """
        second willEnter
        second didLoad
        first willDisappear
        second willAppear
        willShow second \(animated)
        first didDisappear
        second didAppear
        second didEnter
        didShow second \(animated)
        second willLeave
        second willDisappear
        first willAppear
        willShow first \(animated)
        second didDisappear
        first didAppear
        second didLeave
        didShow first \(animated)
        """
    )
  }

  @Test("hears nothing off screen, and is not kept alive")
  func offScreen() {
    navigation.pushViewController(bench.controller("second"), animated: false)
    #expect(bench.log.lines.filter { $0.contains("how ") }.isEmpty)
    do {
      let other = Delegate(bench.log)
      navigation.delegate = other
      #expect(navigation.delegate === other)
    }
    #expect(navigation.delegate == nil)
  }
}
