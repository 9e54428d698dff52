/// A transition alert from one presentation to its end, decided without side effects.
///
/// Events go in, effects come out; whatever order UIKit's calls come in, there is one end.
nonisolated struct TransitionAlertLifecycle: Equatable, Sendable {
  typealias Outcome = TransitionAlertController.Outcome

  /// Where the presentation stands.
  enum State: Equatable, Sendable {
    case away
    case shown
    /// It was chosen how to end; the alert goes.
    case closing(Outcome)
  }

  /// What happens.
  enum Event: Equatable, Sendable {
    /// The alert comes to the screen, or back to it.
    case appear
    /// A person chose how to end.
    case choose(Outcome)
    /// The dismissal did not happen: it was refused, or a person thought better of it.
    case stay
    /// The alert is not presented any more; with what it was asked to go for, if that is known.
    case leave(Outcome? = nil)
  }

  /// What is to be done.
  enum Effect: Equatable, Sendable {
    case dismiss(for: Outcome)
    case end(Outcome)
  }

  private(set) var state = State.away

  /// Answers what an event makes of the presentation; an event out of place does nothing.
  mutating func handle(_ event: Event) -> Effect? {
    switch (state, event) {
    case (.away, .appear):
      state = .shown
      return nil
    case (.shown, .choose(let outcome)):
      state = .closing(outcome)
      return .dismiss(for: outcome)
    case (.closing, .stay):
      state = .shown
      return nil
    case (.shown, .leave(let outcome)):
      state = .away
      return .end(outcome ?? .dismissed)
    case (.closing(let chosen), .leave(let outcome)):
      state = .away
      return .end(outcome ?? chosen)
    case (.shown, .appear), (.shown, .stay), (.closing, .appear), (.closing, .choose),
      (.away, .choose), (.away, .stay), (.away, .leave):
      return nil
    }
  }
}
