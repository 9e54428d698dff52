/// The shell around the lifecycle: it feeds events in and carries effects out, and decides nothing.
extension AlertController {
  /// Takes an event of the native widget.
  func receive(_ event: AlertLifecycle.Event) { perform(event) }

  /// Feeds an event to the lifecycle and carries out what follows.
  func perform(_ event: AlertLifecycle.Event) {
    let effects = lifecycle.handle(event)
    guard !effects.isEmpty else { return }
    // The slot may hold the last reference, and the end lets go of it (F34).
    withExtendedLifetime(self) {
      let slot = self.slot
      // What a handler asks for belongs to the next presentation.
      let completions = effects.contains(.completeDismissals) ? takeCompletions() : []
      RunningSystem.run(near: self) {
        for effect in effects { carryOut(effect, slot, completions) }
      }
    }
  }

  private func carryOut(
    _ effect: AlertLifecycle.Effect,
    _ slot: PresentationSlot?,
    _ completions: [() -> Void]
  ) {
    switch effect {
    case .takeSlot:
      slot?.take(self)
    case .showNative:
      showNative()
    case .completePresentation:
      slot?.alertStands()
      PresentationNotes.note(.stands, of: self)
      let completion = presentationCompletion
      presentationCompletion = nil
      follower?(.shown)
      completion?()
      stands(in: slot)
    case .hideNative:
      watchPresenter()
      slot?.beginHiding()
      backend.hide { [weak slot] in slot?.endHiding() }
    case .dismissNative:
      backend.dismiss(animated: isDismissedAnimated)
    case .awaitChoice:
      // The slot may go with its presenter meanwhile; the end must still be told (F27).
      RunningSystem.nextTurn(near: self) { [self] in
        let isThere = self.slot?.realPresenter.map { Hierarchy.contains($0) } ?? false
        perform(.giveUpOnChoice(isThere ? endingWithoutChoice : .dismissed(.presenterGone)))
      }
    case .announceClosing:
      observer?(.closing)
      follower?(.closing)
    case .announceReturn:
      observer?(.back)
      follower?(.back)
      stands(in: slot)
    case .leaveQueue:
      if let ticket { slot?.leaveQueue(self, ticket) }
      ticket = nil
      watches = []
    case .releaseSlot:
      slot?.release(self)
      self.slot = nil
      watches = []
    case .releaseNative:
      presentationCompletion = nil
      releaseNative()
    case .announceClosed:
      observer?(.closed)
    case .setOutcome(let ending):
      let outcome = outcome(of: ending)
      self.outcome = outcome
      PresentationNotes.note(.ended, of: self)
      observer?(.outcome(outcome))
      // Where UIKit did not say who dismissed, only now is it known that all are meant.
      if outcome == .dismissed(.presenter) { slot?.dismissCovered(.presenter) }
    case .settleHandlers(let index):
      settleHandlers(calling: index)
    case .completeDismissals:
      for completion in completions { completion() }
    case .resumeTasks:
      let observers = endObservers
      endObservers = []
      if let outcome { for observer in observers { observer(outcome) } }
    case .advanceQueue:
      slot?.advance(after: self)
    case .logIgnored:
      observer?(.ignored)
    }
  }

  /// Nobody asked for it and nothing was chosen: a popover without cancel goes so for a touch beside it
  /// (A60, F24).
  private var endingWithoutChoice: AlertLifecycle.Ending {
    isPopover && !actions.contains { $0.style == .cancel } ? .cancelledOutside : .dismissed(.code)
  }

  /// What waited for the alert to stand goes on.
  private func stands(in slot: PresentationSlot?) {
    let followers = transitionFollowers
    transitionFollowers = []
    for follower in followers { follower() }
    slot?.advance()
  }

  /// Whether the alert comes or goes now.
  var isInTransition: Bool { isBeingPresented || isBeingDismissed }

  /// Runs the work once the alert stands, or is over.
  func afterTransition(_ work: @escaping () -> Void) { transitionFollowers.append(work) }

  private func takeCompletions() -> [() -> Void] {
    defer {
      dismissalCompletions = []
      transitionFollowers = []
    }
    return dismissalCompletions + transitionFollowers
  }

  private func outcome(of ending: AlertLifecycle.Ending) -> AlertOutcome {
    switch ending {
    case .action(let index): .action(actions[index])
    case .cancelledOutside: .cancelledOutside
    case .dismissed(let reason): .dismissed(reason)
    case .notPresented(let failure): .notPresented(failure)
    }
  }

  /// Lets go of every handler (F36).
  package func releaseHandlers() {
    for action in actions { action.releaseHandler(from: self) }
  }

  /// Takes the chosen handler, lets go of all, then calls it with the box alive (F34, F36).
  private func settleHandlers(calling index: Int?) {
    let chosen = index.map { actions[$0] }
    let handler = chosen?.handler
    if !isReusable {
      isSpent = true
      releaseHandlers()
    }
    if let chosen { handler?(chosen) }
    if let outcome { follower?(.gone(outcome)) }
  }
}
