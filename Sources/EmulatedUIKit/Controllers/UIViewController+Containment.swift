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
    ownChildren.append(child)
    child.setParent(self)
  }

  func leaveParent() {
    guard let container = parent else { return }
    container.ownChildren.removeAll { $0 === self }
    setParent(nil)
    didMove(toParent: nil)
  }

  /// The outermost container that holds the controller; the controller itself where none does (D5).
  var outermost: UIViewController {
    var current = self
    while let container = current.parent { current = container }
    return current
  }
}
