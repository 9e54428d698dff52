import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("An orientation that the app asks for")
struct ForcedTurnTests {
  @Test(
    "by the device's property turns as if the device had",
    .rule("R35", "R36", "V18"),
    arguments: ["5.1", "6.1", "9.3", "15.0"]
  )
  func set(system: String) {
    let (bench, _) = Bench.turning(system)
    let device = bench.device.userDevice
    device.setOrientation(.landscapeRight)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .landscapeLeft)
    #expect(device.orientation == .landscapeRight)
    device.setOrientation(.landscapeLeft)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .landscapeRight)
  }

  @Test("is refused from 16 on, unless the app was linked before", .rule("R44", "V19"))
  func refused() {
    for isOld in [false, true] {
      let (bench, _) = Bench.turning("16.0")
      bench.device.isLinkedBefore16 = isOld
      bench.device.userDevice.setOrientation(.landscapeRight)
      bench.device.settle()
      #expect(bench.device.interfaceOrientation == (isOld ? .landscapeLeft : .portrait))
      #expect(
        bench.device.log
          == (isOld
            ? []
            : [
              "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
                + "Please use UIWindowScene.requestGeometryUpdate(_:)"
            ])
      )
    }
  }

  @Test("is not followed where that is not allowed, but posted", .rule("R37"))
  func notAllowed() {
    let (bench, root) = Bench.turning("12.4", mask: .portrait)
    let notices = Notices(UIDevice.orientationDidChangeNotification, of: bench.device)
    let device = bench.device.userDevice
    device.setOrientation(.landscapeRight)
    #expect(bench.device.interfaceOrientation == .portrait)
    #expect(device.orientation == .landscapeRight)
    root.mask = .all
    root.turns = false
    device.setOrientation(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .portrait)
    #expect(notices.count == 2)
  }

  @Test("does nothing if held already, and gives way to the next turn", .rule("R38", "R39"))
  func again() {
    let (bench, _) = Bench.turning("12.4")
    let notices = Notices(UIDevice.orientationDidChangeNotification, of: bench.device)
    let device = bench.device.userDevice
    device.setOrientation(.portrait)
    #expect(notices.count == 0)
    device.setOrientation(.landscapeRight)
    bench.device.settle()
    device.setOrientation(.landscapeRight)
    #expect(notices.count == 1)
    bench.turn(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    device.setOrientation(.unknown)
    device.setOrientation(.portrait)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .portrait)
    #expect(notices.count == 4)
  }

  @Test("by an attempt is the device's, if it is allowed now", .rule("R40"))
  func attempt() {
    let (bench, root) = Bench.turning("12.4", mask: .portrait)
    bench.turn(.landscapeLeft)
    root.mask = .landscapeLeft
    bench.device.run { UIViewController.attemptRotationToDeviceOrientation() }
    bench.device.settle()
    // No other one that is supported is picked.
    #expect(bench.device.interfaceOrientation == .portrait)
    root.mask = .landscapeRight
    bench.device.run { UIViewController.attemptRotationToDeviceOrientation() }
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .landscapeRight)
  }

  @Test("by an attempt turns every window that allows it", .rule("R40", "S12"))
  func attemptOfAll() {
    let (bench, root) = Bench.turning("12.4", mask: .portrait)
    let (overlay, top) = bench.device.run {
      (
        UIWindow(frame: bench.device.screen.bounds),
        TurningController("top", bench.log, mask: .portrait)
      )
    }
    overlay.rootViewController = top
    overlay.isHidden = false
    bench.turn(.landscapeLeft)
    root.mask = .all
    top.mask = .all
    bench.device.run { UIViewController.attemptRotationToDeviceOrientation() }
    bench.device.settle()
    #expect(root.interfaceOrientation == .landscapeRight)
    #expect(top.interfaceOrientation == .landscapeRight)
  }

  @Test("of the status bar alone needs a controller that supports none", .rule("R41"))
  func statusBar() {
    for (system, mask, turns) in [
      ("5.1", UIInterfaceOrientationMask.portrait, true), ("6.1", .portrait, false),
      ("6.1", [], true), ("12.4", [], true), ("13.0", [], false),
    ] {
      let (bench, root) = Bench.turning(system)
      root.mask = mask
      root.turns = false
      let app = bench.device.application
      app.setStatusBarOrientation(.landscapeLeft, animated: false)
      #expect((app.statusBarOrientation == .landscapeLeft) == turns)
      #expect(root.interfaceOrientation == .portrait)
    }
  }

  @Test("is generated while someone wants it", .rule("R25", "R26"))
  func generating() {
    let device = EmulatedDevice(systemVersion: "12.4")
    let user = device.userDevice
    #expect(user.orientation == .unknown)
    user.beginGeneratingDeviceOrientationNotifications()
    user.beginGeneratingDeviceOrientationNotifications()
    user.endGeneratingDeviceOrientationNotifications()
    #expect(user.isGeneratingDeviceOrientationNotifications)
    #expect(user.orientation == .portrait)
    user.endGeneratingDeviceOrientationNotifications()
    #expect(user.orientation == .unknown)
    device.window.rootViewController = device.run { UIViewController() }
    #expect(user.isGeneratingDeviceOrientationNotifications)
    // One end too many, and the windows hear nothing.
    user.endGeneratingDeviceOrientationNotifications()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(device.interfaceOrientation == .portrait)
    user.beginGeneratingDeviceOrientationNotifications()
    device.dropWindow()
    #expect(!user.isGeneratingDeviceOrientationNotifications)
  }
}
