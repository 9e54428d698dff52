extension EmulatedDevice {
  /// Cancels the UIAlertViews and UIActionSheets on screen as a system does that must have them
  /// away.
  ///
  /// Each delegate hears `alertViewCancel(_:)` or `actionSheetCancel(_:)`, and where it does not
  /// implement that, a click on the cancel button; then the alert goes with the cancel button's
  /// index (B26, C15), animated (assumed: unknown). Systems did so when the Home button was pressed
  /// up to iOS 3; since 4 alerts stay when the app goes to the background (B27, C17).
  public func cancelLegacyAlerts() { legacyAlerts.cancelAll() }

  /// Whether a UIActionSheet on screen holds a phone in its orientation (C20); pads turn.
  package var isRotationBlockedBySheet: Bool { model.idiom == .phone && legacyAlerts.hasSheet }
}
