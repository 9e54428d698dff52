/// What a popover's background says of its measures; all in points, asked when the popover is
/// placed.
@MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// How wide the arrow is at its base.
  static func arrowBase() -> CGFloat

  /// What of the background shows around the content, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets

  /// How far the arrow stands out.
  static func arrowHeight() -> CGFloat
}

/// What a popover shows around its content and as its arrow (iOS 5); subclasses draw it.
///
/// A subclass overrides every member without calling `super`: those here raise
/// NSInternalInconsistencyException with `UIPopoverBackgroundView's arrowOffset must be
/// overridden.`, each with its own name (documented; the words are the emulator's).
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Creates a background.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a background of size zero; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates the background of a popover, by `init(frame:)`; subclasses inherit it.
  public required convenience init(ofPopover size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// How far the arrow is from the middle of its side, in points; negative to the left or upwards.
  open var arrowOffset: CGFloat {
    get { Self.mustOverride("arrowOffset", 0) }
    set { Self.mustOverride("arrowOffset", ()) }
  }

  /// Where the arrow points: one side, or none.
  open var arrowDirection: UIPopoverArrowDirection {
    get { Self.mustOverride("arrowDirection", .unknown) }
    set { Self.mustOverride("arrowDirection", ()) }
  }

  open class func arrowBase() -> CGFloat { mustOverride("arrowBase()", 0) }

  open class func contentViewInsets() -> UIEdgeInsets { mustOverride("contentViewInsets()", .zero) }

  open class func arrowHeight() -> CGFloat { mustOverride("arrowHeight()", 0) }

  private static func mustOverride<Value>(_ member: String, _ value: Value) -> Value {
    EmulatedDevice.current.raise(
      .internalInconsistency,
      PresentationMessages.backgroundMustOverride(member)
    )
    return value
  }
}
