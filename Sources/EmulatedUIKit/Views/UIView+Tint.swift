extension UIView {
  var resolvedTint: UIColor {
    var view: UIView? = self
    var tint: UIColor?
    while let current = view, tint == nil {
      tint = current.ownTint
      view = current.parentView
    }
    let colour = tint ?? .systemBlue
    return resolvedAdjustment == .dimmed ? colour.withoutColour : colour
  }

  var resolvedAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
      view = current.parentView
    }
    return .normal
  }

  func changeAdjustment(to mode: TintAdjustmentMode) {
    guard mode != rare?.tintAdjustmentMode ?? .automatic else { return }
    let old = resolvedAdjustment
    rareValues.tintAdjustmentMode = mode
    // A mode that means what it meant changes no colour.
    if resolvedAdjustment != old { announceAdjustmentChange() }
  }

  /// Tells the view and those that take its colour, each once.
  func announceTintChange() {
    tintColorDidChange()
    for view in childViews where view.ownTint == nil { view.announceTintChange() }
  }

  private func announceAdjustmentChange() {
    tintColorDidChange()
    for view in childViews where view.rare?.tintAdjustmentMode ?? .automatic == .automatic {
      view.announceAdjustmentChange()
    }
  }
}

nonisolated extension UIColor {
  /// The grey that is as light to the eye (assumed: the exact grey is unknown).
  var withoutColour: UIColor {
    UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
