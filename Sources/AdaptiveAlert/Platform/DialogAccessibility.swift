/// Tells assistive technologies of a dialog; the emulator knows none.
enum DialogAccessibility {
  #if os(iOS) || ADAPTIVEALERT_UIKIT
  /// Hides what is behind the dialog from them while it is up (AX-01).
  static func isolate(_ backdrop: UIView) { backdrop.accessibilityViewIsModal = true }

  /// The screen has changed: they go to the dialog, or back for `nil` (AX-03).
  static func announce(_ content: UIView?) {
    UIAccessibility.post(notification: .screenChanged, argument: content)
  }
  #else
  static func isolate(_ backdrop: UIView) {}
  static func announce(_ content: UIView?) {}
  #endif
}
