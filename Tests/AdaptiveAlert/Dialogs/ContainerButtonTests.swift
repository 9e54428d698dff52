import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A container dialog's buttons")
struct ContainerButtonTests {
  @Test(
    "delegate first, then the handler, both with the button's place",
    .rule("G20", "V12"),
    arguments: dialogVersions
  )
  func both(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    dialog.tag = 7
    let delegate = stage.follow(dialog)
    stage.show(dialog)
    try stage.device.tap("Close3")
    stage.device.settle()
    #expect(
      stage.log == """
        willShow a
        didShow a
        delegate a.2 tag 7
        willClose a
        handler a.2
        didClose a
        closed a
        """
    )
    withExtendedLifetime(delegate) {}
  }

  @Test("with a handler alone the dialog closes by itself", .rule("G20"))
  func handlerAlone() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    dialog.buttonHandler = { dialog, index in stage.write("\(index) \(dialog.isShown)") }
    stage.show(dialog)
    try stage.device.tap("Close2")
    #expect(stage.lines == ["1 false"])
    stage.device.settle()
    #expect(dialog.superview == nil)
  }

  @Test("bare, or with a delegate that hears nothing, it closes", .rule("G7"), .report("HL-15"))
  func bare() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.device.run { ContainerAlertView() }
    stage.show(dialog)
    try stage.device.tap("Close")
    stage.device.settle()
    #expect(!dialog.isShown)
    let delegate = SilentDelegate()
    dialog.delegate = delegate
    stage.show(dialog)
    try stage.device.tap("Close")
    stage.device.settle()
    #expect(!dialog.isShown)
    dialog.buttonHandler = { _, index in stage.write("\(index)") }
    stage.show(dialog)
    try stage.device.tap("Close")
    stage.device.settle()
    #expect(stage.lines == ["0"])
    withExtendedLifetime(delegate) {}
  }

  @Test("a delegate may keep the dialog open; each touch is told", .rule("G20"))
  func staysOpen() throws {
    final class Delegate: ContainerAlertViewDelegate {
      var touches: [Int] = []
      func containerAlertView(_ alertView: ContainerAlertView, clickedButtonAt index: Int) {
        touches.append(index)
      }
    }
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    let delegate = Delegate()
    dialog.delegate = delegate
    stage.show(dialog)
    try stage.device.tap("Close1")
    try stage.device.tap("Close3")
    stage.device.settle()
    #expect(delegate.touches == [0, 2])
    #expect(dialog.isShown)
  }

  @Test("a delegate that is gone is no crash", .rule("G20", "G41"))
  func delegateGone() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    do {
      let delegate = stage.follow(dialog)
      stage.show(dialog)
      withExtendedLifetime(delegate) {}
    }
    #expect(dialog.delegate == nil)
    try stage.device.tap("Close1")
    stage.device.settle()
    #expect(stage.lines == ["willShow a", "didShow a", "handler a.0", "closed a"])
  }

  @Test("delegate and handler that both close it close it once", .rule("G20", "G21"))
  func bothClose() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    let delegate = stage.follow(dialog)
    dialog.buttonHandler = { dialog, _ in dialog.close { stage.write("gone") } }
    stage.show(dialog)
    try stage.device.tap("Close1")
    #expect(throws: DeviceInputError.self) { try stage.device.tap("Close1") }
    stage.device.settle()
    #expect(
      stage.lines.dropFirst(2) == [
        "delegate a.0 tag 0", "willClose a", "didClose a", "closed a", "gone",
      ]
    )
    withExtendedLifetime(delegate) {}
  }

  @Test("what is no button of the dialog touches nothing", .report("WI-12"))
  func stranger() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    let delegate = stage.follow(dialog)
    stage.show(dialog)
    dialog.buttonTouched(stage.device.run { UIButton(type: .custom) })
    stage.device.settle()
    #expect(stage.lines == ["willShow a", "didShow a"])
    #expect(dialog.isShown)
    withExtendedLifetime(delegate) {}
  }

  @Test("equal titles are told apart", .report("LO-04"))
  func equalTitles() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    for place in 0..<3 {
      let dialog = stage.dialog(titles: ["OK", "ok", "OK"])
      dialog.buttonHandler = { _, index in stage.write("\(index)") }
      stage.show(dialog)
      try stage.device.tapButton(at: place)
      stage.device.settle()
    }
    #expect(stage.lines == ["0", "1", "2"])
  }

  @Test("what a person touches at a button's place is that button", .report("WI-06"))
  func places() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    for (place, x) in [(0, 60.0), (1, 160), (2, 260)] {
      let dialog = stage.dialog()
      dialog.buttonHandler = { _, index in stage.write("\(index)") }
      stage.show(dialog)
      #expect(stage.device.touch(at: CGPoint(x: x, y: 340)))
      stage.device.settle()
      #expect(stage.lines.last == "\(place)")
    }
  }
}

@Suite("Touches beside a container dialog")
struct ContainerOutsideTests {
  @Test(
    "they close it where the app wants that, and never else",
    .rule("G22", "V11"),
    arguments: dialogVersions,
    [true, false]
  )
  func outside(_ system: String, _ closes: Bool) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: nil)
    dialog.closesOnTouchOutside = closes
    dialog.closeHandler = { stage.write("closed") }
    stage.show(dialog)
    #expect(stage.device.tapOutside() == closes)
    stage.device.settle()
    #expect(dialog.isShown == !closes)
    #expect(stage.lines == (closes ? ["closed"] : []))
  }

  @Test("touches on dialog, container and line never close it", .rule("G22"))
  func inside() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    dialog.closesOnTouchOutside = true
    let inner = stage.device.run { UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)) }
    dialog.containerView?.addSubview(inner)
    stage.show(dialog)
    for point in [CGPoint(x: 20, y: 130), CGPoint(x: 40, y: 140), CGPoint(x: 100, y: 314.5)] {
      #expect(!stage.device.touch(at: point))
      stage.device.settle()
      #expect(dialog.isShown)
    }
    #expect(stage.device.touch(at: CGPoint(x: 5, y: 5)))
    stage.device.settle()
    #expect(!dialog.isShown)
  }

  @Test("the backdrop itself takes the touch, as large as the screen", .rule("G22"))
  func control() throws {
    for (system, held) in [("7.1.2", UIDeviceOrientation.landscapeLeft), ("26.0", .portrait)] {
      let stage = ContainerStage(system, held)
      defer { withExtendedLifetime(stage) {} }
      let dialog = stage.dialog()
      dialog.closesOnTouchOutside = true
      stage.show(dialog)
      let outside = try #require(dialog.subviews.first as? UIControl)
      #expect(outside.frame == dialog.bounds)
      outside.sendActions(for: .touchUpInside)
      #expect(!dialog.isShown)
    }
  }

  @Test(
    "every route closes it once, announced and told",
    .report("OR-06"),
    arguments: ["button", "outside", "code", "removed"]
  )
  func routes(_ route: String) throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: ["OK"])
    dialog.closesOnTouchOutside = true
    let delegate = stage.follow(dialog)
    stage.show(dialog)
    switch route {
    case "button": try stage.device.tap("OK")
    case "outside": stage.device.tapOutside()
    case "code": dialog.close()
    default: dialog.removeFromSuperview()
    }
    let told =
      route == "button" ? ["delegate a.0 tag 0", "willClose a", "handler a.0"] : ["willClose a"]
    if route != "removed" { #expect(stage.lines == ["willShow a", "didShow a"] + told) }
    stage.device.settle()
    #expect(stage.lines == ["willShow a", "didShow a"] + told + ["didClose a", "closed a"])
    withExtendedLifetime(delegate) {}
  }
}
