extension UIAlertView {
  func styleChanged() {
    fields.adopt(
      alertViewStyle,
      keepingFields: device.alertViewKeepsFieldsAcrossStyles,
      words: SystemWords(languages: device.preferredLanguages)
    ) {
      let field = device.run { UITextField() }
      let edited = UIAction { [weak self] _ in self?.askForFirstOther() }
      field.addAction(edited, for: .editingChanged)
      return field
    }
    if isVisible { rebuildPanel() }
  }

  func rebuildPanel() {
    panel.title = title.isEmpty ? nil : title
    panel.message = message
    panel.fields = fields.all
    panel.setButtons(
      buttons.items(isFirstOtherEnabled: isFirstOtherEnabled),
      arrangement: AlertButtonArrangement(roles: buttons.roles, family: .alertView),
      isSheet: false
    )
  }

  /// Asks the delegate whether the first other button is enabled (B18): when the alert is shown and
  /// after each edit; never where there is none (B19).
  func askForFirstOther() {
    guard isVisible, firstOtherButtonIndex >= 0 else { return }
    let listener = link.listener(for: "alertViewShouldEnableFirstOtherButton(_:)", on: self)
    isFirstOtherEnabled = listener?.alertViewShouldEnableFirstOtherButton(self) ?? true
    panel.setEnabled(isFirstOtherEnabled, at: firstOtherButtonIndex)
  }
}

// MARK: - A person

extension UIAlertView: AlertPanelOwner {
  func panelButtonTouched(at index: Int) {
    guard stage == .standing, !isDismissalAsked else { return }
    choice = choice(at: index)
    tellClicked(index)
    // The delegate may have dismissed it itself: one pair of calls only (U12).
    dismiss(withClickedButtonIndex: index, animated: true)
    if !isDismissalAsked { link.end() }
  }

  func panelTouchedOutside() -> Bool { false }
}

// MARK: - The delegate

extension UIAlertView {
  func choice(at index: Int) -> PresentationEnding {
    buttons.title(at: index).map { .button($0) } ?? .outside
  }

  func tellWillPresent() {
    link.begin()
    link.listener(for: "willPresent(_:)", on: self)?.willPresent(self)
    askForFirstOther()
  }

  func didEnterScreen() { fields.all.first?.becomeFirstResponder() }

  func tellDidPresent() {
    link.listener(for: "didPresent(_:)", on: self)?.didPresent(self)
    link.end()
  }

  func tellWillDismiss(_ index: Int) {
    link.begin()
    link.listener(for: "alertView(_:willDismissWithButtonIndex:)", on: self)?
      .alertView(self, willDismissWithButtonIndex: index)
  }

  func tellDidDismiss(_ index: Int) {
    link.listener(for: "alertView(_:didDismissWithButtonIndex:)", on: self)?
      .alertView(self, didDismissWithButtonIndex: index)
    link.end()
  }

  private func tellClicked(_ index: Int) {
    link.begin()
    link.listener(for: "alertView(_:clickedButtonAt:)", on: self)?
      .alertView(self, clickedButtonAt: index)
  }

  /// Tells the delegate, or clicks the cancel button where it does not want to know (B6, B26).
  func cancelBySystem() {
    link.begin()
    isCancelUnheard = false
    link.listener(for: "alertViewCancel(_:)", on: self)?.alertViewCancel(self)
    if cancelButtonIndex >= 0 { choice = choice(at: cancelButtonIndex) }
    // Without a cancel button there is nothing to click (inference).
    if isCancelUnheard, cancelButtonIndex >= 0 { tellClicked(cancelButtonIndex) }
    dismiss(withClickedButtonIndex: cancelButtonIndex, animated: true)
    if !isDismissalAsked { link.end() }
  }
}
