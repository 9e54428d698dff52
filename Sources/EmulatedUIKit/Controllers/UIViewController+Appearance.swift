/// Where a controller's view stands between the screen and away from it.
nonisolated enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  /// Moves the controller and what it shows to "appearing".
  func startAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in appearingChildren() { child.startAppearing(animated: animated) }
  }

  /// Moves the controller and what it shows to "appeared".
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    for child in appearingChildren() { child.finishAppearing(animated: animated) }
  }

  /// Moves the controller and what it shows to "disappearing".
  func startDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in appearingChildren() { child.startDisappearing(animated: animated) }
  }

  /// Moves the controller and what it shows to "disappeared".
  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    let children = appearingChildren()
    viewDidDisappear(animated)
    for child in children { child.finishDisappearing(animated: animated) }
  }

  /// Takes the root of a window off the screen, with all that it and its children present.
  func leaveWindow() {
    device.run {
      takeDownPresentations()
      startDisappearing(animated: false)
      viewIfLoaded?.removeFromSuperview()
      finishDisappearing(animated: false)
    }
  }

  /// Ends, without animation, every presentation that stands on this controller, the topmost first.
  func takeDownPresentations() {
    for child in ownChildren { child.takeDownPresentations() }
    guard let presented = ownPresented else { return }
    presented.takeDownPresentations()
    presented.transition?.abandon()
    presented.startDisappearing(animated: false)
    presented.viewIfLoaded?.removeFromSuperview()
    ownPresented = nil
    presented.setPresenter(nil)
    presented.finishDisappearing(animated: false)
    presented.dismissalDidEnd()
  }
}
