extension UIViewController {
  /// The alert that the controller is to show, as a value; `nil` for none (F43).
  ///
  /// ```swift
  /// alertState = AnyAlertState(model.alert) { [weak model] action, _ in model?.send(action) }
  /// ```
  ///
  /// It is carried out at the end of the turn, so that of several values set in one turn the last counts:
  ///
  /// - a first value presents an alert, which waits where the controller is busy or not yet on screen, as
  ///   any does (F37, F39);
  /// - another one changes title, message, tint, enabled and preferred buttons in place; where style,
  ///   buttons or fields differ, a new alert takes the place of the old one, which ends as
  ///   ``DismissalReason/replaced``;
  /// - a value that looks the same changes nothing on screen; its actions are sent from now on;
  /// - `nil` dismisses the alert.
  ///
  /// When a person answers, with or without an action, or the alert ends in any other way, the property is
  /// `nil` before anybody hears of it. Only a value with another ``AlertState/id`` that was set in the
  /// meantime stays, and is presented next. After the end nothing is kept.
  public var alertState: AnyAlertState? {
    get { AssociatedStorage.value(AlertStateBinder.self, of: self)?.wanted }
    set {
      if newValue == nil, alertState == nil { return }
      AlertStateBinder.of(self).want(newValue)
    }
  }
}
