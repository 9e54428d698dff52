/// Takes the keyboard from whoever has it while a dialog comes up, and gives it back at the end.
///
/// What is typed never reaches what the dialog covers, as with the system's alerts (KB-04).
final class DialogFocus {
  private weak var window: UIWindow?
  private weak var responder: UIView?

  init(taking window: UIWindow?) {
    self.window = window
    guard let responder = window?.focusedView, responder.resignFirstResponder() else { return }
    self.responder = responder
  }

  /// Gives the keyboard back if its former owner is on screen and nobody took it meanwhile.
  func giveBack() {
    guard let window, let responder, responder.window === window, window.focusedView == nil else {
      return
    }
    responder.becomeFirstResponder()
  }
}
