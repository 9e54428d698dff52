/// What happens to an alert whose presenter is busy.
public nonisolated enum PresentationPolicy: String, Sendable, CaseIterable {
  /// It waits until the presenter is free; first in, first out (F37).
  case queue
  /// It is not presented, as with UIKit, and its outcome says so (F38).
  case refuse
  /// The alert shown, or first to come, ends as ``DismissalReason/replaced``, then this one shows (F38).
  ///
  /// Where the presenter is busy with something else it waits as with ``queue``.
  case replace
  /// It shows at once above what the presenter shows; an alert below hides and returns (F38).
  ///
  /// Above another controller that the presenter presents, that one presents the alert.
  case stack
}
