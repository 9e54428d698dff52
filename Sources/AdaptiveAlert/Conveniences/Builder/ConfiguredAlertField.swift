/// A text field of a builder with a closure that sets what ``AlertField`` does not name.
public struct ConfiguredAlertField {
  /// What the field says.
  let field: AlertField

  /// Runs once on the field that will be shown.
  var configuration: ((UITextField) -> Void)?
}

extension AlertField {
  /// Sets what the value does not name, a keyboard type for instance.
  ///
  /// - Parameter configuration: Runs once, when the alert is made, on the field that will be shown (F18).
  /// - Returns: A text field for a builder.
  @MainActor
  public func configured(_ configuration: @escaping (UITextField) -> Void) -> ConfiguredAlertField {
    ConfiguredAlertField(field: self, configuration: configuration)
  }
}
