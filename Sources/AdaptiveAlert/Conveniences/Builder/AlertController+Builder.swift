extension AlertController {
  /// Makes an alert of buttons and text fields written as a block (F42).
  ///
  /// ```swift
  /// let alert = AlertController("Delete draft?") {
  ///   AlertAction.destructive("Delete") { drafts.removeLast() }
  ///   AlertAction.cancel()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: `nil` shows none.
  ///   - message: None by default.
  ///   - backend: Chosen by the capabilities by default (F5, F6).
  ///   - content: The buttons and fields in order. A second cancel button does not compile.
  public convenience init<Cancel>(
    _ title: String?,
    message: String? = nil,
    backend: BackendSelection = .automatic,
    @AlertBuilder content: () -> AlertContent<Cancel>
  ) {
    self.init(title: title, message: message, preferredStyle: .alert, backend: backend)
    add(content())
  }

  /// Makes an alert or a sheet of buttons written as a block (F42).
  ///
  /// - Parameters:
  ///   - title: `nil` shows none.
  ///   - message: None by default.
  ///   - style: Alert or sheet.
  ///   - backend: Chosen by the capabilities by default (F5, F6).
  ///   - content: The buttons in order. Neither a second cancel button nor a field compiles.
  public convenience init<Cancel>(
    _ title: String?,
    message: String? = nil,
    style: UIAlertController.Style,
    backend: BackendSelection = .automatic,
    @AlertActionBuilder content: () -> AlertContent<Cancel>
  ) {
    self.init(title: title, message: message, preferredStyle: style, backend: backend)
    add(content())
  }

  private func add<Cancel>(_ content: AlertContent<Cancel>) {
    for action in content.actions { addAction(action) }
    for field in content.fields { add(field.field, then: field.configuration) }
  }

  /// Adds a text field that a value describes.
  func add(
    _ field: AlertField,
    in bundle: Bundle = .main,
    then configuration: ((UITextField) -> Void)? = nil
  ) {
    addTextField {
      $0.placeholder = field.placeholder?.resolved(in: bundle)
      $0.text = field.text
      $0.isSecureTextEntry = field.isSecure
      configuration?($0)
    }
  }
}
