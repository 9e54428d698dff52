extension TransitionAlertController {
  /// How a transition alert comes and goes (T6).
  public nonisolated enum AnimationType: Int, CaseIterable, Sendable {
    /// It grows in the middle from 0.3 of its size; it fades away (T11, T13).
    case centerShow = 0
    /// It comes from the upper edge to the middle; it fades away (T12, T13).
    case upDown = 1
    /// It fades in and away.
    case fade = 2
    /// It rises from below the lower edge, and sinks back.
    case slideFromBottom = 3
    /// It springs up in the middle; it fades away.
    case spring = 4
  }
}
