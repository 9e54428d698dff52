/// Tells a controller whose view stands in a dialog, and which has no parent, of its appearance.
///
/// Each beginning has its end, and no call comes twice (TR-03).
final class DialogAppearance {
  private enum State { case gone, appearing, there, disappearing }

  /// Who is told, while the dialog is up.
  var controller: UIViewController?

  private var state = State.gone

  /// The dialog begins to come.
  func beginAppearing(animated: Bool = true) {
    guard let controller, state == .gone || state == .disappearing else { return }
    state = .appearing
    controller.beginAppearanceTransition(true, animated: animated)
  }

  /// The dialog begins to go.
  func beginDisappearing(animated: Bool = true) {
    guard let controller, state == .there || state == .appearing else { return }
    state = .disappearing
    controller.beginAppearanceTransition(false, animated: animated)
  }

  /// What began has ended.
  func finish() {
    guard let controller, state == .appearing || state == .disappearing else { return }
    state = state == .appearing ? .there : .gone
    controller.endAppearanceTransition()
  }

  /// The dialog came with the view it stands in.
  func appear() {
    guard state == .gone else { return }
    beginAppearing(animated: false)
    finish()
  }

  /// The dialog went with the view or the window it stands in.
  func disappear() {
    beginDisappearing(animated: false)
    finish()
  }
}
