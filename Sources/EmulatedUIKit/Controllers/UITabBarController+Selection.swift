extension UITabBarController {
  func replaceTabs(with controllers: [UIViewController]) {
    device.run {
      if endTransition(orThen: { $0.replaceTabs(with: controllers) }) { return }
      let old = selectedViewController
      let staying = Set(controllers.map(ObjectIdentifier.init))
      let removed = tabs.filter { !staying.contains(ObjectIdentifier($0)) }
      let added = controllers.filter { $0.parent !== self }
      for controller in removed { controller.prepareToLeaveParent() }
      for controller in added { adopt(controller) }
      tabs = controllers
      ownChildren = controllers + removed
      if let place = controllers.firstIndex(where: { $0 === old }) {
        selection = place
      } else if !controllers.indices.contains(selection) {
        selection = 0
      }
      showItems()
      showSelection(insteadOf: old) { [weak self] _ in
        for controller in removed { controller.leaveParentForGood() }
        for controller in added { controller.didMove(toParent: self) }
      }
    }
  }

  func select(_ place: Int) {
    guard place != selection, tabs.indices.contains(place) else { return }
    device.run {
      if endTransition(orThen: { $0.select(place) }) { return }
      let oldPlace = selection
      let old = selectedViewController
      selection = place
      showSelection(insteadOf: old, cast: cast(from: old)) { [weak self] completed in
        if !completed { self?.selection = oldPlace }
      }
    }
  }

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    guard let place = tabs.firstIndex(where: { $0 === controller }) else {
      return device.raise(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      )
    }
    select(place)
  }

  /// A person touched a tab: the selected one again takes a navigation controller in it to its root.
  func selectByTouch(_ place: Int) {
    guard tabs.indices.contains(place) else { return }
    let controller = tabs[place]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if place == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(place)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  func showItems() {
    if isViewLoaded { tabBar.items = tabs.map(\.tabBarItem) }
  }

  func placeSelection() {
    if let controller = selectedViewController { place(controller) }
  }

  private func place(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
  }

  /// Ends an animated change at once, for another; one asked for by a callback of a change waits for the
  /// callbacks (assumed: unknown).
  ///
  /// - Returns: Whether the request waits.
  private func endTransition(orThen request: @escaping (UITabBarController) -> Void) -> Bool {
    while let running = containerTransition {
      guard running.isTelling else {
        running.finishEarly()
        continue
      }
      running.afterwards.append { [weak self] in if let self { request(self) } }
      return true
    }
    return false
  }

  private func showSelection(
    insteadOf old: UIViewController?,
    cast: TransitionContext.Cast = TransitionContext.Cast(),
    then wrapUp: @escaping (_ completed: Bool) -> Void
  ) {
    let new = selectedViewController
    guard isViewLoaded, new !== old else { return wrapUp(true) }
    ContainerTransition(
      in: self,
      ContainerTransition.Change(
        old: old,
        new: new,
        isAnimated: cast.animator != nil,
        cast: cast,
        newComesFirst: true,
        place: { [weak self] in self?.place($0) },
        wrapUp: wrapUp
      )
    ).begin()
  }

  /// Asks the delegate who animates the change to the selected tab, and then who drives that (D31).
  private func cast(from old: UIViewController?) -> TransitionContext.Cast {
    guard appearance == .appeared, device.transitionsAnimate,
      let old, let new = selectedViewController, let delegate,
      let animator = delegate.tabBarController(
        self,
        animationControllerForTransitionFrom: old,
        to: new
      )
    else { return TransitionContext.Cast() }
    return TransitionContext.Cast(
      animator: animator,
      interactor: delegate.tabBarController(self, interactionControllerFor: animator)
    )
  }
}

extension EmulatedDevice {
  /// Touches a tab of the frontmost tab bar.
  ///
  /// - Parameter place: 0 is the leftmost.
  /// - Returns: Whether a tab took the touch.
  @discardableResult
  public func tapTab(at place: Int) -> Bool {
    guard inputBlocks == 0 else { return false }
    return run {
      for window in visibleWindows.reversed() {
        guard let bar = Self.frontTabBar(in: window), let tab = bar.frameOfItem(at: place) else {
          continue
        }
        // A finger touches the middle; what lies there is asked, not the bar itself.
        let middle = bar.convert(CGPoint(x: tab.midX, y: tab.midY), to: nil)
        let hit = windows.last { !$0.isHidden }?.hitTest(
          middle,
          with: UIEvent(timestamp: clock.now)
        )
        guard hit === bar, let controller = bar.tabController else { return false }
        controller.selectByTouch(place)
        return true
      }
      return false
    }
  }

  private static func frontTabBar(in view: UIView) -> UITabBar? {
    if let bar = view as? UITabBar { return bar }
    for view in view.subviews.reversed() {
      if let bar = frontTabBar(in: view) { return bar }
    }
    return nil
  }
}
