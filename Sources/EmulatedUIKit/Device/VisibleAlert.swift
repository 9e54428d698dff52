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

extension EmulatedDevice {
  /// The alert that a person sees on top; `nil` while there is none.
  public var visibleAlert: VisibleAlert? {
    guard let panel = frontPanel else { return nil }
    return VisibleAlert(
      form: form(of: panel),
      title: panel.title,
      message: panel.message,
      isMessageInTitlePlace: panel.promotesLoneMessage && panel.title == nil
        && panel.message != nil,
      buttons: panel.arrangement.order.map { button($0, of: panel) },
      isSideBySide: panel.arrangement.isSideBySide,
      fields: panel.fields.map {
        VisibleAlert.Field(
          text: $0.text ?? "",
          placeholder: $0.placeholder,
          isSecure: $0.isSecureTextEntry
        )
      }
    )
  }

  private func form(of panel: AlertPanel) -> VisibleAlert.Form {
    if panel.permittedArrows == nil { return panel.isSheet ? .sheet : .alert }
    return .popover(anchor: panel.owner?.panelAnchor, arrow: panel.arrow)
  }

  private func button(_ index: Int, of panel: AlertPanel) -> VisibleAlert.Button {
    let item = panel.items[index]
    let isRed = item.role == .destructive
    let tint = isRed ? UIColor.systemRed : panel.tintColor ?? .systemBlue
    let forgets = behavior.highlightForgetsEarlyTint && !panel.hasLateTint
    return VisibleAlert.Button(
      title: item.title,
      style: item.role,
      isEnabled: item.isEnabled,
      isBold: index == panel.arrangement.bold,
      tint: tint,
      highlightTint: forgets && !isRed ? panel.window?.tintColor ?? tint : tint
    )
  }

  /// The panel in front of everything; an ordinary screen in front of it hides it.
  var frontPanel: AlertPanel? {
    for window in visibleWindows.reversed() {
      var front = window.subviews.last { !$0.isHidden }
      guard front != nil else { continue }
      while let view = front {
        if let panel = view.shownPanel { return panel }
        // A presented view stands in a container that is no controller's own view.
        front = view.controller == nil ? view.subviews.last { !$0.isHidden } : nil
      }
      return nil
    }
    return nil
  }
}
