/// What the status bar shows.
nonisolated struct StatusBarAppearance: Equatable {
  var isHidden = false
  var style = UIStatusBarStyle.default
}

extension EmulatedDevice {
  /// Whether controllers decide about the status bar (R22).
  var controllersHideStatusBar: Bool {
    behavior.statusBarFollowsControllers && infoPlist.usesControllersForStatusBar
  }

  /// What the status bar shows: as the app set it, or as its controller answered when it was asked
  /// last.
  var statusBarAppearance: StatusBarAppearance {
    guard controllersHideStatusBar else { return rotation.ownStatusBar }
    if let known = rotation.knownStatusBar { return known }
    updateStatusBar()
    return rotation.knownStatusBar ?? StatusBarAppearance()
  }

  var hidesStatusBar: Bool { statusBarAppearance.isHidden }

  /// Asks the controller that decides.
  func updateStatusBar() {
    guard controllersHideStatusBar else { return }
    let decider = leadingWindow?.rootViewController?.statusBarDecider
    // Who looks at the status bar while it is asked sees what it showed before.
    rotation.knownStatusBar = rotation.knownStatusBar ?? StatusBarAppearance()
    rotation.knownStatusBar = run {
      StatusBarAppearance(
        isHidden: decider?.following(\.childForStatusBarHidden).prefersStatusBarHidden ?? false,
        style: decider?.following(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
      )
    }
  }

  /// Whoever decides may be another one now.
  func statusBarDeciderMayHaveChanged() { rotation.knownStatusBar = nil }

  /// A controller's default answer (R23).
  var hidesStatusBarByDefault: Bool {
    behavior.compactHeightHidesStatusBar && model.idiom == .phone
      && rotation.interface.isLandscape
  }
}

extension UIViewController {
  /// Who is asked about the status bar where this controller is at the bottom: the topmost one
  /// presented full screen or capturing the status bar (documented).
  var statusBarDecider: UIViewController {
    var decider = self
    var current = self
    while let next = current.nextPresented, !next.isLeaving {
      if next.capturesStatusBar { decider = next }
      current = next
    }
    return decider
  }

  private var capturesStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance
      || ownPresentationController?.effectiveStyle == .fullScreen
  }

  /// The last of the children that answer for each other.
  func following(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var current = self
    while let next = child(current), next !== current { current = next }
    return current
  }
}
