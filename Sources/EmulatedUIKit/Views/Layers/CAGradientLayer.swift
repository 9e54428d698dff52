/// How colours pass into each other.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a type of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer of colours that pass into each other.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; none by default.
  open var colors: [Any]?

  /// Where each colour is pure, from 0 to 1; evenly spread by default.
  open var locations: [NSNumber]?

  /// Where the first colour is, in parts of the size; in the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the last colour is, in parts of the size; in the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// How the colours pass into each other; along a line by default.
  open var type = CAGradientLayerType.axial
}
