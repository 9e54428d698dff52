extension UIPresentationController {
  /// Asks whether a person may dismiss (D18).
  private func allowsPerson() -> Bool {
    let presented = presentedViewController
    guard !presented.isModalInPresentation,
      personDelegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      personDelegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    personDelegate?.presentationControllerWillDismiss(self)
    return true
  }

  /// Dismisses for a person, who may be refused (D18); answers whether that did anything.
  func dismissByPerson() -> Bool {
    guard allowsPerson(), let presenter = presentedViewController.presenter else { return false }
    presenter.performDismiss(animated: true, as: .outside) {
      self.personDelegate?.presentationControllerDidDismiss(self)
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
