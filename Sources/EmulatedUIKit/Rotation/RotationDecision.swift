/// What becomes of the interface's orientation, decided without side effects (O7–O24, R40, R45).
///
/// Facts go in, one outcome comes out; ``Rotation`` gathers the one and carries out the other.
nonisolated struct RotationDecision: Equatable {
  /// Why it is decided.
  enum Occasion: Equatable {
    /// A person turned the device, or the app asks to follow it (R40): that orientation or none (O13).
    case turn
    /// What is allowed may have changed: the device's orientation, else the present one, else another
    /// (O13).
    case change
    /// After a request: the present orientation as long as it is allowed, else as for a change (R48).
    case keeping
    /// A controller is presented in the style `.fullScreen`, whose preferred orientation counts (O23).
    case presentation(preferred: UIInterfaceOrientation, mask: UIInterfaceOrientationMask)
    /// The app asks for one of several orientations (R45).
    case request(UIInterfaceOrientationMask)
  }

  /// What the controller that decides says.
  enum Answer: Equatable {
    /// There is none: the app decides alone (O10).
    case nobody
    /// `shouldAutorotate` is false; its mask was not read (O12).
    case frozen
    /// Its mask, or what it allowed of the candidates before 6.
    case allows(UIInterfaceOrientationMask)
  }

  /// The outcome.
  enum Outcome: Equatable {
    /// The interface stays as it is.
    case stay
    /// The interface turns.
    case turn(UIInterfaceOrientation)
    /// The controller and the app have nothing in common (O20, O21).
    case raiseNothingInCommon
    /// The preferred orientation is not among those supported (O22).
    case raisePreferred
    /// Nothing of what was asked for is supported; what is (R46).
    case refuse(supported: UIInterfaceOrientationMask)
  }

  var occasion: Occasion
  var current: UIInterfaceOrientation

  /// The interface's orientation on the device as it is held; `nil` where it has none (O36).
  var held: UIInterfaceOrientation?
  var answer: Answer

  /// What the app allows for the window (O2, O4).
  var app: UIInterfaceOrientationMask

  /// What the device can do (O9).
  var hardware: UIInterfaceOrientationMask

  /// Whether masks are combined, and their errors raised; before 6 the app's does not count (R2).
  var combinesMasks = true

  /// What everyone allows together (O7).
  var effective: UIInterfaceOrientationMask {
    let own = combinesMasks ? app.intersection(hardware) : hardware
    switch answer {
    case .nobody: return own
    case .frozen: return current.mask
    case .allows(let mask): return mask.intersection(own)
    }
  }

  var outcome: Outcome {
    if combinesMasks, case .allows(let mask) = answer, mask.isDisjoint(with: app) {
      return .raiseNothingInCommon
    }
    switch occasion {
    case .turn:
      guard let held, held != current, effective.contains(held.mask) else { return .stay }
      return .turn(held)
    case .change: return reconsidered
    case .keeping: return effective.contains(current.mask) ? .stay : reconsidered
    case .presentation(let preferred, let mask):
      guard mask.contains(preferred.mask), preferred != .unknown else { return .raisePreferred }
      // A controller that does not turn by itself is still presented as it prefers (O30).
      guard preferred != current, hardware.intersection(app).contains(preferred.mask) else {
        return .stay
      }
      return .turn(preferred)
    case .request(let wanted):
      let possible = wanted.intersection(effective)
      guard let first = possible.orientations.first else { return .refuse(supported: effective) }
      if possible.contains(current.mask) { return .stay }
      if let held, possible.contains(held.mask) { return .turn(held) }
      return .turn(first)
    }
  }

  private var reconsidered: Outcome {
    if let held, effective.contains(held.mask) { return held == current ? .stay : .turn(held) }
    if effective.contains(current.mask) { return .stay }
    return effective.orientations.first.map(Outcome.turn) ?? .stay
  }
}
