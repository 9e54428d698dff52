import TestSupport
import Testing

@testable import EmulatedUIKit

/// A controller that asks what it presents for orientations.
private final class AskingController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    presentedViewController?.supportedInterfaceOrientations ?? .all
  }
}

@Suite("An alert on a device that turns")
struct AlertTurnTests {
  @Test(
    "turns where its presenter would",
    .rule("N1", "N2", "N12"),
    .report("RO-03"),
    arguments: ["8.0", "9.3", "12.4", "26.0"]
  )
  func controller(system: String) {
    for (mask, turns, expected) in [
      (UIInterfaceOrientationMask.portrait, true, UIInterfaceOrientation.portrait),
      (.all, true, .landscapeRight), (.all, false, system == "26.0" ? .landscapeRight : .portrait),
    ] {
      let (bench, root) = Bench.turning(system, mask: mask)
      root.turns = turns
      let alert = bench.alert([("OK", .default)])
      bench.show(alert, on: root)
      bench.turn(.landscapeLeft)
      #expect(bench.device.interfaceOrientation == expected)
      #expect(alert.view.bounds.size == bench.device.screen.bounds.size)
      #expect(alert.supportedInterfaceOrientations == root.supportedInterfaceOrientations)
    }
  }

  @Test("stands in the middle of the turned screen and takes touches there", .report("RO-13"))
  func touches() throws {
    for system in ["8.0", "26.0"] {
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let (bench, root) = Bench.turning(system)
        bench.show(bench.alert([("OK", .default)], style: style), on: root)
        bench.turn(.landscapeLeft)
        let panel = try #require((root.presentedViewController as? UIAlertController)?.panel)
        #expect(panel.box.frame.midX == 240)
        #expect(panel.box.frame.maxY == (style == .alert ? 160 + panel.box.frame.height / 2 : 320))
        try bench.choose("OK")
        #expect(root.presentedViewController == nil)
      }
    }
  }

  @Test("that its presenter asks in turn is an error from 9 on", .rule("N3"))
  func recursion() {
    for (system, expected) in [
      ("8.0", []),
      ("9.3", ["UIAlertController:supportedInterfaceOrientations was invoked recursively!"]),
    ] {
      let bench = Bench(system)
      let root = bench.device.run { AskingController() }
      bench.show(root: root)
      bench.show(bench.alert([("OK", .default)]), on: root)
      bench.turn(.landscapeLeft)
      #expect(bench.reasons == expected)
      if let first = bench.device.exceptions.first {
        #expect(first.name.rawValue == "NSInternalInconsistencyException")
      }
    }
  }

  @Test("is named where its presenter has nothing in common with the app", .rule("N4"))
  func contradiction() {
    let (bench, root) = Bench.turning("12.4")
    bench.show(bench.alert([("OK", .default)]), on: root)
    root.mask = .portraitUpsideDown
    bench.turn(.landscapeLeft)
    #expect(
      bench.reasons == [
        "Supported orientations has no common orientation with the application, and "
          + "[UIAlertController shouldAutorotate] is returning YES"
      ]
    )
  }

  @Test(
    "of an app's own that covers the screen must answer as its presenter, or turns it",
    .rule("N5", "O16"),
    arguments: ["6.1", "9.3", "15.0"]
  )
  func ownAlerts(system: String) {
    for forwards in [false, true] {
      let bench = Bench(system)
      let root = bench.device.run { TurningController("root", bench.log, mask: .landscape) }
      bench.device.rotate(to: .landscapeLeft)
      bench.show(root: root)
      let alert = bench.device.run {
        TurningController("alert", bench.log, mask: forwards ? .landscape : nil)
      }
      alert.modalPresentationStyle = .overFullScreen
      bench.show(alert, on: root)
      bench.turn(.portrait)
      #expect(bench.device.interfaceOrientation == (forwards ? .landscapeRight : .portrait))
      #expect(root.view.bounds.width == (forwards ? 480 : 320))
      #expect(root.supportedInterfaceOrientations == .landscape)
    }
  }

  @Test("of the old kind turns with the status bar before 8", .rule("N8", "N12"))
  func alertView() throws {
    let (bench, _) = Bench.turning("7.1.2")
    let alert = bench.alertView()
    alert.show()
    bench.device.settle()
    bench.turn(.landscapeLeft)
    #expect(alert.transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(alert.bounds.size == CGSize(width: 480, height: 320))
    #expect(alert.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(alert.panel.box.frame.midX == 240)
    try bench.choose("OK")
    #expect(!alert.isVisible)
    let second = bench.alertView()
    second.show()
    bench.device.settle()
    #expect(second.bounds.size == CGSize(width: 480, height: 320))
  }

  @Test(
    "of the old kind asks the app's controller from 8 on; 8.0 and 8.1 do not",
    .rule("N9", "N10")
  )
  func shim() throws {
    for (system, mask, expected) in [
      ("8.0", UIInterfaceOrientationMask.portrait, UIInterfaceOrientation.landscapeRight),
      ("8.1", .portrait, .landscapeRight), ("8.3", .portrait, .portrait),
      ("8.3", .all, .landscapeRight), ("12.4", .portrait, .portrait),
    ] {
      let (bench, _) = Bench.turning(system, mask: mask)
      let alert = bench.alertView()
      alert.show()
      bench.device.settle()
      bench.turn(.landscapeLeft)
      #expect(alert.window?.ownOrientation == expected)
      #expect(bench.device.interfaceOrientation == (mask == .all ? expected : .portrait))
      #expect(alert.panel.box.frame.midX == (expected == .portrait ? 160 : 240))
      try bench.choose("OK")
    }
  }

  @Test("of the old kind names its shim where the app contradicts itself", .rule("N10", "O21"))
  func shimContradiction() {
    let (bench, root) = Bench.turning("8.3")
    bench.alertView().show()
    bench.device.settle()
    root.mask = .portraitUpsideDown
    bench.turn(.landscapeLeft)
    #expect(
      bench.reasons.last
        == "Supported orientations has no common orientation with the application, and "
        + "[_UIAlertShimPresentingViewController shouldAutorotate] is returning YES"
    )
  }

  @Test(
    "of the old kind takes touches, though the device turned while it came",
    .rule("B40", "N1"),
    arguments: ["7.1.2", "8.0", "8.3", "12.4", "26.0"]
  )
  func turnedOnItsWay(system: String) throws {
    let (bench, root) = Bench.turning(system)
    let alert = bench.device.run { UIAlertView() }
    alert.addButton(withTitle: "OK")
    alert.show()
    bench.device.rotate(to: .landscapeLeft)
    bench.device.settle()
    try withExtendedLifetime(root) { try bench.device.tap("OK") }
    bench.device.settle()
    #expect(!alert.isVisible)
  }

  @Test("of the old kind as a sheet holds phones and turns with pads", .rule("C20", "N11"))
  func sheet() {
    for (model, expected) in [
      (EmulatedDevice.Model.phone, UIInterfaceOrientation.portrait), (.pad, .landscapeRight),
    ] {
      let (bench, root) = Bench.turning("7.1.2", model: model)
      let sheet = bench.actionSheet()
      sheet.show(in: root.view)
      bench.device.settle()
      bench.turn(.landscapeLeft)
      #expect(bench.device.interfaceOrientation == expected)
      #expect(sheet.bounds.size == expected.oriented(model.size))
    }
  }
}
