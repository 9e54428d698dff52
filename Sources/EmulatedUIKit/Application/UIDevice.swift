/// Phone or pad.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Neither is known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
}

/// The device that an app runs on.
public final class UIDevice: NSObject {
  private weak var device: EmulatedDevice?

  init(device: EmulatedDevice) {
    self.device = device
    super.init()
  }

  /// The device of the surrounding `device.run`.
  public static var current: UIDevice { EmulatedDevice.current.userDevice }

  /// The system's version, for example `7.1.2`.
  public var systemVersion: String { device?.systemVersion ?? "" }

  /// The system's name.
  public var systemName: String { "iOS" }

  /// The model's name.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// Phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { device?.model.idiom ?? .unspecified }

  /// Posted when ``orientation`` changed, also to one that no interface has (O36), while someone
  /// generates orientations (R25); the object is the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// How the device is held; `.unknown` while nobody generates orientations (R25).
  ///
  /// An interface may stand otherwise: ask the status bar or the scene (O37).
  public var orientation: UIDeviceOrientation {
    guard let device, device.rotation.generators > 0 else { return .unknown }
    return device.rotation.reported
  }

  /// Whether orientations are generated; a window with a root controller generates them until it is gone
  /// (R26).
  public var isGeneratingDeviceOrientationNotifications: Bool {
    (device?.rotation.generators ?? 0) > 0
  }

  /// Begins to generate orientations; calls nest (R25).
  public func beginGeneratingDeviceOrientationNotifications() {
    device?.rotation.generators += 1
  }

  /// Ends what one beginning began; one too many stops the windows' own turning (R26, single report).
  public func endGeneratingDeviceOrientationNotifications() {
    guard let device, device.rotation.generators > 0 else { return }
    device.rotation.generators -= 1
  }

  /// Sets the device's orientation: what apps reach by the key `orientation`, which UIKit declares
  /// readonly (R35).
  ///
  /// The interface follows at once where that is allowed (R37), else only ``orientation`` changes. The
  /// value held already does nothing (R38). Lying and unknown orientations have no interface (O36). From 16
  /// on it does nothing in apps linked there, and the console says `[Orientation] BUG IN CLIENT OF UIKIT:
  /// Setting UIDevice.orientation is not supported. Please use
  /// UIWindowScene.requestGeometryUpdate(_:)` (R44).
  public func setOrientation(_ orientation: UIDeviceOrientation) {
    guard let device else { return }
    device.run {
      if device.behavior.refusesDeviceOrientation, !device.isLinkedBefore16 {
        return device.writeLog(RotationMessages.deviceOrientationRefused)
      }
      device.rotation.report(orientation)
    }
  }
}
