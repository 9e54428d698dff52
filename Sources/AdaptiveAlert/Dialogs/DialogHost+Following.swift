// How a dialog follows the keyboard and the interface.
extension DialogHost {
  /// Seconds after a turn at which the dialog looks whether the interface turned once more (G34, G35).
  private static let recheckDelay: TimeInterval = 0.5

  /// Where everything belongs now.
  var geometry: DialogGeometry? {
    guard let owner, let place else { return nil }
    var geometry = DialogGeometry(
      screen: screen,
      // In a view of the app's own the backdrop may be resized by the app (V10).
      container: isInParent ? owner.bounds.size : place.bounds.size,
      isInParent: isInParent,
      start: start,
      now: isInParent ? start : InterfaceState.orientation(around: place)
    )
    if let keyboardOnScreen, let window {
      // Windows know the screen's coordinates on every version (S16).
      let inWindow = window.convert(keyboardOnScreen, from: nil as UIWindow?)
      geometry.keyboard = owner.convert(inWindow, from: window)
    }
    return geometry
  }

  /// Puts backdrop and dialog where they belong.
  func fit() {
    guard let owner, let content, let geometry else { return }
    if !isInParent {
      owner.transform = geometry.backdropTransform
      owner.bounds = CGRect(origin: .zero, size: geometry.backdropSize)
      owner.center = geometry.backdropCenter
    }
    let available = geometry.available(placement)
    var size = content.preferredSize(in: available)
    // The dialog stays on the screen and above the keyboard (G26).
    size.height = min(size.height, available.height)
    content.transform = geometry.dialogTransform
    content.bounds = CGRect(origin: .zero, size: size)
    content.center =
      owner.dialogCenter(of: size, in: geometry) ?? geometry.center(of: size, placement)
    content.layoutIfNeeded()
    if fitted != nil { content.sizeDidChange() }
    fitted = geometry
  }

  /// What is shown wants another size: it gets it, and its place.
  func contentChanged(animated: Bool) {
    guard lifecycle.isUp, let owner else { return }
    if animated {
      animate(owner) { self.fit() }
    } else {
      RunningSystem.run(near: owner) { fit() }
    }
  }

  /// The keyboard comes or changes, or goes for `nil` (G24, G25).
  func keyboardMoved(to frame: CGRect?) {
    guard lifecycle.isUp, let owner else { return }
    keyboardOnScreen = frame
    animate(owner) { self.fit() }
  }

  /// The device was turned: the dialog goes where the interface is now (G33, G35, G39).
  func deviceTurned() {
    guard lifecycle.isUp, let owner else { return }
    animate(owner) {
      self.fit()
    } completion: { [weak self, weak owner] in
      guard let owner else { return }
      RunningSystem.after(Self.recheckDelay, near: owner) { [weak self] in self?.recheck() }
    }
  }

  /// A turn may have failed, or the interface turned later than the device (G34, G35).
  ///
  /// What counts is where the dialog was put, so that no change is missed, however early it came.
  private func recheck() {
    guard lifecycle.isUp, let owner, fitted != geometry else { return }
    RunningSystem.run(near: owner) { fit() }
  }

  /// The app gave the backdrop another size in a view of its own.
  func ownerLaidOut() {
    guard lifecycle.isUp, isInParent, let fitted, fitted != geometry else { return }
    fit()
  }
}
