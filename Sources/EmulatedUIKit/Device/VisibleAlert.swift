/// What a person sees of the alert on top.
public nonisolated struct VisibleAlert: Equatable, Sendable {
  /// A button as a person sees it.
  public nonisolated struct Button: Equatable, Sendable {
    /// The words on it.
    public let title: String

    /// What it means.
    public let style: UIAlertAction.Style

    /// Whether it can be chosen.
    public let isEnabled: Bool

    /// Whether it is emphasised.
    public let isBold: Bool
  }

  /// A text field as a person sees it.
  public nonisolated struct Field: Equatable, Sendable {
    /// The text in it, secure text in clear.
    public let text: String

    /// What stands in it while it is empty, if anything.
    public let placeholder: String?

    /// Whether the text is drawn as bullets.
    public let isSecure: Bool
  }

  /// The title, if one is drawn.
  public let title: String?

  /// The text below the title, if one is drawn.
  public let message: String?

  /// The buttons from left to right or from top to bottom.
  public let buttons: [Button]

  /// The text fields from top to bottom.
  public let fields: [Field]

  /// The fields' texts from top to bottom, secure ones in clear.
  public var fieldValues: [String] { fields.map(\.text) }
}

extension EmulatedDevice {
  /// The alert that a person sees on top; `nil` while there is none.
  public var visibleAlert: VisibleAlert? {
    guard let panel = frontPanel else { return nil }
    return VisibleAlert(
      title: panel.title,
      message: panel.message,
      buttons: panel.arrangement.order.map { index in
        VisibleAlert.Button(
          title: panel.items[index].title,
          style: panel.items[index].role,
          isEnabled: panel.items[index].isEnabled,
          isBold: index == panel.arrangement.bold
        )
      },
      fields: panel.fields.map {
        VisibleAlert.Field(
          text: $0.text ?? "",
          placeholder: $0.placeholder,
          isSecure: $0.isSecureTextEntry
        )
      }
    )
  }

  /// The panel in front of everything; an ordinary screen in front of it hides it.
  var frontPanel: AlertPanel? {
    for window in visibleWindows.reversed() {
      guard let front = window.subviews.last(where: { !$0.isHidden }) else { continue }
      return (front as? any LegacyAlert)?.panel ?? front as? AlertPanel
    }
    return nil
  }
}
