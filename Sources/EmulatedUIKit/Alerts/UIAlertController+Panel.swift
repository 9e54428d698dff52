extension UIAlertController {
  var panel: AlertPanel? { viewIfLoaded as? AlertPanel }

  private var isSheet: Bool { preferredStyle == .actionSheet }

  /// Updates every button that shows the action: it may have been added twice (A21).
  func actionChanged(_ action: UIAlertAction) {
    guard isShownInWindow, let panel else { return }
    for index in ownActions.indices where ownActions[index] === action {
      panel.setEnabled(action.isEnabled, at: index)
      panel.setIdentifier(action.accessibilityIdentifier, at: index)
    }
  }

  var isShownInWindow: Bool { viewIfLoaded?.window != nil }

  /// Shows what changed while the alert is on screen; before that the panel asks when it gets there.
  func refreshPanel() {
    if isShownInWindow { fillPanel() }
  }

  private func fillPanel() {
    guard let panel else { return }
    let popover = popoverPresentationController
    panel.title = title
    panel.message = message
    panel.fields = ownFields
    panel.permittedArrows = popover?.permittedArrowDirections
    // Loops, because each closure that is called from elsewhere asks on which actor it runs.
    var items: [AlertPanel.Item] = []
    var roles: [UIAlertAction.Style] = []
    items.reserveCapacity(ownActions.count)
    roles.reserveCapacity(ownActions.count)
    for action in ownActions {
      items.append(
        AlertPanel.Item(
          title: action.title ?? "",
          role: action.style,
          isEnabled: action.isEnabled,
          identifier: action.accessibilityIdentifier
        )
      )
      roles.append(action.style)
    }
    panel.setButtons(
      items,
      arrangement: AlertButtonArrangement(
        roles: roles,
        family: family(isPopover: popover != nil),
        preferred: preferredIndex,
        titlesFit: AlertButtonArrangement.fitSideBySide(items.map(\.title)),
        boldsLoneDefault: device.boldsLoneAlertButton
      ),
      isSheet: isSheet,
      isPreferred: preferredIndex != nil
    )
  }

  /// The preferred action's index; none on sheets, which ignore it (A36).
  private var preferredIndex: Int? {
    guard !isSheet, let preferredAction else { return nil }
    return ownActions.firstIndex { $0 === preferredAction }
  }

  private func family(isPopover: Bool) -> AlertButtonArrangement.Family {
    if isSheet { return isPopover ? .popover : .sheet }
    return device.behavior.alertControllerPlacesCancel ? .alert : .alertAsAdded
  }
}

// MARK: - A person

extension UIAlertController: AlertPanelOwner {
  /// Any enabled action closes the alert (A41); the presenter is asked to dismiss it (A45).
  func panelButtonTouched(at index: Int) {
    guard ownActions.indices.contains(index), ownActions[index].isEnabled, chosen == nil,
      !isBeingDismissed
    else { return }
    chosen = ownActions[index]
    dismissForChoice()
    // A presenter that refuses to dismiss keeps the alert up, and the choice did not happen.
    if !isBeingDismissed { chosen = nil }
  }

  /// Nothing on an alert (A50), cancel on a sheet (A51); a popover goes even without cancel (A60).
  func panelTouchedOutside() -> Bool {
    guard isSheet else { return false }
    if let cancel = ownActions.firstIndex(where: { $0.style == .cancel }) {
      panelButtonTouched(at: cancel)
    } else if popoverPresentationController != nil {
      dismissForChoice()
    }
    return isBeingDismissed
  }

  func panelWillEnterWindow() { fillPanel() }

  var panelPassthroughViews: [UIView] { popoverPresentationController?.passthroughViews ?? [] }

  var panelAnchor: CGRect? { popoverPresentationController?.anchorInWindow }
}
