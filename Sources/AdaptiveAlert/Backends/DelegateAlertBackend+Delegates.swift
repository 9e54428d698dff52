/// What the widgets report, as events of the lifecycle.
extension DelegateAlertBackend: UIAlertViewDelegate {
  func willPresent(_ alertView: UIAlertView) { receive(.willPresent) }

  func didPresent(_ alertView: UIAlertView) { receive(.didPresent) }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    receive(.clicked(buttonIndex))
  }

  func alertViewCancel(_ alertView: UIAlertView) { receive(.cancel) }

  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    receive(.willDismiss(buttonIndex))
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    receive(.didDismiss(buttonIndex))
  }
}

extension DelegateAlertBackend: UIActionSheetDelegate {
  func willPresent(_ actionSheet: UIActionSheet) { receive(.willPresent) }

  func didPresent(_ actionSheet: UIActionSheet) { receive(.didPresent) }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    receive(.clicked(buttonIndex))
  }

  func actionSheetCancel(_ actionSheet: UIActionSheet) { receive(.cancel) }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    receive(.willDismiss(buttonIndex))
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    receive(.didDismiss(buttonIndex))
  }
}

/// A delegate call, whichever widget made it.
package nonisolated enum LegacyAlertEvent: Equatable, Sendable {
  case willPresent
  case didPresent
  case clicked(Int)
  case cancel
  case willDismiss(Int)
  case didDismiss(Int)
}

extension DelegateAlertBackend {
  /// Translates a delegate call; the box's appearance methods run with the widget's (F3).
  func receive(_ event: LegacyAlertEvent) {
    guard let box else { return }
    if comesInExchange(event) { return }
    box.observer?(.legacy(event))
    switch event {
    case .willPresent:
      hasAppeared = true
      box.viewWillAppear(box.isShownAnimated)
    case .didPresent:
      box.viewDidAppear(box.isShownAnimated)
      box.receive(.shown)
      catchUpWithAnchor()
    case .clicked:
      // The choice is what the widget closes with: a click that closes nothing, early or repeated, is
      // none.
      break
    case .cancel:
      // It closes with the cancel button's index (B26).
      box.follower?(.cancelledBySystem)
    case .willDismiss:
      box.viewWillDisappear(box.isDismissedAnimated)
      box.receive(.closing)
    case .didDismiss(let index):
      let wasClosing = box.lifecycle.state == .dismissing
      hasAppeared = false
      box.viewDidDisappear(box.isDismissedAnimated)
      // Without a click before it, not even this call chooses a disabled action (F13).
      let choice = action(forButton: index).flatMap { place in
        wasClosing || box.actions[place].isEnabled ? place : nil
      }
      box.receive(.closed(choice.map { .action($0) } ?? .outside))
    }
  }

  /// Whether it only says that a widget stands which took another one's place.
  private func comesInExchange(_ event: LegacyAlertEvent) -> Bool {
    guard isExchanged, event == .willPresent || event == .didPresent else { return false }
    if event == .didPresent { isExchanged = false }
    return true
  }
}
