import Foundation

/// A movement of a finger that is drawn over a view, in the view's coordinates.
nonisolated struct PanChange: Equatable, Sendable {
  /// Where the drag stands.
  enum Phase: Equatable, Sendable {
    case began
    case changed
    case ended
    case cancelled
  }

  let phase: Phase

  /// How far the finger is from where it was put down.
  let translation: CGPoint

  /// How fast it is, in points a second.
  let velocity: CGPoint
}
