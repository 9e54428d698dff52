import EmulatedUIKit

/// A device with two fields in the root's view, and a log of what its keyboard tells.
final class KeyboardBench {
  let device: EmulatedDevice
  let log = Log()
  let root: UIViewController
  let listener: KeyboardListener
  let field: UITextField
  let other: UITextField

  init(
    _ system: String = "26.0",
    model: EmulatedDevice.Model = .phone,
    writesFrames: Bool = true
  ) {
    let device = EmulatedDevice(model, systemVersion: system)
    device.alertFamilies = .both
    self.device = device
    root = device.run { UIViewController() }
    field = device.run { UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30)) }
    other = device.run { UITextField(frame: CGRect(x: 10, y: 50, width: 100, height: 30)) }
    listener = KeyboardListener(device, log, writesFrames: writesFrames)
    device.window.rootViewController = root
    root.view.addSubview(field)
    root.view.addSubview(other)
    device.settle()
  }

  /// Gives the first field the focus, lets the keyboard come and forgets what was told.
  func raise() {
    field.becomeFirstResponder()
    device.settle()
    log.clear()
  }
}

/// The versions that keyboards are tried on: each side of every change of their rules.
nonisolated let keyboardVersions = [
  "5.1", "6.1", "7.1.2", "8.0", "12.4", "15.0", "16.0", "26.0",
]
