extension UIView {
  /// Answers whether the view is the given one or is held by it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parentView
    }
    return false
  }

  func insert(_ view: UIView, at index: Int?) {
    let oldWindow = view.window
    let newWindow = window
    let oldParent = view.parentView
    if let oldParent, oldParent !== self { oldParent.willRemoveSubview(view) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    if let oldParent {
      oldParent.forgetChild(view)
      oldParent.need(.layout)
    }
    view.parentView = self
    childViews.insert(view, at: index.map { min(max($0, 0), childViews.count) } ?? childViews.count)
    adopt(view.updates)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellDidMoveToWindow() }
    didAddSubview(view)
  }

  private func forgetChild(_ view: UIView) {
    // The last comes first: that is where most are; and a loop, as it asks for no actor.
    var place = childViews.count - 1
    while place >= 0, childViews[place] !== view { place -= 1 }
    if place >= 0 { childViews.remove(at: place) }
  }

  func insert(_ view: UIView, beside sibling: UIView, distance: Int) {
    guard view !== sibling else { return }
    let others = childViews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + distance })
  }

  /// Moves a view that is held to another place.
  func move(_ view: UIView, to place: Int) {
    guard let old = childViews.firstIndex(where: { $0 === view }), old != place else { return }
    childViews.insert(childViews.remove(at: old), at: place)
  }

  func detach() {
    guard let parentView else { return }
    let oldWindow = window
    parentView.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    parentView.forgetChild(self)
    parentView.need(.layout)
    self.parentView = nil
    didMoveToSuperview()
    if oldWindow != nil { tellDidMoveToWindow() }
  }

  func tellWillMove(to window: UIWindow?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in childViews { view.tellWillMove(to: window) }
  }

  func tellDidMoveToWindow() {
    if let rare, !rare.animations.isEmpty { stopAnimationsOutsideWindow() }
    didMoveToWindow()
    for view in childViews { view.tellDidMoveToWindow() }
    controller?.viewDidMoveToWindow()
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in childViews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
