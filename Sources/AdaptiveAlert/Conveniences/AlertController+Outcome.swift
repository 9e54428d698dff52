extension AlertController {
  /// Presents the alert and waits for its end (F41).
  ///
  /// The task resumes exactly once, whatever ends the alert, after the chosen handler has run (F25).
  /// Cancelling it dismisses the alert as ``DismissalReason/taskCancelled``; a task that is cancelled
  /// already presents nothing. For an alert that waits or is on screen it joins in; a spent one is
  /// reported and answers ``PresentationFailure/spent`` at once. If the owner's own `present` does not
  /// pass the alert on within the turn, it ends as ``PresentationFailure/busy``.
  ///
  /// - Parameters:
  ///   - owner: The controller to present on.
  ///   - animated: Whether the alert comes with an animation; `true` by default.
  /// - Returns: How the presentation ended.
  @discardableResult
  public func outcome(
    presentedFrom owner: UIViewController,
    animated: Bool = true
  ) async -> AlertOutcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        endObservers.append { continuation.resume(returning: $0) }
        if isPending { return }
        if Task.isCancelled { return endUnpresented(.dismiss(.taskCancelled)) }
        present(from: owner, animated: animated)
      }
    } onCancel: {
      Task { @MainActor in
        guard self.isPending else { return }
        self.requestDismissal(.taskCancelled, animated: true, completion: nil)
      }
    }
  }

  /// Presents the alert and sees to it that whoever waits for its end hears of one, even if the owner's
  /// own `present` does not pass the alert on.
  func present(from owner: UIViewController, animated: Bool) {
    var isOver = false
    endObservers.append { _ in isOver = true }
    owner.present(self, animated: animated)
    RunningSystem.nextTurn(near: self) {
      if !isOver, !self.isPending { self.endUnpresented(.fail(.busy)) }
    }
  }

  /// Ends a presentation that nobody carried out.
  private func endUnpresented(_ ending: AlertLifecycle.Event) {
    guard makeReady() else { return }
    perform(.wait)
    perform(ending)
  }
}
