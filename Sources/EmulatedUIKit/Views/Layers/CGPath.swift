/// An outline that does not change; Core Graphics exists on Apple's systems alone.
///
/// Here it is a rectangle, whose corners may be rounded.
public final nonisolated class CGPath: Hashable, Sendable {
  private let rect: CGRect
  private let corner: CGSize

  /// Creates a rectangle that a transform may have taken.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: transform)
  }

  /// Creates a rectangle with rounded corners that a transform may have taken.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.rect = transform.map { rect.applying($0.pointee) } ?? rect
    corner = CGSize(width: cornerWidth, height: cornerHeight)
  }

  /// The smallest rectangle around the outline.
  public var boundingBox: CGRect { rect }

  /// Whether two outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.rect == right.rect && left.corner == right.corner
  }

  /// Hashes the outline.
  public func hash(into hasher: inout Hasher) {
    for part in [rect.minX, rect.minY, rect.width, rect.height, corner.width, corner.height] {
      hasher.combine(part)
    }
  }
}
