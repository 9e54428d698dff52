/// A device's screen.
public final class UIScreen: NSObject {
  private weak var device: EmulatedDevice?

  init(device: EmulatedDevice) {
    self.device = device
    super.init()
  }

  /// The screen of the current device.
  public static var main: UIScreen { EmulatedDevice.current.screen }

  /// The screen's rectangle in points: upright before 8, then as the interface stands (S1).
  public var bounds: CGRect {
    guard let device else { return .zero }
    let upright = device.model.size
    guard !device.behavior.screenStaysUpright else { return CGRect(origin: .zero, size: upright) }
    return CGRect(origin: .zero, size: device.rotation.interface.oriented(upright))
  }

  /// Pixels per point.
  public var scale: CGFloat { device?.model.scale ?? 1 }

  /// The bounds without the status bar: in the coordinates of the bounds (S2; deprecated 9).
  public var applicationFrame: CGRect {
    guard let device else { return .zero }
    let upright = device.model.size
    let orientation = device.rotation.statusBar
    var rest = CGRect(origin: .zero, size: orientation.oriented(upright))
    if !device.hidesStatusBar {
      rest.origin.y += StatusBar.height
      rest.size.height -= StatusBar.height
    }
    guard device.behavior.screenStaysUpright else { return rest }
    return rest.mapped { orientation.fixed(from: $0, in: upright) }
  }

  /// The screen's rectangle in pixels, upright whatever the interface does (S4; iOS 8).
  public var nativeBounds: CGRect {
    guard let device else { return .zero }
    let (size, scale) = (device.model.size, device.model.scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Pixels per point of the screen itself (S4; iOS 8); here as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// How often the screen can be drawn in a second (iOS 10.3); 60 here.
  public var maximumFramesPerSecond: Int { 60 }

  /// The coordinates of the interface (S5; iOS 8).
  public var coordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(device: device ?? .gone, isFixed: false)
  }

  /// The coordinates of the upright screen (S5; iOS 8).
  public var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(device: device ?? .gone, isFixed: true)
  }
}
