/// Decides and hears what happens in a text field.
///
/// The methods that UIKit has as optional ones have defaults here. A subclass of a class that conforms
/// already must conform again for its own methods to be heard.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin; `true` by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end; `true` by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells that editing ended, also where it was ended by force; called before iOS 10, and later where
  /// the method with the reason is not implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells that editing ended, and why (iOS 10); called instead of the method without the reason.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Asks whether a person's change may happen; `true` by default. The range counts UTF-16 units.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells that a person's change moved the caret (iOS 13).
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the clear button may empty the field; `true` by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether the return key does what it usually does; `true` by default (A28).
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows editing to begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows editing to end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Allows the change.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows the field to be emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets the return key do what it usually does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
