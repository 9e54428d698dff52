extension UIViewController {
  /// The navigation controller that holds this one, at any depth.
  public var navigationController: UINavigationController? { container() }

  /// The tab bar controller that holds this one, at any depth.
  public var tabBarController: UITabBarController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    var current = parent
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parent
    }
    return nil
  }

  func adopt(_ child: UIViewController) {
    if child.parent === self { return }
    child.parent?.ownChildren.removeAll { $0 === child }
    child.willMove(toParent: self)
    // Known also of a child that does not call `super`.
    child.noteMove(to: self)
    ownChildren.append(child)
    child.setParent(self)
  }

  /// Tells a child that it will leave, also one that does not call `super`.
  func prepareToLeaveParent() {
    willMove(toParent: nil)
    noteMove(to: nil)
  }

  func leaveParent() {
    guard let container = parent else { return }
    container.ownChildren.removeAll { $0 === self }
    setParent(nil)
    didMove(toParent: nil)
    isLeavingParent = false
  }

  /// Leaves a container that drives its children; what the controller presents in a context of its own
  /// goes with it, without animation (inference).
  func leaveParentForGood() {
    takeDownPresentations()
    leaveParent()
  }

  /// Tells the controller that it enters its container, or leaves it.
  func noteMove(to parent: UIViewController?) {
    isEnteringParent = parent != nil
    isLeavingParent = parent == nil
  }

  /// The move is over, but for an appearance that goes with it and is still under way.
  func noteMoved() {
    isLeavingParent = false
    if appearance != .appearing { isEnteringParent = false }
  }

  /// The outermost container that holds the controller; the controller itself where none does (D5).
  var outermost: UIViewController {
    var current = self
    while let container = current.parent { current = container }
    return current
  }
}

// MARK: - Showing as the surroundings do

extension UIViewController {
  func showAbove(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  func showDetailAbove(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }
}
