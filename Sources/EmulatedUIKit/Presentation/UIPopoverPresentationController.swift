/// Which way a popover's arrow points.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
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
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover can be anchored at (iOS 16): a view or a bar item.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Manages a controller that is presented as a popover, and says where it is anchored (iOS 8).
open class UIPopoverPresentationController: UIPresentationController {
  /// Hears and decides about the popover; not kept alive.
  ///
  /// One set through ``UIPresentationController`` that is no popover's delegate reads as `nil` here.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The view that the popover points into; none by default.
  open var sourceView: UIView?

  /// The rectangle in the source view's coordinates; `.null` by default, which means its bounds.
  open var sourceRect = CGRect.null

  /// The bar item that the popover points at; none by default (iOS 8; `sourceItem` since 16).
  open var barButtonItem: UIBarButtonItem?

  /// The view or bar item that the popover points at (iOS 16); none by default.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The sides that may point at the anchor; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether the popover may lie over its anchor (iOS 9); `false` by default.
  open var canOverlapSourceViewRect = false

  /// Which way the arrow points; unknown until the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let container, container.window != nil else { return .unknown }
    return (presentedViewController.viewIfLoaded as? AlertPanel)?.arrow ?? placement?.arrow
      ?? .unknown
  }

  /// Views beside the popover that still take touches, which then do not dismiss it; none by default.
  ///
  /// An anchor in a bar adds that bar when the popover is presented; to undo that, set `nil`
  /// afterwards (A61).
  open var passthroughViews: [UIView]?

  /// The colour behind the content; the system's by default.
  open var backgroundColor: UIColor?

  /// What is left free at the edges of the screen, in points; 10 on each side by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// What is shown around the content; the system's background by default, which is no view here.
  ///
  /// A subclass of ``UIPopoverBackgroundView`` counts from the next presentation: one of it stands
  /// behind the content and hears where the arrow is, and the content leaves it the room that it
  /// asks for.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// What the popover is configured by where it becomes a sheet (iOS 15).
  open var adaptiveSheetPresentationController: UISheetPresentationController { ownAdaptiveSheet }

  /// The background that stands behind the content.
  private weak var background: UIPopoverBackgroundView?

  private lazy var ownAdaptiveSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: nil
    )
    sheet.host = self
    return sheet
  }()

  /// The size of the container when the popover was placed last.
  private var placedSize: CGSize?

  /// Where the popover pointed then.
  private var placedAnchor: CGRect?

  open override var frameOfPresentedViewInContainerView: CGRect {
    if presentedViewController.placesItself { return containerView?.bounds ?? .zero }
    return placement?.frame ?? super.frameOfPresentedViewInContainerView
  }

  /// Whether the popover knows where to point (A57).
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  override func prepareToBegin() {
    super.prepareToBegin()
    guard effectiveStyle == .popover else { return }
    delegate?.prepareForPopoverPresentation(self)
    if let bar = barButtonItem?.bar, passthroughViews?.contains(where: { $0 === bar }) != true {
      passthroughViews = (passthroughViews ?? []) + [bar]
    }
  }

  override func makeAdaptive() -> UIPresentationController {
    guard presentedViewController.device.behavior.sheetsHaveDetents, effectiveStyle.isSheet else {
      return super.makeAdaptive()
    }
    return ownAdaptiveSheet
  }

  override func begin(with coordinator: TransitionContext) {
    placedSize = container?.bounds.size
    placedAnchor = anchorInWindow
    showBackground()
    super.begin(with: coordinator)
  }

  override func placePresented() {
    askForAnchor()
    placedAnchor = anchorInWindow
    super.placePresented()
    placeBackground()
  }

  override func containerDidLayOut() {
    // What the popover points at may have been laid out since.
    guard effectiveStyle == .popover, presentedViewController.transition == nil,
      anchorInWindow != placedAnchor
    else { return }
    placePresented()
  }

  override func beginningError() -> NSException? {
    guard effectiveStyle == .popover, !hasAnchor else { return nil }
    return NSException(name: .generic, reason: PresentationMessages.missingAnchor)
  }

  /// Where the popover points, in the window's coordinates; `nil` where that is not on screen (A57).
  var anchorInWindow: CGRect? {
    guard let view = barButtonItem?.bar ?? sourceView, view.window != nil else { return nil }
    let isWhole = barButtonItem != nil || sourceRect.isNull
    return view.convert(isWhole ? view.bounds : sourceRect, to: nil)
  }

  /// Where the popover stands, as long as it is one.
  private var placement: PopoverPlacement? {
    guard effectiveStyle == .popover, let container else { return nil }
    return PopoverPlacement(
      size: super.frameOfPresentedViewInContainerView.size,
      anchor: anchorInWindow.map { container.convert($0, from: nil) },
      screen: container.bounds.inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections,
      border: border
    )
  }

  private var border: PopoverPlacement.Border {
    guard let type = popoverBackgroundViewClass else { return PopoverPlacement.Border() }
    return PopoverPlacement.Border(
      arrowHeight: type.arrowHeight(),
      arrowBase: type.arrowBase(),
      insets: type.contentViewInsets()
    )
  }

  private func showBackground() {
    guard effectiveStyle == .popover, let container,
      let type = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    else { return }
    let made = presentedViewController.device.run { type.init(ofPopover: .zero) }
    container.insertSubview(made, at: 0)
    background = made
    placeBackground()
  }

  private func placeBackground() {
    guard let background, let placement else { return }
    background.frame = placement.background
    background.arrowDirection = placement.arrow
    background.arrowOffset = placement.arrowOffset
  }

  /// Lets the delegate say where the popover points when the container got another size (N7).
  private func askForAnchor() {
    guard effectiveStyle == .popover, let container, let size = placedSize,
      size != container.bounds.size
    else { return }
    placedSize = container.bounds.size
    // Where a bar item is, UIKit knows itself.
    guard barButtonItem == nil, var view = sourceView, let delegate else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let old = rect
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        delegate.popoverPresentationController(
          self,
          willRepositionPopoverTo: rect,
          in: AutoreleasingUnsafeMutablePointer(view)
        )
      }
    }
    if view !== sourceView { sourceView = view }
    if rect != old { sourceRect = rect }
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

// MARK: - A touch beside it

extension UIPopoverPresentationController {
  /// Dismisses because a person touched beside the popover; answers whether that did anything.
  func touchedOutside() -> Bool {
    let presented = presentedViewController
    guard effectiveStyle == .popover, presented.transition == nil else { return false }
    let asksPresentation = presented.device.behavior.popoversAskPresentationDelegate
    if presented.isModalInPresentation { return false }
    guard asksPresentation else {
      guard delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else {
        return false
      }
      presented.presentingViewController?.dismiss(animated: true) {
        self.delegate?.popoverPresentationControllerDidDismissPopover(self)
      }
      return true
    }
    return dismissByPerson()
  }
}
