// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var up: UIPopoverArrowDirection { fatalError("stub") }
  public static var down: UIPopoverArrowDirection { fatalError("stub") }
  public static var left: UIPopoverArrowDirection { fatalError("stub") }
  public static var right: UIPopoverArrowDirection { fatalError("stub") }
  public static var any: UIPopoverArrowDirection { fatalError("stub") }
  public static var unknown: UIPopoverArrowDirection { fatalError("stub") }
}

// Exists with the Objective-C runtime only.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

@MainActor open class UIBarButtonItem: NSObject {
  open var customView: UIView? {
    get { fatalError("stub") }
    set {}
  }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  )
}

@MainActor open class UIPresentationController: NSObject {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    fatalError("stub")
  }

  open var presentingViewController: UIViewController { fatalError("stub") }
  open var presentedViewController: UIViewController { fatalError("stub") }
  open var presentationStyle: UIModalPresentationStyle { fatalError("stub") }
  open var containerView: UIView? { fatalError("stub") }
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?

  open var permittedArrowDirections: UIPopoverArrowDirection {
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
  open var canOverlapSourceViewRect: Bool {
    get { fatalError("stub") }
    set {}
  }
  open var barButtonItem: UIBarButtonItem? {
    get { fatalError("stub") }
    set {}
  }
  @available(iOS 16.0, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { fatalError("stub") }
    set {}
  }
  open var arrowDirection: UIPopoverArrowDirection { fatalError("stub") }
  open var passthroughViews: [UIView]? {
    get { fatalError("stub") }
    set {}
  }
  open var backgroundColor: UIColor? {
    get { fatalError("stub") }
    set {}
  }
  open var popoverLayoutMargins: UIEdgeInsets {
    get { fatalError("stub") }
    set {}
  }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError("stub") }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError("stub") }
}

@MainActor open class UIEvent: NSObject {}
