import Testing

@testable import EmulatedUIKit

@Suite("Timing parameters")
struct TimingParametersTests {
  @Test("of UIKit's curves have their points")
  func curves() {
    let parameters = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(parameters.timingCurveType == .builtin && parameters.animationCurve == .easeIn)
    #expect(parameters.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(parameters.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(parameters.cubicTimingParameters === parameters)
    #expect(parameters.springTimingParameters == nil)
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
  }

  @Test("of points make their own curve")
  func points() {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1),
      controlPoint2: CGPoint(x: 0, y: 1)
    )
    #expect(parameters.timingCurveType == .cubic)
    // x is t³ and y is 1 - (1 - t)³: at an eighth t is a half.
    #expect(AnimationTiming(parameters).progress(at: 0.125, of: 1) ≈ 0.875)
    #expect(CGFloat(AnimationTiming(parameters).time(at: 0.875)) ≈ 0.125)
  }

  @Test("of a spring without mass take the animator's time, others their own")
  func springs() {
    let still = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(still.timingCurveType == .spring && still.initialVelocity == CGVector(dx: 0, dy: 0))
    #expect(still.cubicTimingParameters == nil && still.springTimingParameters === still)
    #expect(UIViewPropertyAnimator(duration: 3, timingParameters: still).duration == 3)
    // The system's spring is known to take half a second.
    let system = UISpringTimingParameters()
    #expect(system.dampingRatio == 1)
    let duration = UIViewPropertyAnimator(duration: 3, timingParameters: system).duration
    #expect(abs(duration - 0.5058) < 0.0005)
    let soft = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: CGVector(dx: 1, dy: -2)
    )
    #expect(soft.dampingRatio == 0.5)
    #expect(abs((soft.settlingDuration ?? 0) - 1.3816) < 0.0001)
    guard case .spring(0.5, -2) = AnimationTiming(soft) else {
      Issue.record("The larger component counts.")
      return
    }
  }

  @Test("of a provider count as its type says", arguments: [UITimingCurveType.cubic, .composed])
  func composed(type: UITimingCurveType) {
    let timing = AnimationTiming(Provider(type))
    #expect(timing.isSpring == (type == .composed))
  }

  private final class Provider: NSObject, UITimingCurveProvider {
    let timingCurveType: UITimingCurveType
    let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters()
    let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters()

    init(_ type: UITimingCurveType) { timingCurveType = type }
  }
}
