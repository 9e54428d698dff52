/// Where a dialog stands on its backdrop, by the two ways in which screens have coordinates.
///
/// The backdrop covers the window, or the view in which the app put the dialog. A pure value: what is
/// known goes in, rectangles come out.
nonisolated struct DialogGeometry: Equatable, Sendable {
  /// How a screen's coordinates behave when the interface turns (S1).
  enum Screen: Sendable {
    /// They stay upright (before 8): what stands in a window is turned by a transform.
    case portraitFixed
    /// They turn along (from 8): nothing is turned, sizes change (G37).
    case interfaceOriented

    /// By what the system offers, never by its number (G6).
    init(_ capabilities: PlatformCapabilities) {
      self = capabilities.interfaceOrientedScreen ? .interfaceOriented : .portraitFixed
    }
  }

  /// Which edge a dialog keeps to.
  enum Placement: Equatable, Sendable {
    /// None: it stands in the middle of what is free.
    case center
    /// The bottom, at a distance.
    case bottom(margin: CGFloat)
  }

  let screen: Screen

  /// The size of what the backdrop covers, in its own coordinates.
  let container: CGSize

  /// Whether the app put the dialog into a view of its own, which turns by itself (G15, G32).
  let isInParent: Bool

  /// Which way up the interface stood when the dialog was shown.
  let start: RotationPolicy.Orientation

  /// Which way up it stands now.
  let now: RotationPolicy.Orientation

  /// The keyboard in the backdrop's coordinates, while it is up.
  var keyboard: CGRect?
}

// MARK: - The backdrop

nonisolated extension DialogGeometry {
  /// Whether the backdrop is turned to stand upright in an interface that is not.
  private var isTurnedByHand: Bool { screen == .portraitFixed && !isInParent }

  /// The backdrop's size in its own coordinates: in fixed coordinates width and height change places
  /// where the interface lies on its side (G5, G9).
  var backdropSize: CGSize {
    guard isTurnedByHand, start.isLandscape else { return container }
    return CGSize(width: container.height, height: container.width)
  }

  /// In fixed coordinates 270° in landscape left, 90° in landscape right, 180° upside down (G15).
  var backdropTransform: CGAffineTransform {
    isTurnedByHand ? Self.transform(quarterTurns: start.quarterTurns) : .identity
  }

  /// The middle of what the backdrop covers (G16).
  var backdropCenter: CGPoint { CGPoint(x: container.width / 2, y: container.height / 2) }
}

// MARK: - The dialog

nonisolated extension DialogGeometry {
  /// By how many quarter turns to the right the dialog is turned against its backdrop (G33).
  var quarterTurns: Int {
    isTurnedByHand ? (now.quarterTurns - start.quarterTurns + 4) % 4 : 0
  }

  /// How the dialog is turned against its backdrop, which keeps the turn it was shown with (G33).
  var dialogTransform: CGAffineTransform { Self.transform(quarterTurns: quarterTurns) }

  /// What the keyboard leaves of the backdrop (G24, by the rectangle in which the keyboard ends).
  ///
  /// A keyboard that takes no whole side, as a floating one, leaves everything.
  var freeArea: CGRect {
    let whole = CGRect(origin: .zero, size: backdropSize)
    guard let covered = keyboard?.intersection(whole), !covered.isEmpty else { return whole }
    var rest = whole
    if covered.width >= whole.width - 0.5 {
      rest.size.height -= covered.height
      if covered.minY <= 0.5 { rest.origin.y = covered.maxY }
    } else if covered.height >= whole.height - 0.5 {
      rest.size.width -= covered.width
      if covered.minX <= 0.5 { rest.origin.x = covered.maxX }
    }
    return rest.isEmpty ? whole : rest
  }

  /// How much is free, as the dialog sees it.
  private var free: CGSize {
    let size = freeArea.size
    return quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// How much of the screen a dialog may take, as the dialog sees it.
  func available(_ placement: Placement) -> CGSize {
    guard case .bottom(let margin) = placement else { return free }
    return CGSize(width: free.width, height: max(0, free.height - margin))
  }

  /// Where a dialog's middle is, in the backdrop's coordinates.
  func center(of size: CGSize, _ placement: Placement) -> CGPoint {
    let area = freeArea
    // In the middle of what is free: no rounding (G9).
    guard case .bottom(let margin) = placement else { return CGPoint(x: area.midX, y: area.midY) }
    let way = (free.height - size.height) / 2 - margin
    return switch quarterTurns {
    case 0: CGPoint(x: area.midX, y: area.midY + way)
    case 1: CGPoint(x: area.midX - way, y: area.midY)
    case 2: CGPoint(x: area.midX, y: area.midY - way)
    default: CGPoint(x: area.midX + way, y: area.midY)
    }
  }
}

// MARK: - Turns

nonisolated extension DialogGeometry {
  /// The exact matrix: an angle would leave a residue (G33).
  static func transform(quarterTurns: Int) -> CGAffineTransform {
    switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}

nonisolated extension RotationPolicy.Orientation {
  /// How far an upright view is turned to the right to stand so, in quarters (G15).
  var quarterTurns: Int {
    switch self {
    case .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
