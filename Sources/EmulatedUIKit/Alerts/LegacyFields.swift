/// The text fields of an alert view (B15).
struct LegacyFields {
  private(set) var all: [UITextField] = []

  /// What the style put into empty fields, which goes with the style unless the app changed it.
  private var placeholders: [String?] = []

  subscript(index: Int) -> UITextField? { all.indices.contains(index) ? all[index] : nil }

  /// Makes, drops and sets up fields for a style; those that stay are the same objects (U18).
  mutating func adopt(
    _ style: UIAlertViewStyle,
    keepingFields: Bool,
    words: SystemWords,
    make: () -> UITextField
  ) {
    let count =
      switch style {
      case .default: 0
      case .plainTextInput, .secureTextInput: 1
      case .loginAndPasswordInput: 2
      }
    for (field, words) in zip(all, placeholders) where words != nil && field.placeholder == words {
      field.placeholder = nil
    }
    if !keepingFields { all = [] }
    while all.count < count { all.append(make()) }
    all.removeLast(all.count - count)
    // The last one, where the style has a secret (B15).
    for field in all {
      field.isSecureTextEntry = style != .plainTextInput && field === all.last
    }
    placeholders = style == .loginAndPasswordInput ? [words.login, words.password] : []
    for place in placeholders.indices {
      if all[place].placeholder == nil {
        all[place].placeholder = placeholders[place]
      } else {
        placeholders[place] = nil
      }
    }
  }
}
