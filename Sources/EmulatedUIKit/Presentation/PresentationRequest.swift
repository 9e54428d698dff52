/// A wish to present, as facts; the decision about it is pure.
nonisolated struct PresentationRequest: Equatable {
  /// What the presenter shows already.
  enum Occupancy {
    case none
    case presenting
    case dismissing
  }

  /// What becomes of the wish.
  enum Decision: Equatable {
    case proceed
    case raiseItself
    case raiseActive
    case dropBusy
    case dropLeaving
    case dropOutsideWindow
  }

  var isItself = false
  var isActive = false
  var occupancy = Occupancy.none
  var presenterIsInWindow = true

  /// Errors come before warnings; a busy presenter before an absent one.
  var decision: Decision {
    if isItself { return .raiseItself }
    if isActive { return .raiseActive }
    switch occupancy {
    case .presenting: return .dropBusy
    case .dismissing: return .dropLeaving
    case .none: return presenterIsInWindow ? .proceed : .dropOutsideWindow
    }
  }
}
