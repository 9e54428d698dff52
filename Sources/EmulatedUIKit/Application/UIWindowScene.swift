/// What windows share on one screen (iOS 13); a device with ``EmulatedDevice/usesScenes`` has one.
public final class UIWindowScene: NSObject {
  /// Where a scene stands (iOS 16).
  public final class Geometry: NSObject {
    /// Which way up the interface stands (R49).
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// What an app would like a scene's geometry to be (iOS 16).
  public class GeometryPreferences: NSObject {
    /// The wishes of an app on a phone or pad.
    public final class iOS: GeometryPreferences {
      /// The orientations from which the system picks (R45).
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Creates a wish for one of several orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  private weak var ownDevice: EmulatedDevice?

  init(device: EmulatedDevice) {
    ownDevice = device
    super.init()
  }

  var device: EmulatedDevice { ownDevice ?? .gone }

  /// The screen on which the scene is.
  public var screen: UIScreen { device.screen }

  /// The scene's windows, the frontmost last.
  public var windows: [UIWindow] { ownDevice?.windows ?? [] }

  /// Which way up the interface stands (R49).
  public var interfaceOrientation: UIInterfaceOrientation { device.rotation.interface }

  /// Where the scene stands now (R49; iOS 16).
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// The scene's status bar.
  public var statusBarManager: UIStatusBarManager? { device.statusBarManager }

  /// The coordinates of the interface.
  public var coordinateSpace: any UICoordinateSpace { device.screen.coordinateSpace }

  /// Asks for an orientation (R45; iOS 16).
  ///
  /// In the next turn of the run loop the interface turns to one of those asked for that the controller, the
  /// app and the device support; it stays where it stands in one of them already (R48).
  /// `UIDevice.orientation` does not follow (R48). A request during a turn waits for its end (assumed; a
  /// single report has it rejected for what the controller supported before). With nothing in common the handler gets an error of the
  /// domain `UISceneErrorDomain` with code 101 and the text `None of the requested orientations are
  /// supported by the view controller. Requested: portrait; Supported: landscapeRight` (R46).
  ///
  /// - Parameters:
  ///   - geometryPreferences: What the app would like.
  ///   - errorHandler: Runs where that is not possible; not otherwise.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS else { return }
    let wanted = wish.interfaceOrientations
    device.clock.nextTurn { [weak ownDevice] in
      ownDevice?.rotation.whenIdle { [weak ownDevice] in
        guard let error = ownDevice?.rotation.request(wanted) else { return }
        errorHandler?(error)
      }
    }
  }
}
