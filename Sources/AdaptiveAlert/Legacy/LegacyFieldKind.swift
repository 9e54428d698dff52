/// A text field of an alert view's style (B15).
struct LegacyFieldKind {
  let placeholder: String?
  let isSecure: Bool

  /// The fields of a style, in order.
  static func all(of style: UIAlertViewStyle) -> [LegacyFieldKind] {
    switch style {
    case .plainTextInput: [LegacyFieldKind(placeholder: nil, isSecure: false)]
    case .secureTextInput: [LegacyFieldKind(placeholder: nil, isSecure: true)]
    case .loginAndPasswordInput:
      // As on iOS 7 (B17), in the app's language.
      [
        LegacyFieldKind(placeholder: AlertWords.current.login, isSecure: false),
        LegacyFieldKind(placeholder: AlertWords.current.password, isSecure: true),
      ]
    default: []
    }
  }
}
