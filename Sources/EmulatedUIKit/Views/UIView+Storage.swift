// MARK: - The stored geometry

extension UIView {
  /// What few views have, made on first use.
  var rareValues: RareViewValues {
    if let rare { return rare }
    let values = RareViewValues()
    rare = values
    return values
  }

  func changeBounds(to new: CGRect) {
    let old = ownBounds
    guard old != new else { return }
    ownBounds = new
    if ViewAnimations.isCollecting { record(.bounds, .rect(old), .rect(new)) }
    if old.size != new.size { sizeDidChange(from: old.size) }
  }

  func changeCenter(to new: CGPoint) {
    let old = ownCenter
    guard old != new else { return }
    ownCenter = new
    if ViewAnimations.isCollecting { record(.center, .point(old), .point(new)) }
  }

  func changeTransform(to new: CGAffineTransform) {
    let old = matrix
    guard old != new else { return }
    matrix = new
    isTransformed = !new.isIdentity
    if ViewAnimations.isCollecting { record(.transform, .transform(old), .transform(new)) }
  }

  /// Whether the view is scaled to nothing, so that no point is in it.
  var isFlat: Bool { isTransformed && matrix.determinant == 0 }

  /// Takes a point of the superview's coordinates to this view's.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if isTransformed {
      let around = CGPoint(x: point.x - ownCenter.x, y: point.y - ownCenter.y)
      let inside = around.applying(matrix.inverted())
      return CGPoint(x: inside.x + ownBounds.midX, y: inside.y + ownBounds.midY)
    }
    return CGPoint(
      x: point.x - (ownCenter.x - ownBounds.width / 2) + ownBounds.minX,
      y: point.y - (ownCenter.y - ownBounds.height / 2) + ownBounds.minY
    )
  }

  /// Takes a point of this view's coordinates to the superview's.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    if isTransformed {
      let around = CGPoint(x: point.x - ownBounds.midX, y: point.y - ownBounds.midY)
      let outside = around.applying(matrix)
      return CGPoint(x: outside.x + ownCenter.x, y: outside.y + ownCenter.y)
    }
    return CGPoint(
      x: point.x + (ownCenter.x - ownBounds.width / 2) - ownBounds.minX,
      y: point.y + (ownCenter.y - ownBounds.height / 2) - ownBounds.minY
    )
  }
}
