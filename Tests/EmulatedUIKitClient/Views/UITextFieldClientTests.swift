import EmulatedUIKit
import Testing

@Suite("Code that uses UITextField")
struct UITextFieldClientTests {
  @Test("edits a text")
  func edit() {
    let stage = Stage()
    stage.play {
      let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      stage.root.view.addSubview(field)
      field.placeholder = "Name"
      field.textColor = .blue
      field.textAlignment = .center
      field.isSecureTextEntry = true
      #expect(field.text == "")
      field.text = nil
      field.becomeFirstResponder()
      #expect(field.isEditing)
      #expect(stage.device.type("Ann"))
      #expect(field.text == "Ann")
      field.resignFirstResponder()
      #expect(!field.isEditing)
      #expect(field.placeholder == "Name")
      #expect(field.textColor == .blue)
      #expect(field.textAlignment == NSTextAlignment.center)
      #expect(field.delegate == nil)
      #expect(field.bounds.contains(field.textRect(forBounds: field.bounds)))
      #expect(field.bounds.contains(field.placeholderRect(forBounds: field.bounds)))
      #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  /// Overrides every member.
  private final class Field: UITextField {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var text: String? {
      get { super.text }
      set { super.text = newValue }
    }
    override var textColor: UIColor? {
      get { super.textColor }
      set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
      get { super.textAlignment }
      set { super.textAlignment = newValue }
    }
    override var placeholder: String? {
      get { super.placeholder }
      set { super.placeholder = newValue }
    }
    override weak var delegate: (any UITextFieldDelegate)? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
    override var isEditing: Bool { super.isEditing }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      super.placeholderRect(forBounds: bounds)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }
}
