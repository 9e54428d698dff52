/// What kind of thing an element is to assistive technologies.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt64

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be operated now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It heads a part of the screen (iOS 6).
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
