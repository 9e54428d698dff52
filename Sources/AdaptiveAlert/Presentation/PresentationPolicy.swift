/// What happens to an alert whose presenter is busy.
public nonisolated enum PresentationPolicy: String, Sendable, CaseIterable {
  /// It waits until the presenter is free; first in, first out (F37).
  case queue
  /// It is not presented, as with UIKit, and its outcome says so (F38).
  case refuse
}
