/// How an animation gets from 0 to 1.
nonisolated enum AnimationTiming {
  case curve(UIView.AnimationCurve)
  /// The curve from (0, 0) by two points to (1, 1).
  case cubic(CGPoint, CGPoint)
  /// A spring that has come to rest, but for a thousandth, when the time is over (assumed: UIKit's
  /// exact spring is unknown).
  case spring(damping: CGFloat, velocity: CGFloat)

  /// Answers how far the animation got when a share of its duration is over; 0 and 1 are its ends, and
  /// a spring goes beyond them.
  func progress(at time: Double, of duration: TimeInterval) -> CGFloat {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .curve(.linear): return CGFloat(time)
    case .curve(let curve):
      let (point1, point2) = curve.controlPoints
      return Self.bezier(point1, point2, at: time)
    case .cubic(let point1, let point2): return Self.bezier(point1, point2, at: time)
    case .spring(let damping, let velocity):
      return Self.spring(Double(damping), Double(velocity) * duration, at: time)
    }
  }

  /// Answers which share of its duration is over when the animation got so far; a spring, which comes
  /// by several times, is asked for no time but 0 and 1.
  func time(at progress: CGFloat) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    switch self {
    case .spring, .curve(.linear): return Double(progress)
    case .curve, .cubic: break
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: 1) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  var isSpring: Bool {
    if case .spring = self { true } else { false }
  }

  /// The height at a time of the curve from (0, 0) by two points to (1, 1).
  private static func bezier(_ point1: CGPoint, _ point2: CGPoint, at time: Double) -> CGFloat {
    func blend(_ p1: CGFloat, _ p2: CGFloat, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * Double(p1) + 3 * rest * t * t * Double(p2) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if blend(point1.x, point2.x, middle) < time { low = middle } else { high = middle }
    }
    return CGFloat(blend(point1.y, point2.y, (low + high) / 2))
  }

  /// How long a spring of the frequency 1 takes until it rests, but for a thousandth.
  static func restingTime(_ ratio: Double) -> Double {
    ratio < 1 ? log(1000) / ratio : 9.233
  }

  private static func spring(_ damping: Double, _ velocity: Double, at time: Double) -> CGFloat {
    let ratio = max(damping, 0.01)
    let frequency = restingTime(ratio)
    let left: Double
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let swing = (ratio * frequency - velocity) / damped
      left = exp(-ratio * frequency * time) * (cos(damped * time) + swing * sin(damped * time))
    } else {
      left = exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    return CGFloat(1 - left)
  }
}

nonisolated extension UIView.AnimationCurve {
  /// What draws the curve from its beginning and to its end.
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}
