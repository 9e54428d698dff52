import EmulatedUIKit
import Testing

@Suite("Code that contains UIViewControllers")
struct UIViewControllerContainmentClientTests {
  @Test("swaps a child for another one")
  func swap() {
    let stage = Stage()
    let first = stage.play { Child() }
    let second = stage.play { Child() }
    stage.play {
      stage.root.addChild(first)
      stage.root.view.addSubview(first.view)
      first.didMove(toParent: stage.root)
    }
    #expect(first.parent === stage.root)
    var isOver = false
    stage.play {
      first.willMove(toParent: nil)
      stage.root.addChild(second)
      stage.root.transition(
        from: first,
        to: second,
        duration: 0.2,
        options: [.curveEaseOut],
        animations: { second.view.alpha = 1 }
      ) { finished in
        first.removeFromParent()
        second.didMove(toParent: stage.root)
        isOver = finished
      }
    }
    #expect(isOver)
    #expect(stage.root.children == [second])
    #expect(first.parents == ["to", "did", "from", "did not"])
    #expect(!first.isMovingToParent)
    #expect(!first.isMovingFromParent)
    stage.play {
      stage.root.transition(from: second, to: second, duration: 0, animations: nil)
    }
  }

  @Test("gives a child other traits")
  func traits() {
    let stage = Stage()
    let child = stage.play { UIViewController() }
    stage.play {
      stage.root.addChild(child)
      stage.root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular),
        forChild: child
      )
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(
      stage.root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular
    )
  }

  @Test("forwards appearance by hand")
  func forward() {
    let stage = Stage { Container() }
    let child = stage.play { Child() }
    stage.play {
      stage.root.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      stage.root.view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: stage.root)
    }
    #expect(child.appearances == ["will", "did"])
  }

  private final class Child: UIViewController {
    var parents: [String] = []
    var appearances: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      parents.append(parent == nil ? "from" : "to")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      parents.append(parent == nil ? "did not" : "did")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances.append("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances.append("did")
    }
  }

  /// Overrides every member of containment.
  private final class Container: UIViewController {
    override var parent: UIViewController? { super.parent }
    override var children: [UIViewController] { super.children }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override func removeFromParent() { super.removeFromParent() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() { super.endAppearanceTransition() }
    override func transition(
      from fromViewController: UIViewController,
      to toViewController: UIViewController,
      duration: TimeInterval,
      options: UIView.AnimationOptions = [],
      animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      super.transition(
        from: fromViewController,
        to: toViewController,
        duration: duration,
        options: options,
        animations: animations,
        completion: completion
      )
    }
  }
}
