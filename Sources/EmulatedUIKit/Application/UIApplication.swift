/// The running app.
public final class UIApplication: NSObject {
  weak var device: EmulatedDevice?

  init(device: EmulatedDevice) {
    self.device = device
    super.init()
  }

  /// The app on the current device.
  public static var shared: UIApplication { EmulatedDevice.current.application }

  /// The app's visible and hidden windows, the frontmost last (iOS 2; deprecated 15).
  public var windows: [UIWindow] { device?.windows ?? [] }

  /// The window that receives keyboard input (iOS 2; deprecated 13).
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
