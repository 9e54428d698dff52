/// What a view is drawn with; Core Animation exists on Apple's systems alone.
///
/// The layer of a view has the view's own geometry, opacity, colour and visibility: a change of either is
/// a change of both. Any other layer keeps values of its own. Nothing is drawn.
open class CALayer: NSObject {
  /// The view whose layer this is; set once, when the layer is made.
  final weak var view: UIView?

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownTransform = CATransform3DIdentity
  private var ownOpacity: Float = 1
  private var isInvisible = false
  private var clips = false
  private var ownBackground: CGColor?
  private final weak var parent: CALayer?
  private var children: [CALayer] = []

  /// Creates a layer of no view, of size zero.
  public override init() { super.init() }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The middle, in the coordinates around the layer: a view's `center`.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// How the layer is turned, scaled or moved around its ``position``; the identity by default.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownTransform }
    set { if let view { view.transform3D = newValue } else { ownTransform = newValue } }
  }

  /// Answers what ``transform`` does in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest rectangle around the transformed layer, in the coordinates around it.
  ///
  /// Setting it moves ``position`` and gives ``bounds`` the size that the transform's inverse makes of its
  /// size.
  open var frame: CGRect {
    get {
      let (size, middle) = (bounds.size.enclosing(affineTransform()), position)
      return CGRect(
        x: middle.x - size.width / 2,
        y: middle.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      position = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size.enclosing(affineTransform().inverted())
    }
  }

  // MARK: Appearance

  /// The opacity between 0 and 1, a view's `alpha`; 1 by default.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer and all in it are invisible; `false` by default.
  open var isHidden: Bool {
    get { view?.isHidden ?? isInvisible }
    set { if let view { view.isHidden = newValue } else { isInvisible = newValue } }
  }

  /// Whether what sticks out of the bounds is cut off, a view's `clipsToBounds`; `false` by default.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? clips }
    set { if let view { view.clipsToBounds = newValue } else { clips = newValue } }
  }

  /// The colour behind what the layer draws; none by default.
  open var backgroundColor: CGColor? {
    get { view == nil ? ownBackground : view?.backgroundColor?.cgColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        ownBackground = newValue
      }
    }
  }

  /// How far the corners are rounded; 0 by default.
  open var cornerRadius: CGFloat = 0

  /// How thick the line inside the edge is; 0 by default.
  open var borderWidth: CGFloat = 0

  /// The line's colour; black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor

  /// The shadow's colour; black by default.
  open var shadowColor: CGColor? = UIColor.black.cgColor

  /// The shadow's opacity between 0 and 1; 0 by default.
  open var shadowOpacity: Float = 0

  /// How far the shadow lies away; 3 points above by default.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How blurred the shadow is; 3 by default.
  open var shadowRadius: CGFloat = 3

  /// The shadow's outline; by default that of what is drawn.
  open var shadowPath: CGPath?

  /// Whether the layer is drawn as a bitmap; `false` by default.
  open var shouldRasterize = false

  /// How many pixels of the bitmap a point has; 1 by default.
  open var rasterizationScale: CGFloat = 1

  /// A name for the app's own use; none by default.
  open var name: String?

  // MARK: Layers in layers

  /// The layer that holds this one.
  open var superlayer: CALayer? { parent ?? view?.superview?.layer }

  /// The layers put in by hand, the frontmost last; `nil` without any.
  ///
  /// Here, those of subviews are not among them.
  open var sublayers: [CALayer]? { children.isEmpty ? nil : children }

  /// Puts a layer in front of those put in already.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts a layer at a place among those put in; 0 is the rearmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Takes the layer out of the one that holds it; does nothing to a view's.
  open func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func insert(_ layer: CALayer, at place: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(place, children.count))
    layer.parent = self
  }
}

extension UIView {
  /// The view's layer, made when it is first asked for.
  var ownLayer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = CALayer()
    layer.view = self
    rareValues.layer = layer
    return layer
  }
}
