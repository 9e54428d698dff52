/// How much room there is in a direction (iOS 8).
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little, as on a phone.
  case compact = 1
  /// Much, as on a pad.
  case regular = 2
}

/// The surroundings in which a controller is shown (iOS 8).
public final class UITraitCollection: NSObject {
  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The room from left to right: regular on pads, compact on phones.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The room from top to bottom: regular on a device held upright.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Pixels per point.
  public let displayScale: CGFloat

  init(model: EmulatedDevice.Model) {
    userInterfaceIdiom = model.idiom
    horizontalSizeClass = model.idiom == .pad ? .regular : .compact
    verticalSizeClass = .regular
    displayScale = model.scale
    super.init()
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
