// The names under which the keyboard is heard (S14, S15); all go through `NotificationCenter.default`.
extension UIResponder {
  /// Posted before the keyboard comes, or while it is up takes another height (iOS 2; S20, S23).
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted after the keyboard came (iOS 2; S20).
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before the keyboard goes (iOS 2; S20).
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted after the keyboard went (iOS 2; S20).
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before the keyboard's rectangle changes, ahead of the notification that tells why (iOS 5;
  /// S20).
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted after the keyboard's rectangle changed, ahead of the notification that tells why (iOS 5;
  /// S20).
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The key of the rectangle in which the keyboard begins, an `NSValue` (iOS 3.2; S16).
  ///
  /// From 11 a keyboard that comes begins without a height (G29). Read the other rectangle's size.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The key of the rectangle in which the keyboard ends, an `NSValue` (iOS 3.2; S16).
  ///
  /// In points of the screen as the interface stands; before 8 of the upright screen, so that on its
  /// side a phone's keyboard is 162 wide and 480 high.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of the seconds that the keyboard's way takes, an `NSNumber`: 0.25 (iOS 3; S17).
  ///
  /// Absent from the did-notifications of a turn (S22).
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of the curve of the keyboard's way, an `NSNumber`: 7, before iOS 7 0 (iOS 3; S17).
  ///
  /// 7 is no case of `UIView.AnimationCurve`; as an option it is `7 << 16`. Absent where the duration
  /// is.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// The key of whether the keyboard is this app's, an `NSNumber` (iOS 9; S15): always `true`, as the
  /// emulator has one app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
