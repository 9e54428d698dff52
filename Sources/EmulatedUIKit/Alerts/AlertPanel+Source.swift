/// The system's panels to a person.
extension AlertPanel: PanelSource {
  var visiblePanel: VisibleAlert? {
    VisibleAlert(
      form: form,
      title: title,
      message: message,
      isMessageInTitlePlace: promotesLoneMessage && title == nil && message != nil,
      buttons: arrangement.order.map(visibleButton),
      isSideBySide: arrangement.isSideBySide,
      fields: fields.map(VisibleAlert.Field.init)
    )
  }

  /// A panel in a window is seen.
  var isPanelSeen: Bool { true }

  private var form: VisibleAlert.Form {
    if permittedArrows == nil { return isSheet ? .sheet : .alert }
    return .popover(anchor: owner?.panelAnchor, arrow: arrow)
  }

  private func visibleButton(_ index: Int) -> VisibleAlert.Button {
    let item = items[index]
    let isRed = item.role == .destructive
    let tint = isRed ? UIColor.systemRed : tintColor ?? .systemBlue
    let forgets = device.behavior.highlightForgetsEarlyTint && !hasLateTint
    return VisibleAlert.Button(
      title: item.title,
      style: item.role,
      isEnabled: item.isEnabled,
      isBold: index == arrangement.bold,
      tint: tint,
      highlightTint: forgets && !isRed ? window?.tintColor ?? tint : tint
    )
  }

  var panelBox: UIView { box }

  var panelButtons: [UIControl] { arrangement.order.map(control) }

  var panelFields: [UITextField] { fields }

  var panelReturnPlace: Int? {
    returnIndex.flatMap { index in arrangement.order.firstIndex(of: index) }
  }

  var isBoldButtonPreferred: Bool { isPreferred }

  var isPanelMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var hidesDestructiveButtons: Bool { owner is UIAlertView }

  func revealPanelButton(at place: Int) { reveal(arrangement.order[place]) }

  func panelButtonChosen(at place: Int) {
    owner?.panelButtonTouched(at: arrangement.order[place])
  }

  /// A balloon's cancel button, too, which is not drawn (A59).
  func cancelPanel() -> Bool {
    guard let index = items.firstIndex(where: { $0.role == .cancel }), items[index].isEnabled
    else { return false }
    owner?.panelButtonTouched(at: index)
    return true
  }

  /// A legacy alert's is its own.
  var panelIdentifier: String? {
    accessibilityIdentifier ?? (owner as? UIView)?.accessibilityIdentifier
  }

  func touchedBesidePanel() -> Bool { owner?.panelTouchedOutside() ?? false }

  var panelPassthroughViews: [UIView] { owner?.panelPassthroughViews ?? [] }
}
