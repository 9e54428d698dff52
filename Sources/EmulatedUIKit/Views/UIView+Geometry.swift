// MARK: - Coordinates

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view?.hierarchyRoot
    let (root, inRoot) = inRoot(point)
    guard let view, let target else { return inRoot }
    return view.fromRoot(Self.carry(inRoot, from: root, to: target))
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return fromRoot(point) }
    return view.converted(point, to: self)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    // Without a turn on the way the size stays as it is, to the last bit.
    guard turnsBelowRoot || view?.turnsBelowRoot ?? false else {
      return CGRect(origin: converted(rect.origin, to: view), size: rect.size)
    }
    return rect.mapped { converted($0, to: view) }
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view { return view.converted(rect, to: self) }
    guard turnsBelowRoot else { return CGRect(origin: fromRoot(rect.origin), size: rect.size) }
    return rect.mapped(fromRoot)
  }

  /// Carries a point between two windows by way of the screen; other roots count as one.
  private static func carry(_ point: CGPoint, from: UIView, to: UIView) -> CGPoint {
    guard from !== to, let from = from as? UIWindow, let to = to as? UIWindow else { return point }
    return to.fromSuperview(from.toSuperview(point))
  }

  /// The view at the top of the hierarchy: a window, or whatever is in none.
  private var hierarchyRoot: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  /// Takes a point to the coordinates of the window, or to those around the top view where there is
  /// none.
  private func inRoot(_ point: CGPoint) -> (root: UIView, point: CGPoint) {
    var (view, point) = (self, point)
    while !(view is UIWindow) {
      point = view.toSuperview(point)
      guard let parent = view.parentView else { break }
      view = parent
    }
    return (view, point)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    if self is UIWindow { return point }
    return fromSuperview(parentView?.fromRoot(point) ?? point)
  }

  private var turnsBelowRoot: Bool {
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      if current.isTransformed { return true }
      view = current.parentView
    }
    return false
  }
}

// MARK: - Sizes

extension UIView {
  func sizeDidChange(from old: CGSize) {
    need(.layout)
    if old.width <= 0 || old.height <= 0 { needDisplay(nil) }
    guard let rare else { return resizeSubviews(from: old) }
    if rare.contentMode == .redraw { needDisplay(nil) }
    if rare.autoresizesSubviews { resizeSubviews(from: old) }
  }

  private func resizeSubviews(from old: CGSize) {
    for view in childViews {
      guard let mask = view.rare?.autoresizingMask, !mask.isEmpty else { continue }
      view.follow(old, mask)
    }
  }

  /// Follows the superview's size as if the view were not transformed (memory).
  ///
  /// The flexible parts share what is gained or lost by their lengths, or evenly where they have none.
  private func follow(_ old: CGSize, _ mask: AutoresizingMask) {
    guard let new = parentView?.bounds.size else { return }
    let (size, middle) = (bounds.size, center)
    let horizontal = Self.followed(
      [middle.x - size.width / 2, size.width, old.width - middle.x - size.width / 2],
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains),
      by: new.width - old.width
    )
    let vertical = Self.followed(
      [middle.y - size.height / 2, size.height, old.height - middle.y - size.height / 2],
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains),
      by: new.height - old.height
    )
    center = CGPoint(
      x: horizontal.start + horizontal.length / 2,
      y: vertical.start + vertical.length / 2
    )
    bounds.size = CGSize(width: horizontal.length, height: vertical.length)
  }

  private static func followed(_ parts: [CGFloat], _ isFlexible: [Bool], by change: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    let flexible = parts.indices.filter { isFlexible[$0] }
    let total = flexible.reduce(0) { $0 + parts[$1] }
    func grown(_ place: Int) -> CGFloat {
      guard isFlexible[place], change != 0 else { return parts[place] }
      let share = total == 0 ? 1 / CGFloat(flexible.count) : parts[place] / total
      return parts[place] + change * share
    }
    return (grown(0), max(0, grown(1)))
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    if isTransformed {
      bounds.size = size
    } else {
      frame = CGRect(origin: frame.origin, size: size)
    }
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around where its corners go.
  func mapped(_ place: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(place)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      return self
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
