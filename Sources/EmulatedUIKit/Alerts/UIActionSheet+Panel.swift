extension UIActionSheet {
  func rebuildPanel() {
    panel.title = title.isEmpty ? nil : title
    panel.permittedArrows = permittedArrows
    panel.setButtons(
      buttons.items(),
      arrangement: AlertButtonArrangement(
        roles: isPopover ? popoverRoles : buttons.roles,
        family: isPopover ? .popover : .actionSheet
      ),
      isSheet: true
    )
  }

  /// The roles that decide what a popover leaves out: cancel, or what is taken for it (C13, C19).
  private var popoverRoles: [UIAlertAction.Style] {
    var roles = buttons.roles
    guard device.behavior.padSheetTakesLastButtonForCancel,
      let cancel = roles.firstIndex(of: .cancel)
    else { return roles }
    roles[cancel] = .default
    roles[roles.count - 1] = .cancel
    return roles
  }
}

// MARK: - A person

extension UIActionSheet: AlertPanelOwner {
  func panelButtonTouched(at index: Int) {
    guard stage == .standing, !isDismissalAsked else { return }
    choice = choice(at: index)
    tellClicked(index)
    // The delegate may have dismissed it itself: one pair of calls only (U12). Overrides see the call
    // (C16).
    dismiss(withClickedButtonIndex: index, animated: true)
    if !isDismissalAsked { link.end() }
  }

  /// The cancel button's index goes to the delegate; −1 on a popover without one (C13, U17).
  ///
  /// On phones the screen beside the sheet is as the cancel button (assumed: unknown).
  func panelTouchedOutside() -> Bool {
    guard isPopover || cancelButtonIndex >= 0 else { return false }
    panelButtonTouched(at: cancelButtonIndex)
    return true
  }
}

// MARK: - The delegate

extension UIActionSheet {
  func choice(at index: Int) -> PresentationEnding {
    buttons.title(at: index).map { .button($0) } ?? .outside
  }

  func tellWillPresent() {
    link.begin()
    link.listener(for: "willPresent(_:)", on: self)?.willPresent(self)
  }

  func didEnterScreen() {}

  func tellDidPresent() {
    link.listener(for: "didPresent(_:)", on: self)?.didPresent(self)
    link.end()
  }

  func tellWillDismiss(_ index: Int) {
    link.begin()
    link.listener(for: "actionSheet(_:willDismissWithButtonIndex:)", on: self)?
      .actionSheet(self, willDismissWithButtonIndex: index)
  }

  func tellDidDismiss(_ index: Int) {
    link.listener(for: "actionSheet(_:didDismissWithButtonIndex:)", on: self)?
      .actionSheet(self, didDismissWithButtonIndex: index)
    link.end()
  }

  private func tellClicked(_ index: Int) {
    link.begin()
    link.listener(for: "actionSheet(_:clickedButtonAt:)", on: self)?
      .actionSheet(self, clickedButtonAt: index)
  }

  /// Tells the delegate, or clicks the cancel button where it does not want to know (B26, C15).
  func cancelBySystem() {
    link.begin()
    isCancelUnheard = false
    link.listener(for: "actionSheetCancel(_:)", on: self)?.actionSheetCancel(self)
    if cancelButtonIndex >= 0 { choice = choice(at: cancelButtonIndex) }
    // Without a cancel button there is nothing to click (inference).
    if isCancelUnheard, cancelButtonIndex >= 0 { tellClicked(cancelButtonIndex) }
    dismiss(withClickedButtonIndex: cancelButtonIndex, animated: true)
    if !isDismissalAsked { link.end() }
  }
}
