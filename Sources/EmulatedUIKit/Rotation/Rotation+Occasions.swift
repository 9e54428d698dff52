extension Rotation {
  /// The coordinator of the turn that runs; from 8 on.
  var coordinator: TransitionContext? {
    guard let turn, let device, device.behavior.tellsSizeTransitions else { return nil }
    return turn.context
  }

  /// A window shows a new root: what it does not allow is left, without telling anyone (O6, O13, O21).
  func fit(_ window: UIWindow) {
    guard let device, turn == nil, !device.behavior.tellsRotationAtLaunch else { return }
    settle(decision(.change, for: window), of: window.orientationDecider, in: window)
  }

  /// Before 6 a window that shows a new root turns by the usual callbacks (R4): from upright, where it
  /// is the window's first.
  func turnAfterLaunch(_ window: UIWindow) {
    guard let device, turn == nil, device.behavior.tellsRotationAtLaunch else { return }
    var decision = decision(.change, for: window)
    // What is in question is how the interface stands, not where the root begins.
    decision.current = interface
    var target = interface
    if case .turn(let other) = decision.outcome { target = other }
    if target != window.ownOrientation { turn(window, to: target, thenReconsider: false) }
  }

  /// Before 6 a root whose view comes back into its window is asked anew (R42).
  func rootReturned(to window: UIWindow) {
    guard let device, turn == nil, device.behavior.tellsRotationAtLaunch else { return }
    decide(.change, for: [window])
  }

  /// A controller is about to be presented and decides from now on (O17, O21, O22).
  ///
  /// - Returns: Whether it may be.
  func prepare(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
    guard let device, let window = presenter.viewIfLoaded?.window else { return true }
    var occasion = RotationDecision.Occasion.change
    let isFull = presented.ownPresentationController?.effectiveStyle == .fullScreen
    if isFull, !device.behavior.asksAutorotationPerCandidate, !device.sharesScreen {
      occasion = .presentation(
        preferred: presented.preferredInterfaceOrientationForPresentation,
        mask: presented.supportedInterfaceOrientations
      )
    }
    return settle(
      decision(occasion, for: window, decider: presented),
      of: presented,
      in: window
    )
  }

  /// A controller that decides is about to go: who is below decides again (O13, O22).
  ///
  /// What is wrong there is raised; the dismissal goes on.
  func prepareDismissal(of lowest: UIViewController, to presenter: UIViewController) {
    guard let device, let window = lowest.viewIfLoaded?.window else { return }
    let decider = presenter.bottomOfPresentations.orientationDecider(below: lowest)
    if !device.behavior.asksAutorotationPerCandidate, !device.sharesScreen {
      let preferred = decider.preferredInterfaceOrientationForPresentation
      let mask = decider.supportedInterfaceOrientations
      // Of the default, which is where the interface stands, nothing is reported (inference).
      if preferred != statusBar, !mask.contains(preferred.mask) {
        return raisePreferred(preferred, outside: mask)
      }
    }
    settle(decision(.change, for: window, decider: decider), of: decider, in: window)
  }

  /// The app asks for orientations (R45–R48).
  ///
  /// - Returns: Why it does not get one.
  func request(_ wanted: UIInterfaceOrientationMask) -> NSError? {
    guard let device, let window = device.leadingWindow else { return nil }
    let decision = decision(.request(wanted), for: window)
    switch decision.outcome {
    case .turn(let target):
      turn(window, to: target)
      return nil
    case .refuse(let supported):
      return NSError(
        domain: "UISceneErrorDomain",
        code: 101,
        userInfo: [
          NSLocalizedDescriptionKey: RotationMessages.noneSupported(wanted, supported: supported)
        ]
      )
    case .raiseNothingInCommon: raiseNothingInCommon(window.orientationDecider)
    case .stay, .raisePreferred: break
    }
    return nil
  }

  /// A controller says that what it supports has changed (R47).
  func reconsider(_ window: UIWindow?) {
    guard let device else { return }
    guard turn == nil else {
      isReconsiderationDue = true
      return
    }
    decide(.change, for: window.map { [$0] } ?? device.windows.filter(\.hasShownRoot))
  }

  private func turn(
    _ window: UIWindow,
    to target: UIInterfaceOrientation,
    thenReconsider: Bool = true
  ) {
    guard let device, turn == nil else { return }
    let part = InterfaceTurn.Part(window: window, target: target)
    InterfaceTurn([part], to: leadingTarget(of: [part]), on: device, kind: .told).begin()
    if thenReconsider { isReconsiderationDue = true }
  }

  @discardableResult
  private func settle(
    _ decision: RotationDecision,
    of decider: UIViewController?,
    in window: UIWindow
  ) -> Bool {
    guard let device else { return true }
    switch decision.outcome {
    case .stay, .refuse: return true
    case .turn where turn != nil:
      // Nothing turns within a turn; what is wrong then is left at its end.
      isReconsiderationDue = true
      return true
    case .turn(let target):
      let part = InterfaceTurn.Part(window: window, target: target)
      InterfaceTurn([part], to: leadingTarget(of: [part]), on: device, kind: .silent).begin()
      return true
    case .raiseNothingInCommon: raiseNothingInCommon(decider)
    case .raisePreferred:
      if case .presentation(let preferred, let mask) = decision.occasion {
        raisePreferred(preferred, outside: mask)
      }
    }
    return false
  }

  private func raisePreferred(
    _ preferred: UIInterfaceOrientation,
    outside mask: UIInterfaceOrientationMask
  ) {
    guard let device else { return }
    device.raise(
      .invalidInterfaceOrientation,
      RotationMessages.preferred(preferred, outside: mask, on: device)
    )
  }
}
