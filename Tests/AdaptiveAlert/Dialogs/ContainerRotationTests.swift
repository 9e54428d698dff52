import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A container dialog and the interface's turns")
struct ContainerRotationTests {
  @Test(
    "before 8 the dialog alone is turned, within 0.2 s",
    .rule("G32", "G33", "S11", "V7"),
    arguments: ["5.1", "6.1", "7.1.2"]
  )
  func fixed(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    stage.device.rotate(to: .landscapeLeft)
    #expect(view.transform.quarters == 1)
    #expect(view.presentationValues.transform.isIdentity)
    stage.device.advance(by: 0.199)
    #expect(view.presentationValues.transform.quarters == nil)
    stage.device.advance(by: 0.001)
    #expect(view.presentationValues.transform.quarters == 1)
    stage.device.settle()
    #expect(dialog.transform.isIdentity)
    #expect(dialog.frame.text == "0 0 320 480")
    #expect(view.center == CGPoint(x: 160, y: 240))
    #expect(view.bounds.size == CGSize(width: 290, height: 251))
  }

  @Test(
    "before 8 the turn starts from the one it was shown with",
    .rule("G33", "V8"),
    arguments: ["5.1", "6.1", "7.1.2"]
  )
  func fixedFromLandscape(_ system: String) throws {
    let stage = ContainerStage(system, .landscapeRight)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    stage.turn(.portrait)
    let view = try #require(dialog.dialogView)
    #expect(view.transform.quarters == 1)
    #expect(dialog.transform.quarters == 3)
    #expect(view.convert(view.bounds, to: nil).text == "15 114.5 290 251")
    // And back: no residue of an angle.
    stage.turn(.landscapeRight)
    #expect(view.transform.isIdentity)
  }

  @Test(
    "from 8 the frame follows the screen, within 0.2 s",
    .rule("G32", "G35", "G37", "V9"),
    arguments: ["8.0", "12.4", "16.0", "26.0"]
  )
  func oriented(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    stage.device.rotate(to: .landscapeLeft)
    #expect(dialog.frame.text == "0 0 480 320")
    #expect(view.center == CGPoint(x: 240, y: 160))
    #expect(view.transform.isIdentity)
    #expect(dialog.presentationValues.frame.text == "0 0 320 480")
    stage.device.advance(by: 0.199)
    #expect(dialog.presentationValues.frame.width < 480)
    stage.device.advance(by: 0.001)
    #expect(dialog.presentationValues.frame.text == "0 0 480 320")
    #expect(view.presentationValues.center == CGPoint(x: 240, y: 160))
  }

  @Test(
    "every way up it is upright, in the middle, and dims everything",
    .rule("G37", "G39", "S1"),
    .report("RO-10"),
    arguments: dialogVersions
  )
  func everyWay(_ system: String) throws {
    let ways: [UIDeviceOrientation] = [
      .landscapeLeft, .landscapeRight, .portraitUpsideDown, .portrait,
    ]
    for start in ways {
      let stage = ContainerStage(system, start)
      defer { withExtendedLifetime(stage) {} }
      let dialog = stage.dialog()
      stage.show(dialog)
      let view = try #require(dialog.dialogView)
      for held in ways + [start] {
        stage.turn(held)
        let window = stage.device.window
        #expect(dialog.convert(dialog.bounds, to: nil).contains(window.bounds))
        let middle = view.convert(CGPoint(x: 145, y: 125.5), to: nil)
        #expect(middle == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
        // A step to the right is one to the right of the page.
        let page = stage.page.view!
        let from = page.convert(CGPoint(x: 0, y: 0), from: view)
        let to = page.convert(CGPoint(x: 1, y: 0), from: view)
        #expect(CGPoint(x: to.x - from.x, y: to.y - from.y) == CGPoint(x: 1, y: 0))
      }
    }
  }

  @Test(
    "after a turn a person hits the buttons where they are seen",
    .report("RO-13"),
    arguments: dialogVersions
  )
  func hits(_ system: String) throws {
    let stage = ContainerStage(system, .landscapeRight)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    dialog.isReusable = true
    dialog.buttonHandler = { _, index in stage.write("\(index)") }
    stage.show(dialog)
    for (index, title) in ["Close1", "Close2", "Close3"].enumerated() {
      stage.turn(index == 1 ? .landscapeLeft : .portrait)
      let view = try #require(dialog.dialogView as? ContainerDialogView)
      let button = view.buttons[index]
      let point = button.convert(CGPoint(x: button.bounds.midX, y: 25), to: nil)
      #expect(stage.device.touch(at: point))
      #expect(stage.lines.last == "\(index)")
      stage.device.settle()
      stage.show(dialog)
      try stage.device.tap(title)
      stage.device.settle()
      #expect(stage.lines.last == "\(index)")
      stage.show(dialog)
    }
  }

  @Test(
    "the device alone turns nothing: the interface counts",
    .rule("G39"),
    arguments: dialogVersions
  )
  func interfaceCounts(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    stage.page.mask = .portrait
    let dialog = stage.dialog()
    stage.show(dialog)
    for held in [UIDeviceOrientation.landscapeLeft, .faceUp, .faceDown] {
      stage.turn(held)
      #expect(dialog.frame.text == "0 0 320 480")
      #expect(dialog.dialogView?.frame.text == "15 114.5 290 251")
      #expect(dialog.dialogView?.transform.isIdentity == true)
    }
  }

  @Test(
    "in a view of the app's own the device turns nothing",
    .rule("G32", "V10"),
    arguments: dialogVersions
  )
  func parent(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(parent: stage.page.view)
    stage.show(dialog)
    let (frame, inner) = (dialog.frame, dialog.dialogView?.frame)
    stage.turn(.landscapeLeft)
    #expect(dialog.frame == frame)
    #expect(dialog.dialogView?.frame == inner)
    #expect(dialog.transform.isIdentity)
    #expect(dialog.dialogView?.transform.isIdentity == true)
    // The app may resize it: the dialog stays in the middle.
    dialog.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    stage.device.settle()
    #expect(dialog.dialogView?.frame.text == "55 24.5 290 251")
  }

  @Test(
    "a turn that the interface makes late is made good half a second later, at once",
    .rule("G34", "G35", "R27"),
    arguments: dialogVersions
  )
  func recheck(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    stage.device.orientationNotice = .beforeTurn
    let dialog = stage.dialog()
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    let isFixed = ["5.1", "6.1", "7.1.2"].contains(system)
    stage.device.rotate(to: .landscapeLeft)
    // With nothing to animate yet the half second begins at once.
    stage.device.advance(by: 0.49)
    #expect(view.transform.isIdentity)
    #expect(dialog.frame.text == "0 0 320 480")
    stage.device.advance(by: 0.02)
    if isFixed {
      #expect(view.transform.quarters == 1)
      #expect(view.presentationValues.transform.quarters == 1)
    } else {
      #expect(dialog.frame.text == "0 0 480 320")
      #expect(dialog.presentationValues.frame.text == "0 0 480 320")
      #expect(view.center == CGPoint(x: 240, y: 160))
    }
  }

  @Test(
    "a turn that nobody notifies within half a second of the last is followed",
    .rule("G34", "G35"),
    arguments: ["6.1", "7.1.2", "8.0", "12.4", "16.0", "26.0"]
  )
  func secondTurn(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.advance(by: 0.35)
    // A full-screen page that stands upright turns the interface, and no device notification tells it.
    let modal = stage.device.run { ContainerStage.Page() }
    modal.mask = .portrait
    modal.modalPresentationStyle = .fullScreen
    stage.page.present(modal, animated: false)
    stage.device.turn()
    #expect(stage.device.interfaceOrientation == .portrait)
    // 0.2 s of animation and half a second.
    stage.device.advance(by: 0.34)
    #expect(view.convert(view.bounds, to: nil).text != "15 114.5 290 251")
    stage.device.advance(by: 0.02)
    #expect(view.convert(view.bounds, to: nil).text == "15 114.5 290 251")
  }

  @Test("closed meanwhile, nothing is made good", .rule("G34", "G7"))
  func recheckAfterClose() {
    for system in dialogVersions {
      let stage = ContainerStage(system)
      defer { withExtendedLifetime(stage) {} }
      stage.device.orientationNotice = .beforeTurn
      let dialog = stage.dialog()
      stage.show(dialog)
      stage.device.rotate(to: .landscapeLeft)
      dialog.close()
      stage.device.settle()
      #expect(dialog.superview == nil)
      #expect(dialog.transform.isIdentity)
    }
  }

  @Test(
    "it has the orientations generated while it is up, and no longer",
    .rule("G38", "G7", "R25")
  )
  func generates() throws {
    let device = EmulatedDevice(systemVersion: "26.0")
    defer { withExtendedLifetime(device) {} }
    // A window without a root generates nothing (R26).
    let window = device.run { UIWindow(frame: UIScreen.main.bounds) }
    device.run { window.makeKeyAndVisible() }
    let user = device.run { UIDevice.current }
    #expect(!user.isGeneratingDeviceOrientationNotifications)
    let dialog = device.run { ContainerAlertView() }
    dialog.show()
    device.settle()
    #expect(dialog.window === window)
    #expect(user.isGeneratingDeviceOrientationNotifications)
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(dialog.frame.size == window.bounds.size)
    dialog.close()
    device.settle()
    #expect(!user.isGeneratingDeviceOrientationNotifications)
  }
}
