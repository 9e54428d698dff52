import EmulatedUIKit

/// A device whose window shows a controller, as an app's launch leaves it.
final class Stage {
  let device: EmulatedDevice
  let root: UIViewController

  init(
    _ model: EmulatedDevice.Model = .phone,
    system: String = "26.0",
    root makeRoot: () -> UIViewController = { UIViewController() }
  ) {
    let device = EmulatedDevice(model, systemVersion: system)
    self.device = device
    root = device.run(makeRoot)
    device.window.rootViewController = root
    device.settle()
  }

  /// Runs code on the device and waits for all that it started.
  @discardableResult
  func play<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { device.settle() }
    return try device.run(body)
  }
}
