/// Which sides of a popover may point at its anchor.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Points left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Points right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Says where a popover is anchored (iOS 8).
open class UIPopoverPresentationController: NSObject {
  /// The view that the popover points into; none by default.
  open var sourceView: UIView?

  /// The rectangle in the source view's coordinates; `.null` by default.
  open var sourceRect = CGRect.null

  /// The bar item that the popover points at; none by default.
  open var barButtonItem: UIBarButtonItem?

  /// The sides that may point at the anchor; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether the popover knows where to point (A57).
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }
}

extension UIViewController {
  func popoverIfWide() -> UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover, device.model.idiom == .pad else { return nil }
    if popoverController == nil { popoverController = UIPopoverPresentationController() }
    return popoverController
  }
}
