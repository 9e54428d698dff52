/// How a person holds the device.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// Not known: nothing generates orientations (R25).
  case unknown = 0
  /// Upright, the home button at the bottom.
  case portrait = 1
  /// Upside down, the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, the home button on the right.
  case landscapeLeft = 3
  /// On its side, the home button on the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether it is held upright or upside down (O31).
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held on its side (O31).
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it lies on its back or face (O31).
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can stand this way: neither lying nor unknown (O31).
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
