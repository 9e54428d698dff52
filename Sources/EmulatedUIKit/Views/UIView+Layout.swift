extension UIView {
  /// Notes what the end of the turn owes the view, and tells all above.
  func need(_ need: ViewUpdates.Need) {
    guard !updates.isSuperset(of: need) else { return }
    updates.formUnion(need)
    tellParents(need.below)
  }

  /// Takes over what is owed to a view that came in.
  func adopt(_ needs: ViewUpdates.Need) {
    let news = needs.below.union(.layout)
    guard !updates.isSuperset(of: news) else { return }
    updates.formUnion(news)
    tellParents(news.below)
  }

  private func tellParents(_ below: ViewUpdates.Need) {
    var view = self
    while let parent = view.parentView {
      if parent.updates.isSuperset(of: below) { return }
      parent.updates.formUnion(below)
      view = parent
    }
    view.rootNeedsUpdate()
  }

  func needDisplay(_ rect: CGRect?) {
    if updates.contains(.display) {
      // What covers the whole view stays so.
      guard let dirty = rare?.dirtyRect else { return }
      rare?.dirtyRect = rect.map(dirty.union)
    } else if let rect {
      rareValues.dirtyRect = rect
    }
    need(.display)
  }
}

// MARK: - The pass

extension UIView {
  /// How often a pass lays out a view that asks again each time; then it is left (assumed: unknown).
  private static let roundLimit = 100

  func layOutNow() {
    var top = self
    while let parent = top.parentView, parent.updates.contains(.layout) { top = parent }
    guard !top.updates.isDisjoint(with: .anyLayout) else { return }
    device.run { top.layOutHierarchy() }
  }

  /// Lays out until nothing in the view asks for it.
  func layOutHierarchy() {
    for _ in 0..<Self.roundLimit {
      guard !updates.isDisjoint(with: .anyLayout) else { return }
      layOutOnce()
    }
    forgetLayout()
  }

  private func layOutOnce() {
    if updates.contains(.layout) {
      updates.remove(.layout)
      if let controller {
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
      } else {
        layoutSubviews()
      }
    }
    guard updates.contains(.layoutBelow) else { return }
    updates.remove(.layoutBelow)
    for view in childViews
    where view.parentView === self && !view.updates.isDisjoint(with: .anyLayout) {
      view.layOutOnce()
    }
  }

  private func forgetLayout() {
    updates.subtract(.anyLayout)
    for view in childViews where !view.updates.isDisjoint(with: .anyLayout) { view.forgetLayout() }
  }

  /// Draws what asked for it; an empty view has nothing to draw until it gets a size.
  private func displayOnce() {
    if updates.contains(.display) {
      let dirty = rare?.dirtyRect?.intersection(bounds)
      rare?.dirtyRect = nil
      if !bounds.isEmpty { draw(dirty ?? bounds) }
      // One that asks while it draws is not drawn again (assumed: unknown).
      updates.remove(.display)
    }
    guard updates.contains(.displayBelow) else { return }
    updates.remove(.displayBelow)
    for view in childViews where !view.updates.isDisjoint(with: .anyDisplay) { view.displayOnce() }
  }

  private func forgetDisplay() {
    updates.subtract(.anyDisplay)
    for view in childViews where !view.updates.isDisjoint(with: .anyDisplay) {
      view.forgetDisplay()
    }
  }

  /// Lays out and, where it can be seen, draws until nothing in the view asks for it.
  func update(isVisible: Bool) {
    let all: ViewUpdates.Need = isVisible ? [.anyLayout, .anyDisplay] : .anyLayout
    for _ in 0..<Self.roundLimit {
      guard !updates.isDisjoint(with: all) else { return }
      layOutHierarchy()
      if isVisible { displayOnce() }
    }
    forgetLayout()
    forgetDisplay()
  }
}
