extension UIApplication {
  /// Posted before the status bar turns (R24; deprecated 13); its place after `willRotate` is inference.
  ///
  /// The new orientation is under ``statusBarOrientationUserInfoKey``.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )

  /// Posted once the status bar has turned, before anything is laid out (R24; deprecated 13).
  ///
  /// The old orientation is under ``statusBarOrientationUserInfoKey``.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )

  /// The number of an interface orientation in both notifications (R24).
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// What Info.plist allows (O4; iOS 6): its list, else all on pads and all but upside down on phones.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    device.infoPlist.mask(on: device.model.idiom)
  }

  /// How long a quarter turn takes, in seconds (R10; deprecated 13).
  public var statusBarOrientationAnimationDuration: TimeInterval { device.durations.rotation }

  /// What the app allows in a window: its delegate's word, else Info.plist's (O2, O4, O5).
  func allowedOrientations(in window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
  }

  func tellWillTurn(to new: UIInterfaceOrientation, over duration: TimeInterval) {
    delegate?.application(self, willChangeStatusBarOrientation: new, duration: duration)
    post(Self.willChangeStatusBarOrientationNotification, new)
  }

  func tellDidTurn(from old: UIInterfaceOrientation) {
    delegate?.application(self, didChangeStatusBarOrientation: old)
    post(Self.didChangeStatusBarOrientationNotification, old)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    device.post(
      name,
      object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)]
    )
  }
}
