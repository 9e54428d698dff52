/// How a presented controller covers what was there (D6).
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is taken out.
  case fullScreen = 0
  /// A page-sized sheet (iOS 3.2).
  case pageSheet = 1
  /// A smaller sheet (iOS 3.2).
  case formSheet = 2
  /// Covers the context that the hierarchy defines (iOS 3.2).
  case currentContext = 3
  /// As a custom transition draws it (iOS 7).
  case custom = 4
  /// Covers the screen; the presenter's view stays (iOS 8).
  case overFullScreen = 5
  /// Covers the context; the presenter's view stays (iOS 8).
  case overCurrentContext = 6
  /// A balloon that points at its anchor (iOS 8).
  case popover = 7
  /// Not to be presented (iOS 7).
  case none = -1
  /// As the system chooses (iOS 13).
  case automatic = -2

  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// Which default transition presents a controller (D8).
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// Turned over.
  case flipHorizontal = 1
  /// Faded.
  case crossDissolve = 2
  /// Leafed over (iOS 3.2).
  case partialCurl = 3
}
