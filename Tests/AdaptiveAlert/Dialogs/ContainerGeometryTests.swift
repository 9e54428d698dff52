import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Where a container dialog stands")
struct ContainerGeometryTests {
  @Test(
    "upright it stands in the middle, with its numbers",
    .rule("G3", "G9", "V1"),
    arguments: dialogVersions
  )
  func upright(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let view = try #require(dialog.dialogView as? ContainerDialogView)
    #expect(dialog.frame.text == "0 0 320 480")
    #expect(dialog.transform.isIdentity)
    #expect(view.frame.text == "15 114.5 290 251")
    #expect(
      view.buttons.map { $0.convert($0.bounds, to: view).text } == [
        "0 201 96.667 50", "96.667 201 96.667 50", "193.333 201 96.667 50",
      ]
    )
    #expect(view.line.frame.text == "0 200 290 1")
  }

  @Test(
    "before 8 in landscape left it is turned by 270° and lines up with the interface",
    .rule("G15", "G16", "V2"),
    arguments: ["5.1", "6.1", "7.1.2"]
  )
  func fixedLandscape(_ system: String) {
    let stage = ContainerStage(system, .landscapeRight)
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.device.interfaceOrientation == .landscapeLeft)
    let dialog = stage.dialog()
    stage.show(dialog)
    #expect(dialog.transform.quarters == 3)
    #expect(dialog.bounds.text == "0 0 480 320")
    #expect(dialog.center == CGPoint(x: 160, y: 240))
    #expect(dialog.frame.text == "0 0 320 480")
    #expect(dialog.dialogView?.frame.text == "95 34.5 290 251")
    #expect(dialog.transform == stage.page.view.transform)
  }

  @Test(
    "before 8 each way up has its transform",
    .rule("G15", "S9"),
    .report("RO-10"),
    arguments: [
      (UIDeviceOrientation.portrait, 0), (.landscapeLeft, 1), (.portraitUpsideDown, 2),
      (.landscapeRight, 3),
    ]
  )
  func fixedTransforms(_ held: UIDeviceOrientation, _ quarters: Int) {
    let stage = ContainerStage("7.1.2", held)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    #expect(dialog.transform.quarters == quarters)
    #expect(dialog.convert(dialog.bounds, to: nil).text == "0 0 320 480")
    #expect(dialog.dialogView?.transform.quarters == 0)
  }

  @Test(
    "from 8 in landscape nothing is turned: the screen's size is the interface's",
    .rule("G5", "G17", "V3"),
    .report("RO-09"),
    arguments: ["8.0", "12.4", "16.0", "26.0"],
    [UIDeviceOrientation.landscapeLeft, .landscapeRight]
  )
  func orientedLandscape(_ system: String, _ held: UIDeviceOrientation) {
    let stage = ContainerStage(system, held)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    #expect(dialog.transform.isIdentity)
    #expect(dialog.frame.text == "0 0 480 320")
    #expect(dialog.dialogView?.frame.text == "95 34.5 290 251")
  }

  @Test(
    "the strategy follows the capability, as numbers and not as texts",
    .rule("G6"),
    arguments: [("7.1.2", true), ("7.1", true), ("8.0", false), ("10.0", false), ("12.4", false)]
  )
  func strategy(_ system: String, _ isFixed: Bool) {
    let capabilities = PlatformCapabilities(systemVersion: system, usesScenes: false)
    #expect(
      DialogGeometry.Screen(capabilities) == (isFixed ? .portraitFixed : .interfaceOriented)
    )
    PlatformCapabilities.withOverride(capabilities) {
      #expect(DialogHost().screen == (isFixed ? .portraitFixed : .interfaceOriented))
    }
  }

  @Test(
    "without titles the dialog is its container, without a line",
    .rule("G4", "G23", "V4"),
    arguments: [nil, []] as [[String]?]
  )
  func noButtons(_ titles: [String]?) throws {
    let stage = ContainerStage("7.1.2")
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(CGSize(width: 300, height: 150), titles: titles)
    stage.show(dialog)
    let view = try #require(dialog.dialogView as? ContainerDialogView)
    #expect(view.frame.text == "10 165 300 150")
    #expect(view.buttons == [])
    #expect(view.line.superview == nil)
  }

  @Test("without a container there is a blank one", .rule("G4", "G7"))
  func blank() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.device.run { ContainerAlertView() }
    #expect(dialog.buttonTitles == ["Close"])
    #expect(!dialog.usesMotionEffects)
    #expect(!dialog.closesOnTouchOutside)
    #expect(dialog.delegate == nil)
    stage.show(dialog)
    #expect(dialog.dialogView?.frame.text == "10 139.5 300 201")
  }

  @Test(
    "the heights of buttons and line are each dialog's own",
    .rule("G2"),
    arguments: ["7.1.2", "26.0"]
  )
  func heightsPerDialog(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let with = stage.dialog()
    let without = stage.dialog(titles: nil)
    stage.show(with)
    stage.show(without)
    stage.turn(.landscapeLeft)
    #expect(with.dialogView?.bounds.size == CGSize(width: 290, height: 251))
    #expect(without.dialogView?.bounds.size == CGSize(width: 290, height: 200))
  }

  @Test(
    "in a view of the app's own it fills that view and is not turned",
    .rule("G8", "G15", "G30"),
    arguments: ["7.1.2", "26.0"]
  )
  func parent(_ system: String) {
    let stage = ContainerStage(system, .landscapeRight)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(parent: stage.page.view)
    stage.show(dialog)
    #expect(dialog.superview === stage.page.view)
    #expect(dialog.transform.isIdentity)
    #expect(dialog.frame.text == "0 0 480 320")
    #expect(dialog.dialogView?.frame.text == "95 34.5 290 251")
    let small = stage.device.run { UIView(frame: CGRect(x: 40, y: 20, width: 400, height: 280)) }
    stage.page.view.addSubview(small)
    let inner = stage.dialog(parent: small)
    stage.show(inner)
    #expect(inner.frame.text == "0 0 400 280")
    #expect(inner.dialogView?.frame.text == "55 14.5 290 251")
  }

  @Test("the window is the one that shows", .rule("G41"), .report("KB-09"))
  func window() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let hidden = stage.device.run { UIWindow(frame: UIScreen.main.bounds) }
    let behind = stage.device.run { UIWindow(frame: UIScreen.main.bounds) }
    behind.rootViewController = stage.device.run { UIViewController() }
    behind.isHidden = false
    stage.device.window.makeKeyAndVisible()
    let above = stage.device.run { UIWindow(frame: UIScreen.main.bounds) }
    above.windowLevel = .alert + 1
    above.isHidden = false
    let dialog = stage.dialog()
    stage.show(dialog)
    #expect(dialog.window === stage.device.window)
    dialog.close()
    stage.device.settle()
    // An alert's window is no place for it, though it may be the key window.
    above.rootViewController = stage.device.run { UIViewController() }
    above.makeKeyAndVisible()
    let beside = stage.dialog()
    stage.show(beside)
    #expect(beside.window === stage.device.window)
    beside.close()
    stage.device.settle()
    // The key window left the screen: the next that is seen takes its place.
    stage.device.window.isHidden = true
    let next = stage.dialog()
    stage.show(next)
    #expect(next.window === behind)
    withExtendedLifetime(hidden) {}
  }
}
