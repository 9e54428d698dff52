extension UIView {
  /// What assistive technologies find in the view, in the order of reading: from top to bottom, and in a
  /// row from where the interface begins.
  var accessibilityTree: [AccessibilityPart] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    if let parts = accessibilityParts() { return parts }
    if isAccessibilityElement { return [AccessibilityPart(self)] }
    return childrenInReadingOrder.flatMap(\.accessibilityTree)
  }

  private var childrenInReadingOrder: [UIView] {
    // A modal view hides its siblings; of two the one in front counts (AX-01).
    if let modal = modalChild { return [modal] }
    let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let places = childViews.map { (view: $0, frame: $0.frame) }
    return places.sorted { left, right in
      (left.frame.minY, side * left.frame.minX) < (right.frame.minY, side * right.frame.minX)
    }.map(\.view)
  }

  private var modalChild: UIView? {
    childViews.last { $0.hidesSiblings && !$0.isHidden && $0.alpha >= 0.01 }
  }

  /// Whether a view hides others from assistive technologies: the view, or one that it shows.
  var holdsModalView: Bool {
    guard !isHidden, alpha >= 0.01 else { return false }
    return hidesSiblings
      || (modalChild.map { [$0] } ?? childViews).contains(where: \.holdsModalView)
  }
}

extension EmulatedDevice {
  /// What assistive technologies reach now.
  ///
  /// Windows behind one that shows something modal are out of reach, as the app is behind an alert in a
  /// window of its own (assumed for windows of the app's own).
  var accessibilityParts: [AccessibilityPart] {
    var parts: [AccessibilityPart] = []
    for window in visibleWindows.reversed() {
      parts = window.accessibilityTree + parts
      if window.holdsModalView { break }
    }
    return parts
  }
}
