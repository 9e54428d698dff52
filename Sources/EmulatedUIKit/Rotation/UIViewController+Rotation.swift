extension UIViewController {
  /// The default `viewWillTransition`: tells by the trio who does not override it, and passes on to
  /// children on screen and to what is presented (R11, R12).
  func passOnTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if let turn = device.rotation.turn, turn.context === coordinator,
      !OverrideProbe.sizeTransition.isOverridden(by: self)
    {
      turn.listen(self)
    }
    for child in appearingChildren() { child.viewWillTransition(to: size, with: coordinator) }
    ownPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Whether children hear the trio by themselves (R7).
  var forwardsRotation: Bool {
    device.behavior.asksAutorotationPerCandidate
      ? automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
      : shouldAutomaticallyForwardRotationMethods()
  }

  /// Whether the controller, once presented, decides about orientations instead of its presenter (O16).
  ///
  /// Sheets that adapt to a full screen do, which they do before 13.
  var decidesOrientation: Bool {
    guard let presentation = ownPresentationController else { return false }
    // Of a legacy alert the shim below it is asked (N9, N10).
    if self is LegacyAlertController { return false }
    // An alert is asked, and asks its presenter (N2).
    if self is UIAlertController { return !(presentation is UIPopoverPresentationController) }
    switch presentation.effectiveStyle {
    case .fullScreen, .overFullScreen: return true
    case .custom: return device.asksCustomPresentationsForOrientation
    default: return false
    }
  }

  /// Who decides where this controller is at the bottom: itself or the topmost full-screen controller
  /// above it (O7, O16).
  ///
  /// - Parameter end: Where to stop; by default at the top.
  /// - Returns: The controller that is asked.
  func orientationDecider(below end: UIViewController? = nil) -> UIViewController {
    var decider = self
    var current = self
    while let next = current.nextPresented, next !== end, !next.isLeaving {
      if next.decidesOrientation { decider = next }
      current = next
    }
    return decider
  }

  var nextPresented: UIViewController? {
    if let ownPresented { return ownPresented }
    for child in ownChildren {
      if let presented = child.nextPresented { return presented }
    }
    return nil
  }

  /// The controller at the bottom of all presentations below this one.
  var bottomOfPresentations: UIViewController {
    var current = self
    while let below = current.presenter ?? current.parent { current = below }
    return current
  }
}

extension UIWindow {
  /// Who decides about the window's orientation (O7, O16).
  var orientationDecider: UIViewController? { rootViewController?.orientationDecider() }

  /// Where a turn's way through the hierarchy begins: at the root, from 6 on at the topmost controller
  /// that covers its presenter (R8, R19).
  var firstToHearTurns: UIViewController? {
    guard let rootViewController else { return nil }
    guard device.behavior.coveredControllersHearNoRotation else { return rootViewController }
    return rootViewController.presentedChain.last(where: \.removesPresenter) ?? rootViewController
  }
}
