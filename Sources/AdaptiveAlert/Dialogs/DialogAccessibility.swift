/// Tells assistive technologies of a dialog that is none of the system's.
enum DialogAccessibility {
  /// Hides what is behind the dialog from them while it is up (AX-01).
  ///
  /// The mark goes with the view that bears it, so that none is left behind.
  static func isolate(_ backdrop: UIView) { backdrop.accessibilityViewIsModal = true }

  /// The screen has changed: they go to the dialog, or back for `nil` (AX-03).
  static func announce(_ content: UIView?, near responder: UIResponder) {
    RunningSystem.run(near: responder) {
      UIAccessibility.post(notification: .screenChanged, argument: content)
    }
  }
}

extension UIView {
  /// Whether what the view holds runs from right to left: in such a language, from iOS 9 on, unless the
  /// app says otherwise (LO-03).
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
