import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A container dialog and the keyboard")
struct ContainerKeyboardTests {
  @Test(
    "the keyboard moves it to the middle of what is left, within 0.2 s, and back",
    .rule("G24", "G25", "G26", "G28"),
    arguments: ["5.1", "6.1", "7.1.2"]
  )
  func portrait(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let (dialog, field) = stage.dialogWithField()
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    field.becomeFirstResponder()
    #expect(view.frame.text == "15 6.5 290 251")
    #expect(view.presentationValues.frame.text == "15 114.5 290 251")
    stage.device.advance(by: 0.199)
    #expect(view.presentationValues.frame.minY > 6.5)
    stage.device.advance(by: 0.001)
    #expect(view.presentationValues.frame.text == "15 6.5 290 251")
    field.resignFirstResponder()
    #expect(view.frame.text == "15 114.5 290 251")
    stage.device.settle()
    #expect(view.presentationValues.frame.text == "15 114.5 290 251")
  }

  @Test(
    "before 8 on its side the keyboard's height is its width",
    .rule("G24", "G26", "V5"),
    arguments: ["5.1", "6.1", "7.1.2"],
    [UIDeviceOrientation.landscapeLeft, .landscapeRight]
  )
  func fixedLandscape(_ system: String, _ held: UIDeviceOrientation) throws {
    let stage = ContainerStage(system, held)
    defer { withExtendedLifetime(stage) {} }
    let (dialog, field) = stage.dialogWithField(CGSize(width: 290, height: 80))
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    #expect(view.frame.text == "95 94.5 290 131")
    field.becomeFirstResponder()
    stage.device.settle()
    #expect(stage.device.keyboard.frame.size == CGSize(width: 162, height: 480))
    // (320 − 162 − 131) / 2
    #expect(view.frame.text == "95 13.5 290 131")
  }

  @Test(
    "the demo's dialog, too high for what is left, stays on the screen",
    .rule("G26", "V5", "V6"),
    arguments: dialogVersions
  )
  func kept(_ system: String) throws {
    let stage = ContainerStage(system, .landscapeRight)
    defer { withExtendedLifetime(stage) {} }
    let (dialog, field) = stage.dialogWithField(titles: ["Close1", "Close2", "Close3"])
    stage.show(dialog)
    let view = try #require(dialog.dialogView as? ContainerDialogView)
    #expect(view.frame.text == "95 34.5 290 251")
    field.becomeFirstResponder()
    stage.device.settle()
    // Not −46.5: all of it is above the keyboard, and the container scrolls.
    #expect(view.frame.text == "95 0 290 158")
    #expect(view.body.frame.text == "0 0 290 107")
    #expect(view.list.frame.text == "0 108 290 50")
    #expect(view.layer.sublayers?.first?.frame.text == "0 0 290 158")
    #expect(view.layer.shadowPath?.boundingBox.text == "0 0 290 158")
    try stage.device.tap("Close2")
    stage.device.settle()
    #expect(!dialog.isShown)
  }

  @Test(
    "from 8 on its side nothing is swapped",
    .rule("G24", "G27", "V6"),
    arguments: ["8.0", "12.4", "16.0", "26.0"]
  )
  func orientedLandscape(_ system: String) throws {
    let stage = ContainerStage(system, .landscapeLeft)
    defer { withExtendedLifetime(stage) {} }
    let (dialog, field) = stage.dialogWithField(CGSize(width: 290, height: 80))
    stage.show(dialog)
    field.becomeFirstResponder()
    stage.device.settle()
    #expect(stage.device.keyboard.frame.text == "0 158 480 162")
    #expect(dialog.dialogView?.frame.text == "95 13.5 290 131")
  }

  @Test(
    "what counts is where the keyboard ends: it may begin without a height",
    .rule("G29"),
    arguments: ["11.0", "16.0", "26.0"]
  )
  func endFrame(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    stage.device.keyboard.suggestsWords = false
    #expect(stage.device.keyboard.risesFromNoHeight)
    let (dialog, field) = stage.dialogWithField()
    stage.show(dialog)
    field.becomeFirstResponder()
    stage.device.settle()
    #expect(dialog.dialogView?.frame.text == "15 6.5 290 251")
  }

  @Test("a keyboard that changes its height moves it again", .rule("G24"))
  func resized() {
    let stage = ContainerStage("12.4")
    defer { withExtendedLifetime(stage) {} }
    let (dialog, field) = stage.dialogWithField()
    stage.show(dialog)
    field.becomeFirstResponder()
    stage.device.settle()
    // 216 and 37 of suggestions.
    #expect(dialog.dialogView?.frame.text == "15 0 290 227")
    stage.device.keyboard.suggestsWords = false
    stage.device.settle()
    #expect(dialog.dialogView?.frame.text == "15 6.5 290 251")
  }

  @Test(
    "a keyboard that floats, or only shows a bar at the edge, takes what it covers",
    .rule("G24")
  )
  func partial() {
    let stage = ContainerStage("12.4")
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let hidden = CGRect(x: 0, y: 480, width: 320, height: 253)
    stage.post(
      UIResponder.keyboardWillShowNotification,
      begin: hidden,
      end: CGRect(x: 0, y: 440, width: 320, height: 253)
    )
    #expect(dialog.dialogView?.frame.text == "15 94.5 290 251")
    stage.post(
      UIResponder.keyboardWillShowNotification,
      begin: hidden,
      end: CGRect(x: 40, y: 200, width: 200, height: 150)
    )
    #expect(dialog.dialogView?.frame.text == "15 114.5 290 251")
    stage.post(UIResponder.keyboardWillHideNotification, begin: hidden, end: hidden)
    #expect(dialog.dialogView?.frame.text == "15 114.5 290 251")
  }

  @Test(
    "in a view of the app's own it keeps clear of the keyboard too",
    .rule("G30"),
    arguments: ["7.1.2", "12.4"]
  )
  func parent(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let half = stage.device.run { UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 280)) }
    stage.page.view.addSubview(half)
    let field = stage.device.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    stage.device.keyboard.suggestsWords = false
    let dialog = stage.dialog(CGSize(width: 200, height: 10), titles: nil, parent: half)
    dialog.containerView?.addSubview(field)
    stage.show(dialog)
    #expect(dialog.dialogView?.frame.text == "60 135 200 10")
    field.becomeFirstResponder()
    stage.device.settle()
    // The keyboard begins at 264, which is 64 in the view.
    #expect(dialog.dialogView?.frame.text == "60 27 200 10")
  }

  @Test(
    "turned with the keyboard up it stays above it, and goes back to the middle after it",
    .rule("G31", "G33", "G35", "S24"),
    .report("KB-07"),
    arguments: dialogVersions
  )
  func turned(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    stage.device.keyboard.suggestsWords = false
    let (dialog, field) = stage.dialogWithField(CGSize(width: 200, height: 80))
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    field.becomeFirstResponder()
    stage.device.settle()
    #expect(view.frame.text == "60 66.5 200 131")
    for held in [UIDeviceOrientation.landscapeLeft, .landscapeRight] {
      stage.turn(held)
      let inWindow = view.convert(view.bounds, to: nil)
      #expect(!inWindow.intersects(stage.device.keyboard.frame))
      // (480 × 158): the middle of what the keyboard leaves.
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      let isFixed = ["5.1", "6.1", "7.1.2"].contains(system)
      switch (isFixed, held) {
      case (false, _): #expect(middle == CGPoint(x: 240, y: 79))
      case (true, .landscapeLeft): #expect(middle == CGPoint(x: 241, y: 240))
      default: #expect(middle == CGPoint(x: 79, y: 240))
      }
      #expect(view.bounds.size == CGSize(width: 200, height: 131))
    }
    field.resignFirstResponder()
    stage.device.settle()
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let isFixed = ["5.1", "6.1", "7.1.2"].contains(system)
    #expect(middle == (isFixed ? CGPoint(x: 160, y: 240) : CGPoint(x: 240, y: 160)))
    stage.turn(.portrait)
    #expect(view.convert(view.bounds, to: nil).text == "60 174.5 200 131")
  }

  @Test("what is edited is scrolled to where a person sees it", .rule("G26"))
  func reveals() throws {
    let stage = ContainerStage("26.0", .landscapeLeft)
    defer { withExtendedLifetime(stage) {} }
    let (dialog, field) = stage.dialogWithField(at: 160)
    stage.show(dialog)
    let view = try #require(dialog.dialogView as? ContainerDialogView)
    field.becomeFirstResponder()
    stage.device.settle()
    #expect(view.body.frame.height == 107)
    #expect(view.body.contentOffset == CGPoint(x: 0, y: 83))
    field.resignFirstResponder()
    stage.device.settle()
    #expect(view.body.contentOffset == .zero)
  }

  @Test("a device's keyboard moves no dialog of another device", .rule("G24"))
  func otherDevice() {
    let stage = ContainerStage("12.4")
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let other = ContainerStage("12.4")
    defer { withExtendedLifetime(other) {} }
    let (second, field) = other.dialogWithField()
    other.show(second)
    field.becomeFirstResponder()
    other.device.settle()
    stage.device.settle()
    #expect(dialog.dialogView?.frame.text == "15 114.5 290 251")
    #expect(second.dialogView?.frame.text == "15 0 290 227")
  }

  @Test("the keyboard is taken from who has it, and given back", .report("KB-04"))
  func givenBack() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let host = stage.device.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    stage.page.view.addSubview(host)
    host.becomeFirstResponder()
    stage.device.settle()
    let dialog = stage.dialog()
    stage.show(dialog)
    #expect(!stage.device.keyboard.isVisible)
    #expect(!stage.device.type("q"))
    #expect(host.text == "")
    try stage.device.tap("Close1")
    stage.device.settle()
    #expect(host.isFirstResponder)
    #expect(stage.device.keyboard.isVisible)
  }

  @Test(
    "shown while a keyboard is up it is in the app's window and takes keys",
    .report("KB-09"),
    arguments: dialogVersions
  )
  func overKeyboard(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let host = stage.device.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    stage.page.view.addSubview(host)
    host.becomeFirstResponder()
    stage.device.settle()
    let (dialog, field) = stage.dialogWithField()
    stage.show(dialog)
    #expect(dialog.window === stage.device.window)
    field.becomeFirstResponder()
    #expect(stage.device.type("a"))
    #expect(field.text == "a")
  }

  @Test(
    "one opened while another's keyboard goes stays in the middle",
    .report("KB-10"),
    arguments: dialogVersions
  )
  func afterAnother(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let (first, field) = stage.dialogWithField()
    let second = stage.dialog(titles: ["Second"])
    first.buttonHandler = { _, _ in second.show() }
    stage.show(first)
    field.becomeFirstResponder()
    stage.device.settle()
    #expect(stage.device.type("x", intoField: 0))
    try stage.device.tap("OK")
    stage.device.settle()
    #expect(second.dialogView?.frame.text == "15 114.5 290 251")
    #expect(!stage.device.keyboard.isVisible)
  }

  @Test("a closed dialog that is kept hears nothing", .rule("G7"), .report("LK-04"))
  func closed() throws {
    let stage = ContainerStage("26.0")
    defer { withExtendedLifetime(stage) {} }
    let before = stage.device.run { UIDevice.current.isGeneratingDeviceOrientationNotifications }
    let dialog = stage.dialog()
    weak var observers: DialogObservers?
    stage.show(dialog)
    observers = dialog.dialogHost.observers
    #expect(observers != nil)
    try stage.device.tap("Close1")
    #expect(observers == nil)
    stage.device.settle()
    stage.post(
      UIResponder.keyboardWillShowNotification,
      begin: .zero,
      end: CGRect(x: 0, y: 264, width: 320, height: 216)
    )
    stage.turn(.landscapeLeft)
    #expect(dialog.dialogHost.keyboardOnScreen == nil)
    #expect(dialog.frame.text == "0 0 320 480")
    #expect(before)
  }
}
