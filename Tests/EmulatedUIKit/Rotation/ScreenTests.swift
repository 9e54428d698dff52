import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("The screen")
struct ScreenTests {
  /// Every orientation a device can turn to, with the interface's.
  private static let sides: [(UIDeviceOrientation, UIInterfaceOrientation)] = [
    (.landscapeLeft, .landscapeRight), (.landscapeRight, .landscapeLeft), (.portrait, .portrait),
  ]

  @Test("stays upright before 8", .rule("S1", "S4", "S3"), arguments: ["5.1", "6.1", "7.1.2"])
  func upright(system: String) {
    let (bench, _) = Bench.turning(system)
    let device = bench.device
    for (held, interface) in Self.sides {
      bench.turn(held)
      #expect(device.interfaceOrientation == interface)
      #expect(device.screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(device.screen.nativeBounds == CGRect(x: 0, y: 0, width: 640, height: 960))
      #expect(device.window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  @Test(
    "follows the interface from 8 on, its pixels do not",
    .rule("S1", "S4", "S8", "R17"),
    arguments: ["8.0", "12.4", "16.0"]
  )
  func oriented(system: String) {
    let (bench, root) = Bench.turning(system)
    let device = bench.device
    for (held, interface) in Self.sides {
      bench.turn(held)
      #expect(device.interfaceOrientation == interface)
      let size =
        interface == .portrait ? CGSize(width: 320, height: 480) : CGSize(width: 480, height: 320)
      #expect(device.screen.bounds == CGRect(origin: .zero, size: size))
      #expect(device.screen.nativeBounds == CGRect(x: 0, y: 0, width: 640, height: 960))
      #expect(device.window.frame == CGRect(origin: .zero, size: size))
      #expect(device.window.transform == .identity)
      #expect(root.view.frame == CGRect(origin: .zero, size: size))
      #expect(root.view.transform == .identity)
    }
  }

  @Test("before 7 turns root views, which begin below the status bar", .rule("S9"))
  func rootViews() {
    for (model, right, left, bounds) in [
      (
        EmulatedDevice.Model.pad, CGRect(x: 0, y: 0, width: 748, height: 1024),
        CGRect(x: 20, y: 0, width: 748, height: 1024), CGSize(width: 1024, height: 748)
      ),
      (
        .phone, CGRect(x: 0, y: 0, width: 300, height: 480),
        CGRect(x: 20, y: 0, width: 300, height: 480), CGSize(width: 480, height: 300)
      ),
    ] {
      let (bench, root) = Bench.turning("6.1", model: model)
      bench.turn(.landscapeLeft)
      #expect(root.view.frame == right)
      #expect(root.view.bounds.size == bounds)
      #expect(root.view.transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      bench.turn(.landscapeRight)
      #expect(root.view.frame == left)
      #expect(root.view.bounds.size == bounds)
      #expect(root.view.transform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    }
  }

  @Test("has a status bar on the upright screen before 8", .rule("S2", "S6", "S7"))
  func statusBarBefore8() {
    let (bench, _) = Bench.turning("7.1.2", model: .pad)
    let (app, screen) = (bench.device.application, bench.device.screen)
    bench.turn(.portraitUpsideDown)
    #expect(app.statusBarFrame == CGRect(x: 0, y: 1004, width: 768, height: 20))
    #expect(screen.applicationFrame == CGRect(x: 0, y: 0, width: 768, height: 1004))
    bench.turn(.landscapeLeft)
    #expect(app.statusBarFrame.size == CGSize(width: 20, height: 1024))
    #expect(min(app.statusBarFrame.width, app.statusBarFrame.height) == 20)
    #expect(screen.applicationFrame == CGRect(x: 0, y: 0, width: 748, height: 1024))
  }

  @Test("has a status bar as the interface has it from 8 on", .rule("S6", "S2", "R23"))
  func statusBarFrom8() {
    let (bench, _) = Bench.turning("8.0", model: .pad)
    let (app, screen) = (bench.device.application, bench.device.screen)
    bench.turn(.landscapeLeft)
    #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 1024, height: 20))
    #expect(screen.applicationFrame == CGRect(x: 0, y: 20, width: 1024, height: 748))
    let (phone, _) = Bench.turning("8.0")
    #expect(!phone.device.application.isStatusBarHidden)
    phone.turn(.landscapeLeft)
    #expect(phone.device.application.isStatusBarHidden)
    #expect(phone.device.application.statusBarFrame == .zero)
    #expect(phone.device.screen.applicationFrame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test(
    "lets controllers hide the status bar from 7 on, unless Info.plist says no",
    .rule("R22", "S6")
  )
  func hiding() {
    for (system, controllers, hides) in [
      ("6.1", true, true), ("7.1.2", true, false), ("7.1.2", false, true), ("9.3", true, false),
    ] {
      let (bench, root) = Bench.turning(system)
      bench.device.infoPlist.usesControllersForStatusBar = controllers
      bench.device.application.setStatusBarHidden(true, with: .fade)
      #expect(bench.device.application.isStatusBarHidden == hides)
      #expect((bench.device.application.statusBarFrame == .zero) == hides)
      #expect(root.view.frame.height == 480)
    }
  }

  @Test("has fixed coordinates beside the interface's", .rule("S5", "V25"))
  func coordinateSpaces() {
    let (bench, root) = Bench.turning("8.0", model: .phone4inch)
    let screen = bench.device.screen
    func current(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      screen.fixedCoordinateSpace.convert(CGPoint(x: x, y: y), to: screen.coordinateSpace)
    }
    #expect(current(50, 518) == CGPoint(x: 50, y: 518))
    bench.turn(.landscapeRight)
    #expect(current(50, 518) == CGPoint(x: 50, y: 50))
    #expect(current(0, 0) == CGPoint(x: 568, y: 0))
    #expect(screen.fixedCoordinateSpace.bounds.size == CGSize(width: 320, height: 568))
    #expect(screen.coordinateSpace.bounds.size == CGSize(width: 568, height: 320))
    let back = screen.fixedCoordinateSpace.convert(
      CGRect(x: 50, y: 50, width: 10, height: 20),
      from: screen.coordinateSpace
    )
    #expect(back == CGRect(x: 50, y: 508, width: 20, height: 10))
    let view = bench.device.run { UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10)) }
    root.view.addSubview(view)
    #expect(
      view.convert(CGPoint.zero, to: screen.fixedCoordinateSpace) == CGPoint(x: 50, y: 518)
    )
    #expect(
      view.convert(CGPoint(x: 50, y: 518), from: screen.fixedCoordinateSpace) == CGPoint.zero
    )
    bench.turn(.landscapeLeft)
    #expect(current(0, 0) == CGPoint(x: 0, y: 320))
    let (pad, _) = Bench.turning("8.0", model: .pad)
    pad.turn(.portraitUpsideDown)
    let padScreen = pad.device.screen
    #expect(
      padScreen.fixedCoordinateSpace.convert(.zero, to: padScreen.coordinateSpace)
        == CGPoint(x: 768, y: 1024)
    )
  }

  @Test("turns what stands in a window by itself from 8 on only", .rule("S11", "S8"))
  func loneViews() {
    for (system, size) in [
      ("7.1.2", CGSize(width: 320, height: 480)), ("8.0", CGSize(width: 480, height: 320)),
    ] {
      let (bench, _) = Bench.turning(system)
      let view = bench.device.run { UIView(frame: bench.device.window.bounds) }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bench.device.window.addSubview(view)
      bench.turn(.landscapeLeft)
      #expect(view.bounds.size == size)
      #expect(view.transform == .identity)
    }
  }

  @Test("shows windows that each ask their own root", .rule("S12", "O5"))
  func windows() {
    for (system, bar) in [
      ("7.1.2", UIInterfaceOrientation.landscapeRight), ("8.0", .portrait),
    ] {
      let (bench, root) = Bench.turning(system, mask: .portrait)
      let (overlay, top) = bench.device.run {
        (UIWindow(frame: UIScreen.main.bounds), TurningController("top", bench.log))
      }
      overlay.rootViewController = top
      overlay.isHidden = false
      bench.turn(.landscapeLeft)
      #expect(root.interfaceOrientation == .portrait)
      #expect(top.interfaceOrientation == .landscapeRight)
      #expect(top.view.bounds.size == CGSize(width: 480, height: 320))
      #expect(bench.device.application.statusBarOrientation == bar)
      // Both lie on the screen as they are seen.
      #expect(top.view.convert(top.view.bounds, to: nil).width > 0)
      #expect(overlay.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
  }
}
