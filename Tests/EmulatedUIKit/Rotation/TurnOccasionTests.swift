import TestSupport
import Testing

@testable import EmulatedUIKit

/// An app's delegate with a mask.
private final class AppDelegate: NSObject, UIApplicationDelegate {
  let mask: UIInterfaceOrientationMask
  init(_ mask: UIInterfaceOrientationMask) { self.mask = mask }

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { mask }
}

/// Answers for the top of a stack.
private final class TopDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.topViewController?.supportedInterfaceOrientations ?? .all
  }
}

@Suite("What makes the interface turn, and what does not")
struct TurnOccasionTests {
  @Test("a controller presented and dismissed, which covers the screen", .rule("R42"))
  func dummy() {
    for (system, turns) in [("4.3", true), ("6.1", true), ("12.4", true), ("13.0", false)] {
      let (bench, root) = Bench.turning(system)
      root.mask = .landscape
      root.candidates = [.landscapeLeft, .landscapeRight]
      let dummy = bench.device.run { UIViewController() }
      root.present(dummy, animated: false) { root.dismiss(animated: false) }
      bench.device.settle()
      #expect(root.presentedViewController == nil)
      #expect(
        bench.device.interfaceOrientation == (turns ? .landscapeLeft : .portrait),
        "\(system)"
      )
      #expect(root.view.bounds.width == (turns ? 480 : 320))
    }
  }

  @Test("the root's view taken out and put back, up to 5", .rule("R42"))
  func putBack() {
    for (system, turns) in [("4.3", true), ("5.1", true), ("6.1", false)] {
      let (bench, root) = Bench.turning(system)
      root.mask = .landscape
      root.candidates = [.landscapeLeft, .landscapeRight]
      let view = root.view
      view?.removeFromSuperview()
      if let view { bench.device.window.addSubview(view) }
      bench.device.settle()
      #expect(
        bench.device.interfaceOrientation == (turns ? .landscapeLeft : .portrait),
        "\(system)"
      )
      #expect(bench.log.text.contains("willRotate") == turns)
    }
  }

  @Test("not the device while the person has locked the rotation", .rule("O37"))
  func locked() {
    let (bench, _) = Bench.turning("12.4")
    bench.device.isRotationLocked = true
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .portrait)
    #expect(bench.device.userDevice.orientation == .portrait)
    #expect(bench.device.heldOrientation == .landscapeLeft)
    bench.device.isRotationLocked = false
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    #expect(bench.device.userDevice.orientation == .landscapeLeft)
    bench.device.isRotationLocked = true
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .portrait)
    let launched = EmulatedDevice(systemVersion: "15.0")
    launched.isRotationLocked = true
    launched.rotate(to: .landscapeLeft)
    #expect(launched.interfaceOrientation == .portrait)
  }

  @Test("not what is set while nobody generates orientations", .rule("R39", "R26"))
  func silent() {
    let (bench, _) = Bench.turning("12.4")
    let notices = Notices(UIDevice.orientationDidChangeNotification, of: bench.device)
    bench.device.userDevice.endGeneratingDeviceOrientationNotifications()
    bench.device.userDevice.setOrientation(.landscapeLeft)
    bench.device.settle()
    #expect(notices.count == 0)
    #expect(bench.device.interfaceOrientation == .portrait)
    bench.device.userDevice.beginGeneratingDeviceOrientationNotifications()
    bench.device.userDevice.setOrientation(.landscapeRight)
    bench.device.settle()
    #expect(notices.count == 1)
    #expect(bench.device.interfaceOrientation == .landscapeLeft)
  }

  @Test("not a phone of 6 held upside down", .rule("O9"))
  func upsideDown() {
    for (system, expected) in [
      ("6.1", UIInterfaceOrientation.portrait), ("7.1.2", .portraitUpsideDown),
    ] {
      let (bench, _) = Bench.turning(system, mask: .all)
      let delegate = AppDelegate(.all)
      bench.device.application.delegate = delegate
      bench.turn(.portraitUpsideDown)
      #expect(bench.device.interfaceOrientation == expected)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("not a pad whose app lists three orientations and whose root has one", .rule("O11"))
  func unshared() {
    let (bench, _) = Bench.turning("9.3", model: .pad, mask: .portrait)
    bench.device.infoPlist.supportedInterfaceOrientations = [
      .portrait, .landscapeLeft, .landscapeRight,
    ]
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .portrait)
  }

  @Test("not a push or pop, whatever the container then answers", .rule("O15", "O14"))
  func pushing() {
    let bench = Bench("12.4")
    let delegate = TopDelegate()
    let (bottom, top) = bench.device.run {
      (
        TurningController("bottom", bench.log, mask: .portrait),
        TurningController("top", bench.log, mask: .landscape)
      )
    }
    let navigation = bench.device.run { UINavigationController(rootViewController: bottom) }
    navigation.delegate = delegate
    bench.show(root: navigation)
    navigation.pushViewController(top, animated: true)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .portrait)
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    navigation.popViewController(animated: true)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .landscapeRight)
  }

  @Test("a mask of 1 is an error wherever it is asked, and none in a pushed one", .rule("O33"))
  func maskOfOne() {
    let one = UIInterfaceOrientationMask(rawValue: 1)
    let bench = Bench("12.4")
    let pushed = bench.device.run { TurningController("pushed", bench.log, mask: one) }
    bench.show(root: bench.device.run { UINavigationController(rootViewController: pushed) })
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    #expect(bench.reasons == [])
    for (turns, reason) in [
      (
        true,
        "Supported orientations has no common orientation with the application, and "
          + "[EmulatedUIKitTests.PreferringController shouldAutorotate] is returning YES"
      ),
      (
        false,
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
      ),
    ] {
      let (bench, root) = Bench.turning("12.4")
      let modal = bench.device.run { PreferringController("modal", bench.log, mask: one) }
      modal.prefers = .portrait
      modal.turns = turns
      modal.modalPresentationStyle = .fullScreen
      bench.show(modal, on: root)
      #expect(bench.reasons == [reason])
    }
  }

  @Test("what is preferred need not be what the app allows", .rule("O24"))
  func preferredOutsideApp() {
    let (bench, root) = Bench.turning("12.4")
    let delegate = AppDelegate(.portrait)
    bench.device.application.delegate = delegate
    let modal = bench.device.run { PreferringController("modal", bench.log, mask: .all) }
    modal.prefers = .landscapeLeft
    modal.modalPresentationStyle = .fullScreen
    bench.show(modal, on: root)
    #expect(bench.reasons == [])
    #expect(root.presentedViewController === modal)
    #expect(bench.device.interfaceOrientation == .portrait)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "not a controller of mask 24 in an app of 2 that does not autorotate",
    .rule("V14", "O12"),
    arguments: ["6.1", "8.3", "15.0"]
  )
  func frozen(system: String) {
    let bench = Bench(system)
    bench.device.infoPlist.supportedInterfaceOrientations = [.portrait]
    let root = bench.device.run {
      TurningController("root", bench.log, mask: UIInterfaceOrientationMask(rawValue: 24))
    }
    root.turns = false
    bench.show(root: root)
    bench.turn(.landscapeLeft)
    #expect(bench.reasons == [])
    #expect(bench.device.interfaceOrientation == .portrait)
    #expect(bench.log.text == "")
  }
}
