import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("What a person sees of a container dialog")
struct ContainerScreenTests {
  @Test("its words, fields and buttons", .rule("G11"), arguments: dialogVersions)
  func screen(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let (dialog, field) = stage.dialogWithField(titles: ["Cancel", "OK"], at: 50)
    let label = stage.device.run { UILabel(frame: CGRect(x: 10, y: 5, width: 200, height: 20)) }
    label.text = "How was it?"
    dialog.containerView?.addSubview(label)
    field.placeholder = "Words"
    stage.show(dialog)
    #expect(
      stage.device.screenText == """
        ┌──────────────────────────────┐
        │         How was it?          │
        │[‹Words›                     ]│
        ├──────────────┬───────────────┤
        │    Cancel    │      OK       │
        └──────────────┴───────────────┘
        """
    )
    #expect(stage.device.type("fine", intoField: 0))
    #expect(field.isFirstResponder)
    let visible = try #require(stage.device.visibleAlert)
    #expect(visible.fieldValues == ["fine"])
    #expect(visible.buttons.map(\.title) == ["Cancel", "OK"])
    #expect(visible.buttons.map(\.isEnabled) == [true, true])
    #expect(visible.isSideBySide)
  }

  @Test("a stack of buttons", .rule("G11"))
  func stacked() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: ["Remind me later about all of this", "No"])
    stage.show(dialog)
    #expect(
      stage.device.screenText == """
        ┌──────────────────────────────┐
        │Remind me later about all of …│
        ├──────────────────────────────┤
        │              No              │
        └──────────────────────────────┘
        """
    )
  }

  @Test("it is seen in a view of the app's own, and under nothing else")
  func inParent() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: ["OK"], parent: stage.page.view)
    stage.show(dialog)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
    let modal = stage.device.run { UIViewController() }
    modal.modalPresentationStyle = .fullScreen
    stage.page.present(modal, animated: false)
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
    modal.dismiss(animated: false)
    stage.device.settle()
    try stage.device.tap("OK")
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("while it comes or goes nobody hits a button", .rule("G18", "G21"))
  func blocked() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: ["OK"])
    dialog.buttonHandler = { _, _ in stage.write("OK") }
    dialog.show()
    #expect(throws: DeviceInputError.self) { try stage.device.tap("OK") }
    stage.device.settle()
    try stage.device.tap("OK")
    #expect(throws: DeviceInputError.self) { try stage.device.tap("OK") }
    stage.device.settle()
    #expect(stage.lines == ["OK"])
    #expect(throws: DeviceInputError.notOnScreen("OK", visible: [])) {
      try stage.device.tap("OK")
    }
  }

  @Test("Return in a field closes nothing", .report("KB-03"))
  func returnKey() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let (dialog, first) = stage.dialogWithField()
    let second = stage.device.run {
      UITextField(frame: CGRect(x: 10, y: 40, width: 90, height: 30))
    }
    dialog.containerView?.addSubview(second)
    stage.show(dialog)
    first.becomeFirstResponder()
    #expect(stage.device.press(.return))
    #expect(second.isFirstResponder)
    #expect(!stage.device.press(.return))
    #expect(!stage.device.press(.escape))
    stage.device.settle()
    #expect(dialog.isShown)
  }
}
