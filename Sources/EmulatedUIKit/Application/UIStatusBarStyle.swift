/// What the status bar looks like.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// As the system has it: dark on light.
  case `default` = 0
  /// Light, for dark backgrounds (iOS 7; before, what was see-through black).
  case lightContent = 1
  /// On black (deprecated 7).
  case blackOpaque = 2
  /// Dark, for light backgrounds (iOS 13).
  case darkContent = 3
}
