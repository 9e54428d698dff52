import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about alerts and orientations, in more nestings and on both backends.
@Suite("Reports about alerts and orientations")
struct RotationCaseTests {
  private final class Page: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var turns = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
      turns && RotationPolicy.Orientation(orientation).map { mask.contains($0.mask) } ?? false
    }
  }

  /// Containers that ask what is on screen, which may be the alert.
  private final class CuriousStack: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      visibleViewController?.supportedInterfaceOrientations ?? .portrait
    }
    override var shouldAutorotate: Bool { visibleViewController?.shouldAutorotate ?? true }
  }

  private final class CuriousTabs: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      (presentedViewController ?? selectedViewController)?.supportedInterfaceOrientations ?? .all
    }
  }

  /// The root of a status bar's window, which does what the top of the app's window does.
  private final class Follower: UIViewController {
    weak var top: UIViewController?
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      (top?.presentedViewController ?? top)?.supportedInterfaceOrientations ?? .all
    }
  }

  private func alert(_ backend: AlertBackendKind) -> AlertController {
    let alert = AlertController(
      title: "Title",
      message: nil,
      preferredStyle: .alert,
      backend: backend == .block ? .block : .delegate
    )
    alert.addAction(AlertAction(title: "OK", style: .default))
    return alert
  }

  private func stage(_ system: String) -> RotationStage {
    let device = EmulatedDevice(.phone, systemVersion: system)
    device.alertFamilies = .both
    return RotationStage(on: device, turnsEverywhere: false)
  }

  nonisolated enum Nesting: CaseIterable { case stack, tabs, tabsAroundStack, overlay }

  @Test(
    "asking in a circle ends with the mask of the page under the alert, however nested",
    .rule("N2", "N9"),
    .report("RO-01"),
    arguments: ["6.1", "7.1.2", "8.0", "9.3", "15.0", "16.0", "26.0"],
    Nesting.allCases
  )
  func circle(_ system: String, _ nesting: Nesting) {
    for backend in AlertBackendKind.allCases {
      let stage = stage(system)
      let page = stage.act {
        let page = Page()
        page.mask = .portrait
        return page
      }
      let overlay: UIWindow? = stage.act {
        var root: UIViewController = page
        if nesting != .tabs { root = CuriousStack(rootViewController: root) }
        if nesting == .tabs || nesting == .tabsAroundStack {
          let tabs = CuriousTabs()
          tabs.viewControllers = [root]
          root = tabs
        }
        stage.device.window.rootViewController = root
        guard nesting == .overlay else { return nil }
        let follower = Follower()
        follower.top = root
        let overlay = UIWindow(frame: UIScreen.main.bounds)
        overlay.windowLevel = .alert
        overlay.rootViewController = follower
        overlay.isHidden = false
        return overlay
      }
      let shown = stage.act {
        let shown = alert(backend)
        page.present(shown, animated: true)
        return shown
      }
      if let native = shown.native as? UIViewController {
        #expect(native.viewIfLoaded?.window != nil)
        #expect(native.supportedInterfaceOrientations == .portrait)
      }
      #expect(stage.turn(.landscapeLeft) == .portrait)
      #expect(stage.device.exceptions.isEmpty)
      stage.act { shown.dismiss(animated: false) }
      #expect(stage.turn(.landscapeRight) == .portrait)
      withExtendedLifetime(overlay) {}
    }
  }

  @Test(
    "with an alert up the interface reaches what it reached without, over UIAlertView too",
    .rule("N8", "N10"),
    .report("RO-03"),
    arguments: rotationVersions.filter { $0 != "8.0" }
  )
  func reachable(_ system: String) {
    for (mask, turns) in [
      (UIInterfaceOrientationMask.portrait, true), (.landscape, true), (.allButUpsideDown, true),
      (.all, false),
    ] {
      let stage = stage(system)
      let page = stage.act {
        let page = Page()
        page.mask = mask
        page.turns = turns
        stage.device.window.rootViewController = page
        return page
      }
      let ways: [UIDeviceOrientation] = [.landscapeLeft, .landscapeRight, .portrait]
      let alone = ways.map { stage.turn($0) }
      let shown = stage.act {
        let shown = alert(.delegate)
        page.present(shown, animated: true)
        return shown
      }
      #expect(shown.native is UIAlertView)
      #expect(ways.map { stage.turn($0) } == alone)
      stage.act { shown.dismiss(animated: false) }
    }
  }

  @Test(
    "a policy that has nothing in common with the app lets an alert be shown all the same",
    .rule("O20", "O21", "N4"),
    .report("RO-04"),
    arguments: rotationVersions.dropFirst()
  )
  func nothingInCommon(_ system: String) {
    for backend in AlertBackendKind.allCases {
      let stage = stage(system)
      stage.device.infoPlist.supportedInterfaceOrientations = [.landscapeLeft, .landscapeRight]
      stage.page.rotationPolicy.orientations = .portrait
      stage.turn(.landscapeLeft)
      let start = stage.orientation
      let shown = stage.act {
        let shown = alert(backend)
        stage.page.present(shown, animated: true)
        return shown
      }
      #expect(stage.device.visibleAlert != nil)
      #expect(stage.orientation == start)
      #expect(stage.turn(.portrait) == start)
      #expect(stage.device.exceptions.isEmpty)
      #expect(stage.device.log.filter { $0.hasPrefix("RotationPolicy: ") }.count == 1)
      withExtendedLifetime(shown) {}
    }
  }

  @Test(
    "after a turn a touch on what is seen chooses that button",
    .rule("N8", "N12"),
    .report("RO-13"),
    arguments: rotationVersions,
    [0, 1]
  )
  func touches(_ system: String, _ place: Int) throws {
    for backend in AlertBackendKind.allCases {
      let stage = stage(system)
      stage.page.rotationPolicy.orientations = .all
      stage.turn(.landscapeLeft)
      let shown = stage.act {
        let shown = alert(backend)
        shown.addAction(AlertAction(title: "Cancel", style: .cancel))
        stage.page.present(shown, animated: true)
        return shown
      }
      #expect(stage.turn(.portrait) == .portrait)
      let title = try #require(stage.device.visibleAlert).buttons[place].title
      try stage.device.tapButton(at: place)
      stage.device.settle()
      #expect(shown.outcome == .action(try #require(shown.actions.first { $0.title == title })))
    }
  }

  @Test(
    "the presenter fills the window in its new size after a turn under a modal",
    .rule("R17", "R19"),
    .report("RO-12"),
    arguments: rotationVersions,
    [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]
  )
  func presenter(_ system: String, _ style: UIModalPresentationStyle) {
    let stage = RotationStage(system)
    let modal = stage.act {
      stage.navigation.rotationPolicy.orientations = .all
      let modal = UIViewController()
      modal.rotationPolicy.orientations = .all
      modal.modalPresentationStyle = style
      stage.navigation.present(modal, animated: true)
      return modal
    }
    stage.turn(.landscapeLeft)
    stage.act { modal.dismiss(animated: true) }
    let view: UIView = stage.navigation.view
    #expect(stage.orientation == .landscapeRight)
    #expect(view.bounds.width == 480)
    // Before 8 the root's view is turned, and before 7 it leaves the status bar its place (S9).
    let isOld = ["5.1", "6.1", "7.1.2"].contains(system)
    #expect(view.bounds.height == (["5.1", "6.1"].contains(system) ? 300 : 320))
    if !isOld {
      #expect(view.transform == .identity)
      #expect(view.frame == stage.device.window.bounds)
    }
    stage.turn(.portrait)
    #expect(view.bounds.width == 320)
    #expect(view.transform == .identity)
  }

  @Test(
    "containers are asked anew after a push, a pop and another tab",
    .rule("O14", "O28"),
    .report("RO-07"),
    arguments: rotationVersions.dropFirst()
  )
  func asked(_ system: String) {
    let stage = RotationStage(system)
    let mask = { stage.navigation.supportedInterfaceOrientations }
    stage.page.rotationPolicy.orientations = .portrait
    #expect(mask() == .portrait)
    let second = stage.push()
    second.rotationPolicy.orientations = .landscape
    #expect(mask() == .landscape)
    stage.act { _ = stage.navigation.popViewController(animated: false) }
    #expect(mask() == .portrait)
    let tabs = stage.act {
      let tabs = UITabBarController()
      stage.device.window.rootViewController = tabs
      tabs.viewControllers = [stage.navigation, second]
      return tabs
    }
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    stage.act { tabs.selectedIndex = 1 }
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    stage.act { tabs.viewControllers = [] }
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
  }
}
