/// A rectangle on the screen that holds other rectangles.
///
/// Overridable members are declared here and forward to the aspect files: members of extensions cannot
/// be overridden off Objective-C.
open class UIView: UIResponder {
  // Storage of the module behind open properties: accesses to a property that others can override or
  // change are checked for exclusivity at run time, each costing more than the access.
  final var ownBounds: CGRect
  final var ownCenter: CGPoint
  final var matrix = CGAffineTransform.identity
  /// Whether ``matrix`` is more than the identity, so that plain views need not ask it.
  final var isTransformed = false
  private var isInvisible = false
  private var opacity: CGFloat = 1
  private var takesTouches = true
  final weak var parentView: UIView?
  final var childViews: [UIView] = []
  final var ownTint: UIColor?

  /// What the end of the turn owes the view and those in it; a new view was never laid out or drawn.
  final var updates: ViewUpdates.Need = [.layout, .display]

  /// What few views have.
  final var rare: RareViewValues?

  /// The controller whose view this is; it comes next in the responder chain.
  final weak var controller: UIViewController?

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

  /// The rectangle in the view's own coordinates; a change leaves ``center`` and ``transform``.
  open var bounds: CGRect {
    get { ownBounds }
    set { changeBounds(to: newValue) }
  }

  /// The middle, in the superview's coordinates; a change leaves ``bounds`` and ``transform``.
  open var center: CGPoint {
    get { ownCenter }
    set { changeCenter(to: newValue) }
  }

  /// How the view is turned, scaled or moved around its ``center``; the identity by default.
  ///
  /// A change leaves ``bounds`` and ``center``. Where ``transform3D`` leaves the plane, what it does in
  /// the plane.
  open var transform: CGAffineTransform {
    get { matrix }
    set {
      rare?.transform3D = nil
      changeTransform(to: newValue)
    }
  }

  /// The transform in space (iOS 13); the identity by default.
  ///
  /// Geometry and animations follow what it does in the plane.
  open var transform3D: CATransform3D {
    get { rare?.transform3D ?? CATransform3DMakeAffineTransform(matrix) }
    set {
      let isPlane = CATransform3DIsAffine(newValue)
      if rare != nil || !isPlane { rareValues.transform3D = isPlane ? nil : newValue }
      changeTransform(to: CATransform3DGetAffineTransform(newValue))
    }
  }

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  ///
  /// Setting it moves ``center`` to its middle and gives ``bounds`` the size that the transform's
  /// inverse makes of its size.
  open var frame: CGRect {
    get {
      let size = isTransformed ? ownBounds.size.enclosing(matrix) : ownBounds.size
      return CGRect(
        x: ownCenter.x - size.width / 2,
        y: ownCenter.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      let size = isTransformed ? newValue.size.enclosing(matrix.inverted()) : newValue.size
      changeCenter(to: CGPoint(x: newValue.midX, y: newValue.midY))
      changeBounds(to: CGRect(origin: ownBounds.origin, size: size))
    }
  }

  /// What of the frame follows the superview's size; nothing by default.
  open var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { if rare != nil || !newValue.isEmpty { rareValues.autoresizingMask = newValue } }
  }

  /// Whether subviews follow the view's size by their masks; `true` by default.
  open var autoresizesSubviews: Bool {
    get { rare?.autoresizesSubviews ?? true }
    set { if rare != nil || !newValue { rareValues.autoresizesSubviews = newValue } }
  }

  /// Answers the size that suits the view best; the size it has by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownBounds.size }

  /// Takes the size that suits the view best, from the frame's origin.
  open func sizeToFit() { fitSize() }

  // MARK: Coordinates

  /// Converts a point of this view's coordinates to another's, or to the window's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Converts a point of another view's coordinates, or the window's for `nil`, to this one's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// Converts a rectangle of this view's coordinates to the smallest around it in another's, or in the
  /// window's for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

  /// Converts a rectangle of another view's coordinates, or the window's for `nil`, to the smallest
  /// around it in this one's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Appearance

  /// Whether the view and all in it are invisible; `false` by default.
  open var isHidden: Bool {
    get { isInvisible }
    set { isInvisible = newValue }
  }

  /// The opacity between 0 and 1; 1 by default.
  open var alpha: CGFloat {
    get { opacity }
    set {
      let old = opacity
      guard old != newValue else { return }
      opacity = newValue
      if ViewAnimations.isCollecting { record(.alpha, .number(old), .number(newValue)) }
    }
  }

  /// Whether the view is light or dark, whatever its surroundings are; unspecified by default (iOS 13).
  ///
  /// It is kept; nothing is drawn by it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.userInterfaceStyle ?? .unspecified }
    set { if rare != nil || newValue != .unspecified { rareValues.userInterfaceStyle = newValue } }
  }

  /// The colour behind what the view draws; none by default.
  open var backgroundColor: UIColor? {
    get { rare?.backgroundColor }
    set {
      let old = backgroundColor
      guard old != newValue else { return }
      rareValues.backgroundColor = newValue
      if ViewAnimations.isCollecting { record(.backgroundColor, .color(old), .color(newValue)) }
    }
  }

  /// Whether the view promises to fill its bounds; `true` by default.
  open var isOpaque: Bool {
    get { rare?.isOpaque ?? true }
    set { if rare != nil || !newValue { rareValues.isOpaque = newValue } }
  }

  /// Whether what sticks out of the bounds is cut off; `false` by default.
  open var clipsToBounds: Bool {
    get { rare?.clipsToBounds ?? false }
    set { if rare != nil || newValue { rareValues.clipsToBounds = newValue } }
  }

  /// What becomes of the drawing when the bounds change; `.scaleToFill` by default.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { if rare != nil || newValue != .scaleToFill { rareValues.contentMode = newValue } }
  }

  /// Whether the view and all in it take touches; `true` by default.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set { takesTouches = newValue }
  }

  /// What the view is drawn with; it and the view share geometry, opacity, colour and visibility.
  ///
  /// It is made when it is first asked for.
  open var layer: CALayer { ownLayer }

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  /// Answers the first view with the tag: this one or one in it, in the order of the subviews.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// The tint of the view and of what it holds; the superview's where none is set (iOS 7).
  ///
  /// While the view is dimmed, the grey that is as light as the tint.
  open var tintColor: UIColor! {
    get { resolvedTint }
    set {
      ownTint = newValue
      announceTintChange()
    }
  }

  /// Whether the tint is dimmed; the superview's answer for `.automatic`, which is the default and
  /// reads as what it means (iOS 7).
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedAdjustment }
    set { changeAdjustment(to: newValue) }
  }

  /// Called when the tint changed, by this view or by one above it (iOS 7).
  open func tintColorDidChange() {}

  /// The effects by which the view follows the device's movements, in the order added (iOS 7).
  open var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { if rare != nil || !newValue.isEmpty { rareValues.motionEffects = newValue } }
  }

  /// Adds an effect by which the view follows the device's movements (iOS 7).
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect (iOS 7).
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Whether what the view holds is mirrored where the language is written from right to left (iOS 9);
  /// `.unspecified`, as the language wants it, by default.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { changeSemantics(to: newValue) }
  }

  /// From which side the view's contents run (iOS 10).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device.layoutDirection(for: semanticContentAttribute)
  }

  // MARK: Accessibility

  /// Whether assistive technologies see the view, rather than what it holds; `true` by default for
  /// labels with a text, buttons and fields, `false` for others.
  open var isAccessibilityElement: Bool {
    get { rare?.accessibility.isElement ?? isElementByDefault }
    set { rareValues.accessibility.isElement = newValue }
  }

  /// What the view is called; its words by default, a field's placeholder, else `nil`.
  open var accessibilityLabel: String? {
    get { rare?.accessibility.label ?? labelByDefault }
    set { rareValues.accessibility.label = newValue }
  }

  /// What operating the view does; `nil` by default.
  open var accessibilityHint: String? {
    get { rare?.accessibility.hint }
    set { rareValues.accessibility.hint = newValue }
  }

  /// What the view holds; a field's text by default, secure text as bullets, else `nil`.
  open var accessibilityValue: String? {
    get { rare?.accessibility.value ?? valueByDefault }
    set { rareValues.accessibility.value = newValue }
  }

  /// What kind of thing the view is; by default as its class, and `.notEnabled` while it cannot be
  /// operated.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibility.traits ?? traitsByDefault }
    set { rareValues.accessibility.traits = newValue }
  }

  /// A name for tests, which no person hears; `nil` by default (iOS 5).
  open var accessibilityIdentifier: String? {
    get { rare?.accessibility.identifier }
    set { if rare != nil || newValue != nil { rareValues.accessibility.identifier = newValue } }
  }

  /// Whether the view hides its siblings from assistive technologies (iOS 5); `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility.isModal ?? false }
    set { if rare != nil || newValue { rareValues.accessibility.isModal = newValue } }
  }

  /// Whether what the view holds is hidden from assistive technologies (iOS 5); `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility.hidesElements ?? false }
    set { if rare != nil || newValue { rareValues.accessibility.hidesElements = newValue } }
  }

  /// Whether the view hides its siblings, by the app's word or as a part of the system's own.
  var hidesSiblings: Bool { accessibilityViewIsModal }

  /// A person operates the view through assistive technologies (iOS 7).
  ///
  /// - Returns: Whether that is done; after `false`, the default, the view is touched in its middle.
  open func accessibilityActivate() -> Bool { false }

  /// What the view shows to assistive technologies in place of itself and what it holds; `nil` for
  /// those.
  func accessibilityParts() -> [AccessibilityPart]? { nil }

  var isElementByDefault: Bool { false }
  var labelByDefault: String? { nil }
  var valueByDefault: String? { nil }
  var traitsByDefault: UIAccessibilityTraits { .none }

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

  /// Adds a view just behind another; in front of all where the other is not held (assumed: unknown).
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, distance: 0)
  }

  /// Adds a view just before another; in front of all where the other is not held (assumed: unknown).
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, distance: 1)
  }

  /// Puts a view that is held in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: childViews.count - 1) }

  /// Puts a view that is held behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Changes the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard childViews.indices.contains(index1), childViews.indices.contains(index2) else { return }
    childViews.swapAt(index1, index2)
  }

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

  // MARK: Layout and drawing

  /// Asks for a layout at the end of the turn.
  open func setNeedsLayout() { need(.layout) }

  /// Lays the view and all in it out now, where they asked for it.
  open func layoutIfNeeded() { layOutNow() }

  /// Places the subviews; called once for all that asked for a layout.
  open func layoutSubviews() {}

  /// Asks for the whole view to be drawn at the end of the turn.
  open func setNeedsDisplay() { needDisplay(nil) }

  /// Asks for a part of the view to be drawn at the end of the turn.
  open func setNeedsDisplay(_ rect: CGRect) { needDisplay(rect) }

  /// Draws the view; called once for all that asked for it, where the view is in a visible window and
  /// has a size.
  ///
  /// - Parameter rect: The part to draw: the smallest rectangle around those asked for.
  open func draw(_ rect: CGRect) {}

  /// Called where something is owed to a view that nothing holds, or to one in it; windows ask for the
  /// pass.
  func rootNeedsUpdate() {}

  // MARK: Touches

  /// Answers the frontmost view that takes a touch at the point.
  ///
  /// A view with an animation that does not allow interaction takes none, and nothing in it does.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    if let rare, rare.blocksTouches { return nil }
    for view in childViews.reversed() where !view.isFlat {
      // The child's coordinates are a step away; converting by way of the window climbs all the way up.
      if let hit = view.hitTest(view.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Answers whether the point lies in the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open override var next: UIResponder? { controller ?? parentView }

  /// The panel that the view is or shows; asked of the views in front, where a cast costs more.
  var shownPanel: AlertPanel? { nil }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
