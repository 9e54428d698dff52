import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("How long a container dialog lives")
struct ContainerLifetimeTests {
  @Test(
    "one close notice per presentation, for a dialog that is kept",
    .report("HL-07"),
    arguments: ["button", "outside", "code", "removed", "window"]
  )
  func notice(_ route: String) throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: ["OK"])
    dialog.closesOnTouchOutside = true
    dialog.closeHandler = { stage.write("closed") }
    stage.show(dialog)
    switch route {
    case "button": try stage.device.tap("OK")
    case "outside": stage.device.tapOutside()
    case "code": dialog.close()
    case "removed": dialog.removeFromSuperview()
    default: stage.device.dropWindow()
    }
    stage.device.settle()
    #expect(stage.lines == ["closed"])
    #expect(!dialog.isShown)
    #expect(dialog.dialogView == nil)
  }

  @Test("a dialog that let go of its handlers says so instead of showing", .report("LK-03"))
  func spent() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: ["Done"])
    dialog.buttonHandler = { _, _ in stage.write("done") }
    stage.show(dialog)
    try stage.device.tap("Done")
    stage.device.settle()
    stage.show(dialog)
    #expect(!dialog.isShown)
    #expect(
      stage.device.log == [
        "ContainerAlertView.show(): its handlers were released; set them again, or isReusable"
      ]
    )
    dialog.buttonHandler = { _, _ in stage.write("again") }
    stage.show(dialog)
    try stage.device.tap("Done")
    stage.device.settle()
    #expect(stage.lines == ["done", "again"])
  }

  @Test("a reusable one keeps them", .report("LK-03"))
  func reusable() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(titles: ["Done"])
    dialog.isReusable = true
    dialog.buttonHandler = { _, _ in stage.write("done") }
    dialog.closeHandler = { stage.write("closed") }
    for _ in 1...3 {
      stage.show(dialog)
      try stage.device.tap("Done")
      stage.device.settle()
    }
    #expect(stage.lines == ["done", "closed", "done", "closed", "done", "closed"])
  }

  @Test("nobody need hold it, and nothing of it stays", .rule("G7"), .report("LK-04"))
  func unheld() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    for _ in 1...20 {
      weak var dialog: ContainerAlertView?
      weak var host: DialogHost?
      weak var view: UIView?
      do {
        let (made, field) = stage.dialogWithField()
        dialog = made
        host = made.dialogHost
        made.show()
        stage.device.settle()
        view = made.dialogView
        field.becomeFirstResponder()
      }
      stage.device.settle()
      #expect(dialog != nil)
      try stage.device.tap("OK")
      stage.device.settle()
      #expect(dialog == nil)
      #expect(host == nil)
      #expect(view == nil)
    }
  }

  @Test(
    "the last reference may go in the middle of anything",
    .report("OR-10"),
    arguments: ["willClose", "handler", "closed", "completion"]
  )
  func lastReference(_ moment: String) throws {
    final class Delegate: ContainerAlertViewDelegate {
      var onClose: (() -> Void)?
      func containerAlertViewWillClose(_ alertView: ContainerAlertView) { onClose?() }
    }
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    var dialog: ContainerAlertView? = stage.dialog(titles: ["Go"])
    weak let gone = dialog
    let delegate = Delegate()
    dialog?.delegate = delegate
    dialog?.closeHandler = {
      if moment == "closed" { dialog = nil }
      stage.write("closed")
    }
    if moment == "willClose" { delegate.onClose = { dialog = nil } }
    dialog?.buttonHandler = { _, _ in
      if moment == "handler" {
        dialog = nil
        stage.device.dropWindow()
      }
      stage.write("handler")
    }
    dialog?.show()
    stage.device.settle()
    if moment == "completion" {
      dialog?.close {
        dialog = nil
        stage.write("completion")
      }
    } else {
      try stage.device.tap("Go")
    }
    stage.device.settle()
    let first = moment == "completion" ? ["closed", "completion"] : ["closed", "handler"]
    #expect(Set(stage.lines) == Set(first))
    #expect(stage.lines.count == 2)
    #expect(gone == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "gone with the view that held it, it tells who waits",
    .report("HL-07"),
    arguments: dialogVersions
  )
  func parentGone(_ system: String) {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    weak var gone: ContainerAlertView?
    do {
      let parent = stage.device.run { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
      stage.page.view.addSubview(parent)
      let dialog = stage.dialog(parent: parent)
      gone = dialog
      dialog.closeHandler = { stage.write("closed") }
      stage.show(dialog)
      dialog.close { stage.write("gone") }
      stage.device.advance(by: 0.1)
      parent.removeFromSuperview()
    }
    stage.device.settle()
    #expect(gone == nil)
    #expect(Set(stage.lines) == ["closed", "gone"])
    #expect(stage.lines.count == 2)
  }
}
