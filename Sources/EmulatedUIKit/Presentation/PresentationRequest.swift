/// A wish to present, as facts; the decision about it is pure (D19, D21, A67–A72).
nonisolated struct PresentationRequest: Equatable {
  /// What the presenter is about already.
  enum Occupancy {
    case none
    /// It shows something.
    case presenting
    /// It is being presented itself.
    case arriving
    /// It, or what it shows, is being dismissed.
    case dismissing
  }

  /// What becomes of the wish.
  enum Decision: Equatable {
    case proceed(remarksDetached: Bool)
    /// From the completion of the transition that runs (D19).
    case wait
    case raiseItself
    case raiseActive
    case raiseWithoutStyle
    case dropBusy
    case dropLeaving
    case dropInTransition
    case dropOutsideWindow
  }

  var isItself = false
  var isActive = false
  var isWithoutStyle = false
  var occupancy = Occupancy.none
  var presenterIsInWindow = true
  var presenterIsDetached = false

  /// Whether a presenter in transition loses the wish instead of keeping it (D19).
  var dropsDuringTransition = false

  /// Errors come before warnings; a busy presenter before an absent one.
  var decision: Decision {
    if isItself { return .raiseItself }
    if isActive { return .raiseActive }
    if isWithoutStyle { return .raiseWithoutStyle }
    switch occupancy {
    case .presenting: return .dropBusy
    case .dismissing: return .dropLeaving
    case .none, .arriving:
      guard presenterIsInWindow else { return .dropOutsideWindow }
      guard occupancy == .arriving else {
        return .proceed(remarksDetached: presenterIsDetached)
      }
      return dropsDuringTransition ? .dropInTransition : .wait
    }
  }
}
