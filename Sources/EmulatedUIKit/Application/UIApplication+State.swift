extension UIApplication {
  /// Whether a person sees the app and can touch it (iOS 4).
  public nonisolated enum State: Int, Sendable {
    /// It is in front and takes touches.
    case active = 0
    /// It is in front and takes no touches.
    case inactive = 1
    /// It is not in front.
    case background = 2
  }

  /// Where the app stands (iOS 4); active until ``EmulatedDevice/pressHome()``.
  public var applicationState: State { device.isInBackground ? .background : .active }

  /// Posted before the app takes no touches any more.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app has left the screen (iOS 4).
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app comes back to the screen (iOS 4).
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the app takes touches again.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
}

extension EmulatedDevice {
  /// Leaves the app by the home button or the home gesture, as a person does.
  ///
  /// Alerts of every family stay: the system has not cancelled them since iOS 4 (A52: memory; B27, C17).
  /// Touches reach nothing until ``openApp()``; animations go on. The app hears it by notifications.
  public func pressHome() {
    guard !isInBackground else { return }
    post(UIApplication.willResignActiveNotification)
    isInBackground = true
    inputBlocks += 1
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Comes back to the app, as a person does.
  public func openApp() {
    guard isInBackground else { return }
    post(UIApplication.willEnterForegroundNotification)
    isInBackground = false
    inputBlocks -= 1
    post(UIApplication.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    run { post(name, object: application) }
  }
}
