/// A rectangle on the screen that holds other rectangles.
open class UIView: UIResponder {
  // Private storage behind open properties: accesses to a property that others can override or change
  // are checked for exclusivity at run time, each costing more than the access.
  private var ownBounds: CGRect
  private var ownCenter: CGPoint
  private var isInvisible = false
  private var opacity: CGFloat = 1
  private var takesTouches = true
  private weak var parentView: UIView?
  var childViews: [UIView] = []
  private var ownTint: UIColor?

  /// The controller whose view this is; it comes next in the responder chain.
  weak var controller: UIViewController?

  /// Creates a view.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates; zero for `UIView()`.
  public init(frame: CGRect) {
    ownBounds = CGRect(origin: .zero, size: frame.size)
    ownCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Creates a view of size zero.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view of size zero; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) {
    ownBounds = .zero
    ownCenter = .zero
    super.init()
  }

  // MARK: Geometry

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { ownBounds }
    set { ownBounds = newValue }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { ownCenter }
    set { ownCenter = newValue }
  }

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2,
        y: center.y - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      ownBounds.size = newValue.size
      ownCenter = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  // MARK: Appearance

  /// Whether the view and all in it are invisible; `false` by default.
  open var isHidden: Bool {
    get { isInvisible }
    set { isInvisible = newValue }
  }

  /// The opacity between 0 and 1; 1 by default.
  open var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue }
  }

  /// Whether the view and all in it take touches; `true` by default.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set { takesTouches = newValue }
  }

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  /// The tint of the view and of what it holds; the superview's where none is set (iOS 7).
  open var tintColor: UIColor! {
    get { ownTint ?? parentView?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      announceTintChange()
    }
  }

  /// Called when the tint changed, by this view or by one above it (iOS 7).
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { parentView }

  /// The views held, the frontmost last.
  open var subviews: [UIView] { childViews }

  /// The window that holds the view.
  open var window: UIWindow? { parentView?.window }

  /// Adds a view in front of those held already.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Adds a view at a place in the order; 0 is the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed; read ``window`` for the new one.
  open func didMoveToWindow() {}

  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  /// Answers the frontmost view that takes a touch at the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in childViews.reversed() {
      // The child's coordinates are a step away; converting by way of the window climbs all the way up.
      let (frame, bounds) = (view.frame, view.bounds)
      let inside = CGPoint(
        x: point.x - frame.minX + bounds.minX,
        y: point.y - frame.minY + bounds.minY
      )
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Answers whether the point lies in the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open override var next: UIResponder? { controller ?? parentView }
}

// MARK: - Moving in the hierarchy

extension UIView {
  /// Answers whether the view is the given one or is held by it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parentView
    }
    return false
  }

  private func insert(_ view: UIView, at index: Int?) {
    let oldWindow = view.window
    let newWindow = window
    if let old = view.parentView, old !== self { old.willRemoveSubview(view) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.parentView?.childViews.removeAll { $0 === view }
    view.parentView = self
    childViews.insert(view, at: index.map { min(max($0, 0), childViews.count) } ?? childViews.count)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellDidMoveToWindow() }
    didAddSubview(view)
  }

  private func detach() {
    guard let parentView else { return }
    let oldWindow = window
    parentView.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    parentView.childViews.removeAll { $0 === self }
    self.parentView = nil
    didMoveToSuperview()
    if oldWindow != nil { tellDidMoveToWindow() }
  }

  func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in childViews { view.tellWillMove(to: window) }
  }

  func tellDidMoveToWindow() {
    didMoveToWindow()
    for view in childViews { view.tellDidMoveToWindow() }
  }

  private func announceTintChange() {
    tintColorDidChange()
    for view in childViews where view.ownTint == nil { view.announceTintChange() }
  }
}

// MARK: - Coordinates

extension UIView {
  /// Converts a point of this view's coordinates to another's, or to the window's for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + inWindow.x - other.x, y: point.y + inWindow.y - other.y)
  }

  /// Converts a point of another view's coordinates, or the window's for `nil`, to this one's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inWindow = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + other.x - inWindow.x, y: point.y + other.y - inWindow.y)
  }

  /// Where this view's (0, 0) lies in the window's coordinates.
  private var originInWindow: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      origin.x += current.frame.minX - current.bounds.minX
      origin.y += current.frame.minY - current.bounds.minY
      view = current.parentView
    }
    return origin
  }
}

// MARK: - Animations

extension UIView {
  /// Whether changes are animated on the current device.
  public static var areAnimationsEnabled: Bool { EmulatedDevice.current.animationsEnabled }

  /// Turns animations on the current device on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    EmulatedDevice.current.animationsEnabled = enabled
  }

  /// Runs the closure with animations off (iOS 7).
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let device = EmulatedDevice.current
    let enabled = device.animationsEnabled
    device.animationsEnabled = false
    actionsWithoutAnimation()
    device.animationsEnabled = enabled
  }
}
