import EmulatedUIKit
import TestSupport
import Testing

@Suite("Errors of a navigation controller")
struct NavigationErrorTests {
  @Test("a controller that is in the stack cannot be pushed again", arguments: systemVersions)
  func twice(system: String) {
    let bench = Bench(system)
    let navigation = bench.device.run { UINavigationController(rootViewController: bench.root) }
    navigation.pushViewController(bench.root, animated: true)
    let (container, root) = (spelling(navigation), spelling(bench.root))
    let isNew = ["13.0", "17.0", "26.0"].contains(system)
    #expect(
      bench.reasons == [
        isNew
          ? "\(container) is pushing the same view controller instance (\(root)) more than once which is "
            + "not supported and is most likely an error in the application : "
            + (Bundle.main.bundleIdentifier ?? "(null)")
          : "Pushing the same view controller instance more than once is not supported (\(root))"
      ]
    )
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(navigation.viewControllers == [bench.root])
  }

  @Test("a navigation controller cannot be pushed, nor be the root")
  func nested() {
    let bench = Bench()
    let inner = bench.device.run { UINavigationController() }
    let outer = bench.device.run { UINavigationController(rootViewController: inner) }
    outer.pushViewController(inner, animated: false)
    #expect(
      bench.reasons
        == Array(repeating: "Pushing a navigation controller is not supported", count: 2)
    )
    #expect(outer.viewControllers.isEmpty)
  }

  @Test("a stack holds each controller once")
  func distinct() {
    let bench = Bench()
    let navigation = bench.device.run { UINavigationController() }
    navigation.viewControllers = [bench.root, bench.root]
    #expect(
      bench.reasons == ["All view controllers in a navigation controller must be distinct"]
    )
    #expect(navigation.viewControllers.isEmpty)
    #expect(bench.root.parent == nil)
  }
}
