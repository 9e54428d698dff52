/// Remembers who had the keyboard below what takes it, and gives it back.
///
/// UIAlertController takes the keyboard from the screen below (A64), as a field of UIAlertView and our
/// own dialogs do (KB-04). Given back by one rule, whatever took it, no key ever reaches a field that a
/// person does not see the keyboard of.
struct FocusMemory {
  private weak var responder: UIView?

  /// Looks who has the keyboard in a view; nobody leaves the memory as it was.
  mutating func remember(in place: UIView?) {
    if let found = place?.focusedView { responder = found }
  }

  /// Takes the keyboard away from the one who is remembered.
  mutating func take() {
    responder?.resignFirstResponder()
    forgetIfKept()
  }

  /// Forgets one that kept the keyboard.
  mutating func forgetIfKept() {
    if responder?.isFirstResponder ?? false { responder = nil }
  }

  /// Gives the keyboard back if its former owner is still on screen in the view and nobody there took it
  /// meanwhile; then forgets.
  mutating func giveBack(in place: UIView?) {
    defer { responder = nil }
    guard let place, let responder, responder.window != nil, responder.isDescendant(of: place),
      place.focusedView == nil
    else { return }
    responder.becomeFirstResponder()
  }
}
