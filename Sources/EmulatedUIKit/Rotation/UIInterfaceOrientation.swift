/// Which way up the interface stands.
///
/// The device's landscape sides have the other names and the same numbers, because content turns to the
/// right when the device turns to the left (O35).
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the home button on the left.
  case landscapeLeft = 4
  /// On its side, the home button on the right.
  case landscapeRight = 3

  /// Whether it is upright or upside down (O31).
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on its side (O31).
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations; the bit of each is 1 shifted by its number.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright; 2.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down; 4.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, the home button on the left; 16.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side, the home button on the right; 8.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On either side; 24.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation; 30.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// Every orientation but upside down; 26.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

// MARK: - What the emulator adds

nonisolated extension UIInterfaceOrientation {
  /// Every way an interface can stand, in the order in which the system picks (inference).
  static let inOrder: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]

  /// The orientation of an interface on a device held so; `nil` where there is none (O35, O36).
  init?(_ device: UIDeviceOrientation) {
    guard device.isValidInterfaceOrientation else { return nil }
    self.init(rawValue: device.rawValue)
  }

  /// The orientation alone in a set; bit 0 for `.unknown`, which is no orientation (O26).
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// UIKit's word in messages.
  var word: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  /// What turns an upright view to this orientation (S9).
  var transform: CGAffineTransform {
    switch self {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }

  /// The size of a screen in this orientation, from its upright size.
  func oriented(_ size: CGSize) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// A point of the upright screen in this orientation's coordinates (S5).
  func point(fromFixed point: CGPoint, in size: CGSize) -> CGPoint {
    switch self {
    case .unknown, .portrait: point
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .landscapeLeft: CGPoint(x: size.height - point.y, y: point.x)
    case .landscapeRight: CGPoint(x: point.y, y: size.width - point.x)
    }
  }

  /// A point of this orientation's coordinates on the upright screen (S5).
  func fixed(from point: CGPoint, in size: CGSize) -> CGPoint {
    switch self {
    case .unknown, .portrait: point
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .landscapeLeft: CGPoint(x: point.y, y: size.height - point.x)
    case .landscapeRight: CGPoint(x: size.width - point.y, y: point.x)
    }
  }

  /// Whether the way from this orientation to another is half a turn (R10).
  func isHalfTurn(to other: UIInterfaceOrientation) -> Bool {
    self != other && isLandscape == other.isLandscape
  }
}

nonisolated extension UIInterfaceOrientationMask {
  /// The orientations in the set, in the order in which the system picks.
  var orientations: [UIInterfaceOrientation] {
    UIInterfaceOrientation.inOrder.filter { contains($0.mask) }
  }

  /// UIKit's words in messages, joined by commas (O22, R46).
  var words: String { orientations.map(\.word).joined(separator: ", ") }
}
