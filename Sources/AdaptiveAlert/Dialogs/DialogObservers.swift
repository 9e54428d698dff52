import Foundation

/// What a dialog hears while it is up: it ends with the dialog (G7).
final class DialogObservers {
  private var tokens: [any NSObjectProtocol] = []
  private var orientation: DeviceOrientationWatch?

  /// - Parameters:
  ///   - host: Told of everything; not kept alive.
  ///   - view: On whose device.
  ///   - followsDevice: Whether turns of the device concern it (G32).
  init(_ host: DialogHost, near view: UIView, followsDevice: Bool) {
    if followsDevice {
      orientation = DeviceOrientationWatch(near: view) { [weak host] _ in host?.deviceTurned() }
    }
    hear(UIResponder.keyboardWillShowNotification, host, view) { $0 }
    hear(UIResponder.keyboardWillHideNotification, host, view) { _ in nil }
  }

  private func hear(
    _ name: Notification.Name,
    _ host: DialogHost,
    _ view: UIView,
    _ frame: @escaping @Sendable (CGRect?) -> CGRect?
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak host, weak view] notification in
      // Where the keyboard ends: where it begins it may have no height (G29).
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let place = frame(end?.cgRectValue)
      MainActor.assumeIsolated {
        guard let host, let view, RunningSystem.isCurrent(near: view) else { return }
        host.keyboardMoved(to: place)
      }
    }
    tokens.append(token)
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
