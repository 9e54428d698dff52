/// How an action sheet is drawn (C1; deprecated 13); the values are those of ``UIBarStyle``.
public nonisolated enum UIActionSheetStyle: Int, Sendable {
  /// As the bar it rises from, else the default (C11).
  case automatic = -1
  /// The system's look.
  case `default` = 0
  /// Dark and translucent.
  case blackTranslucent = 2
  /// Dark and opaque.
  case blackOpaque = 1

  /// The style of a sheet that rises from a bar (C11).
  init(_ barStyle: UIBarStyle) {
    switch barStyle {
    case .default: self = .default
    case .black: self = .blackOpaque
    case .blackTranslucent: self = .blackTranslucent
    }
  }
}
