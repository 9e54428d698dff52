/// A line of text that a person edits.
open class UITextField: UIControl {
  /// When something beside the text is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While a person edits.
    case whileEditing
    /// Except while a person edits.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended (iOS 10).
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The text counts.
    case committed
  }

  /// Creates a text field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a text field of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The text

  /// The text; empty by default, and empty after `nil` was set.
  open var text: String? = "" {
    didSet { if text == nil { text = "" } }
  }

  /// The text's colour; black after `nil` was set, and by default.
  open var textColor: UIColor? = .black {
    didSet { if textColor == nil { textColor = .black } }
  }

  /// Where the text stands; natural by default, left before 9 (memory).
  open var textAlignment: NSTextAlignment {
    get { ownAlignment ?? (device.behavior.fieldsAlignNaturally ? .natural : .left) }
    set { ownAlignment = newValue }
  }
  private var ownAlignment: NSTextAlignment?

  /// What stands in the field while it is empty; none by default.
  open var placeholder: String?

  /// When the button that clears the text is shown; never by default.
  open var clearButtonMode = ViewMode.never

  override var isElementByDefault: Bool { true }

  /// Assumed: what a person reads in an empty field says what it is for.
  override var labelByDefault: String? { placeholder }

  /// Nobody near the device hears a secret.
  override var valueByDefault: String? {
    guard let text, !text.isEmpty else { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  // MARK: The keyboard

  /// Whether the text is drawn as bullets; `false` by default.
  open var isSecureTextEntry = false

  /// The keyboard for the field; the usual one by default.
  open var keyboardType = UIKeyboardType.default

  /// The word on the return key; return by default.
  open var returnKeyType = UIReturnKeyType.default

  /// What the keyboard writes in capitals; the first letters of sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard corrects words; as the language has it by default.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// What the text means (iOS 10); unknown by default.
  open var textContentType: UITextContentType?

  // MARK: Rectangles

  /// Answers where the text stands; everywhere by default.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Answers where the placeholder stands; where the text does by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Answers where the text stands while it is edited; where it does otherwise by default.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  // MARK: Editing

  /// Decides and hears what happens; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether a person edits the field now.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { true }

  override var takesText: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    // The delegate hears of it before the keyboard is heard (S21, single report).
    if isFirstResponder { device.keyboard.rise() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    device.keyboard.responderEnded(self)
    tellEnd()
    return true
  }

  /// A field that leaves its window stops being edited, whatever its delegate says.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditingByForce(leaves: true) }
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
