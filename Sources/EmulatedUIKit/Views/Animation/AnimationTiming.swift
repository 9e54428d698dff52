/// How an animation gets from 0 to 1.
nonisolated enum AnimationTiming {
  case curve(UIView.AnimationCurve)
  /// A spring that has come to rest, but for a thousandth, when the time is over (assumed: UIKit's
  /// exact spring is unknown).
  case spring(damping: CGFloat, velocity: CGFloat)

  /// Answers how far the animation got when a share of its duration is over; 0 and 1 are its ends, and
  /// a spring goes beyond them.
  func progress(at time: Double, of duration: TimeInterval) -> CGFloat {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .curve(.easeInOut): return Self.bezier(0.42, 0.58, at: time)
    case .curve(.easeIn): return Self.bezier(0.42, 1, at: time)
    case .curve(.easeOut): return Self.bezier(0, 0.58, at: time)
    case .curve(.linear): return CGFloat(time)
    case .spring(let damping, let velocity):
      return Self.spring(Double(damping), Double(velocity) * duration, at: time)
    }
  }

  /// The height at a time of the curve from (0, 0) by (x1, 0) and (x2, 1) to (1, 1).
  private static func bezier(_ x1: Double, _ x2: Double, at time: Double) -> CGFloat {
    func blend(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if blend(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return CGFloat(blend(0, 1, (low + high) / 2))
  }

  private static func spring(_ damping: Double, _ velocity: Double, at time: Double) -> CGFloat {
    let ratio = max(damping, 0.01)
    let left: Double
    if ratio < 1 {
      let frequency = log(1000) / ratio
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let swing = (ratio * frequency - velocity) / damped
      left = exp(-ratio * frequency * time) * (cos(damped * time) + swing * sin(damped * time))
    } else {
      let frequency = 9.233
      left = exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    return CGFloat(1 - left)
  }
}
