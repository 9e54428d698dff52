/// A recoverable misuse of an alert, reported once where it happens.
public nonisolated enum AlertMisuse: Equatable, Sendable, CustomStringConvertible {
  /// The delegate family was asked for in a scene-based app from 13 (F7).
  case delegateUnavailable
  /// Blocks were asked for before 8 (F7).
  case blockUnavailable
  /// The alert was presented before and is not reusable (F36).
  case spent
  /// The alert waits or is on screen already (F36).
  case alreadyPresented
  /// The alert was pushed, made a child or a window's root, where it shows nothing (F47).
  case misplaced
  /// A sheet on a wide device had nothing on screen to point at (F23).
  case noAnchor

  /// One sentence that names the rule.
  public var description: String {
    switch self {
    case .delegateUnavailable:
      "UIAlertView and UIActionSheet cannot exist in a scene-based app from iOS 13; blocks are used"
    case .blockUnavailable:
      "UIAlertController cannot exist before iOS 8; the delegate family is used"
    case .spent: "the alert was presented before; set isReusable to present it again"
    case .alreadyPresented: "the alert waits or is on screen already; nothing changes"
    case .misplaced:
      "an alert is not a screen: pushed, made a child or a root it shows nothing; present it"
    case .noAnchor:
      "a sheet needs an anchor here: set popoverPresentationController's sourceView or barButtonItem; "
        + "it stands in the middle"
    }
  }
}
