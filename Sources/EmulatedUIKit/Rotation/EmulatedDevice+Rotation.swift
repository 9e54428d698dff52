extension EmulatedDevice {
  /// What an app's Info.plist says about orientations and the status bar.
  public nonisolated struct InfoPlist: Sendable {
    /// `UISupportedInterfaceOrientations`, in its order; `nil` by default: the key is missing, which
    /// allows everything on pads and all but upside down on phones (O1, O4).
    ///
    /// It decides the launch (O3, O6) and, without a delegate's word, what the app allows (O2, O4).
    public var supportedInterfaceOrientations: [UIInterfaceOrientation]?

    /// `UIInterfaceOrientation`: before 8 an app without a list launches so (O6); `nil` by default.
    public var interfaceOrientation: UIInterfaceOrientation?

    /// `UIRequiresFullScreen`; `false` by default: a pad from 9 on shares its screen and then asks no
    /// controller, if all four orientations are listed (O11).
    public var requiresFullScreen = false

    /// `UIViewControllerBasedStatusBarAppearance`; `true` by default (R22).
    public var usesControllersForStatusBar = true

    /// Creates a property list that says nothing.
    public init() {}

    /// The listed orientations, or what a missing list means (O4).
    func mask(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
      guard let supportedInterfaceOrientations else {
        return idiom == .pad ? .all : .allButUpsideDown
      }
      return supportedInterfaceOrientations.reduce(into: []) { $0.formUnion($1.mask) }
    }
  }

  /// When observers of the device's orientation hear of a turn.
  ///
  /// UIKit's windows observe the same notification as the app, so that the order of registration decides
  /// (R27, derived from conflicting reports).
  public nonisolated enum OrientationNotice: Sendable {
    /// Before the interface turns, as observers added before the window got its root.
    case beforeTurn

    /// After the interface began to turn, as observers added later.
    case afterTurn
  }

  /// A person turns the device.
  ///
  /// `UIDevice.orientation` changes and is notified, if anyone asked for that, and the windows turn where
  /// their controllers and the app allow it (R5, R13, O7, O13). Before the first window is made the
  /// app has not launched; then only the launch follows the device (O6). Holding it as it is held
  /// already does nothing.
  public func rotate(to orientation: UIDeviceOrientation) {
    run { rotation.sense(orientation) }
  }

  /// Whether the person has locked the rotation: the device reports `.portrait`, however it is held
  /// (O37, single report); `false` by default.
  public var isRotationLocked: Bool {
    get { rotation.isLocked }
    set { run { rotation.isLocked = newValue } }
  }

  /// Whether transitions between controllers are animated: not where a size is told (R18).
  var transitionsAnimate: Bool { animationsEnabled && !rotation.isTellingSizes }

  /// How the person holds the device; upright until it is turned.
  public var heldOrientation: UIDeviceOrientation { rotation.held }

  /// Which way up the interface stands, on every version.
  ///
  /// The first look at it, at the screen or a new window launches the app (O3, O6).
  public var interfaceOrientation: UIInterfaceOrientation { rotation.interface }
}

// MARK: - What follows a turn

/// Something beside views that follows turns of the interface, as a keyboard does.
package protocol TurnFollower: AnyObject {
  /// Told after the controllers heard the moment themselves.
  ///
  /// - Parameters:
  ///   - moment: Where the turn stands.
  ///   - old: The interface's orientation before the turn.
  ///   - new: The one after it.
  ///   - duration: How long the turn takes, in seconds.
  func follow(
    _ moment: TurnMoment,
    from old: UIInterfaceOrientation,
    to new: UIInterfaceOrientation,
    over duration: TimeInterval
  )
}

/// Where a turn stands.
package nonisolated enum TurnMoment: Sendable {
  /// After `willRotate` or `viewWillTransition`; everything is as it was.
  case begins
  /// After `willAnimateRotation` or the closures beside it; everything has its new place.
  case animates
  /// After `didRotate` or the coordinator's completions.
  case ended
}
