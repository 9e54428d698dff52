/// UIAlertView has four field layouts: none, one plain, one secure, login and password (F19); our own
/// dialog shows all others.
extension DelegateAlertBackend {
  func addTextField(configurationHandler: ((UITextField) -> Void)?) -> UITextField {
    let field = nextNativeField() ?? UITextField()
    // A UIAlertView on screen takes no more of them.
    if widget.isVisible { fieldsFit = false }
    fields.append(field)
    configurationHandler?(field)
    if fields.count == 1, field.isSecureTextEntry { setStyle(.secureTextInput) }
    follow()
    return field
  }

  /// Whether UIAlertView can show the fields as they are now.
  var areFieldsExpressible: Bool {
    switch fields.count {
    case 0, 1: fieldsFit
    case 2: fieldsFit && !fields[0].isSecureTextEntry && fields[1].isSecureTextEntry
    default: false
    }
  }

  /// The widget's field for the next place; `nil` where the widget has none.
  private func nextNativeField() -> UITextField? {
    guard let alertView, fieldsFit, !alertView.isVisible else { return nil }
    switch fields.count {
    case 0: setStyle(.plainTextInput)
    case 1: setStyle(.loginAndPasswordInput)
    default: return nil
    }
    guard fieldsFit, let field = alertView.textField(at: fields.count) else { return nil }
    // As UIAlertController makes them: the widget's own placeholder and bullets do not belong here.
    field.placeholder = nil
    field.isSecureTextEntry = false
    return field
  }

  /// Changes the style and keeps what the fields made so far were configured to.
  private func setStyle(_ style: UIAlertViewStyle) {
    guard let alertView else { return }
    let first = fields.first
    let (text, placeholder) = (first?.text, first?.placeholder)
    let isSecure = first?.isSecureTextEntry ?? false
    alertView.alertViewStyle = style
    guard let first else { return }
    // Whether the field survives is unknown (U18); one that does not is not the one to be shown.
    fieldsFit = alertView.textField(at: 0) === first
    first.text = text
    first.placeholder = placeholder
    first.isSecureTextEntry = isSecure
  }
}
