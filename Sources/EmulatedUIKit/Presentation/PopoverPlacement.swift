/// Where a popover's box stands beside its anchor, and which of its sides points there.
///
/// UIKit does not say how it chooses (assumed): the first permitted side of up, down, left and right for
/// which the box fits on the screen, else the first permitted one with the box pushed onto the screen.
/// Where no side may point, the box stands over the middle of the anchor.
nonisolated struct PopoverPlacement: Equatable {
  /// What is around the content, in points.
  struct Border: Equatable {
    /// How far the arrow stands out, and the box from its anchor.
    var arrowHeight: CGFloat = 13

    /// How wide the arrow is at its base.
    var arrowBase: CGFloat = 0
    var insets = UIEdgeInsets.zero
  }

  /// The content, in the screen's coordinates.
  let frame: CGRect

  /// The content with what is around it and the arrow.
  let background: CGRect

  /// The side that points at the anchor; none without one.
  let arrow: UIPopoverArrowDirection

  /// How far the arrow is from the middle of the background's side, as near to the anchor as that
  /// side lets it.
  let arrowOffset: CGFloat

  init(
    size: CGSize,
    anchor: CGRect?,
    screen: CGRect,
    permitted: UIPopoverArrowDirection,
    border: Border = Border()
  ) {
    let box = CGSize(
      width: size.width + border.insets.left + border.insets.right,
      height: size.height + border.insets.top + border.insets.bottom
    )
    guard let anchor else {
      let origin = CGPoint(x: screen.midX - box.width / 2, y: screen.midY - box.height / 2)
      background = CGRect(origin: origin, size: box)
      frame = background.inset(by: border.insets)
      arrow = []
      arrowOffset = 0
      return
    }
    let gap = border.arrowHeight
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let fitting = sides.first { side in
      screen.contains(
        Self.pushed(Self.frame(box, beside: anchor, at: side, gap), onto: screen, along: side)
      )
    }
    let arrow = fitting ?? sides.first ?? []
    let wished = Self.frame(box, beside: anchor, at: arrow, gap)
    let place = Self.pushed(
      Self.pushed(wished, onto: screen, along: .up),
      onto: screen,
      along: .left
    )
    self.arrow = arrow
    frame = place.inset(by: border.insets)
    background = Self.extended(place, by: gap, at: arrow)
    let isVertical = arrow == .up || arrow == .down
    let wish = isVertical ? anchor.midX - place.midX : anchor.midY - place.midY
    let room = max(0, ((isVertical ? place.width : place.height) - border.arrowBase) / 2)
    arrowOffset = arrow.isEmpty ? 0 : max(-room, min(wish, room))
  }

  /// The box whose given side points at the middle of the anchor.
  private static func frame(
    _ size: CGSize,
    beside anchor: CGRect,
    at side: UIPopoverArrowDirection,
    _ gap: CGFloat
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

  /// A box and the arrow at one of its sides.
  private static func extended(
    _ box: CGRect,
    by height: CGFloat,
    at side: UIPopoverArrowDirection
  ) -> CGRect {
    var box = box
    if side == .up { box.origin.y -= height }
    if side == .left { box.origin.x -= height }
    if side == .up || side == .down { box.size.height += height }
    if side == .left || side == .right { box.size.width += height }
    return box
  }
}
