/// The status bar of a scene (iOS 13).
public final class UIStatusBarManager: NSObject {
  private weak var device: EmulatedDevice?

  init(device: EmulatedDevice) {
    self.device = device
    super.init()
  }

  /// What the status bar looks like.
  public var statusBarStyle: UIStatusBarStyle { device?.statusBarAppearance.style ?? .default }

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { device?.hidesStatusBar ?? false }

  /// Where the status bar is on the screen (S6); zero while it is hidden.
  public var statusBarFrame: CGRect { device?.application.statusBarFrame ?? .zero }
}
