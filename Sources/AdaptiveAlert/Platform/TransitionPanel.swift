#if !(os(iOS) || ADAPTIVEALERT_UIKIT)
/// To a person in front of an emulated device the dialog is an alert.
extension TransitionAlertController: PanelSource {
  package var visiblePanel: VisibleAlert? {
    guard let content = viewIfLoaded as? TransitionAlertView, content.window != nil else {
      return nil
    }
    return VisibleAlert(
      title: content.titleLabel.text,
      message: content.descriptionLabel.text,
      buttons: content.buttons.map { button in
        VisibleAlert.Button(
          title: button.currentTitle ?? "",
          style: button === content.cancelButton ? .cancel : .default,
          isEnabled: button.isEnabled,
          isBold: button.titleLabel?.font.isBold ?? false,
          tint: button.currentTitleColor
        )
      },
      isSideBySide: content.buttons.count > 1
    )
  }

  package var panelBox: UIView { content.panel }

  package var panelButtons: [UIControl] { content.buttons }

  package var isPanelMirrored: Bool { content.isRightToLeft }

  package func panelMotion(isLeaving: Bool) -> TimeInterval? {
    isLeaving ? TransitionAnimator.departureTime : TransitionAnimator.arrivalTime
  }

  package func touchedBesidePanel() -> Bool {
    guard closesOnOutsideTap else { return false }
    content.outside.sendActions(for: .touchUpInside)
    return isBeingDismissed
  }
}
#endif
