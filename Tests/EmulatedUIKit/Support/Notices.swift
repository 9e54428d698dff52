import EmulatedUIKit

/// Counts a device's notifications of one name while it lives, and what was seen then.
final class Notices {
  private(set) var lines: [String] = []
  private var token: (any NSObjectProtocol)?
  private let see: ([AnyHashable: Any]) -> String

  var count: Int { lines.count }

  init(
    _ name: Notification.Name,
    of device: EmulatedDevice,
    see: @escaping ([AnyHashable: Any]) -> String
  ) {
    self.see = see
    // Tests run side by side, each with a device of its own.
    let sender = device.run { () -> NSObject in
      name == UIDevice.orientationDidChangeNotification ? UIDevice.current : UIApplication.shared
    }
    token = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let userInfo = notification.userInfo ?? [:]
      MainActor.assumeIsolated { self?.note(userInfo) }
    }
  }

  convenience init(
    _ name: Notification.Name,
    of device: EmulatedDevice,
    see: @escaping () -> String = { "" }
  ) {
    self.init(name, of: device) { _ in see() }
  }

  private func note(_ userInfo: [AnyHashable: Any]) { lines.append(see(userInfo)) }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
