// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

@MainActor open class UIResponder: NSObject {
  open var isFirstResponder: Bool { fatalError("stub") }

  @discardableResult
  open func becomeFirstResponder() -> Bool { fatalError("stub") }
}

@MainActor open class UIColor: NSObject {}

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

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError("stub") }

  open var window: UIWindow? { fatalError("stub") }
  open var subviews: [UIView] { fatalError("stub") }

  open func addSubview(_ view: UIView) { fatalError("stub") }
  open func removeFromSuperview() { fatalError("stub") }
  open func didMoveToWindow() { fatalError("stub") }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    fatalError("stub")
  }
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UITabBar: UIView {}

@MainActor open class UIControl: UIView {}

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
