// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError("stub") }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError("stub") }
}

// Of UIKit on iOS, as here.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
}

@MainActor open class UILabel: UIView {
  open var text: String? {
    get { fatalError("stub") }
    set {}
  }

  open var font: UIFont! {
    get { fatalError("stub") }
    set {}
  }

  open var textColor: UIColor! {
    get { fatalError("stub") }
    set {}
  }

  open var textAlignment: NSTextAlignment {
    get { fatalError("stub") }
    set {}
  }

  open var numberOfLines: Int {
    get { fatalError("stub") }
    set {}
  }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  public convenience init(type buttonType: ButtonType) { fatalError("stub") }

  open func setTitle(_ title: String?, for state: UIControl.State) { fatalError("stub") }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError("stub") }
  open var titleLabel: UILabel? { fatalError("stub") }
}
