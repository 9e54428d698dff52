/// Where a popover's box stands beside its anchor, and which of its sides points there.
///
/// UIKit does not say how it chooses (assumed): the first permitted side of up, down, left and right for
/// which the box fits on the screen, else the first permitted one with the box pushed onto the screen.
/// Where no side may point, the box stands over the middle of the anchor.
nonisolated struct PopoverPlacement: Equatable {
  /// The box, in the screen's coordinates.
  let frame: CGRect

  /// The side that points at the anchor; none without one.
  let arrow: UIPopoverArrowDirection

  /// How far the box stands from its anchor, in points.
  private static let gap: CGFloat = 13

  init(
    size: CGSize,
    anchor: CGRect?,
    screen: CGRect,
    permitted: UIPopoverArrowDirection
  ) {
    guard let anchor else {
      let origin = CGPoint(x: screen.midX - size.width / 2, y: screen.midY - size.height / 2)
      frame = CGRect(origin: origin, size: size)
      arrow = []
      return
    }
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let fitting = sides.first { side in
      screen.contains(
        Self.pushed(Self.frame(size, beside: anchor, at: side), onto: screen, along: side)
      )
    }
    arrow = fitting ?? sides.first ?? []
    let wished = Self.frame(size, beside: anchor, at: arrow)
    frame = Self.pushed(
      Self.pushed(wished, onto: screen, along: .up),
      onto: screen,
      along: .left
    )
  }

  /// The box whose given side points at the middle of the anchor.
  private static func frame(
    _ size: CGSize,
    beside anchor: CGRect,
    at side: UIPopoverArrowDirection
  ) -> CGRect {
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch side {
    case .up: origin.y = anchor.maxY + gap
    case .down: origin.y = anchor.minY - gap - size.height
    case .left: origin.x = anchor.maxX + gap
    case .right: origin.x = anchor.minX - gap - size.width
    default: break
    }
    return CGRect(origin: origin, size: size)
  }

  /// Moves a box onto the screen across the direction in which its side points.
  private static func pushed(
    _ frame: CGRect,
    onto screen: CGRect,
    along side: UIPopoverArrowDirection
  ) -> CGRect {
    var frame = frame
    if side == .up || side == .down {
      frame.origin.x = max(screen.minX, min(frame.minX, screen.maxX - frame.width))
    } else {
      frame.origin.y = max(screen.minY, min(frame.minY, screen.maxY - frame.height))
    }
    return frame
  }
}
