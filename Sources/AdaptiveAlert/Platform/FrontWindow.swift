/// Finds the window that shows the app.
enum FrontWindow {
  /// The app's key window if it is seen, else the frontmost of those that are; windows at the height of
  /// alerts and above count only where there is no other.
  ///
  /// The first of all windows need not be on screen (G41), and the last may be the keyboard's (KB-09).
  static func find(near responder: UIResponder) -> UIWindow? {
    let seen = RunningSystem.run(near: responder) { windows }.filter { !$0.isHidden }
    let ordinary = seen.filter { $0.windowLevel.rawValue < UIWindow.Level.alert.rawValue }
    return choose(ordinary) ?? choose(seen)
  }

  private static func choose(_ windows: [UIWindow]) -> UIWindow? {
    // A window without a controller may be the system's own.
    let rooted = windows.filter { $0.rootViewController != nil }
    return windows.first(where: \.isKeyWindow) ?? rooted.last ?? windows.last
  }

  #if os(iOS) || ADAPTIVEALERT_UIKIT
  /// The windows of the scenes in front, the frontmost last.
  private static var windows: [UIWindow] {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    return (active.isEmpty ? scenes : active).flatMap(\.windows)
  }
  #else
  /// The device's windows, the frontmost last.
  private static var windows: [UIWindow] { UIApplication.shared.windows }
  #endif
}
