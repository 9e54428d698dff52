// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { fatalError("stub") }
  open var isFirstResponder: Bool { fatalError("stub") }
  // Of every object on iOS; the façade overrides it in responders alone.
  open func accessibilityPerformEscape() -> Bool { fatalError("stub") }
  @discardableResult
  open func becomeFirstResponder() -> Bool { fatalError("stub") }
  @discardableResult
  open func resignFirstResponder() -> Bool { fatalError("stub") }

  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    fatalError("stub")
  }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    fatalError("stub")
  }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { fatalError("stub") }
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { fatalError("stub") }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError("stub") }
  open class var black: UIColor { fatalError("stub") }
  open class var white: UIColor { fatalError("stub") }
  open var cgColor: CGColor { fatalError("stub") }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { fatalError("stub") }
  public required init?(coder: NSCoder) { fatalError("stub") }
  public override convenience init() { self.init(frame: .zero) }

  open var accessibilityIdentifier: String? {
    get { fatalError("stub") }
    set {}
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError("stub") }
    set {}
  }
  open var accessibilityLabel: String? {
    get { fatalError("stub") }
    set {}
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { fatalError("stub") }
    set {}
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    fatalError("stub")
  }
  open func isDescendant(of view: UIView) -> Bool { fatalError("stub") }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { fatalError("stub") }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    fatalError("stub")
  }
  open var clipsToBounds: Bool {
    get { fatalError("stub") }
    set { fatalError("stub") }
  }
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

  open var alpha: CGFloat {
    get { fatalError("stub") }
    set {}
  }

  open var backgroundColor: UIColor? {
    get { fatalError("stub") }
    set {}
  }

  open var tag: Int {
    get { fatalError("stub") }
    set {}
  }

  open var autoresizesSubviews: Bool {
    get { fatalError("stub") }
    set {}
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  }

  open var autoresizingMask: UIView.AutoresizingMask {
    get { fatalError("stub") }
    set {}
  }

  open var layer: CALayer { fatalError("stub") }
  open var superview: UIView? { fatalError("stub") }
  open var subviews: [UIView] { fatalError("stub") }
  open func didMoveToSuperview() { fatalError("stub") }
  open func layoutSubviews() { fatalError("stub") }
  open func layoutIfNeeded() { fatalError("stub") }
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError("stub") }
  open func addMotionEffect(_ effect: UIMotionEffect) { fatalError("stub") }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { fatalError("stub") }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError("stub") }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError("stub") }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var curveEaseInOut: AnimationOptions { fatalError("stub") }
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
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError("stub") }

  open func setNeedsDisplay() { fatalError("stub") }
  open func setNeedsLayout() { fatalError("stub") }

  open var isUserInteractionEnabled: Bool {
    get { fatalError("stub") }
    set {}
  }

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

  open class var areAnimationsEnabled: Bool { fatalError("stub") }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    fatalError("stub")
  }
}

@MainActor open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable, @unchecked Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static var alert: UIWindow.Level { fatalError("stub") }
  }

  open var windowLevel: UIWindow.Level {
    get { fatalError("stub") }
    set {}
  }

  open var isKeyWindow: Bool { fatalError("stub") }
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { fatalError("stub") }
}

@MainActor open class UITabBar: UIView {}

@MainActor open class UIToolbar: UIView {}

@MainActor open class UIControl: UIView {
  open var isEnabled: Bool {
    get { fatalError("stub") }
    set { fatalError("stub") }
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchUpInside: UIControl.Event { UIControl.Event(rawValue: 64) }
    public static var editingChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 17) }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { UIControl.State(rawValue: 1) }
    public static var disabled: UIControl.State { UIControl.State(rawValue: 2) }
  }

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    fatalError("stub")
  }
}

public typealias UIActionHandler = (UIAction) -> Void

// UIKit's initialiser has parameters before the handler, each with a default.
@MainActor open class UIAction: NSObject {
  public init(handler: @escaping UIActionHandler) { fatalError("stub") }
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
