/// Something that the chosen native widget cannot express (F45).
///
/// The first four are left out or drawn otherwise; for the others a dialog of ours takes the widget's
/// place, with the same handlers in the same order. There the first four are as asked for.
public nonisolated enum AlertLimitation: String, Sendable, CaseIterable {
  /// The tint is not drawn: UIAlertView and UIActionSheet have none (F22).
  case tint
  /// A destructive button of an alert is drawn as an ordinary one: UIAlertView has no such role.
  case destructiveStyle
  /// A sheet's message stands below its title in one text: UIActionSheet has no message (F21).
  case messageInTitle
  /// The buttons have no identifiers for tests (F48).
  case actionIdentifier
  /// A disabled button, carried by a dialog (F13).
  case disabledAction
  /// A preferred button, carried by a dialog (F14).
  case preferredAction
  /// A sheet's second destructive button, carried by a dialog.
  case secondDestructive
  /// Arrow sides, margins, passthrough views or colour of an anchored sheet, carried by a dialog (F23).
  case popoverOptions
  /// A view told to run from the other side than the language, carried by a dialog (F48).
  case layoutDirection
  /// Text fields other than one plain, one secure, or login and password, carried by a dialog (F19).
  case textFields
}
