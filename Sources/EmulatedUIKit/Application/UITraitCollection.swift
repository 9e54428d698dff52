/// How much room there is in a direction (iOS 8).
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little, as on a phone.
  case compact = 1
  /// Much, as on a pad.
  case regular = 2
}

/// Light or dark (iOS 12).
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The surroundings in which a controller is shown (iOS 8).
public final class UITraitCollection: NSObject {
  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The room from left to right: regular on pads, compact on phones, also on large ones on their side
  /// (simplified).
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The room from top to bottom: compact on a phone whose interface lies on its side, else
  /// regular.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Pixels per point; 0 where it is not said.
  public let displayScale: CGFloat

  private init(
    idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    scale: CGFloat = 0
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    super.init()
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}

  /// Creates a collection that says nothing.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Creates a collection that says phone or pad.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// Creates a collection that says how much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  /// Creates a collection of all that several say; of two that say the same trait the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait>(
      _ trait: KeyPath<UITraitCollection, Trait>,
      _ says: (Trait) -> Bool
    ) -> Trait? {
      traitCollections.last { says($0[keyPath: trait]) }?[keyPath: trait]
    }
    self.init(
      idiom: last(\.userInterfaceIdiom) { $0 != .unspecified } ?? .unspecified,
      horizontal: last(\.horizontalSizeClass) { $0 != .unspecified } ?? .unspecified,
      vertical: last(\.verticalSizeClass) { $0 != .unspecified } ?? .unspecified,
      scale: last(\.displayScale) { $0 != 0 } ?? 0
    )
  }

  /// What a device of the model tells controllers about their surroundings.
  convenience init(model: EmulatedDevice.Model, verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      idiom: model.idiom,
      horizontal: model.idiom == .pad ? .regular : .compact,
      vertical: verticalSizeClass,
      scale: model.scale
    )
  }
}

extension UIViewController {
  /// The container's or the screen's traits, and what the container or the presentation puts over
  /// them.
  var ownTraits: UITraitCollection {
    let base = parent?.traitCollection ?? device.traits(in: viewIfLoaded?.window)
    let isPresented = parent == nil && presenter != nil
    let above = isPresented ? ownPresentationController?.traitsOfPresented : traitsFromParent
    guard let above else { return base }
    return UITraitCollection(traitsFrom: [base, above])
  }
}
