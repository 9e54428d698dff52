/// The life of one presentation, as a pure state machine: events in, effects out.
///
/// Exactly-once, order and release live here and nowhere else. Both backends feed the same machine.
/// Events of the native widget are total: late, repeated and unknown ones are ignored. Events that the
/// façade makes itself can be impossible; those stop the process naming state and event.
nonisolated struct AlertLifecycle: Equatable, Sendable {
  /// Where the presentation stands.
  enum State: String, CaseIterable, Sendable {
    /// Never presented, or made ready for another presentation.
    case idle
    /// Waits for its presenter.
    case waiting
    /// Asked of the native widget, not on screen yet.
    case presenting
    /// On screen.
    case presented
    /// Hidden below another alert of ours, to return (F38).
    case covered
    /// On its way out.
    case dismissing
    /// Over; its outcome is known.
    case ended
  }

  /// What the native widget said when it was gone.
  enum Closing: Equatable, Sendable {
    /// The button with this index in add order.
    case action(Int)
    /// None of the buttons.
    case outside
    /// Nothing; a choice may follow within a turn (U3).
    case silent
  }

  /// What happens to a presentation.
  enum Event: Equatable, Sendable {
    // The façade's own.
    case wait
    case admit
    case fail(PresentationFailure)
    case dismiss(DismissalReason)
    /// The hierarchy below is about to go and takes the native widget with it.
    case expectDismissal(DismissalReason)
    /// Code may have asked; a choice that follows wins.
    case suspectDismissal(DismissalReason)
    /// The hierarchy below is gone, and nothing more will be heard of the widget.
    case lost(DismissalReason)
    /// A turn has passed since the widget went without a word.
    case giveUpOnChoice(Ending)
    /// Another alert of ours comes above.
    case cover
    /// Nothing of ours stands above any more.
    case uncover
    case rearm
    // The native widget's.
    case shown
    case closing
    case chose(Int)
    case closed(Closing)
  }

  /// How a presentation ended, with actions as indices in add order.
  enum Ending: Equatable, Sendable {
    case action(Int)
    case cancelledOutside
    case dismissed(DismissalReason)
    case notPresented(PresentationFailure)
  }

  /// What the façade must do, in this order.
  enum Effect: Equatable, Sendable {
    case takeSlot
    case showNative
    case completePresentation
    case hideNative
    case dismissNative
    case awaitChoice
    case announceClosing
    case announceReturn
    case leaveQueue
    case releaseSlot
    case releaseNative
    case announceClosed
    case setOutcome(Ending)
    /// Takes the chosen handler, releases all, then calls the taken one.
    case settleHandlers(calling: Int?)
    case completeDismissals
    case resumeTasks
    case advanceQueue
    case logIgnored
  }

  private(set) var state = State.idle

  /// The first choice that the native widget reported.
  private var choice: Int?

  /// The ending that code asked for.
  private var planned: Ending?

  /// The ending if no choice is reported.
  private var suspected: DismissalReason?

  private var hasAnnouncedClosing = false
  private var isAwaitingChoice = false

  /// Whether the widget comes back from below another alert.
  private var isReturning = false

  /// Takes an event and answers what to do.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .shown, .closing, .chose, .closed: handleNative(event)
    case .dismiss(let reason): handleDismissal(reason)
    default: handleRequest(event)
    }
  }
}

// MARK: - Requests of the façade

nonisolated extension AlertLifecycle {
  private mutating func handleRequest(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.idle, .wait):
      state = .waiting
      return []
    case (.idle, .admit):
      state = .presenting
      return [.takeSlot, .showNative]
    case (.waiting, .admit):
      state = .presenting
      return [.leaveQueue, .takeSlot, .showNative]
    case (.idle, .fail(let failure)), (.waiting, .fail(let failure)):
      return endUnshown(.notPresented(failure))
    case (.presenting, .fail(let failure)):
      // What stands half on screen is taken away by releasing the native.
      return end(.notPresented(failure), wasShown: isReturning)
    case (.presented, .fail(let failure)):
      planned = .notPresented(failure)
      state = .dismissing
      return [.dismissNative]
    case (.ended, .fail(let failure)):
      return [.setOutcome(.notPresented(failure)), .resumeTasks]
    case (.presenting, .expectDismissal(let reason)), (.presented, .expectDismissal(let reason)),
      (.dismissing, .expectDismissal(let reason)):
      planned = planned ?? .dismissed(reason)
      return []
    case (.presenting, .suspectDismissal(let reason)), (.presented, .suspectDismissal(let reason)),
      (.dismissing, .suspectDismissal(let reason)):
      suspected = suspected ?? reason
      return []
    case (.presenting, .lost(let reason)), (.presented, .lost(let reason)):
      return end(choice.map { .action($0) } ?? planned ?? .dismissed(reason), wasShown: true)
    case (.dismissing, .lost):
      // It is on its way already and says itself how it ended; one that only said so is sent there.
      return planned == nil ? [.dismissNative] : []
    case (.dismissing, .giveUpOnChoice(let ending)):
      return isAwaitingChoice
        ? end(suspected.map { .dismissed($0) } ?? ending, wasShown: true) : []
    case (_, .giveUpOnChoice), (.covered, .suspectDismissal):
      return []
    case (.presented, .cover):
      state = .covered
      return [.hideNative]
    case (.covered, .uncover):
      state = .presenting
      isReturning = true
      return [.showNative]
    case (.covered, .fail(let failure)):
      return end(.notPresented(failure), wasShown: true)
    case (.covered, .expectDismissal(let reason)), (.covered, .lost(let reason)):
      // No widget is there to say how it ended.
      return end(.dismissed(reason), wasShown: true)
    case (.ended, .rearm):
      self = AlertLifecycle()
      return []
    default:
      fatalError("AlertLifecycle: event \(event) is impossible in state \(state)")
    }
  }

  private mutating func handleDismissal(_ reason: DismissalReason) -> [Effect] {
    switch state {
    case .idle, .ended:
      // Nothing to dismiss: the completion still runs (F28).
      return [.completeDismissals]
    case .waiting:
      return endUnshown(.dismissed(reason))
    case .presenting:
      // Waits until the widget stands (D19, B36).
      planned = planned ?? .dismissed(reason)
      return []
    case .presented:
      planned = .dismissed(reason)
      state = .dismissing
      return [.dismissNative]
    case .covered:
      // There is nothing on screen to take away (B37).
      return end(.dismissed(reason), wasShown: true)
    case .dismissing:
      guard planned == nil else { return [] }
      // Without a plan the widget goes by itself, or only says so: asking twice does no harm.
      suspected = suspected ?? reason
      return [.dismissNative]
    }
  }
}

// MARK: - Events of the native widget

nonisolated extension AlertLifecycle {
  private mutating func handleNative(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.presenting, .shown):
      let completion: Effect = isReturning ? .announceReturn : .completePresentation
      isReturning = false
      guard planned != nil else {
        state = .presented
        return [completion]
      }
      state = .dismissing
      return [completion, .dismissNative]
    case (.presented, .shown):
      return [.announceReturn]
    case (.presenting, .closing), (.presented, .closing), (.dismissing, .closing):
      state = .dismissing
      return announceClosingOnce()
    case (.presenting, .chose(let index)), (.presented, .chose(let index)),
      (.dismissing, .chose(let index)):
      choice = choice ?? index
      return isAwaitingChoice ? end(.action(index), wasShown: true) : []
    case (.presenting, .closed(let closing)), (.presented, .closed(let closing)),
      (.dismissing, .closed(let closing)):
      return close(closing)
    default:
      return [.logIgnored]
    }
  }

  private mutating func close(_ closing: Closing) -> [Effect] {
    if let choice { return end(.action(choice), wasShown: true) }
    if let planned { return end(planned, wasShown: true) }
    switch closing {
    case .action(let index): return end(.action(index), wasShown: true)
    case .outside:
      return end(suspected.map { .dismissed($0) } ?? .cancelledOutside, wasShown: true)
    case .silent:
      guard !isAwaitingChoice else { return [] }
      state = .dismissing
      isAwaitingChoice = true
      return announceClosingOnce() + [.awaitChoice]
    }
  }

  private mutating func announceClosingOnce() -> [Effect] {
    guard !hasAnnouncedClosing else { return [] }
    hasAnnouncedClosing = true
    return [.announceClosing]
  }
}

// MARK: - Endings

nonisolated extension AlertLifecycle {
  /// Ends a presentation that had the slot; the order is rule F25.
  private mutating func end(_ ending: Ending, wasShown: Bool) -> [Effect] {
    var effects = wasShown ? announceClosingOnce() : []
    state = .ended
    var chosen: Int?
    if case .action(let index) = ending { chosen = index }
    effects += [.releaseSlot, .releaseNative]
    if wasShown { effects.append(.announceClosed) }
    effects += [
      .setOutcome(ending), .settleHandlers(calling: chosen), .completeDismissals, .resumeTasks,
      .advanceQueue,
    ]
    return effects
  }

  /// Ends a presentation that never had the slot.
  private mutating func endUnshown(_ ending: Ending) -> [Effect] {
    let waited = state == .waiting
    state = .ended
    return (waited ? [.leaveQueue] : []) + [
      .releaseNative, .setOutcome(ending), .settleHandlers(calling: nil), .completeDismissals,
      .resumeTasks, .advanceQueue,
    ]
  }
}
