/// One notification of the keyboard, as a value.
nonisolated struct KeyboardNotice: Equatable, Sendable {
  enum Kind: Sendable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
  }

  /// How the keyboard moves.
  struct Movement: Equatable, Sendable {
    let duration: TimeInterval
    let curve: Int
  }

  let kind: Kind
  let begin: CGRect
  let end: CGRect

  /// The end's size as the interface stands.
  let bounds: CGRect

  /// Absent after a turn (S22).
  let movement: Movement?

  /// Whether it tells whose keyboard it is (S15).
  let tellsOwner: Bool

  var name: Notification.Name {
    switch kind {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }

  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      // Deprecated in 3.2, without names in Swift, and still there (S15).
      "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: bounds),
      "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
      "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
    ]
    if let movement {
      info[UIResponder.keyboardAnimationDurationUserInfoKey] = NSNumber(value: movement.duration)
      info[UIResponder.keyboardAnimationCurveUserInfoKey] = NSNumber(value: movement.curve)
    }
    if tellsOwner { info[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: true) }
    return info
  }
}
