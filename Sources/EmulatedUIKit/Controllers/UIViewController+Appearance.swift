/// Where a controller's view stands between the screen and away from it.
nonisolated enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// What is known of an appearance or disappearance under way.
nonisolated struct AppearanceProgress {
  var isAnimated = false

  /// `viewIsAppearing` is still to be called.
  var awaitsHierarchy = false

  /// A move of the view drives it, not a container or a presentation.
  var followsMove = false

  /// The view is between two windows now, with all that it holds.
  var isViewMoving = false
}

extension EmulatedDevice.Behavior {
  /// Controllers hear `viewIsAppearing`: the method deploys back to 13.
  nonisolated var tellsViewIsAppearing: Bool { version >= SystemVersion(13) }
}

extension UIViewController {
  /// Moves the controller and what it shows to "appearing".
  func startAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    appearanceProgress.isAnimated = animated
    appearanceProgress.awaitsHierarchy = true
    appearanceProgress.followsMove = false
    viewWillAppear(animated)
    for child in followingChildren { child.startAppearing(animated: animated) }
    appearanceDidStart(animated: animated)
    tellIsAppearing()
  }

  /// Moves the controller and what it shows to "appeared".
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    tellIsAppearing()
    appearance = .appeared
    appearanceProgress.followsMove = false
    viewDidAppear(animated)
    isEnteringParent = false
    for child in followingChildren { child.finishAppearing(animated: animated) }
    appearanceDidFinish(animated: animated)
    device.statusBarDeciderMayHaveChanged()
  }

  /// Moves the controller and what it shows to "disappearing".
  func startDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    disappearanceWillStart()
    appearance = .disappearing
    appearanceProgress.isAnimated = animated
    appearanceProgress.awaitsHierarchy = false
    appearanceProgress.followsMove = false
    viewWillDisappear(animated)
    for child in followingChildren { child.startDisappearing(animated: animated) }
  }

  /// Moves the controller and what it shows to "disappeared".
  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    appearanceProgress.followsMove = false
    let children = followingChildren
    viewDidDisappear(animated)
    device.keyboard.controllerLeft(self)
    isEnteringParent = false
    for child in children { child.finishDisappearing(animated: animated) }
  }

  /// Whether the view appears or has appeared.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// The children and, last, what stands in their contexts within the controller's view (D4).
  private var followingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    var following = appearingChildren()
    guard let view = viewIfLoaded else { return following }
    for child in ownChildren {
      var presented = child.ownPresented
      while let current = presented {
        if current.viewIfLoaded?.isDescendant(of: view) == true { following.append(current) }
        presented = current.ownPresented
      }
    }
    return following
  }

  /// Calls `viewIsAppearing` once the view is in a window; a container's comes before its children's.
  private func tellIsAppearing() {
    guard appearanceProgress.awaitsHierarchy, viewIfLoaded?.window != nil else { return }
    if let parent, parent.appearanceProgress.awaitsHierarchy,
      parent.shouldAutomaticallyForwardAppearanceMethods
    {
      return
    }
    appearanceProgress.awaitsHierarchy = false
    hearTraits()
    if device.behavior.tellsViewIsAppearing { viewIsAppearing(appearanceProgress.isAnimated) }
    for child in followingChildren { child.tellIsAppearing() }
  }
}

// MARK: - Told by hand

extension UIViewController {
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    device.run {
      if isOnScreen == isAppearing { return logUnbalancedAppearance() }
      if isAppearing {
        startAppearing(animated: animated)
      } else {
        startDisappearing(animated: animated)
      }
    }
  }

  func endOwnAppearance() {
    device.run {
      switch appearance {
      case .appearing: finishAppearing(animated: appearanceProgress.isAnimated)
      case .disappearing: finishDisappearing(animated: appearanceProgress.isAnimated)
      case .appeared, .disappeared: logUnbalancedAppearance()
      }
    }
  }

  private func logUnbalancedAppearance() {
    device.writeLog("Unbalanced calls to begin/end appearance transitions for \(describe(self)).")
  }
}

// MARK: - Told by moves of the view

extension UIViewController {
  /// Called before the controller's view enters or leaves a window, by itself or with what holds it.
  ///
  /// A child that comes to or goes from the screen alone hears of it by this way. One whose container's
  /// view moves along follows the container, and containers that drive their children have begun before
  /// they move a view.
  func viewWillMove(toWindow window: UIWindow?) {
    appearanceProgress.isViewMoving = true
    guard let parent, parent.isOnScreen, !parent.appearanceProgress.isViewMoving,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    if window != nil {
      guard appearance == .disappeared else { return }
      startAppearing(animated: false)
    } else {
      guard isOnScreen else { return }
      startDisappearing(animated: false)
    }
    appearanceProgress.followsMove = true
  }

  /// Called after the controller's view and all in it entered or left a window.
  ///
  /// `viewDidDisappear` comes at once, `viewDidAppear` when the turn is over (memory), or with the
  /// container's own.
  func viewDidMoveToWindow() {
    appearanceProgress.isViewMoving = false
    tellIsAppearing()
    guard appearanceProgress.followsMove else { return }
    if appearance == .disappearing { return finishDisappearing(animated: false) }
    guard parent?.appearance == .appeared else { return }
    device.clock.nextTurn {
      if self.appearanceProgress.followsMove { self.finishAppearing(animated: false) }
    }
  }
}

// MARK: - Leaving a window

extension UIViewController {
  /// Takes the root of a window off the screen, with all that it and its children present.
  func leaveWindow() {
    device.run {
      takeDownPresentations()
      startDisappearing(animated: false)
      viewIfLoaded?.removeFromSuperview()
      finishDisappearing(animated: false)
    }
  }

  /// Ends, without animation, every presentation that stands on this controller, the topmost first.
  func takeDownPresentations() {
    for child in ownChildren { child.takeDownPresentations() }
    guard let presented = ownPresented else { return }
    presented.takeDownPresentations()
    presented.transition?.abandon()
    presented.startDisappearing(animated: false)
    presented.viewIfLoaded?.removeFromSuperview()
    ownPresented = nil
    presented.ownPresentationController?.dim(self, false)
    presented.ownPresentationController?.containerView?.removeFromSuperview()
    presented.endPresentation()
    device.note(.ended(presented.choiceAsEnding ?? .presenterGone), of: presented)
    presented.finishDisappearing(animated: false)
    presented.dismissalDidEnd()
    device.statusBarDeciderMayHaveChanged()
  }
}

extension UIView {
  /// The controllers of the view and of those in it that present something.
  var presentersInHierarchy: [UIViewController] {
    let own = controller.map { $0.ownPresented == nil ? [] : [$0] } ?? []
    return childViews.reduce(into: own) { $0 += $1.presentersInHierarchy }
  }
}
