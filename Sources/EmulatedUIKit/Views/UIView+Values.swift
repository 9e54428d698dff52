extension UIView {
  /// What of a frame follows the superview's size.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// What becomes of a drawing when the bounds change.
  public nonisolated enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill
    /// It is scaled evenly until it fits.
    case scaleAspectFit
    /// It is scaled evenly until it fills.
    case scaleAspectFill
    /// It is drawn again.
    case redraw
    /// It stays in the middle.
    case center
    /// It stays at the top.
    case top
    /// It stays at the bottom.
    case bottom
    /// It stays at the left.
    case left
    /// It stays at the right.
    case right
    /// It stays in the top left corner.
    case topLeft
    /// It stays in the top right corner.
    case topRight
    /// It stays in the bottom left corner.
    case bottomLeft
    /// It stays in the bottom right corner.
    case bottomRight
  }

  /// Whether a tint is shown as it is (iOS 7).
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's; normal where there is none.
    case automatic
    /// As it is.
    case normal
    /// Without its colour.
    case dimmed
  }
}
