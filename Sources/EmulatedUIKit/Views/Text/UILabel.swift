/// A text that a person reads.
open class UILabel: UIView {
  /// Creates a label, which takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text; none by default.
  open var text: String?

  /// The letters; the system's of 17 points after `nil` was set, and by default.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { if font == nil { font = UIFont.systemFont(ofSize: 17) } }
  }

  /// The text's colour; black after `nil` was set, and by default.
  open var textColor: UIColor! = .black {
    didSet { if textColor == nil { textColor = .black } }
  }

  /// Where the text stands; natural by default, left before 9 (memory).
  open var textAlignment: NSTextAlignment {
    get { ownAlignment ?? (device.behavior.fieldsAlignNaturally ? .natural : .left) }
    set { ownAlignment = newValue }
  }
  private var ownAlignment: NSTextAlignment?

  /// How many lines the text may take, as many as it needs for 0; 1 by default.
  open var numberOfLines = 1

  override var isElementByDefault: Bool { !(text ?? "").isEmpty }
  override var labelByDefault: String? { text }
  override var traitsByDefault: UIAccessibilityTraits { .staticText }

  /// Answers about how large the text is in a width; no font is measured.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let whole = TextEstimate.width(of: text, size: font.pointSize)
    let needed = TextEstimate.lines(of: text, size: font.pointSize, in: size.width)
    let lines = numberOfLines > 0 ? min(numberOfLines, needed) : needed
    return CGSize(
      width: size.width > 0 ? min(whole, size.width) : whole,
      height: CGFloat(lines) * font.lineHeight
    )
  }
}
