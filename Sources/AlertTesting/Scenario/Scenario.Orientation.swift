extension Scenario {
  /// An interface orientation, as an app declares it.
  public nonisolated enum Orientation: String, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// Landscape, named by the interface.
    case landscapeLeft
    /// Landscape, named by the interface.
    case landscapeRight
  }

  /// A device orientation, as a person turns it.
  ///
  /// A type of its own, because an interface names the two landscapes the other way round.
  public nonisolated enum DeviceOrientation: String, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// Landscape, named by the device.
    case landscapeLeft
    /// Landscape, named by the device.
    case landscapeRight
    /// Flat, the screen to the sky.
    case faceUp
    /// Flat, the screen to the ground.
    case faceDown
    /// Not determined.
    case unknown
  }
}
