extension UIViewController {
  /// Turns the interface to an orientation, whichever way the device is held.
  ///
  /// Before iOS 16 the device is told that it is held so (R35), from 16 the window scene is asked
  /// (R45). The order is that of O29: autorotation on, set, turn, autorotation off.
  ///
  /// ```swift
  /// if case .refused(let reason) = player.rotate(to: .landscapeRight) { print(reason) }
  /// ```
  ///
  /// - Parameters:
  ///   - orientation: Where to turn. It must be among what the controller that UIKit asks supports:
  ///     put it into `rotationPolicy.orientations` first (R37, R47).
  ///   - staysLocked: Whether the device no longer turns the interface afterwards (O30), until
  ///     `rotationPolicy.allowsAutorotation` is set to `true`. Otherwise the policy is left as it was,
  ///     and the device's next move rules again (R39).
  ///   - onRefusal: Receives ``RotationRefusal/rejected(_:)`` where the outcome was
  ///     ``RotationOutcome/requested`` and the scene refuses later; the policy is then as before.
  /// - Returns: What was done. A refusal changes nothing, save that before 16 the device may say that
  ///   it is held otherwise.
  @discardableResult
  public func rotate(
    to orientation: RotationPolicy.Orientation,
    staysLocked: Bool = true,
    onRefusal: ((RotationRefusal) -> Void)? = nil
  ) -> RotationOutcome {
    RunningSystem.run(near: self) {
      guard let window = viewIfLoaded?.window, let root = window.rootViewController else {
        return .refused(.noWindow)
      }
      let decider = RotationRouter.decider(from: root)
      guard let turn = ForcedTurn(to: orientation, of: self, decidedBy: decider) else {
        return .refused(.notDeciding)
      }
      return turn.perform(in: window, staysLocked: staysLocked, onRefusal: onRefusal)
    }
  }
}

/// One forced turn, from autorotation on to autorotation off.
private struct ForcedTurn {
  let orientation: RotationPolicy.Orientation
  let decider: UIViewController
  let speaker: UIViewController
  let record: RotationRecord
  let policy: RotationPolicy?
  let kept: RotationPolicy.Orientation?

  /// `nil` where the controller has no say: it is not on the way from the decider to what it shows.
  init?(
    to orientation: RotationPolicy.Orientation,
    of controller: UIViewController,
    decidedBy decider: UIViewController
  ) {
    let path = RotationRouter.path(from: decider)
    var carrier = controller
    while !path.contains(where: { $0 === carrier }) {
      guard let parent = carrier.parent else { return nil }
      carrier = parent
    }
    // The innermost policy is the one that UIKit hears; one made for the turn must not be deeper.
    let (speaker, record) =
      RotationRouter.speaker(for: decider) ?? (carrier, RotationRecord.of(carrier))
    self.orientation = orientation
    self.decider = decider
    self.speaker = speaker
    self.record = record
    policy = record.policy
    kept = record.kept
  }

  func perform(
    in window: UIWindow,
    staysLocked: Bool,
    onRefusal: ((RotationRefusal) -> Void)?
  ) -> RotationOutcome {
    let capabilities = RotationRouter.capabilities(near: decider)
    record.isForcing = true
    defer { record.isForcing = false }
    var open = policy ?? RotationPolicy()
    open.allowsAutorotation = true
    record.adopt(open)
    if let refusal = refusal(in: window, capabilities) {
      restore()
      return .refused(refusal)
    }
    if InterfaceState.orientation(near: decider) == orientation {
      finish(staysLocked)
      return .unchanged
    }
    return capabilities.geometryRequests
      ? request(in: window, staysLocked: staysLocked, onRefusal: onRefusal)
      : force(staysLocked: staysLocked)
  }

  private func refusal(
    in window: UIWindow,
    _ capabilities: PlatformCapabilities
  ) -> RotationRefusal? {
    guard capabilities.orientationMasks else {
      return InterfaceState.autorotates(decider, to: orientation.interfaceOrientation)
        ? nil : .notSupported(RotationRouter.policy(for: decider)?.orientations)
    }
    let mask = decider.supportedInterfaceOrientations
    guard mask.contains(orientation.mask) else {
      return .notSupported(RotationPolicy.Orientations(mask))
    }
    if let allowed = RotationRouter.applicationMask(for: decider),
      !allowed.contains(orientation.mask)
    {
      return .notAllowed(RotationPolicy.Orientations(allowed))
    }
    // iOS 16 no longer asks (R43).
    if !capabilities.geometryRequests, !decider.shouldAutorotate { return .autorotationOff }
    return nil
  }

  /// The device's way, up to 15.
  private func force(staysLocked: Bool) -> RotationOutcome {
    ForcedOrientation.setDevice(orientation, near: decider)
    guard InterfaceState.orientation(near: decider) == orientation else {
      restore()
      return .refused(.ignored)
    }
    finish(staysLocked)
    return .rotated
  }

  /// The scene's way, from 16.
  private func request(
    in window: UIWindow,
    staysLocked: Bool,
    onRefusal: ((RotationRefusal) -> Void)?
  ) -> RotationOutcome {
    // Kept before the scene answers: a mask without the target would turn the interface back (R48).
    finish(staysLocked)
    // A mask of the target alone may be enough.
    if InterfaceState.orientation(near: decider) == orientation { return .rotated }
    let generation = record.generation
    let isTaken = ForcedOrientation.request(orientation, of: window) { text in
      // A later turn, or a new policy, is not this refusal's to undo.
      if record.generation == generation {
        restore()
        speaker.rotationAnswersChanged()
      }
      onRefusal?(.rejected(text))
    }
    guard isTaken else {
      restore()
      speaker.rotationAnswersChanged()
      return .refused(.noScene)
    }
    return .requested
  }

  private func finish(_ staysLocked: Bool) {
    record.isForcing = false
    if staysLocked {
      var locked = policy ?? RotationPolicy()
      locked.allowsAutorotation = false
      locked.preferredOrientation = orientation
      record.adopt(locked)
    } else {
      record.adopt(policy)
    }
    // What was locked before stays locked, where it stands now.
    record.kept = record.policy?.allowsAutorotation == false ? orientation : nil
    speaker.rotationAnswersChanged()
  }

  private func restore() {
    record.adopt(policy)
    record.kept = kept
  }
}
