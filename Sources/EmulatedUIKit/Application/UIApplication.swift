/// The running app.
public final class UIApplication: NSObject {
  private weak var ownDevice: EmulatedDevice?

  init(device: EmulatedDevice) {
    ownDevice = device
    super.init()
  }

  /// One without time once the app's own is gone.
  var device: EmulatedDevice { ownDevice ?? .gone }

  /// The app on the current device.
  public static var shared: UIApplication { EmulatedDevice.current.application }

  /// Decides and hears about the app as a whole; none by default, not kept alive.
  public weak var delegate: (any UIApplicationDelegate)?

  /// The app's visible and hidden windows, the frontmost last (iOS 2; deprecated 15).
  ///
  /// The keyboard's is among them where ``EmulatedDevice/Keyboard/listsWindow`` says so, in front of those
  /// of the normal level, never first (S13).
  public var windows: [UIWindow] {
    guard let ownDevice else { return [] }
    var windows = ownDevice.windows
    if let keyboard = ownDevice.keyboard.window {
      let level = keyboard.windowLevel.rawValue
      let place = windows.firstIndex { $0.windowLevel.rawValue > level } ?? windows.count
      windows.insert(keyboard, at: place)
    }
    return windows
  }

  /// The window that receives keyboard input (iOS 2; deprecated 13).
  public var keyWindow: UIWindow? { ownDevice?.windows.first(where: \.isKeyWindow) }
}
