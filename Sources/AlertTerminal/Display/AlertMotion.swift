/// How much of an alert has appeared, by time.
nonisolated struct AlertMotion: Equatable, Sendable {
  /// What moves.
  enum Phase: Equatable, Sendable {
    case still
    case appearing
    case disappearing
  }

  private(set) var phase = Phase.still
  private var start = 0.0

  /// Whether frames are wanted.
  var isRunning: Bool { phase != .still }

  /// Begins a phase, unless it runs already.
  mutating func turn(to phase: Phase, at now: Double) {
    guard phase != self.phase else { return }
    self.phase = phase
    start = now
  }

  /// The part that is visible, from 0 to 1.
  func reveal(at now: Double, lasting duration: Double) -> Double {
    let done = duration > 0 ? min(max((now - start) / duration, 0), 1) : 1
    return switch phase {
    case .still: 1
    case .appearing: done
    case .disappearing: 1 - done
    }
  }
}
