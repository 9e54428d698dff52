/// A line of text that a person edits.
open class UITextField: UIControl {
  /// Creates a text field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a text field of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; empty by default, and empty after `nil` was set.
  open var text: String? = "" {
    didSet { if text == nil { text = "" } }
  }

  /// What stands in the field while it is empty; none by default.
  open var placeholder: String?

  /// Whether the text is drawn as bullets; `false` by default.
  open var isSecureTextEntry = false

  /// Decides and hears what happens; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether a person edits the field now.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    return true
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder { device.firstResponder = nil }
  }
}

extension UITextField {
  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when a person changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  /// Types at the end of the text, a character at a time, as a person does.
  func insertByPerson(_ string: String) {
    for character in string {
      let old = text ?? ""
      let range = NSRange(location: old.utf16.count, length: 0)
      let allowed = delegate?.textField(
        self,
        shouldChangeCharactersIn: range,
        replacementString: String(character)
      )
      guard allowed ?? true else { continue }
      text = old + String(character)
      sendActions(for: .editingChanged)
      post(Self.textDidChangeNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
