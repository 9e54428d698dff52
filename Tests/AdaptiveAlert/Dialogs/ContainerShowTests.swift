import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("How a container dialog comes and goes")
struct ContainerShowTests {
  @Test(
    "it comes within 0.2 s: opaque, smaller and on a darker ground",
    .rule("G13", "G14", "G18"),
    arguments: dialogVersions
  )
  func opening(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    dialog.show()
    let view = try #require(dialog.dialogView)
    #expect(view.presentationValues.alpha == 0.5)
    #expect(view.presentationValues.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
    #expect(dialog.presentationValues.backgroundColor == UIColor(white: 0, alpha: 0))
    stage.device.advance(by: 0.1)
    #expect(abs(view.presentationValues.alpha - 0.75) < 1e-9)
    stage.device.advance(by: 0.099)
    #expect(view.presentationValues.alpha < 1)
    stage.device.advance(by: 0.001)
    #expect(view.presentationValues.alpha == 1)
    #expect(view.presentationValues.transform.isIdentity)
    #expect(dialog.presentationValues.backgroundColor == UIColor(white: 0, alpha: 0.4))
    #expect(view.frame.text == "15 114.5 290 251")
  }

  @Test(
    "it goes within 0.2 s: transparent and smaller, and nothing of it stays",
    .rule("G21"),
    arguments: dialogVersions
  )
  func closing(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    let container = try #require(dialog.containerView)
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    dialog.close { stage.write("gone") }
    #expect(view.alpha == 0)
    #expect(view.transform == CGAffineTransform(scaleX: 0.6, y: 0.6))
    #expect(view.presentationValues.alpha == 1)
    stage.device.advance(by: 0.199)
    #expect(dialog.superview != nil)
    #expect(stage.log == "")
    stage.device.advance(by: 0.001)
    #expect(stage.log == "gone")
    #expect(dialog.superview == nil)
    #expect(dialog.dialogView == nil)
    #expect(container.superview == nil)
    #expect(!dialog.isShown)
  }

  @Test("a second close is harmless, and each completion runs once", .rule("G21"))
  func secondClose() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    let delegate = stage.follow(dialog)
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    dialog.close { stage.write("first") }
    stage.device.advance(by: 0.1)
    dialog.close { stage.write("second") }
    // Not 0.36 of its size (derived), and no new start.
    #expect(view.transform == CGAffineTransform(scaleX: 0.6, y: 0.6))
    stage.device.advance(by: 0.1)
    #expect(dialog.superview == nil)
    dialog.close { stage.write("third") }
    stage.device.settle()
    #expect(
      stage.lines.filter { ["first", "second", "third"].contains($0) } == [
        "first", "second", "third",
      ]
    )
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "turned meanwhile, it goes as it stands, without an upright frame",
    .rule("G21", "G33"),
    arguments: ["5.1", "7.1.2"]
  )
  func closingTurned(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    stage.turn(.landscapeLeft)
    let view = try #require(dialog.dialogView)
    dialog.close()
    #expect(view.presentationValues.transform.quarters == 1)
    stage.device.advance(by: 0.1)
    let values = view.presentationValues.transform
    #expect(abs(values.a) < 1e-9)
    #expect(abs(values.b - 0.8) < 1e-9)
  }

  @Test("what a person covers is dimmed, not what the dialog shows", .rule("G13"))
  func backdrop() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    #expect(dialog.superview === stage.device.window)
    #expect(stage.device.window.subviews.last === dialog)
    #expect(dialog.backgroundColor == UIColor(white: 0, alpha: 0.4))
    #expect(dialog.alpha == 1)
  }

  @Test("shown twice it is shown once", .rule("G13"))
  func shownTwice() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    let delegate = stage.follow(dialog)
    dialog.show()
    dialog.show()
    stage.device.settle()
    dialog.show()
    stage.device.settle()
    #expect(stage.log == "willShow a\ndidShow a")
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "closed before or during the opening it leaves nothing",
    .report("TR-12"),
    arguments: [0, 0.1, 0.2]
  )
  func closedEarly(_ wait: TimeInterval) {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    let delegate = stage.follow(dialog)
    dialog.show()
    if wait > 0 { stage.device.advance(by: wait) }
    dialog.close { stage.write("gone") }
    stage.device.settle()
    let shown = wait == 0.2 ? ["didShow a"] : []
    #expect(
      stage.lines == ["willShow a"] + shown + ["willClose a", "didClose a", "closed a", "gone"]
    )
    #expect(stage.device.window.subviews.count == 1)
    withExtendedLifetime(delegate) {}
  }

  @Test("shown again while it closes, it comes back", .rule("G21"))
  func shownWhileClosing() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    dialog.isReusable = true
    let delegate = stage.follow(dialog)
    stage.show(dialog)
    dialog.close()
    stage.device.advance(by: 0.1)
    dialog.show()
    stage.device.settle()
    #expect(
      stage.lines == [
        "willShow a", "didShow a", "willClose a", "didClose a", "closed a", "willShow a",
        "didShow a",
      ]
    )
    #expect(dialog.dialogView?.alpha == 1)
    withExtendedLifetime(delegate) {}
  }

  @Test("shown three times it is whole each time", .report("TR-06"))
  func again() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    for _ in 1...3 {
      stage.show(dialog)
      #expect(dialog.dialogView?.alpha == 1)
      #expect(dialog.dialogView?.transform.isIdentity == true)
      #expect(dialog.backgroundColor == UIColor(white: 0, alpha: 0.4))
      try stage.device.tap("Close2")
      stage.device.settle()
      #expect(dialog.superview == nil)
    }
  }

  @Test("an animation that ends unfinished ends the dialog all the same", .report("HL-06"))
  func cutShort() throws {
    let stage = ContainerStage("7.1.2")
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let view = try #require(dialog.dialogView)
    dialog.close { stage.write("gone") }
    stage.device.advance(by: 0.1)
    // Before 8 a later animation of all that the closing one changes stops it.
    stage.device.run {
      UIView.animate(withDuration: 5) {
        view.alpha = 0.3
        view.transform = .identity
        dialog.backgroundColor = .red
      }
    }
    stage.device.turn()
    #expect(stage.lines == ["gone"])
    #expect(dialog.superview == nil)
    let next = stage.dialog()
    stage.show(next)
    #expect(next.isShown)
  }

  @Test("of several dialogs the front one alone darkens the screen", .report("QU-07"))
  func several() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let lower = stage.dialog(titles: ["One"])
    let upper = stage.dialog(titles: ["Two"])
    lower.buttonHandler = { _, _ in stage.write("lower") }
    upper.buttonHandler = { _, _ in stage.write("upper") }
    func dimming() -> [CGFloat] {
      [lower, upper].map { dialog in
        var alpha: CGFloat = 0
        dialog.backgroundColor?.getWhite(nil, alpha: &alpha)
        return alpha
      }
    }
    stage.show(lower)
    #expect(dimming() == [0.4, 0])
    stage.show(upper)
    #expect(dimming() == [0, 0.4])
    try stage.device.tap("Two")
    #expect(dimming() == [0.4, 0])
    stage.device.settle()
    #expect(lower.isShown)
    try stage.device.tap("One")
    stage.device.settle()
    #expect(dimming() == [0, 0])
    #expect(stage.lines == ["upper", "lower"])
  }

  @Test("without a window it says so; one that comes in the turn is enough", .report("QU-12"))
  func noWindow() {
    let device = EmulatedDevice()
    defer { withExtendedLifetime(device) {} }
    let dialog = device.run { ContainerAlertView() }
    dialog.show()
    dialog.close()
    device.settle()
    #expect(device.log == [])
    dialog.show()
    device.settle()
    #expect(device.log == ["ContainerAlertView.show(): there is no window to show in"])
    #expect(!dialog.isShown)
    dialog.show()
    let page = device.run { UIViewController() }
    device.window.rootViewController = page
    device.settle()
    #expect(dialog.window === device.window)
  }
}
