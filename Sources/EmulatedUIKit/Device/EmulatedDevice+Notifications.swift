import Foundation

extension EmulatedDevice {
  /// Tells whoever observes `NotificationCenter.default`.
  ///
  /// What goes with it is only made where someone can hear it.
  func post(
    _ name: Notification.Name,
    object: Any?,
    userInfo: @autoclosure () -> [AnyHashable: Any]? = nil
  ) {
    guard postsNotifications else { return }
    NotificationCenter.default.post(name: name, object: object, userInfo: userInfo())
  }
}
