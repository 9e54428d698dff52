import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIAlertViewDelegate")
struct UIAlertViewDelegateClientTests {
  @Test("implements all methods")
  func all() throws {
    let stage = Stage(system: "7.1.2")
    let listener = Listener()
    let alert = stage.play {
      let alert = UIAlertView(
        title: "Hi",
        message: "",
        delegate: listener,
        cancelButtonTitle: "OK",
        otherButtonTitles: "More"
      )
      alert.show()
      return alert
    }
    try stage.device.tap("OK")
    stage.device.settle()
    #expect(listener.calls == ["willPresent", "didPresent", "clicked 0", "will 0", "did 0"])
    listener.alertViewCancel(alert)
    #expect(listener.alertViewShouldEnableFirstOtherButton(alert))
  }

  @Test("implements none")
  func none() throws {
    let stage = Stage(system: "7.1.2")
    let deaf = Deaf()
    let alert = stage.play {
      let alert = UIAlertView(title: "Hi", message: nil, delegate: deaf, cancelButtonTitle: "OK")
      alert.show()
      return alert
    }
    try stage.device.tap("OK")
    stage.device.settle()
    #expect(!alert.isVisible)
  }

  private final class Deaf: NSObject, UIAlertViewDelegate {}

  private final class Listener: NSObject, UIAlertViewDelegate {
    var calls: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(buttonIndex)")
    }
    func alertViewCancel(_ alertView: UIAlertView) { calls.append("cancel") }
    func willPresent(_ alertView: UIAlertView) { calls.append("willPresent") }
    func didPresent(_ alertView: UIAlertView) { calls.append("didPresent") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      calls.append("will \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
  }
}
