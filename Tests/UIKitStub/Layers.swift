// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

open class CGColor: Hashable, @unchecked Sendable {
  public static func == (left: CGColor, right: CGColor) -> Bool { fatalError("stub") }
  public func hash(into hasher: inout Hasher) { fatalError("stub") }
}

open class CGPath: @unchecked Sendable {
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { fatalError("stub") }
}

open class CALayer: NSObject {
  open var frame: CGRect {
    get { fatalError("stub") }
    set {}
  }
  open var cornerRadius: CGFloat {
    get { fatalError("stub") }
    set {}
  }
  open var borderColor: CGColor? {
    get { fatalError("stub") }
    set {}
  }
  open var borderWidth: CGFloat {
    get { fatalError("stub") }
    set {}
  }
  open var shadowColor: CGColor? {
    get { fatalError("stub") }
    set {}
  }
  open var shadowOpacity: Float {
    get { fatalError("stub") }
    set {}
  }
  open var shadowOffset: CGSize {
    get { fatalError("stub") }
    set {}
  }
  open var shadowRadius: CGFloat {
    get { fatalError("stub") }
    set {}
  }
  open var shadowPath: CGPath? {
    get { fatalError("stub") }
    set {}
  }
  open var shouldRasterize: Bool {
    get { fatalError("stub") }
    set {}
  }
  open var rasterizationScale: CGFloat {
    get { fatalError("stub") }
    set {}
  }
  open var masksToBounds: Bool {
    get { fatalError("stub") }
    set {}
  }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { fatalError("stub") }
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? {
    get { fatalError("stub") }
    set {}
  }
}

@MainActor open class UIScrollView: UIView {
  open var contentSize: CGSize {
    get { fatalError("stub") }
    set {}
  }
  open var contentOffset: CGPoint {
    get { fatalError("stub") }
    set {}
  }
  open var isScrollEnabled: Bool {
    get { fatalError("stub") }
    set {}
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { fatalError("stub") }
}

@MainActor open class UIMotionEffect: NSObject {}

@MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    fatalError("stub")
  }
  open var minimumRelativeValue: Any? {
    get { fatalError("stub") }
    set {}
  }
  open var maximumRelativeValue: Any? {
    get { fatalError("stub") }
    set {}
  }
}

@MainActor open class UIMotionEffectGroup: UIMotionEffect {
  public override init() { fatalError("stub") }
  open var motionEffects: [UIMotionEffect]? {
    get { fatalError("stub") }
    set {}
  }
}

// Of every object on iOS; the façade asks views alone.
extension UIView {
  public var accessibilityViewIsModal: Bool {
    get { fatalError("stub") }
    set {}
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { fatalError("stub") }
    set {}
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var staticText: UIAccessibilityTraits { fatalError("stub") }
  public static var header: UIAccessibilityTraits { fatalError("stub") }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var screenChanged: UIAccessibility.Notification { fatalError("stub") }
  }

  @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    fatalError("stub")
  }
}
