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

  /// The room from left to right: regular on pads, compact on phones, also on large ones on their side
  /// (simplified).
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The room from top to bottom: compact on a phone on its side, else regular (R13, R23).
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Pixels per point.
  public let displayScale: CGFloat

  init(model: EmulatedDevice.Model, verticalSizeClass: UIUserInterfaceSizeClass) {
    userInterfaceIdiom = model.idiom
    horizontalSizeClass = model.idiom == .pad ? .regular : .compact
    self.verticalSizeClass = verticalSizeClass
    displayScale = model.scale
    super.init()
  }
}
