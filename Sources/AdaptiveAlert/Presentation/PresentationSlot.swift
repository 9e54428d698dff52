/// The place for alerts on the controller that really presents, and the queue for it.
///
/// It lives with the presenter and holds the alert shown, those covered by it and those that wait (F32).
final class PresentationSlot {
  /// What stands in the way of a presentation.
  enum Obstacle {
    case alert
    case transition
    case presented(UIViewController)
    case noWindow
  }

  private weak var presenter: UIViewController?

  /// The alerts that came on screen and are not over, the top one last; those below it are covered.
  private(set) var shown: [AlertController] = []

  /// Those that go before covered ones and before the queue: they cover or replace (F38).
  private var ahead = TicketQueue<AlertController>()
  private var waiting = TicketQueue<AlertController>()
  private var isAdvancing = false

  /// How many dismissals keep the queue where it is.
  private var holds = 0

  /// Whether the widget of an alert that is covered still goes.
  private var isHiding = false

  /// What waits for it to be gone.
  private var hidingFollowers: [() -> Void] = []

  /// The alerts whose handlers and completions run now: the queue moves on after them (F37).
  private var ending: [ObjectIdentifier] = []

  /// Who had the keyboard before the alerts came.
  private var focus = FocusMemory()

  /// Watches what stands in the way and is not an alert of ours.
  private var obstacleWatch: HierarchyWatch?
  private weak var watchedObstacle: UIViewController?

  private init(presenter: UIViewController) {
    self.presenter = presenter
  }

  // The presenter died without leaving the screen first: what it held still comes to its end.
  isolated deinit {
    // Whoever hears of one end may end another alert.
    for alert in shown.reversed() where alert.isOnScreen {
      alert.perform(.lost(.presenterGone))
      // One on its way out says itself how it ended; until then nobody else may hold it (OR-10).
      if alert.isPending { alert.endObservers.append { _ in withExtendedLifetime(alert) {} } }
    }
    for alert in waitingAlerts where alert.lifecycle.state == .waiting {
      alert.perform(.fail(.ownerGone))
    }
  }

  /// The slot of the controller that really presents when this one is asked (D2, D5), or of the one that
  /// stands above all others on it (F38).
  static func forPresenting(
    from controller: UIViewController,
    above isAbove: Bool = false
  ) -> PresentationSlot {
    let presenter =
      isAbove ? Hierarchy.topmost(on: controller) : Hierarchy.outermost(of: controller)
    if let slot = AssociatedStorage.slot(of: presenter) { return slot }
    let slot = PresentationSlot(presenter: presenter)
    AssociatedStorage.attach(slot, to: presenter)
    return slot
  }

  /// The alert shown on the controller or on a container of it (F30).
  static func alert(shownOn controller: UIViewController) -> AlertController? {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if let alert = AssociatedStorage.slot(of: current)?.current { return alert }
      candidate = current.parent
    }
    return nil
  }

  /// The controller that really presents.
  var realPresenter: UIViewController? { presenter }

  /// The alert shown, or about to come back.
  var current: AlertController? { shown.last }

  // MARK: The place

  func take(_ alert: AlertController) {
    shown.append(alert)
    // Those above another alert find its own fields with the keyboard.
    if shown.count == 1 { focus.remember(in: presenter?.viewIfLoaded) }
    PresenterAnswers.changed(by: alert, above: presenter)
  }

  func release(_ alert: AlertController) {
    // The top one, but for a covered one that ends.
    guard let index = shown.lastIndex(where: { $0 === alert }) else { return }
    shown.remove(at: index)
    ending.append(ObjectIdentifier(alert))
    PresenterAnswers.changed(by: alert, above: presenter)
    // Before the handler, which may take the keyboard away again.
    giveFocusBack()
  }

  /// The alert stands: what still has the keyboard was not disturbed.
  func alertStands() { focus.forgetIfKept() }

  private func giveFocusBack() {
    guard current == nil, ahead.isEmpty, waiting.isEmpty else { return }
    let stays = presenter.map { !$0.isBeingDismissed } ?? false
    focus.giveBack(in: stays ? presenter?.viewIfLoaded : nil)
  }

  // MARK: Coming and going

  /// The widget of a covered alert begins to go.
  func beginHiding() { isHiding = true }

  /// It is gone: what comes next can be shown.
  func endHiding() {
    isHiding = false
    let followers = hidingFollowers
    hidingFollowers = []
    for follower in followers { follower() }
    advance()
  }

  /// Runs the work once no widget comes or goes here any more.
  ///
  /// - Returns: Whether one does; if not, the work is not run.
  func afterMovement(_ work: @escaping () -> Void) -> Bool {
    if isHiding {
      hidingFollowers.append(work)
    } else if let moving = shown.first(where: \.isInTransition) {
      moving.afterTransition(work)
    } else {
      return false
    }
    return true
  }

  /// Lets nothing new be shown while the work ends what is shown.
  static func hold(_ slots: [PresentationSlot], during work: () -> Void) {
    for slot in slots { slot.holds += 1 }
    work()
    for slot in slots { slot.holds -= 1 }
    for slot in slots { slot.advance() }
  }

  /// Ends the alerts that are covered, the lowest first.
  func dismissCovered(_ reason: DismissalReason) {
    for alert in shown where alert.lifecycle.state == .covered { alert.perform(.dismiss(reason)) }
  }

  /// Ends the alert that is shown or comes first, for another one to take its place (F38).
  ///
  /// - Returns: Whether there was one.
  func replaceTop() -> Bool {
    guard let replaced = ahead.last ?? current else { return false }
    replaced.requestDismissal(.replaced, animated: true, completion: nil)
    return true
  }

  // MARK: The queue

  /// The alerts that wait, in the order in which they will be shown.
  var waitingAlerts: [AlertController] { ahead.elements + waiting.elements }

  /// Whether a new alert finds nothing in its way.
  func isFree(for alert: AlertController) -> Bool {
    guard holds == 0, obstacle == nil, ahead.isEmpty else { return false }
    return alert.goesFirst || (current == nil && waiting.isEmpty)
  }

  func enqueue(_ alert: AlertController) -> Int {
    alert.goesFirst ? ahead.append(alert) : waiting.append(alert)
  }

  func leaveQueue(_ alert: AlertController, _ ticket: Int) {
    if alert.goesFirst { ahead.remove(ticket) } else { waiting.remove(ticket) }
  }

  /// What stands in the way of showing an alert now, besides those that wait.
  var obstacle: Obstacle? {
    if isHiding { return .alert }
    if let current, current.lifecycle.state != .covered { return .alert }
    guard let presenter, Hierarchy.hasWindow(presenter) else {
      // A covered presenter, or one on its way in, is busy, not absent (F39).
      if let presented = presenter?.presentedViewController { return .presented(presented) }
      return presenter?.presentingViewController == nil ? .noWindow : .transition
    }
    if let presented = presenter.presentedViewController { return .presented(presented) }
    if presenter.isBeingPresented || presenter.isBeingDismissed { return .transition }
    return nil
  }

  /// Moves on once an alert has run its handler and completions.
  func advance(after alert: AlertController) {
    ending.removeAll { $0 == ObjectIdentifier(alert) }
    advance()
    if ending.isEmpty { giveFocusBack() }
  }

  /// Shows what comes next if nothing stands in the way, else sees to it that this is asked again.
  func advance() {
    // An alert that fails at its turn asks again from within: the loop goes on by itself, and a long
    // queue does not become a deep stack.
    guard !isAdvancing, holds == 0, ending.isEmpty else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while true {
      let next = ahead.first
      let covered = current.flatMap { $0.lifecycle.state == .covered ? $0 : nil }
      if next != nil, let current, current.lifecycle.state == .presented {
        current.perform(.cover)
      } else if next == nil, current == nil, waiting.isEmpty {
        return stopWatching()
      } else if let obstacle {
        return waitFor(obstacle)
      } else {
        stopWatching()
        if let next {
          next.admitFromQueue()
        } else if let covered {
          covered.perform(.uncover)
        } else {
          waiting.first?.admitFromQueue()
        }
      }
    }
  }

  private func waitFor(_ obstacle: Obstacle) {
    switch obstacle {
    case .alert, .noWindow:
      // The alert's end and the owner's watch ask again.
      stopWatching()
    case .transition:
      guard let presenter else { return }
      presenter.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        guard let self, let presenter = self.presenter else { return }
        RunningSystem.nextTurn(near: presenter) { self.advance() }
      }
    case .presented(let controller):
      // One that is covered itself tells nothing: what covers it does.
      let visible = Hierarchy.visible(on: controller) ?? controller
      guard watchedObstacle !== visible else { return }
      watchedObstacle = visible
      obstacleWatch = HierarchyWatch(visible) { [weak self] _ in self?.advance() }
    }
  }

  private func stopWatching() {
    obstacleWatch = nil
    watchedObstacle = nil
  }
}

extension UIViewController {
  /// The alert that this controller or a container of it shows; on either backend (F30).
  ///
  /// On the block backend `presentedViewController` is the native alert, on the delegate one `nil`.
  public var presentedAlert: AlertController? { PresentationSlot.alert(shownOn: self) }
}
