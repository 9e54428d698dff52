/// Which parameters a timing curve has (iOS 10).
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring; the emulator shows the spring (assumed: how UIKit combines them is unknown).
  case composed
}

/// Gives the timing of an animator (iOS 10).
///
/// UIKit's protocol also asks for `NSCoding` and `NSCopying`; nothing is archived or copied here.
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }

  /// The curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension AnimationTiming {
  /// The timing that a provider gives; ease-in-out where it gives none.
  @MainActor
  init(_ provider: any UITimingCurveProvider) {
    let spring = provider.springTimingParameters.map { AnimationTiming($0) }
    let cubic = provider.cubicTimingParameters.map { AnimationTiming($0) }
    self =
      switch provider.timingCurveType {
      case .builtin, .cubic: cubic ?? .curve(.easeInOut)
      case .spring, .composed: spring ?? cubic ?? .curve(.easeInOut)
      }
  }

  @MainActor
  private init(_ cubic: UICubicTimingParameters) {
    self =
      cubic.timingCurveType == .builtin
      ? .curve(cubic.animationCurve) : .cubic(cubic.controlPoint1, cubic.controlPoint2)
  }

  @MainActor
  private init(_ spring: UISpringTimingParameters) {
    let velocity = spring.initialVelocity
    self = .spring(
      damping: spring.dampingRatio,
      velocity: abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
    )
  }
}
