import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A person and a transition alert")
struct TransitionPersonTests {
  @Test("sees it only while it is on screen")
  func onScreen() {
    let stage = TransitionStage()
    let alert = stage.alert()
    _ = alert.view
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.device.screenText == "")
    #expect(alert.visiblePanel == nil)
    stage.show(alert)
    #expect(stage.device.visibleAlert?.form == .alert)
    #expect(stage.device.visibleAlert?.message == "Text")
    alert.dismiss(animated: false)
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("finds no button that is not there, and none that is off")
  func buttons() throws {
    let stage = TransitionStage()
    let alert = stage.alert(button: nil)
    stage.show(alert)
    #expect(throws: DeviceInputError.notOnScreen("Go", visible: ["Cancel"])) {
      try stage.device.tap("Go")
    }
    let content = try stage.content(alert)
    content.cancelButton.isEnabled = false
    #expect(throws: DeviceInputError.disabled("Cancel")) { try stage.device.tap("Cancel") }
    #expect(!stage.device.press(.escape))
    #expect(!stage.device.touch(at: CGPoint(x: 160, y: 270)))
    #expect(stage.device.screenText.contains("(Cancel)"))
  }

  @Test("touches its buttons where they are seen")
  func places() throws {
    for (place, line) in [(0, "action"), (1, "cancel")] {
      let stage = TransitionStage()
      stage.show(stage.alert())
      try stage.device.tapButton(at: place)
      stage.device.settle()
      #expect(stage.lines.first == line)
    }
    for (x, line) in [(100, "action"), (220, "cancel")] as [(CGFloat, String)] {
      let stage = TransitionStage()
      stage.show(stage.alert())
      #expect(stage.device.touch(at: CGPoint(x: x, y: 270)))
      stage.device.settle()
      #expect(stage.lines.first == line)
    }
  }

  @Test("touches what is in front: an alert view above it, and then the alert")
  func behindAlertView() throws {
    let stage = TransitionStage("7.1.2")
    stage.show(stage.alert())
    let view = stage.device.run { UIAlertView() }
    view.title = "Above"
    view.addButton(withTitle: "OK")
    stage.device.run { view.show() }
    stage.device.settle()
    #expect(stage.device.visibleAlert?.title == "Above")
    try stage.choose("OK")
    #expect(stage.device.visibleAlert?.title == "Title")
  }

  @Test("Return chooses nothing: no field is edited and no button preferred")
  func returnKey() {
    let stage = TransitionStage()
    stage.show(stage.alert())
    #expect(!stage.device.press(.return))
    #expect(!stage.device.press(.tab))
    #expect(!stage.device.type("x", intoField: 0))
  }

  @Test("works beside façade alerts: one waits for the other")
  func besideFacade() throws {
    let stage = TransitionStage()
    stage.show(stage.alert(cancel: "No"))
    let box = stage.device.run {
      AlertController(title: "Box", message: nil, preferredStyle: .alert)
    }
    box.addAction(AlertAction(title: "OK", style: .default) { _ in stage.write("box") })
    stage.page.present(box, animated: true)
    stage.device.settle()
    #expect(stage.device.visibleAlert?.title == "Title")
    try stage.choose("No")
    #expect(stage.device.visibleAlert?.title == "Box")
    try stage.choose("OK")
    #expect(stage.lines == ["cancel", "end cancelled", "box"])
  }
}
