extension UIPresentationController {
  /// Asks whether a person may dismiss (D18).
  private func allowsPerson() -> Bool {
    let presented = presentedViewController
    guard !presented.isModalInPresentation,
      adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    return true
  }

  /// Dismisses for a person, who may be refused (D18); answers whether that did anything.
  func dismissByPerson() -> Bool {
    guard allowsPerson(), let presenter = presentedViewController.presenter else { return false }
    presenter.performDismiss(animated: true) {
      self.adaptiveDelegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  /// Begins to dismiss for a person who then thinks better of it (D26).
  func dragByPerson() {
    guard allowsPerson(), let presenter = presentedViewController.presenter else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    PresentationTransition(
      dismissingFrom: presenter,
      animated: true,
      cast: TransitionContext.Cast(animator: SheetDrag(), interactor: driver),
      completion: nil
    ).startNow()
    driver.update(0.25)
    driver.cancel()
  }
}

extension EmulatedDevice {
  /// Drags the sheet in front down, as a person does (iOS 13).
  ///
  /// Only page and form sheets can be dragged. One whose `isModalInPresentation` is set, or whose
  /// delegate refuses, comes back (D18).
  ///
  /// - Parameter letsGoEarly: Whether the person lets go before the sheet leaves: it comes back, and
  ///   hears of it (D26).
  /// - Returns: Whether there was a sheet to drag.
  @discardableResult
  public func dragSheetDown(letsGoEarly: Bool = false) -> Bool {
    guard inputBlocks == 0, behavior.sheetsCanBeDragged, let sheet = frontSheet else {
      return false
    }
    return run {
      if letsGoEarly {
        sheet.dragByPerson()
      } else {
        _ = sheet.dismissByPerson()
      }
      return true
    }
  }

  /// The presentation of the sheet in front, if a sheet is in front.
  private var frontSheet: UIPresentationController? {
    for window in visibleWindows.reversed() {
      guard let front = window.subviews.last(where: { !$0.isHidden }) else { continue }
      guard let presentation = (front as? TransitionContainerView)?.presentationController,
        [.pageSheet, .formSheet].contains(presentation.effectiveStyle)
      else { return nil }
      return presentation
    }
    return nil
  }
}
