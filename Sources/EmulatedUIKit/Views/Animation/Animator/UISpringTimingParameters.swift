/// A spring as an animator's timing (iOS 10).
///
/// The initialisers of iOS 17 by duration and bounce are not modelled.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast the spring is at first; 1 is the whole way in a second.
  ///
  /// The larger component counts for every property (assumed: UIKit takes the direction into account
  /// where a point is animated).
  open private(set) var initialVelocity: CGVector

  /// 1 for a spring that does not swing, less for one that does.
  let dampingRatio: CGFloat

  /// How long the spring takes until it has come to rest, but for a thousandth, in seconds; `nil` where
  /// the animator says how long.
  let settlingDuration: TimeInterval?

  /// Creates the spring of the system: a mass of 3, a stiffness of 1000 and a damping of 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that takes as long as its animator says.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    settlingDuration = nil
    super.init()
  }

  /// Creates a spring at rest that takes as long as its animator says.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that takes as long as it swings, whatever its animator says.
  ///
  /// One that is damped more than critically counts as critically damped (inference: it makes the
  /// system's spring take the half second that is known of it).
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    dampingRatio = ratio
    initialVelocity = velocity
    settlingDuration = AnimationTiming.restingTime(Double(ratio)) / Double(frequency)
    super.init()
  }

  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
