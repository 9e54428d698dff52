import EmulatedUIKit
import Testing

@Suite("Code that conforms to UITextFieldDelegate")
struct UITextFieldDelegateClientTests {
  @Test("implements all methods")
  func all() {
    let stage = Stage()
    let listener = Listener()
    stage.play {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.delegate = listener
      stage.root.view.addSubview(field)
      field.becomeFirstResponder()
      stage.device.type("a")
      field.resignFirstResponder()
      #expect(listener.textFieldShouldClear(field))
      #expect(listener.textFieldShouldReturn(field))
    }
    #expect(
      listener.calls.filter { $0 != "selection" }
        == ["should begin", "did begin", "change 0 a", "should end", "did end committed"]
    )
  }

  @Test("implements one method")
  func one() {
    let stage = Stage()
    let digits = Digits()
    let field = stage.play {
      let field = UITextField()
      field.delegate = digits
      stage.root.view.addSubview(field)
      field.becomeFirstResponder()
      stage.device.type("a")
      stage.device.type("1")
      field.resignFirstResponder()
      return field
    }
    #expect(field.text == "1")
  }

  private final class Digits: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      string.allSatisfy(\.isNumber)
    }
  }

  private final class Listener: NSObject, UITextFieldDelegate {
    var calls: [String] = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("should begin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("should end")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
    func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      calls.append("did end \(reason == .committed ? "committed" : "cancelled")")
    }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location) \(string)")
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
}
