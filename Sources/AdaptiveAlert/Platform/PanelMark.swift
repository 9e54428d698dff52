/// Tells an emulated device that a dialog is something a person answers.
enum PanelMark {
  #if os(iOS) || ADAPTIVEALERT_UIKIT
  /// On a real device a person sees for himself.
  static func set(on dialog: UIResponder) {}
  #else
  static func set(on dialog: UIResponder) { dialog.mayBePanel = true }
  #endif
}
