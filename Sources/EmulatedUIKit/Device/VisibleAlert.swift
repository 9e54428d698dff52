/// What a person sees of the alert on top.
public nonisolated struct VisibleAlert: Equatable, Sendable {
  /// How the alert stands on the screen.
  public nonisolated enum Form: Equatable, Sendable {
    /// In the middle.
    case alert
    /// Risen from the bottom.
    case sheet
    /// A balloon.
    ///
    /// `anchor` is the rectangle it points at on the screen, `nil` where that is not on screen; `arrow`
    /// is the side that points there, empty without an anchor.
    case popover(anchor: CGRect?, arrow: UIPopoverArrowDirection)
  }

  /// A button as a person sees it.
  public nonisolated struct Button: Equatable, Sendable {
    /// The words on it.
    public let title: String

    /// What it means.
    public let style: UIAlertAction.Style

    /// Whether it can be chosen; one that cannot is dimmed (A39).
    public let isEnabled: Bool

    /// Whether it is emphasised.
    public let isBold: Bool

    /// The colour of its words: red where destructive (A38), else the alert's tint (A40).
    public let tint: UIColor

    /// The colour of its words under a finger.
    ///
    /// That is ``tint``, but for iOS 9, which goes back to the window's where the alert's own tint was
    /// set before the presentation (A40, few reports).
    public let highlightTint: UIColor
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

  /// How it stands on the screen.
  public let form: Form

  /// The title, if one is drawn; an empty one is a gap (A17).
  public let title: String?

  /// The text below the title, if one is drawn.
  public let message: String?

  /// Whether the message is drawn in the title's place and weight, because there is no title (A17).
  public let isMessageInTitlePlace: Bool

  /// The buttons from left to right or from top to bottom.
  public let buttons: [Button]

  /// Whether the buttons stand side by side (A33).
  public let isSideBySide: Bool

  /// The text fields from top to bottom.
  public let fields: [Field]

  /// The fields' texts from top to bottom, secure ones in clear.
  public var fieldValues: [String] { fields.map(\.text) }
}

nonisolated extension VisibleAlert.Button {
  /// A button of a dialog whose words have one colour.
  package init(
    title: String,
    style: UIAlertAction.Style,
    isEnabled: Bool,
    isBold: Bool,
    tint: UIColor
  ) {
    self.init(
      title: title,
      style: style,
      isEnabled: isEnabled,
      isBold: isBold,
      tint: tint,
      highlightTint: tint
    )
  }
}

extension VisibleAlert.Field {
  /// What a person sees of a text field.
  package init(_ field: UITextField) {
    self.init(
      text: field.text ?? "",
      placeholder: field.placeholder,
      isSecure: field.isSecureTextEntry
    )
  }
}

nonisolated extension VisibleAlert {
  /// An alert in the middle of the screen, or a panel of another form.
  package init(
    form: Form = .alert,
    title: String?,
    message: String?,
    buttons: [Button],
    isSideBySide: Bool,
    fields: [Field] = []
  ) {
    self.init(
      form: form,
      title: title,
      message: message,
      isMessageInTitlePlace: false,
      buttons: buttons,
      isSideBySide: isSideBySide,
      fields: fields
    )
  }
}

extension EmulatedDevice {
  /// The alert that a person sees on top; `nil` while there is none.
  public var visibleAlert: VisibleAlert? { frontPanel?.visiblePanel }
}
