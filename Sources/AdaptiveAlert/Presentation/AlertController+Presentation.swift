extension AlertController {
  /// Begins a presentation asked for on the owner, at once or when its turn comes.
  func begin(from owner: UIViewController, animated: Bool, completion: (() -> Void)?) {
    RunningSystem.requireSameDevice(self, owner)
    guard makeReady() else {
      return PresentationNotes.note(.refused(by: owner, animated: animated, refusal), of: self)
    }
    // At the moment UIKit raises it: when the alert is presented (F16).
    guard title != nil || message != nil || !actions.isEmpty || textFields != nil else {
      return AlertError.nothingToShow.raise(near: self)
    }
    self.owner = owner
    outcome = nil
    isAnchorReported = false
    isShownAnimated = animated
    presentationCompletion = completion
    AlertWitnessScope.witness?.asked(self)
    PresentationNotes.note(.asked(by: owner, animated: animated), of: self)
    ask(place(for: owner))
  }

  /// Whether the alert can be presented now; if not, it says why (F36).
  func makeReady() -> Bool {
    switch lifecycle.state {
    case .idle:
      return true
    case .ended where isReusable && !isSpent:
      perform(.rearm)
      return true
    case .ended:
      report(.spent)
      perform(.fail(.spent))
      return false
    case .waiting, .presenting, .presented, .covered, .dismissing:
      report(.alreadyPresented)
      return false
    }
  }

  /// Why the alert cannot be presented now.
  private var refusal: String {
    (lifecycle.state == .ended ? AlertMisuse.spent : .alreadyPresented).description
  }

  /// The slot where the alert shows when it is asked for on the owner.
  private func place(for owner: UIViewController) -> PresentationSlot {
    PresentationSlot.forPresenting(from: owner, above: presentationPolicy == .stack)
  }

  private func ask(_ slot: PresentationSlot) {
    self.slot = slot
    goesFirst =
      switch presentationPolicy {
      case .queue, .refuse: false
      case .replace: slot.replaceTop()
      case .stack: true
      }
    if slot.isFree(for: self) { return perform(.admit) }
    let isBusy = if case .noWindow? = slot.obstacle { false } else { true }
    if presentationPolicy == .refuse, isBusy { return perform(.fail(.busy)) }
    perform(.wait)
    ticket = slot.enqueue(self)
    guard let owner else { return }
    ownerWasOnScreen = Hierarchy.contains(owner)
    watchOwner(owner)
    RunningSystem.nextTurn(near: self) { [weak self] in self?.reconsider() }
    slot.advance()
  }

  /// Watches the owner's view, where that is covered what covers it, and who presents: a view outside any
  /// window does not tell when its controller goes.
  private func watchOwner(_ owner: UIViewController) {
    var places = [owner]
    if !Hierarchy.hasWindow(owner),
      let cover = Hierarchy.visible(on: Hierarchy.outermost(of: owner))
    {
      places.append(cover)
    }
    if goesFirst, let presenter = slot?.realPresenter, !places.contains(presenter) {
      places.append(presenter)
    }
    let ids = places.map { ObjectIdentifier($0) }
    guard watches.isEmpty || ids != watched else { return }
    watched = ids
    watches = places.map { HierarchyWatch($0) { [weak self] _ in self?.reconsider() } }
  }

  /// Looks again at the owner of a waiting alert, after its view moved or its turn ended (F37, F39).
  private func reconsider() {
    guard lifecycle.state == .waiting else { return }
    guard let owner else { return perform(.fail(.ownerGone)) }
    let isOnScreen = Hierarchy.contains(owner)
    if !isOnScreen {
      if ownerWasOnScreen { return perform(.fail(.ownerGone)) }
      if !Hierarchy.mayAppear(owner) { return perform(.fail(.noWindow)) }
      // What runs may leave the owner where it is.
      owner.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak owner] _ in
        guard let owner else { return }
        RunningSystem.nextTurn(near: owner) { self?.reconsider() }
      }
    }
    ownerWasOnScreen = ownerWasOnScreen || isOnScreen
    watchOwner(owner)
    let slot = place(for: owner)
    if slot !== self.slot {
      // The owner was put into a container meanwhile, or what stood on it is gone.
      if let ticket { self.slot?.leaveQueue(self, ticket) }
      self.slot = slot
      self.ticket = slot.enqueue(self)
    }
    slot.advance()
  }

  /// The queue has come to this alert.
  func admitFromQueue() {
    guard let owner, Hierarchy.contains(owner) else { return perform(.fail(.ownerGone)) }
    perform(.admit)
  }

  func showNative() {
    guard let presenter = slot?.realPresenter else { return perform(.fail(.noWindow)) }
    watchPresenter()
    // Before the widget is made ready: the follower may disable a button. It may end the alert, too.
    follower?(.willAppear)
    guard lifecycle.state == .presenting else { return }
    backend.prepare()
    // A subclass's view is loaded as UIKit would, before it "appears" (F3).
    if type(of: self) != AlertController.self { loadViewIfNeeded() }
    backend.show(on: presenter, animated: isShownAnimated)
  }

  /// Sees to it that the alert ends when its presenter leaves the screen (F29).
  func watchPresenter() {
    guard backendKind == .delegate || lifecycle.state == .covered,
      let presenter = slot?.realPresenter
    else {
      // UIAlertController goes by itself.
      watches = []
      return
    }
    // UIAlertView stands in a window of its own and would stay, a covered alert is nowhere.
    watches = [
      HierarchyWatch(presenter) { [weak self] presenter in
        guard let self, !Hierarchy.contains(presenter) else { return }
        perform(.lost(.presenterGone))
      }
    ]
  }

  /// The presenter is about to go, or has gone.
  func presenterLeaves(animated: Bool) {
    // Whoever heard of another one's end may have ended this one.
    guard isOnScreen else { return }
    switch backendKind {
    case .block: perform(.expectDismissal(.presenterGone))
    case .delegate: requestDismissal(.presenterGone, animated: animated, completion: nil)
    }
  }

  func requestDismissal(
    _ reason: DismissalReason,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    if let completion { dismissalCompletions.append(completion) }
    isDismissedAnimated = animated
    perform(.dismiss(reason))
  }
}

// MARK: - What backends report beside events

extension AlertController {
  /// UIKit did not present the native alert.
  func nativeRefused() {
    guard lifecycle.state == .presenting else { return }
    let isThere = slot?.realPresenter.map { Hierarchy.contains($0) } ?? false
    perform(isThere ? .fail(.busy) : .lost(.presenterGone))
  }
}
