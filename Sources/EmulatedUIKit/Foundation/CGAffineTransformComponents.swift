/// A transform taken apart into a scale, a slant, a turn and a way, which apply in this order (iOS 16).
public nonisolated struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// How much each axis grows; 1 by default.
  public var scale: CGSize
  /// The slant along the x axis; 0 by default.
  public var horizontalShear: CGFloat
  /// The turn in radians; 0 by default.
  public var rotation: CGFloat
  /// The way; zero by default.
  public var translation: CGVector

  /// Creates the parts of a transform.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Creates the parts of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: CGVector(dx: 0, dy: 0)
    )
  }
}

/// A way in two dimensions; Foundation has none off Apple's systems.
public nonisolated struct CGVector: Hashable, Codable, Sendable {
  /// The way along the x axis.
  public var dx: CGFloat
  /// The way along the y axis.
  public var dy: CGFloat

  /// Creates a way of the given length along each axis.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a way of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// The way of no length.
  public static let zero = CGVector()
}

nonisolated extension CGAffineTransform {
  /// Puts a transform together from its parts (iOS 16).
  public init(_ components: CGAffineTransformComponents) {
    let slanted = CGAffineTransform(
      a: components.scale.width,
      b: 0,
      c: components.horizontalShear * components.scale.height,
      d: components.scale.height,
      tx: 0,
      ty: 0
    )
    self = slanted.concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// Takes the transform apart (iOS 16); a mirrored one has a negative height.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    var parts = CGAffineTransformComponents()
    parts.translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      parts.scale = CGSize(width: 0, height: hypot(c, d))
      parts.rotation = atan2(-c, d)
      return parts
    }
    let height = determinant / width
    parts.scale = CGSize(width: width, height: height)
    parts.rotation = atan2(b, a)
    if height != 0 { parts.horizontalShear = (a * c + b * d) / (width * height) }
    return parts
  }

  /// Answers the transform on the way from this one to the identity, whose parts shrink evenly: all of
  /// this one for 1, the identity for 0.
  func fading(to share: CGFloat) -> CGAffineTransform {
    if share == 1 { return self }
    if share == 0 { return .identity }
    var parts = decomposed()
    parts.scale.width = 1 + (parts.scale.width - 1) * share
    parts.scale.height = 1 + (parts.scale.height - 1) * share
    parts.horizontalShear *= share
    parts.rotation *= share
    parts.translation.dx *= share
    parts.translation.dy *= share
    return CGAffineTransform(parts)
  }
}
