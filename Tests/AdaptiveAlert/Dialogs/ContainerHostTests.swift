import TestSupport
import Testing

@testable import AdaptiveAlert

/// A sheet of the test's own on the dialogs' host.
private final class Sheet: UIView, DialogHostOwner {
  final class Content: UIView, DialogContent {
    var height: CGFloat = 120
    private(set) var changes = 0

    func preferredSize(in available: CGSize) -> CGSize {
      CGSize(width: available.width - 16, height: height)
    }
    func sizeDidChange() { changes += 1 }
  }

  let dialogHost: DialogHost
  let content = Content(frame: .zero)
  private(set) var calls: [String] = []

  init() {
    dialogHost = DialogHost(placement: .bottom(margin: 8))
    super.init(frame: .zero)
    dialogHost.owner = self
  }

  required init?(coder: NSCoder) { nil }

  func makeDialogContent() -> any DialogContent { content }
  func dialogWillShow(in window: UIWindow?) { calls.append("willShow \(window != nil)") }
  func dialogDidShow() { calls.append("didShow") }
  func dialogWillClose() { calls.append("willClose") }
  func dialogDidClose() { calls.append("didClose") }
}

@Suite("What brings dialogs to the screen, with other content")
struct ContainerHostTests {
  @Test(
    "a sheet keeps to the bottom of the interface, and above the keyboard",
    .rule("G31", "G33", "G35"),
    arguments: dialogVersions
  )
  func sheet(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let sheet = stage.device.run { Sheet() }
    let field = stage.device.run { UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    sheet.content.addSubview(field)
    sheet.dialogHost.show()
    stage.device.settle()
    #expect(sheet.content.frame.text == "8 352 304 120")
    field.becomeFirstResponder()
    stage.device.settle()
    let keyboard = stage.device.keyboard.frame
    #expect(sheet.content.frame.maxY == keyboard.minY - 8)
    stage.turn(.landscapeLeft)
    let content = sheet.content
    // Seen upright: its lower edge is 8 points above the keyboard of 162 points.
    let page = stage.page.view!
    let bottom = page.convert(
      CGPoint(x: content.bounds.midX, y: content.bounds.maxY),
      from: content
    )
    let bar: CGFloat = ["5.1", "6.1"].contains(system) ? 20 : 0
    #expect(bottom == CGPoint(x: 240, y: 150 - bar))
    #expect(content.bounds.size == CGSize(width: 464, height: 120))
    field.resignFirstResponder()
    stage.device.settle()
    sheet.dialogHost.close { stage.write("gone") }
    stage.device.settle()
    #expect(stage.lines == ["gone"])
    #expect(sheet.calls == ["willShow true", "didShow", "willClose", "didClose"])
    #expect(content.superview == nil)
  }

  @Test("content that changes gets its size and place", .rule("G9"), arguments: [true, false])
  func changes(_ isAnimated: Bool) {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let sheet = stage.device.run { Sheet() }
    sheet.dialogHost.show()
    stage.device.settle()
    sheet.content.height = 200
    sheet.dialogHost.contentChanged(animated: isAnimated)
    #expect(sheet.content.frame.text == "8 272 304 200")
    #expect(sheet.content.presentationValues.frame.height == (isAnimated ? 120 : 200))
    #expect(sheet.content.changes == 1)
    stage.device.settle()
    // No higher than the screen.
    sheet.content.height = 9000
    sheet.dialogHost.contentChanged(animated: isAnimated)
    #expect(sheet.content.frame.text == "8 0 304 472")
  }
}
