import TestSupport
import Testing

@testable import EmulatedUIKit

/// An app's delegate with a mask.
private final class MaskingDelegate: NSObject, UIApplicationDelegate {
  var mask: UIInterfaceOrientationMask
  var asked: [UIWindow?] = []

  init(_ mask: UIInterfaceOrientationMask) { self.mask = mask }

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    asked.append(window)
    return mask
  }
}

/// A delegate of containers with a mask.
private final class ContainerDelegate: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscapeLeft }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .landscapeLeft }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeLeft }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .landscapeLeft }
}

/// A navigation controller with a mask of its own.
private final class MaskedNavigation: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

@Suite("Who decides about orientations")
struct DeciderTests {
  @Test("is the app with its Info.plist, or by default its idiom", .rule("O1", "O4", "O8"))
  func plist() {
    for (model, mask) in [
      (EmulatedDevice.Model.phone, UIInterfaceOrientationMask.allButUpsideDown), (.pad, .all),
    ] {
      let (bench, root) = Bench.turning("9.3", model: model)
      #expect(bench.device.application.supportedInterfaceOrientations(for: nil) == mask)
      #expect(root.supportedInterfaceOrientations == mask)
      bench.turn(.portraitUpsideDown)
      #expect(
        bench.device.interfaceOrientation == (model == .pad ? .portraitUpsideDown : .portrait)
      )
      bench.device.infoPlist.supportedInterfaceOrientations = [.portrait, .landscapeLeft]
      bench.turn(.landscapeRight)
      #expect(bench.device.interfaceOrientation == .landscapeLeft)
      bench.turn(.landscapeLeft)
      #expect(bench.device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("is the app's delegate instead of Info.plist, for each window", .rule("O2", "O5"))
  func delegate() {
    let (bench, _) = Bench.turning("9.3")
    bench.device.infoPlist.supportedInterfaceOrientations = [.portrait]
    let delegate = MaskingDelegate(.landscape)
    bench.device.application.delegate = delegate
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    #expect(delegate.asked == [bench.device.window])
    delegate.mask = [.portrait, .landscapeRight]
    bench.turn(.portrait)
    #expect(bench.device.interfaceOrientation == .portrait)
  }

  @Test("at launch is Info.plist alone, by version", .rule("O3", "O6"))
  func launch() {
    let lists: [[UIInterfaceOrientation]?] = [
      nil, [.landscapeLeft, .portrait], [.landscapeRight, .landscapeLeft], [.portraitUpsideDown],
    ]
    for (system, held, expected) in [
      (
        "7.1.2", UIDeviceOrientation.portrait,
        [UIInterfaceOrientation.portrait, .portrait, .landscapeRight, .portraitUpsideDown]
      ),
      ("8.0", .portrait, [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]),
      ("15.0", .portrait, [.portrait, .portrait, .landscapeRight, .portraitUpsideDown]),
      (
        "15.0", .landscapeRight,
        [.landscapeLeft, .landscapeLeft, .landscapeLeft, .portraitUpsideDown]
      ),
    ] {
      for (list, orientation) in zip(lists, expected) {
        let device = EmulatedDevice(systemVersion: system)
        device.infoPlist.supportedInterfaceOrientations = list
        let delegate = MaskingDelegate(.portrait)
        device.application.delegate = delegate
        device.rotate(to: held)
        #expect(device.interfaceOrientation == orientation)
        #expect(delegate.asked.isEmpty)
      }
    }
  }

  @Test("after the launch is the root's controller, told by layout alone", .rule("O6", "R4", "S10"))
  func afterLaunch() {
    for system in ["6.1", "8.0", "15.0"] {
      let bench = Bench(system)
      bench.device.window.rootViewController = nil
      bench.device.rotate(to: .landscapeLeft)
      bench.log.clear()
      bench.device.window.rootViewController = bench.device.run {
        SizingController("root", bench.log, mask: .landscapeRight)
      }
      bench.device.settle()
      #expect(bench.device.interfaceOrientation == .landscapeRight)
      #expect(!bench.log.text.contains("willRotate"))
      #expect(!bench.log.text.contains("willTransition"))
      #expect(bench.log.lines.last?.hasPrefix("root willLayout: landscapeRight 480×") == true)
    }
  }

  @Test("is the controller's mask, unless it does not turn", .rule("O7", "O12"))
  func controller() {
    let (bench, root) = Bench.turning("12.4", mask: .landscapeRight)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    bench.turn(.landscapeRight)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    root.mask = .all
    root.turns = false
    bench.turn(.portrait)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    root.turns = true
    bench.turn(.landscapeRight)
    #expect(bench.device.interfaceOrientation == .landscapeLeft)
  }

  @Test("is no controller where a window has none", .rule("O10"))
  func nobody() {
    let device = EmulatedDevice(systemVersion: "9.3")
    let window = device.window
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(window.bounds.size == CGSize(width: 480, height: 320))
  }

  @Test("on phones without a home button is never upside down", .rule("O9"))
  func homeButton() {
    for (hasButton, expected) in [
      (true, UIInterfaceOrientation.portraitUpsideDown), (false, .portrait),
    ] {
      let model = EmulatedDevice.Model.custom(
        idiom: .phone,
        size: CGSize(width: 375, height: 812),
        scale: 3,
        hasHomeButton: hasButton
      )
      let (bench, _) = Bench.turning("12.4", model: model, mask: .all)
      let delegate = MaskingDelegate(.all)
      bench.device.application.delegate = delegate
      bench.turn(.portraitUpsideDown)
      #expect(bench.device.interfaceOrientation == expected)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("on pads that share their screen is no controller", .rule("O11"))
  func sharing() {
    for (system, full, expected) in [
      ("8.0", false, UIInterfaceOrientation.portrait), ("9.3", false, .landscapeRight),
      ("9.3", true, .portrait),
    ] {
      let (bench, _) = Bench.turning(system, model: .pad, mask: .portrait)
      bench.device.infoPlist.supportedInterfaceOrientations = UIInterfaceOrientation.inOrder
      bench.device.infoPlist.requiresFullScreen = full
      bench.turn(.landscapeLeft)
      #expect(bench.device.interfaceOrientation == expected)
    }
  }

  @Test(
    "is the container, not its children",
    .rule("O14", "V16"),
    arguments: ["6.1", "9.3", "15.0"]
  )
  func containers(system: String) {
    let bench = Bench(system)
    let child = bench.device.run { TurningController("child", bench.log, mask: .landscape) }
    bench.show(root: bench.device.run { MaskedNavigation(rootViewController: child) })
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .portrait)
    let (tabs, tab) = bench.device.run {
      (UITabBarController(), TurningController("tab", bench.log, mask: .portrait))
    }
    tabs.viewControllers = [tab]
    bench.show(root: tabs)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
  }

  @Test("is the container's delegate from 7 on", .rule("O15"))
  func containerDelegates() {
    for (system, expected) in [
      ("6.1", UIInterfaceOrientation.portrait), ("7.1.2", .landscapeLeft), ("12.4", .landscapeLeft),
    ] {
      let delegate = ContainerDelegate()
      let bench = Bench(system)
      let (navigation, tabs) = bench.device.run { (UINavigationController(), UITabBarController()) }
      navigation.delegate = delegate
      bench.show(root: navigation)
      #expect(bench.device.interfaceOrientation == expected)
      #expect(navigation.preferredInterfaceOrientationForPresentation == expected)
      bench.show(root: bench.controller("other"))
      #expect(bench.device.interfaceOrientation == .portrait)
      tabs.delegate = delegate
      bench.show(root: tabs)
      #expect(bench.device.interfaceOrientation == expected)
    }
  }

  @Test("before 6 is the question about each candidate", .rule("R1", "R2", "R3"))
  func candidates() {
    let bench = Bench("5.1")
    bench.device.infoPlist.supportedInterfaceOrientations = [.portrait]
    bench.show(root: bench.controller("plain"))
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .portrait)
    let (first, second) = bench.device.run {
      (TurningController("first", bench.log), TurningController("second", bench.log))
    }
    second.candidates = [.portrait]
    let tabs = bench.device.run { UITabBarController() }
    tabs.viewControllers = [first, second]
    bench.show(root: tabs)
    #expect(bench.device.interfaceOrientation == .portrait)
    tabs.viewControllers = []
    let navigation = bench.device.run { UINavigationController(rootViewController: second) }
    navigation.pushViewController(first, animated: false)
    bench.show(root: navigation)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    navigation.popViewController(animated: false)
    bench.turn(.landscapeRight)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
  }

  @Test("of presented controllers is the one that covers the screen", .rule("O16"))
  func presented() {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .overCurrentContext,
    ]
    for (system, deciding) in [
      ("9.3", [true, true, true, true, false]), ("15.0", [true, true, false, false, false]),
    ] {
      for (style, decides) in zip(styles, deciding) {
        let (bench, root) = Bench.turning(system, mask: .portrait)
        let modal = bench.device.run { TurningController("modal", bench.log) }
        modal.modalPresentationStyle = style
        bench.show(modal, on: root)
        bench.turn(.landscapeLeft)
        #expect(
          bench.device.interfaceOrientation == (decides ? .landscapeRight : .portrait),
          "\(system) \(style)"
        )
        modal.dismiss(animated: true)
        bench.device.settle()
        #expect(bench.device.interfaceOrientation == .portrait)
      }
    }
  }

  @Test("turns the interface to what it prefers", .rule("O17", "V17", "O23"))
  func preferred() {
    let bench = Bench("12.4")
    let delegate = MaskingDelegate(.all)
    bench.device.application.delegate = delegate
    bench.show(root: bench.device.run { MaskedNavigation(rootViewController: bench.root) })
    let modal = bench.device.run {
      PreferringController("modal", bench.log, mask: .landscape)
    }
    modal.prefers = .landscapeRight
    modal.modalPresentationStyle = .fullScreen
    bench.show(modal)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    #expect(modal.view.bounds.size == CGSize(width: 480, height: 320))
    #expect(!bench.log.text.contains("Rotate"))
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .portrait)
    #expect(
      bench.device.window.rootViewController?.view.bounds.size == CGSize(width: 320, height: 480)
    )
    #expect(bench.device.exceptions.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("turns nothing by default: the status bar's orientation is preferred", .rule("O23", "O17"))
  func preferredByDefault() {
    let (bench, root) = Bench.turning("12.4")
    bench.turn(.landscapeRight)
    #expect(root.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    let modal = bench.device.run { TurningController("modal", bench.log) }
    modal.modalPresentationStyle = .fullScreen
    bench.show(modal, on: root)
    #expect(bench.device.interfaceOrientation == .landscapeLeft)
    #expect(modal.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(bench.reasons == [])
  }

  @Test("who presents full screen hears no turn from 6 on", .rule("R8", "R19"))
  func covered() {
    for (system, hears) in [("5.1", true), ("6.1", false), ("9.3", false)] {
      let (bench, root) = Bench.turning(system)
      let modal = bench.device.run { TurningController("modal", bench.log) }
      modal.modalPresentationStyle = .fullScreen
      bench.show(modal, on: root)
      bench.log.clear()
      bench.turn(.landscapeLeft)
      #expect(bench.log.text.contains("root willRotate") == hears)
      #expect(bench.log.text.contains("modal willRotate"))
      modal.dismiss(animated: false)
      bench.device.settle()
      #expect(bench.log.lines(about: "root").last?.hasPrefix("root willLayout: landscape") == true)
      #expect(root.view.bounds.width == 480)
    }
  }
}
