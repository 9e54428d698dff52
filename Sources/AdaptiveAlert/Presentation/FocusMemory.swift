/// Remembers who had the keyboard below alerts that take it, and gives it back.
///
/// UIAlertController takes the keyboard from the screen below (A64), as a field of UIAlertView does. Given
/// back by one rule, whichever widget showed the alert, no key ever reaches a field that a person does not
/// see the keyboard of.
struct FocusMemory {
  private weak var responder: UIView?

  /// Looks who has the keyboard in what the presenter shows; nobody leaves the memory as it was.
  mutating func remember(below presenter: UIViewController?) {
    guard let view = presenter?.viewIfLoaded, let found = view.focusedView else {
      return
    }
    responder = found
  }

  /// Forgets one that kept the keyboard although the alert stands.
  mutating func forgetIfKept() {
    if responder?.isFirstResponder ?? false { responder = nil }
  }

  /// Gives the keyboard back, unless the presenter goes or another has it meanwhile; then forgets.
  mutating func giveBack(on presenter: UIViewController?) {
    defer { responder = nil }
    guard let responder, !responder.isFirstResponder, responder.window != nil,
      let presenter, !presenter.isBeingDismissed, let view = presenter.viewIfLoaded,
      view.focusedView == nil
    else { return }
    responder.becomeFirstResponder()
  }
}
