import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIActionSheetDelegate")
struct UIActionSheetDelegateClientTests {
  @Test("implements all methods")
  func all() throws {
    let stage = Stage(system: "7.1.2")
    let listener = Listener()
    let sheet = stage.play {
      let sheet = UIActionSheet(
        title: "Photo",
        delegate: listener,
        cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete"
      )
      sheet.show(in: stage.root.view)
      return sheet
    }
    try stage.device.tap("Delete")
    stage.device.settle()
    #expect(listener.calls == ["willPresent", "didPresent", "clicked 0", "will 0", "did 0"])
    listener.actionSheetCancel(sheet)
  }

  @Test("implements none")
  func none() {
    let stage = Stage(system: "7.1.2")
    let deaf = Deaf()
    let sheet = stage.play {
      let sheet = UIActionSheet(
        title: nil,
        delegate: deaf,
        cancelButtonTitle: "Cancel",
        destructiveButtonTitle: nil
      )
      sheet.show(in: stage.root.view)
      sheet.dismiss(withClickedButtonIndex: -1, animated: false)
      return sheet
    }
    #expect(!sheet.isVisible)
  }

  private final class Deaf: NSObject, UIActionSheetDelegate {}

  private final class Listener: NSObject, UIActionSheetDelegate {
    var calls: [String] = []

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(buttonIndex)")
    }
    func actionSheetCancel(_ actionSheet: UIActionSheet) { calls.append("cancel") }
    func willPresent(_ actionSheet: UIActionSheet) { calls.append("willPresent") }
    func didPresent(_ actionSheet: UIActionSheet) { calls.append("didPresent") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      calls.append("will \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did \(buttonIndex)")
    }
  }
}
