import EmulatedUIKit

/// Makes a view of 100 × 100 at the origin of a device's window.
func oneView(_ system: String = "26.0") -> (device: EmulatedDevice, view: UIView) {
  let device = EmulatedDevice(systemVersion: system)
  let view = device.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  device.window.addSubview(view)
  device.settle()
  return (device, view)
}

extension Log {
  /// Makes an animation's completion that writes a line and whether the animation finished.
  func completion(_ line: String) -> (Bool) -> Void {
    { self.write("\(line) \($0)") }
  }
}
