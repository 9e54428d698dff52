/// What became of a call of `rotate(to:)`.
public nonisolated enum RotationOutcome: Hashable, Sendable {
  /// The interface stood so already; nothing was done but to keep it there.
  ///
  /// iOS 16: what the scene was asked for shortly before, without staying locked, is still carried out.
  case unchanged
  /// The interface stands so now; the animation may still run.
  case rotated
  /// iOS 16: the scene was asked and answers only if it refuses (R45).
  case requested
  /// Nothing was changed.
  case refused(RotationRefusal)
}

/// Why an interface was not turned.
public nonisolated enum RotationRefusal: Error, Hashable, Sendable {
  /// The controller is in no window.
  case noWindow
  /// iOS 16: the window is in no scene that could be asked, and the policy alone did not do (R45).
  case noScene
  /// Another controller decides for the window: one stands full screen above, or the page is not shown
  /// (O16).
  case notDeciding
  /// The controller that UIKit asks does not support the orientation; the set is what it supports.
  case notSupported(RotationPolicy.Orientations?)
  /// The app does not allow the orientation; the set is what it allows (O2, O7).
  case notAllowed(RotationPolicy.Orientations?)
  /// The controller that UIKit asks overrides `shouldAutorotate` and says no (R37, O12).
  case autorotationOff
  /// The system took the order and did not turn.
  ///
  /// Where that was because of a turn under way, and the policy allows turning, the interface follows the
  /// device when that one has ended.
  case ignored
  /// iOS 16: the scene refused; the text is UIKit's (R46).
  case rejected(String)
}
