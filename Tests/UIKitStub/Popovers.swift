// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

@MainActor open class UIBarButtonItem: NSObject {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

@MainActor open class UIPopoverPresentationController: NSObject {
  open var barButtonItem: UIBarButtonItem? {
    get { fatalError("stub") }
    set {}
  }

  open var sourceView: UIView? {
    get { fatalError("stub") }
    set {}
  }

  open var sourceRect: CGRect {
    get { fatalError("stub") }
    set {}
  }

  open var permittedArrowDirections: UIPopoverArrowDirection {
    get { fatalError("stub") }
    set {}
  }
}

extension UIViewController {
  public var popoverPresentationController: UIPopoverPresentationController? {
    fatalError("stub")
  }
}
