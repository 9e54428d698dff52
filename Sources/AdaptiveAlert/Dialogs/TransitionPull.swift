import Foundation

/// What a finger that pulls a transition alert down makes of it, decided without side effects.
nonisolated struct TransitionPull: Equatable, Sendable {
  /// Half of the way, or a flick, lets the alert go (chosen).
  private static let share: CGFloat = 0.5

  /// How fast a flick is, in points a second (chosen).
  private static let flick: CGFloat = 800

  /// What is to be done.
  enum Effect: Equatable, Sendable {
    case begin
    /// The alert is that far on its way, from 0 to 1.
    case follow(CGFloat)
    case finish
    case cancel
  }

  /// Whether a pull is under way.
  private(set) var isActive = false

  /// How far the alert has to go, in points.
  private var distance: CGFloat = 1

  /// Answers what a movement of the finger makes of the alert.
  ///
  /// - Parameters:
  ///   - change: The movement.
  ///   - distance: How far the alert has to go, in points; asked for when a pull begins.
  /// - Returns: What to do, in order.
  mutating func handle(_ change: PanChange, distance: @autoclosure () -> CGFloat) -> [Effect] {
    let way = change.translation.y
    switch change.phase {
    case .began:
      // Upwards or sideways is no pull.
      guard !isActive, way > 0, way > abs(change.translation.x) else { return [] }
      isActive = true
      self.distance = max(1, distance())
      return [.begin, .follow(fraction(way))]
    case .changed:
      return isActive ? [.follow(fraction(way))] : []
    case .ended:
      guard isActive else { return [] }
      isActive = false
      let speed = change.velocity.y
      let goes = speed >= Self.flick || speed > -Self.flick && fraction(way) >= Self.share
      return [goes ? .finish : .cancel]
    case .cancelled:
      guard isActive else { return [] }
      isActive = false
      return [.cancel]
    }
  }

  /// The pull did not begin after all.
  mutating func giveUp() { isActive = false }

  private func fraction(_ way: CGFloat) -> CGFloat { min(max(way / distance, 0), 1) }
}
