import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Alerts turn as the screen below them")
struct AlertOrientationTests {
  private final class Page: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var turns = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
  }

  /// A navigation controller that asks what is on screen, which may be the alert.
  private final class Curious: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      visibleViewController?.supportedInterfaceOrientations ?? .portrait
    }
  }

  private class PlainSubclass: AlertController {}

  private static let heldWays: [UIDeviceOrientation] = [
    .landscapeLeft, .landscapeRight, .portrait,
  ]

  @Test(
    "an alert reaches the orientations of its presenter, no more and no fewer",
    .rule("N1", "N2"),
    .report("RO-03"),
    arguments: ["8.0", "12.4", "15.0", "16.0", "26.0"]
  )
  func reachable(_ system: String) {
    for isSubclass in [false, true] {
      for (mask, turns) in [
        (UIInterfaceOrientationMask.portrait, true), (.allButUpsideDown, true), (.all, false),
      ] {
        let stage = RotationStage(system)
        let page = stage.act {
          let page = Page()
          page.mask = mask
          page.turns = turns
          stage.device.window.rootViewController = page
          return page
        }
        let alone = Self.heldWays.map { stage.turn($0) }
        let alert = stage.act {
          let alert =
            isSubclass
            ? PlainSubclass(title: "Title", message: nil, preferredStyle: .alert)
            : AlertController(title: "Title", message: nil, preferredStyle: .alert)
          alert.addAction(AlertAction(title: "OK", style: .default))
          page.present(alert, animated: true)
          return alert
        }
        let native = alert.native as? UIAlertController
        #expect(native?.supportedInterfaceOrientations == mask)
        #expect(native?.shouldAutorotate == turns)
        #expect(Self.heldWays.map { stage.turn($0) } == alone)
        stage.act { alert.dismiss(animated: false) }
      }
    }
  }

  @Test(
    "a presenter that asks the alert back ends the circle with the page's answer",
    .rule("N2"),
    .report("RO-01"),
    arguments: ["8.0", "9.3", "15.0", "26.0"]
  )
  func circle(_ system: String) {
    let stage = RotationStage(system)
    let page = stage.act {
      let page = Page()
      page.mask = .portrait
      stage.device.window.rootViewController = Curious(rootViewController: page)
      return page
    }
    let alert = stage.act {
      let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      page.present(alert, animated: true)
      return alert
    }
    #expect((alert.native as? UIAlertController)?.supportedInterfaceOrientations == .portrait)
    #expect(stage.turn(.landscapeLeft) == .portrait)
    #expect(stage.device.exceptions.isEmpty)
    stage.act { alert.dismiss(animated: false) }
    #expect(stage.turn(.landscapeRight) == .portrait)
  }

  private final class Sideways: AlertController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var prefersStatusBarHidden: Bool { true }
  }

  private final class Still: AlertController {
    override var shouldAutorotate: Bool { false }
  }

  /// Shows an alert on UIAlertView and settles.
  private func show(_ stage: RotationStage, _ make: () -> AlertController) -> AlertController {
    stage.act {
      let alert = make()
      alert.addAction(AlertAction(title: "OK", style: .default))
      stage.page.present(alert, animated: true)
      return alert
    }
  }

  @Test(
    "what a box overrides counts over UIAlertView too, while it shows",
    .rule("F3"),
    arguments: ["6.1", "7.1.2", "8.3", "15.0", "26.0"]
  )
  func delegateBackend(_ system: String) {
    let stage = RotationStage(system, usesScenes: false)
    let hidesStatusBar = {
      stage.device.run { UIApplication.shared.isStatusBarHidden }
    }
    let alert = show(stage) {
      Sideways(title: "Title", message: nil, preferredStyle: .alert, backend: .delegate)
    }
    #expect(alert.native is UIAlertView)
    #expect(stage.navigation.supportedInterfaceOrientations == .landscape)
    stage.turn(.landscapeLeft)
    #expect(stage.turn(.portrait) == .landscapeRight)
    // Before 7 no controller is asked about the status bar (R22).
    #expect(hidesStatusBar() == (system != "6.1"))
    stage.act { alert.dismiss(animated: true) }
    #expect(stage.navigation.supportedInterfaceOrientations == .allButUpsideDown)
    stage.turn(.landscapeLeft)
    #expect(stage.turn(.portrait) == .portrait)
    #expect(!hidesStatusBar())

    // One that overrides something else leaves the rest with the presenter.
    stage.page.rotationPolicy.orientations = .portrait
    let still = show(stage) {
      Still(title: "Title", message: nil, preferredStyle: .alert, backend: .delegate)
    }
    #expect(stage.navigation.supportedInterfaceOrientations == .portrait)
    #expect(!stage.navigation.shouldAutorotate)
    stage.act { still.dismiss(animated: true) }
    #expect(stage.navigation.shouldAutorotate)
    #expect(stage.device.exceptions.isEmpty)
  }
}
