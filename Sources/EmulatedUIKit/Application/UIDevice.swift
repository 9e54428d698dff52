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
}
