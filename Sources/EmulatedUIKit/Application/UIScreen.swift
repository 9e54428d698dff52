/// A device's screen.
public final class UIScreen: NSObject {
  private weak var device: EmulatedDevice?

  init(device: EmulatedDevice) {
    self.device = device
    super.init()
  }

  /// The screen of the current device.
  public static var main: UIScreen { EmulatedDevice.current.screen }

  /// The screen's rectangle in points, held upright.
  public var bounds: CGRect { CGRect(origin: .zero, size: device?.model.size ?? .zero) }

  /// Pixels per point.
  public var scale: CGFloat { device?.model.scale ?? 1 }
}
