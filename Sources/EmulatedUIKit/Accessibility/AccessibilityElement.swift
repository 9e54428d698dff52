/// Something that a person reaches through assistive technologies.
public nonisolated struct AccessibilityElement: Equatable, Sendable {
  /// What it is for.
  public nonisolated enum Role: String, Sendable {
    /// To be read.
    case text
    /// To be operated.
    case button
    /// To be edited.
    case field
    /// To be edited, unheard.
    case secureField
    /// Anything else.
    case other
  }

  /// What it is for.
  public let role: Role

  /// What it is called.
  public let label: String?

  /// What it holds; secure text as bullets.
  public let value: String?

  /// What operating it does.
  public let hint: String?

  /// What kind of thing it is.
  public let traits: UIAccessibilityTraits

  /// The app's name for it, which no person hears.
  public let identifier: String?
}

nonisolated extension AccessibilityElement: CustomStringConvertible {
  /// What a person hears of it, such as `button "Delete" (not enabled)`.
  public var description: String {
    let words = label.map { " \"\($0)\"" } ?? ""
    let content = value.map { " = \"\($0)\"" } ?? ""
    let known: [(UIAccessibilityTraits, String)] = [
      (.header, "header"), (.notEnabled, "not enabled"),
    ]
    let marks = known.filter { traits.contains($0.0) }.map(\.1)
    return role.rawValue + words + content
      + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
  }
}

/// An element, and what of the screen it is.
struct AccessibilityPart {
  let element: AccessibilityElement

  /// What is touched where the element is operated, and what the focus follows.
  let view: UIView

  /// Text without a view of its own is told from others of its view by this.
  var place = 0
}

extension AccessibilityPart {
  /// What a view says of itself.
  init(_ view: UIView) {
    let traits = view.accessibilityTraits
    let role: AccessibilityElement.Role =
      if let field = view as? UITextField {
        field.isSecureTextEntry ? .secureField : .field
      } else if traits.contains(.button) {
        .button
      } else if traits.contains(.staticText) {
        .text
      } else {
        .other
      }
    element = AccessibilityElement(
      role: role,
      label: view.accessibilityLabel,
      value: view.accessibilityValue,
      hint: view.accessibilityHint,
      traits: traits,
      identifier: view.accessibilityIdentifier
    )
    self.view = view
  }
}
