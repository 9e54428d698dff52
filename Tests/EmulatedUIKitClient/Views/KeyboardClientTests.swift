import EmulatedUIKit
import Testing

@Suite("Code that makes room for the keyboard")
struct KeyboardClientTests {
  @Test("moves a field by the notifications' rectangles, and back")
  func room() throws {
    let stage = Stage { Form() }
    let form = try #require(stage.root as? Form)
    stage.play { _ = form.field.becomeFirstResponder() }
    let top = stage.device.keyboard.frame.minY
    #expect(form.field.frame.maxY == top)
    #expect(form.duration == 0.25)
    #expect(form.option == UIView.AnimationOptions(rawValue: 7 << 16))
    #expect(form.isLocal == true)
    stage.play { _ = form.field.resignFirstResponder() }
    #expect(form.field.frame.maxY == form.view.bounds.maxY)
    #expect(
      form.heard == ["willChange", "willShow", "didChange", "didShow", "willHide", "didHide"]
    )
    #expect(!form.disablesAutomaticKeyboardDismissal)
  }

  /// Keeps a field at its lower edge, above the keyboard.
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    var heard: [String] = []
    var duration: TimeInterval?
    var option: UIView.AnimationOptions?
    var isLocal: Bool?
    private let screen = UIScreen.main
    private var tokens: [any NSObjectProtocol] = []

    override var disablesAutomaticKeyboardDismissal: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      hear(UIResponder.keyboardWillChangeFrameNotification, as: "willChange")
      hear(UIResponder.keyboardWillShowNotification, as: "willShow")
      hear(UIResponder.keyboardDidChangeFrameNotification, as: "didChange")
      hear(UIResponder.keyboardDidShowNotification, as: "didShow")
      hear(UIResponder.keyboardWillHideNotification, as: "willHide")
      hear(UIResponder.keyboardDidHideNotification, as: "didHide")
    }

    isolated deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    private func hear(_ name: Notification.Name, as word: String) {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .none) {
        [weak self] note in
        let info = note.userInfo
        let begin = (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let seconds = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        let isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        let duration = seconds?.doubleValue
        MainActor.assumeIsolated {
          guard let self, UIScreen.main === self.screen else { return }
          // A change of frame that hides is heard as a hide.
          if word.hasSuffix("Change"), begin.map({ $0.minY < (end?.minY ?? 0) }) ?? true { return }
          self.heard.append(word)
          self.duration = duration
          self.option = curve.map { UIView.AnimationOptions(rawValue: $0 << 16) }
          self.isLocal = isLocal
          if let end { self.stand(above: end) }
        }
      }
      tokens.append(token)
    }

    private func stand(above keyboard: CGRect) {
      let top = min(view.convert(keyboard, from: nil).minY, view.bounds.maxY)
      UIView.animate(withDuration: duration ?? 0, delay: 0, options: option ?? []) {
        self.field.frame.origin.y = top - self.field.frame.height
      }
    }
  }
}
