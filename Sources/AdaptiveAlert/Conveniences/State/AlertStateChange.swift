/// What must happen to an alert on screen for its state to become another one.
nonisolated enum AlertStateChange: Equatable {
  /// Nothing that a person could see.
  case none
  /// Texts, tint, enabled and preferred buttons change in place.
  case update
  /// Another alert takes its place: style, buttons or fields differ.
  case replace

  init(from old: AlertState<Int>, to new: AlertState<Int>) {
    if old == new {
      self = .none
    } else if old.style == new.style, old.fields == new.fields,
      old.buttons.map(Fixed.init) == new.buttons.map(Fixed.init)
    {
      self = .update
    } else {
      self = .replace
    }
  }

  /// What of a button cannot change on screen.
  private struct Fixed: Equatable {
    let title: AlertText?
    let role: UIAlertAction.Style

    init(_ button: AlertButtonState<Int>) {
      title = button.title
      role = button.role
    }
  }
}
