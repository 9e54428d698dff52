extension RotationPolicy {
  /// A set of orientations that is never empty.
  ///
  /// ```swift
  /// controller.rotationPolicy.orientations = .only(.portrait, .landscapeLeft)
  /// ```
  public nonisolated struct Orientations: Hashable, Sendable {
    private let members: Set<Orientation>

    private init(members: Set<Orientation>) { self.members = members }

    /// Exactly these; an orientation said twice counts once.
    public static func only(_ first: Orientation, _ others: Orientation...) -> Self {
      Self(members: Set(others).union([first]))
    }

    /// Creates the set of the real orientations among UIKit's bits; `nil` if there are none (O33).
    public init?(_ mask: UIInterfaceOrientationMask) {
      let members = Orientation.allCases.filter { mask.contains($0.mask) }
      guard !members.isEmpty else { return nil }
      self.init(members: Set(members))
    }

    /// Upright alone.
    public static let portrait = only(.portrait)
    /// On either side.
    public static let landscape = only(.landscapeLeft, .landscapeRight)
    /// Every orientation but upside down.
    public static let allButUpsideDown = only(.portrait, .landscapeLeft, .landscapeRight)
    /// Every orientation.
    public static let all = Self(members: Set(Orientation.allCases))

    /// Whether the orientation is in the set.
    public func contains(_ orientation: Orientation) -> Bool { members.contains(orientation) }

    /// UIKit's bits; at least one of the four real ones is set.
    public var mask: UIInterfaceOrientationMask {
      members.reduce(into: []) { $0.formUnion($1.mask) }
    }

    /// The orientations, in the order of their declaration.
    var list: [Orientation] { Orientation.allCases.filter(members.contains) }
  }
}

nonisolated extension RotationPolicy.Orientations: CustomStringConvertible {
  /// The names, joined by commas, as UIKit writes them in R46.
  public var description: String { list.map(\.rawValue).joined(separator: ", ") }
}
