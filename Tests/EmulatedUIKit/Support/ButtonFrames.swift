import EmulatedUIKit

extension Bench {
  /// Where the buttons of the alert on screen stand, from left to right and from top to bottom.
  var buttonFrames: [CGRect] {
    func controls(in view: UIView) -> [UIView] {
      if view is UITextField { return [] }
      return view is UIControl ? [view] : view.subviews.flatMap(controls)
    }
    let windows = device.run { UIApplication.shared.windows }
    return controls(in: windows.last ?? device.window)
      .map { CGRect(origin: $0.convert($0.bounds.origin, to: nil), size: $0.bounds.size) }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The titles of the buttons that are emphasised.
  var boldTitles: [String]? { device.visibleAlert?.buttons.filter(\.isBold).map(\.title) }
}
