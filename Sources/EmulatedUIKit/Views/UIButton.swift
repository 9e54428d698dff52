/// A control with words on it.
///
/// Images, configurations and menus are not modelled.
open class UIButton: UIControl {
  /// How a button looks.
  public nonisolated enum ButtonType: Int, Sendable {
    /// As the app makes it.
    case custom = 0
    /// As the system has it (iOS 7).
    case system = 1
  }

  /// How the button looks.
  public final private(set) var buttonType = ButtonType.custom

  private var titles: [UIControl.State.RawValue: String] = [:]
  private var titleColors: [UIControl.State.RawValue: UIColor] = [:]
  private let words = UILabel()

  /// Creates a button of the type `.custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a button of size zero that looks so.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  private func prepare() {
    words.textAlignment = .center
    addSubview(words)
  }

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    showTitle()
  }

  /// Answers the words for a state; the ordinary ones where it has none of its own.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Sets the words' colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    showTitle()
  }

  /// Answers the words' colour for a state; the ordinary one where it has none of its own.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
  }

  /// The words that are seen now.
  open var currentTitle: String? { title(for: state) }

  /// The colour in which they are seen: white where the app set none, the tint for the type `.system`.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  /// The view that shows the words; change its font, lines and alignment, not its text.
  open var titleLabel: UILabel? { words }

  open override var isEnabled: Bool { didSet { showTitle() } }

  open override var isHighlighted: Bool { didSet { showTitle() } }

  open override var isSelected: Bool { didSet { showTitle() } }

  /// For a button that is also what it is for (which of both comes first is assumed).
  override func fingerLifted() {
    super.fingerLifted()
    sendActions(for: .primaryActionTriggered)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = bounds
    showTitle()
  }

  /// Answers about how large the words are; no font is measured.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    words.sizeThatFits(CGSize(width: 0, height: size.height))
  }

  override var isElementByDefault: Bool { true }
  override var labelByDefault: String? { currentTitle }
  override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }

  private func showTitle() {
    words.text = currentTitle
    words.textColor = currentTitleColor
  }
}
