import EmulatedUIKit
import Testing

@Suite("Code of a UIViewController that turns")
struct UIViewControllerRotationClientTests {
  @Test("hears of a turn before, within and after it")
  func trio() throws {
    let stage = Stage(system: "7.1.2") { Page() }
    let page = try #require(stage.root as? Page)
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(page.calls == ["will landscapeRight 0.3", "animate landscapeRight", "did portrait"])
    #expect(page.interfaceOrientation == .landscapeRight)
    #expect(page.interfaceOrientation.isLandscape)
  }

  @Test("is asked about each orientation and hears of halves on the oldest systems")
  func halves() throws {
    let stage = Stage(system: "4.3") { HalvesPage() }
    let page = try #require(stage.root as? HalvesPage)
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(page.calls == ["first landscapeRight", "between", "second portrait"])
    stage.play { stage.device.rotate(to: .landscapeRight) }
    #expect(page.interfaceOrientation == .landscapeRight)
  }

  @Test("tells its children itself, if it wants to", arguments: ["5.1", "7.1.2"])
  func children(system: String) throws {
    let stage = Stage(system: system) { Container() }
    let page = try #require(stage.root.children.first as? Page)
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(page.calls == ["did portrait"])
  }

  @Test("changes its layout beside a change of its size")
  func size() throws {
    let stage = Stage { SizedPage() }
    let page = try #require(stage.root as? SizedPage)
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(page.sizes == [CGSize(width: 480, height: 320), CGSize(width: 480, height: 320)])
    #expect(page.ends == 1)
    #expect(page.heights == [.compact, .regular, .compact])
  }

  @Test("asks to be asked again")
  func again() throws {
    let old = Stage(system: "12.4") { LockedPage() }
    old.play { old.device.rotate(to: .landscapeLeft) }
    #expect(old.device.interfaceOrientation == .portrait)
    try #require(old.root as? LockedPage).mask = .landscape
    old.play { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(old.device.interfaceOrientation == .landscapeRight)

    let new = Stage(system: "16.0") { LockedPage() }
    let page = try #require(new.root as? LockedPage)
    page.mask = .landscapeLeft
    new.play { page.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(new.device.interfaceOrientation == .landscapeLeft)
  }

  /// Overrides what turned controllers up to iOS 7.
  private class Page: UIViewController {
    var calls: [String] = []

    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }

    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      super.willRotate(to: toInterfaceOrientation, duration: duration)
      calls.append("will \(toInterfaceOrientation) \(duration)")
    }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
      calls.append("animate \(toInterfaceOrientation)")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      super.didRotate(from: fromInterfaceOrientation)
      calls.append("did \(fromInterfaceOrientation)")
    }
  }

  /// Overrides what turned controllers up to iOS 4.
  private final class HalvesPage: UIViewController {
    var calls: [String] = []

    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
      super.shouldAutorotate(to: toInterfaceOrientation)
        || toInterfaceOrientation == .landscapeRight
    }
    override func willAnimateFirstHalfOfRotation(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      super.willAnimateFirstHalfOfRotation(to: toInterfaceOrientation, duration: duration)
      calls.append("first \(toInterfaceOrientation)")
    }
    override func rotatingHeaderView() -> UIView? { super.rotatingHeaderView() ?? view }
    override func rotatingFooterView() -> UIView? { super.rotatingFooterView() }
    override func didAnimateFirstHalfOfRotation(
      to toInterfaceOrientation: UIInterfaceOrientation
    ) {
      super.didAnimateFirstHalfOfRotation(to: toInterfaceOrientation)
      calls.append("between")
    }
    override func willAnimateSecondHalfOfRotation(
      from fromInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      super.willAnimateSecondHalfOfRotation(from: fromInterfaceOrientation, duration: duration)
      calls.append("second \(fromInterfaceOrientation)")
    }
  }

  /// Tells its child of the end of turns only.
  private final class Container: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let page = Page()
      addChild(page)
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }

    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
      true
    }
    override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }
    override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
      false
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      for child in children { child.didRotate(from: fromInterfaceOrientation) }
    }
  }

  /// Overrides what turns controllers from iOS 8 on.
  private final class SizedPage: UIViewController {
    var sizes: [CGSize] = []
    var ends = 0
    var heights: [UIUserInterfaceSizeClass] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heights.append(newCollection.verticalSizeClass)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heights.append(previousTraitCollection?.verticalSizeClass ?? .unspecified)
      heights.append(traitCollection.verticalSizeClass)
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate { _ in
        self.sizes.append(self.view.bounds.size)
      } completion: { _ in
        self.ends += 1
      }
    }
  }

  /// Supports what it is told to.
  private final class LockedPage: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
      super.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    override class func attemptRotationToDeviceOrientation() {
      super.attemptRotationToDeviceOrientation()
    }
  }
}
