/// A cubic Bézier curve from (0, 0) to (1, 1) as an animator's timing (iOS 10).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Which of UIKit's curves it is; ease-in-out where it was made from control points (assumed).
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut

  /// What draws the curve from its beginning.
  open private(set) var controlPoint1: CGPoint

  /// What draws the curve to its end.
  open private(set) var controlPoint2: CGPoint

  private let isBuiltIn: Bool

  /// Creates the curve of the system; here ease-in-out (assumed: UIKit does not say which).
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
    isBuiltIn = true
    super.init()
  }

  /// Creates a curve; the points' x coordinates lie between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  /// `.builtin` for UIKit's curves, `.cubic` for others.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }

  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
