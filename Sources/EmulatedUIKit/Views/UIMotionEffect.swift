/// A way in which a view follows the device's movements (iOS 7).
///
/// The emulated device lies still: effects are values that a view holds.
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }
}

/// An effect that moves a value of the view between two as the device tilts (iOS 7).
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the device tilts.
  public nonisolated enum EffectType: Int, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis
    /// Away from and towards the person.
    case tiltAlongVerticalAxis
  }

  /// What of the view moves, for example `center.x`.
  public let keyPath: String

  /// The direction in which the device tilts.
  public let type: EffectType

  /// What the value gains at the far left or top; none by default.
  open var minimumRelativeValue: Any?

  /// What the value gains at the far right or bottom; none by default.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a value of the view.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Effects that a view takes together (iOS 7).
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; none by default.
  open var motionEffects: [UIMotionEffect]?
}
