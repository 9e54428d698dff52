/// Something that the chosen native widget cannot express (F45).
public nonisolated enum AlertLimitation: String, Sendable, CaseIterable {
  /// The tint is not drawn: UIAlertView and UIActionSheet have none (F22).
  case tint
  /// A destructive button of an alert is drawn as an ordinary one: UIAlertView has no such role.
  case destructiveStyle
  /// A sheet's message stands below its title in one text: UIActionSheet has no message (F21).
  case messageInTitle
}
