extension EmulatedDevice {
  /// How high a device's keyboard is, in points (S18).
  ///
  /// The public reports make no complete table: what a device is known to have can be set.
  public nonisolated struct KeyboardHeights: Sendable, Hashable {
    /// The keys, while the interface is upright or upside down; 216 on phones, 264 on pads.
    public var portrait: CGFloat

    /// The keys, while the interface is on its side; 162 on phones, 352 on pads.
    public var landscape: CGFloat

    /// The suggested words above the upright keys; 37 on phones of 320 points, 42 on wider ones, 0 on
    /// pads (assumed: unknown).
    public var portraitSuggestions: CGFloat

    /// The suggested words above the keys of an interface on its side; 0 (assumed: unknown).
    public var landscapeSuggestions: CGFloat = 0

    /// The heights of a kind of device.
    public init(of model: Model) {
      let isPad = model.idiom == .pad
      portrait = isPad ? 264 : 216
      landscape = isPad ? 352 : 162
      portraitSuggestions = isPad ? 0 : model.size.width > 320 ? 42 : 37
    }

    func height(isLandscape: Bool, suggesting: Bool) -> CGFloat {
      let suggestions = isLandscape ? landscapeSuggestions : portraitSuggestions
      return (isLandscape ? landscape : portrait) + (suggesting ? suggestions : 0)
    }
  }
}
