/// The popover that a box offers: it keeps what is set, whichever native shows the sheet, and is itself
/// never presented (F23).
///
/// It tells UIKit of another controller than the box, which it would keep alive.
final class AlertPopover: UIPopoverPresentationController {
  private weak var box: AlertController?

  /// The native popover that shows the sheet now.
  weak var shown: UIPopoverPresentationController?

  /// Whether passthrough views were set: UIActionSheet has its own only (A61).
  private(set) var hasOwnPassthrough = false

  init(box: AlertController) {
    self.box = box
    super.init(presentedViewController: UIViewController(), presenting: nil)
  }

  override var presentedViewController: UIViewController { box ?? super.presentedViewController }

  override var presentingViewController: UIViewController {
    box?.presentingViewController ?? super.presentingViewController
  }

  override var presentationStyle: UIModalPresentationStyle { .popover }

  override var containerView: UIView? { shown?.containerView }

  override var arrowDirection: UIPopoverArrowDirection { shown?.arrowDirection ?? .unknown }

  // MARK: What changes while the sheet shows

  override var sourceView: UIView? { didSet { changed { $0.sourceView = sourceView } } }

  override var sourceRect: CGRect { didSet { changed { $0.sourceRect = sourceRect } } }

  override var barButtonItem: UIBarButtonItem? {
    didSet { changed { $0.barButtonItem = barButtonItem } }
  }

  override var permittedArrowDirections: UIPopoverArrowDirection {
    didSet { changed { $0.permittedArrowDirections = permittedArrowDirections } }
  }

  override var popoverLayoutMargins: UIEdgeInsets {
    didSet { changed { $0.popoverLayoutMargins = popoverLayoutMargins } }
  }

  override var canOverlapSourceViewRect: Bool {
    didSet { changed { $0.canOverlapSourceViewRect = canOverlapSourceViewRect } }
  }

  override var backgroundColor: UIColor? {
    didSet { changed { $0.backgroundColor = backgroundColor } }
  }

  override var passthroughViews: [UIView]? {
    get { shown?.passthroughViews ?? super.passthroughViews }
    set {
      hasOwnPassthrough = true
      super.passthroughViews = newValue
      changed { $0.passthroughViews = newValue }
    }
  }

  private func changed(_ update: (UIPopoverPresentationController) -> Void) {
    if let shown { update(shown) }
    box?.nativeCarrier?.updateAnchor()
  }

  // MARK: What natives take over

  /// The bar item pointed at, by either of its names.
  var pointedItem: UIBarButtonItem? {
    if let barButtonItem { return barButtonItem }
    guard #available(iOS 16.0, *) else { return nil }
    return sourceItem as? UIBarButtonItem
  }

  /// The view pointed at, by either of its names.
  var pointedView: UIView? {
    if let sourceView { return sourceView }
    guard #available(iOS 16.0, *) else { return nil }
    return sourceItem as? UIView
  }

  /// Whether something is asked for that UIActionSheet cannot do.
  var hasOptions: Bool {
    hasOwnPassthrough || permittedArrowDirections != .any || backgroundColor != nil
      || popoverLayoutMargins != UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  /// Gives everything to the native popover, and stands for it from now on.
  func apply(to native: UIPopoverPresentationController, anchor: SheetAnchor) {
    native.backgroundColor = backgroundColor
    native.popoverLayoutMargins = popoverLayoutMargins
    native.canOverlapSourceViewRect = canOverlapSourceViewRect
    native.permittedArrowDirections = permittedArrowDirections
    if hasOwnPassthrough { native.passthroughViews = super.passthroughViews }
    switch anchor {
    case .item(let item):
      native.barButtonItem = item
    case .rect(let rect, let view):
      native.sourceView = view
      native.sourceRect = rect
    case .middle(let view):
      native.sourceView = view
      native.sourceRect = view.bounds
      native.permittedArrowDirections = []
    }
    shown = native
  }
}
