nonisolated extension DialogGeometry {
  /// How far a dialog stands from what it points at, in points.
  private static let gap: CGFloat = 13

  /// Where a dialog stands beside an anchor, and which of its sides points there: the first permitted
  /// one for which it fits on the screen, else the first permitted one with the dialog pushed onto it.
  ///
  /// Everything is in the backdrop's coordinates.
  func place(
    _ size: CGSize,
    beside anchor: CGRect,
    permitted: UIPopoverArrowDirection,
    margins: UIEdgeInsets
  ) -> (center: CGPoint, arrow: UIPopoverArrowDirection) {
    let room = freeArea.inset(by: margins)
    let box =
      quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let places = sides.map { side in
      (side: side, center: Self.center(of: box, beside: anchor, at: side, room))
    }
    let fitting = places.first { room.contains(Self.frame(box, around: $0.center)) }
    let chosen = fitting ?? places.first
    let center = chosen?.center ?? CGPoint(x: anchor.midX, y: anchor.midY)
    return (Self.pushed(center, box, onto: room), chosen?.side ?? [])
  }

  /// Beside the anchor, pushed onto the screen only along the side that points there.
  private static func center(
    of box: CGSize,
    beside anchor: CGRect,
    at side: UIPopoverArrowDirection,
    _ room: CGRect
  ) -> CGPoint {
    var center = CGPoint(x: anchor.midX, y: anchor.midY)
    let pushed = pushed(center, box, onto: room)
    switch side {
    case .up, .down:
      let way = gap + box.height / 2
      center = CGPoint(x: pushed.x, y: side == .up ? anchor.maxY + way : anchor.minY - way)
    default:
      let way = gap + box.width / 2
      center = CGPoint(x: side == .left ? anchor.maxX + way : anchor.minX - way, y: pushed.y)
    }
    return center
  }

  private static func frame(_ box: CGSize, around center: CGPoint) -> CGRect {
    CGRect(
      x: center.x - box.width / 2,
      y: center.y - box.height / 2,
      width: box.width,
      height: box.height
    )
  }

  private static func pushed(_ center: CGPoint, _ box: CGSize, onto room: CGRect) -> CGPoint {
    CGPoint(
      x: max(room.minX + box.width / 2, min(center.x, room.maxX - box.width / 2)),
      y: max(room.minY + box.height / 2, min(center.y, room.maxY - box.height / 2))
    )
  }
}
