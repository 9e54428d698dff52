import Foundation

/// Tells how the device is held, as long as the watch lives.
final class DeviceOrientationWatch {
  private let device: UIDevice
  private let onChange: (UIDeviceOrientation) -> Void
  private var token: (any NSObjectProtocol)?

  /// - Parameters:
  ///   - responder: On whose device.
  ///   - onChange: Receives the new orientation, on the main thread.
  init(near responder: UIResponder, onChange: @escaping (UIDeviceOrientation) -> Void) {
    device = RunningSystem.run(near: responder) { UIDevice.current }
    self.onChange = onChange
    // Calls nest (R25): ours is taken back in the end, others' are not touched.
    device.beginGeneratingDeviceOrientationNotifications()
    token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: device,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self { self.onChange(self.device.orientation) }
      }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    device.endGeneratingDeviceOrientationNotifications()
  }
}
