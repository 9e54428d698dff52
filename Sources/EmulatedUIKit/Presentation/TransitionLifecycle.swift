/// A transition from asked for to over, decided without side effects.
///
/// Events go in, effects come out; ``TransitionContext`` carries them out.
nonisolated struct TransitionLifecycle: Equatable {
  /// Where the transition stands.
  enum Phase: Equatable {
    case waiting
    case running
    case over
  }

  /// What happens to the transition.
  enum Event: Equatable {
    /// It begins, driven by a person or not.
    case start(isInteractive: Bool)
    /// The person lets go; it goes on.
    case finishInteraction
    /// The person lets go; it goes back.
    case cancelInteraction
    /// A person takes hold of what runs.
    case pauseInteraction
    /// The animator says that it is done.
    case complete(Bool)
    /// The time in which it should have ended is over (D38).
    case overdue
    /// The hierarchy below it is gone.
    case abandon
  }

  /// What is to be done.
  enum Effect: Equatable {
    case blockInput
    case animate
    case startInteraction
    case tellInteractionChanged
    case watch
    case warnOverdue
    case unblockInput
    case end(completed: Bool)
    case drop
  }

  private(set) var phase = Phase.waiting
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var wasCancelled = false

  /// Answers what an event makes of the transition; an event out of place does nothing.
  mutating func handle(_ event: Event) -> [Effect] {
    switch (phase, event) {
    case (.waiting, .start(let isInteractive)):
      phase = .running
      self.isInteractive = isInteractive
      initiallyInteractive = isInteractive
      return isInteractive
        ? [.blockInput, .startInteraction] : [.blockInput, .animate, .watch]
    case (.running, .finishInteraction):
      guard isInteractive else { return [] }
      isInteractive = false
      return [.tellInteractionChanged, .watch]
    case (.running, .cancelInteraction):
      guard isInteractive else { return [] }
      isInteractive = false
      wasCancelled = true
      return [.tellInteractionChanged, .watch]
    case (.running, .pauseInteraction):
      guard !isInteractive else { return [] }
      isInteractive = true
      // Taken hold of again, it may still end either way.
      wasCancelled = false
      return [.tellInteractionChanged]
    case (.running, .complete(let didComplete)):
      phase = .over
      let wasInteractive = isInteractive
      isInteractive = false
      if !didComplete { wasCancelled = true }
      return (wasInteractive ? [.tellInteractionChanged] : [])
        + [.unblockInput, .end(completed: didComplete)]
    case (.running, .overdue):
      // Nobody is late while a person holds it.
      return isInteractive ? [] : [.warnOverdue]
    case (.waiting, .complete(let didComplete)):
      // A container that is asked for more ends what it has begun.
      phase = .over
      return [.end(completed: didComplete)]
    case (.waiting, .abandon):
      phase = .over
      return [.drop]
    case (.running, .abandon):
      phase = .over
      isInteractive = false
      return [.unblockInput, .drop]
    case (.waiting, _), (.running, .start), (.over, _):
      return []
    }
  }
}
