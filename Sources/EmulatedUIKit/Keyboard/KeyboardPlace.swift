/// Where the keyboard stands or hides, in the coordinates that its notifications have (S16, S19).
nonisolated struct KeyboardPlace: Equatable, Sendable {
  /// The screen, held upright.
  let screen: CGSize
  let orientation: UIInterfaceOrientation

  /// Whether rectangles are those of the screen as the interface stands (S16).
  let turns: Bool

  /// The screen as the interface stands.
  var interface: CGSize {
    isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
  }

  var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }

  /// Where a keyboard of a height stands.
  func shown(_ height: CGFloat) -> CGRect { strip(from: interface.height - height, height) }

  /// Where a keyboard of a height lies below the screen's edge.
  func hidden(_ height: CGFloat) -> CGRect { strip(from: interface.height, height) }

  /// Where a keyboard stands that left to the right.
  func aside(_ height: CGFloat) -> CGRect {
    let strip = CGRect(
      x: interface.width,
      y: interface.height - height,
      width: interface.width,
      height: height
    )
    return onScreen(strip)
  }

  /// The keyboard's size as the interface stands, at the origin.
  func bounds(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: interface.width, height: height)
  }

  private func strip(from y: CGFloat, _ height: CGFloat) -> CGRect {
    onScreen(CGRect(x: 0, y: y, width: interface.width, height: height))
  }

  /// Turns a rectangle of the interface into one of the upright screen, where the version wants that.
  private func onScreen(_ rect: CGRect) -> CGRect {
    guard !turns else { return rect }
    let (width, height) = (screen.width, screen.height)
    return switch orientation {
    case .unknown, .portrait: rect
    case .portraitUpsideDown:
      CGRect(
        x: width - rect.maxX,
        y: height - rect.maxY,
        width: rect.width,
        height: rect.height
      )
    case .landscapeLeft:
      CGRect(x: rect.minY, y: height - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeRight:
      CGRect(x: width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }
}
