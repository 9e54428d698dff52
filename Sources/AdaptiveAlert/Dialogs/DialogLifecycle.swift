/// From showing a dialog to its end, decided by a pure state machine: events in, effects out.
nonisolated struct DialogLifecycle: Equatable, Sendable {
  /// Where a dialog stands.
  enum State: Equatable, Sendable {
    /// Nowhere.
    case idle
    /// Asked for where there is no window; one may come in the same turn.
    case waiting
    /// On its way in.
    case opening
    /// Up.
    case shown
    /// On its way out; asked for again meanwhile or not.
    case closing(showsAgain: Bool)
  }

  /// What happens.
  enum Event: Equatable, Sendable {
    /// The app shows it; whether there is a place for it.
    case show(hasPlace: Bool)
    /// The next turn has come; whether there is a place now.
    case retry(hasPlace: Bool)
    /// The opening animation has ended.
    case opened
    /// The app, a button or a touch outside closes it.
    case close
    /// The closing animation has ended.
    case closed
    /// Somebody else took it out of its place.
    case removed
  }

  /// What is to be done.
  enum Effect: Equatable, Sendable {
    /// Look for a place again in the next turn.
    case retry
    /// Say that there is none.
    case reportNoPlace
    /// Build, attach and begin to hear.
    case attach
    /// Play the opening animation.
    case open
    /// It is up.
    case tellShown
    /// It begins to leave.
    case tellWillClose
    /// Play the closing animation.
    case animateOut
    /// Take it out, let go of what it held, and stop hearing.
    case detach
    /// It is gone.
    case tellClosed
    /// Run what waits for the end.
    case complete
    /// Show it once more.
    case showAgain
  }

  private(set) var state = State.idle

  /// Whether it is up or on its way in: it takes touches and follows the interface.
  var isUp: Bool { state == .opening || state == .shown }

  /// Decides about an event; what makes no sense in a state does nothing.
  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.idle, .show(true)), (.waiting, .retry(true)):
      state = .opening
      return [.attach, .open]
    case (.idle, .show(false)):
      state = .waiting
      return [.retry]
    case (.waiting, .retry(false)):
      state = .idle
      return [.reportNoPlace, .complete]
    case (.waiting, .close):
      state = .idle
      return [.complete]
    case (.opening, .opened):
      state = .shown
      return [.tellShown]
    case (.opening, .close), (.shown, .close):
      state = .closing(showsAgain: false)
      return [.tellWillClose, .animateOut]
    case (.closing, .show):
      state = .closing(showsAgain: true)
      return []
    case (.closing(let showsAgain), .closed), (.closing(let showsAgain), .removed):
      state = .idle
      return [.detach, .tellClosed, .complete] + (showsAgain ? [.showAgain] : [])
    case (.opening, .removed), (.shown, .removed):
      state = .idle
      return [.tellWillClose, .detach, .tellClosed, .complete]
    case (.idle, .close):
      return [.complete]
    default:
      // A second show or close is harmless (G21).
      return []
    }
  }
}
