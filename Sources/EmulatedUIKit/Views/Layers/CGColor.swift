/// A colour as layers have it; Core Graphics exists on Apple's systems alone.
public final nonisolated class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each between 0 and 1.
  public let components: [CGFloat]?

  /// Creates a colour from components between 0 and 1 (iOS 13).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// How many ``components`` there are.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

nonisolated extension UIColor {
  /// The colour as layers have it.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a colour from a layer's.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
