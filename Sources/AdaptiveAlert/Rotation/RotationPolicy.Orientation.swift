extension RotationPolicy {
  /// One of the four ways up that an interface can have.
  ///
  /// There is no unknown and no number to mistake for a set (O26, O34).
  public nonisolated enum Orientation: String, CaseIterable, Codable, Sendable {
    /// Upright.
    case portrait
    /// On its side, the home button on the right; the device stands in `landscapeLeft` (O35).
    case landscapeRight
    /// On its side, the home button on the left; the device stands in `landscapeRight` (O35).
    case landscapeLeft
    /// Upside down.
    case portraitUpsideDown
  }
}

nonisolated extension RotationPolicy.Orientation {
  /// Creates the orientation that UIKit's value means; `nil` for `unknown`.
  public init?(_ orientation: UIInterfaceOrientation) {
    guard let match = Self.allCases.first(where: { $0.interfaceOrientation == orientation }) else {
      return nil
    }
    self = match
  }

  /// UIKit's value.
  public var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    }
  }

  /// Whether the interface lies on its side (O31).
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// UIKit's set with this one orientation.
  var mask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    }
  }

  /// How the device is held that shows the interface so: the sides change places (O35).
  var device: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .portraitUpsideDown: .portraitUpsideDown
    }
  }
}
