// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

@MainActor open class UIResponder: NSObject {}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError("stub") }
  open class var black: UIColor { fatalError("stub") }
  open class var white: UIColor { fatalError("stub") }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { fatalError("stub") }
  public required init?(coder: NSCoder) { fatalError("stub") }
  public override convenience init() { self.init(frame: .zero) }

  open var isHidden: Bool {
    get { fatalError("stub") }
    set {}
  }

  open var tintColor: UIColor! {
    get { fatalError("stub") }
    set {}
  }

  open func tintColorDidChange() { fatalError("stub") }

  open var frame: CGRect {
    get { fatalError("stub") }
    set {}
  }

  open var bounds: CGRect {
    get { fatalError("stub") }
    set {}
  }

  open var center: CGPoint {
    get { fatalError("stub") }
    set {}
  }

  open var transform: CGAffineTransform {
    get { fatalError("stub") }
    set {}
  }

  open func setNeedsDisplay() { fatalError("stub") }
  open func setNeedsLayout() { fatalError("stub") }
  open func layoutIfNeeded() { fatalError("stub") }
  open func layoutSubviews() { fatalError("stub") }
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError("stub") }

  open var alpha: CGFloat {
    get { fatalError("stub") }
    set {}
  }

  open var backgroundColor: UIColor? {
    get { fatalError("stub") }
    set {}
  }

  open var isUserInteractionEnabled: Bool {
    get { fatalError("stub") }
    set {}
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var flexibleWidth: AutoresizingMask { fatalError("stub") }
    public static var flexibleHeight: AutoresizingMask { fatalError("stub") }
  }

  open var autoresizingMask: AutoresizingMask {
    get { fatalError("stub") }
    set {}
  }

  open var layer: CALayer { fatalError("stub") }

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError("stub") }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var curveLinear: AnimationOptions { fatalError("stub") }
  }

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError("stub") }

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError("stub") }

  open var window: UIWindow? { fatalError("stub") }

  open func addSubview(_ view: UIView) { fatalError("stub") }
  open func removeFromSuperview() { fatalError("stub") }
  open func didMoveToWindow() { fatalError("stub") }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    fatalError("stub")
  }
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UITabBar: UIView {}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var normal: State { fatalError("stub") }
  }
}

@MainActor open class UITextField: UIControl {
  open var text: String? {
    get { fatalError("stub") }
    set {}
  }

  open var placeholder: String? {
    get { fatalError("stub") }
    set {}
  }

  // Of UITextInputTraits, where it is optional.
  open var isSecureTextEntry: Bool {
    get { fatalError("stub") }
    set {}
  }
}
