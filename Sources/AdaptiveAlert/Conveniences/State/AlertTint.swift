/// A tint as a value: parts of sRGB from 0 to 1 (F43).
public nonisolated struct AlertTint: Hashable, Sendable, Codable {
  /// The red part.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Describes a tint, opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The tint as UIKit wants it.
  @MainActor var color: UIColor {
    UIColor(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
