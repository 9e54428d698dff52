import EmulatedUIKit
import Testing

@Suite("Code that conforms to UINavigationControllerDelegate")
struct UINavigationControllerDelegateClientTests {
  @Test("is told of a push and brings its animation")
  func push() throws {
    let stage = Stage { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(stage.root as? UINavigationController)
    let guide = Guide()
    let page = stage.play { UIViewController() }
    navigation.delegate = guide
    stage.play { navigation.pushViewController(page, animated: true) }
    #expect(guide.operations == [.push])
    #expect(guide.calls.filter { $0 != "interaction" } == ["will true", "did true"])
    stage.play { navigation.popViewController(animated: true) }
    #expect(guide.operations == [.push, .pop])
  }

  @Test("answers for the container's orientations")
  func orientations() throws {
    let stage = Stage { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(stage.root as? UINavigationController)
    let guide = Guide()
    navigation.delegate = guide
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(stage.device.interfaceOrientation == .portrait)
  }

  private final class Guide: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var calls: [String] = []
    var operations: [UINavigationController.Operation] = []

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
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      calls.append("interaction")
      return nil
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return self
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      .portrait
    }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      .landscapeLeft
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.1
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.completeTransition(true)
    }
  }
}
