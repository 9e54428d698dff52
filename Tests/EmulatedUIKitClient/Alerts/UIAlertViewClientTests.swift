import EmulatedUIKit
import Testing

@Suite("Code that uses UIAlertView")
struct UIAlertViewClientTests {
  @Test("asks for a name and a password")
  func login() throws {
    let stage = Stage(system: "7.1.2")
    let answers = Answers()
    let alert = stage.play {
      let alert = UIAlertView(
        title: "Log in",
        message: nil,
        delegate: answers,
        cancelButtonTitle: "Cancel"
      )
      let index = alert.addButton(withTitle: "OK")
      #expect(index == 1)
      alert.addButton(withTitle: "Forgot")
      alert.title = "Log in again"
      alert.message = "Please"
      alert.alertViewStyle = .loginAndPasswordInput
      alert.textField(at: 1)?.placeholder = "Secret"
      alert.show()
      return alert
    }
    #expect(alert.isVisible)
    #expect(alert.numberOfButtons == 3)
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == -1)
    #expect(alert.buttonTitle(at: 2) == "Forgot")
    #expect((alert.delegate as? Answers) === answers)
    try stage.device.tap("OK")
    stage.device.settle()
    #expect(answers.indices == [1])
    #expect(!alert.isVisible)
  }

  @Test("lists its titles and dismisses by index")
  func titles() {
    let stage = Stage(system: "6.1")
    stage.play {
      let alert = UIAlertView(
        title: "Fruit",
        message: "Which?",
        delegate: nil,
        cancelButtonTitle: "None",
        otherButtonTitles: "Apple",
        "Pear",
        "Plum"
      )
      #expect(alert.numberOfButtons == 4)
      alert.cancelButtonIndex = 3
      let show: () -> Void = alert.show
      show()
      alert.dismiss(withClickedButtonIndex: alert.cancelButtonIndex, animated: false)
    }
    let styles: [UIAlertViewStyle] = [
      .default, .secureTextInput, .plainTextInput, .loginAndPasswordInput,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("is a class of its own")
  func subclass() {
    let stage = Stage(system: "7.1.2")
    let alert = stage.play {
      let alert = Question(frame: .zero)
      alert.addButton(withTitle: "Yes")
      alert.show()
      return alert
    }
    stage.play { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
    #expect(alert.calls == ["addButton", "show", "dismiss"])
  }

  private final class Answers: NSObject, UIAlertViewDelegate {
    var indices: [Int] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      indices.append(buttonIndex)
    }
  }

  /// Overrides every member.
  private final class Question: UIAlertView {
    var calls: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: AnyObject? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
    override var title: String {
      get { super.title }
      set { super.title = newValue }
    }
    override var message: String? {
      get { super.message }
      set { super.message = newValue }
    }
    override var numberOfButtons: Int { super.numberOfButtons }
    override var cancelButtonIndex: Int {
      get { super.cancelButtonIndex }
      set { super.cancelButtonIndex = newValue }
    }
    override var firstOtherButtonIndex: Int { super.firstOtherButtonIndex }
    override var isVisible: Bool { super.isVisible }
    override var alertViewStyle: UIAlertViewStyle {
      get { super.alertViewStyle }
      set { super.alertViewStyle = newValue }
    }

    @discardableResult
    override func addButton(withTitle title: String?) -> Int {
      calls.append("addButton")
      return super.addButton(withTitle: title)
    }
    override func buttonTitle(at buttonIndex: Int) -> String? {
      super.buttonTitle(at: buttonIndex)
    }
    override func textField(at textFieldIndex: Int) -> UITextField? {
      super.textField(at: textFieldIndex)
    }
    override func show() {
      calls.append("show")
      super.show()
    }
    override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
      calls.append("dismiss")
      super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
    }
  }
}
