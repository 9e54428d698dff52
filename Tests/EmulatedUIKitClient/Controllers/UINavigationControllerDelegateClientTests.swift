import EmulatedUIKit
import Testing

@Suite("Code that conforms to UINavigationControllerDelegate")
struct UINavigationControllerDelegateClientTests {
  @Test("is told of a push")
  func push() throws {
    let stage = Stage { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(stage.root as? UINavigationController)
    let guide = Guide()
    let page = stage.play { UIViewController() }
    navigation.delegate = guide
    stage.play { navigation.pushViewController(page, animated: true) }
    #expect(navigation.delegate === guide)
    #expect(guide.calls == ["will true", "did true"])
  }

  private final class Guide: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will \(animated)")
    }
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("did \(animated)")
    }
  }
}
