// Apple's systems have it, and all in this file, in CoreGraphics.
#if !canImport(CoreGraphics)
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
    self.init(
      TransformParts(
        scale: components.scale,
        shear: components.horizontalShear,
        rotation: components.rotation,
        translation: CGPoint(x: components.translation.dx, y: components.translation.dy)
      )
    )
  }

  /// Takes the transform apart (iOS 16); a mirrored one has a negative height.
  public func decomposed() -> CGAffineTransformComponents {
    let parts = parts
    return CGAffineTransformComponents(
      scale: parts.scale,
      horizontalShear: parts.shear,
      rotation: parts.rotation,
      translation: CGVector(dx: parts.translation.x, dy: parts.translation.y)
    )
  }
}
#endif
