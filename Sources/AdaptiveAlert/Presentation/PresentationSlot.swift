/// The place for one alert on the controller that really presents, and the queue for it.
///
/// It lives with the presenter and holds the alert shown and those that wait (F32).
final class PresentationSlot {
  /// What stands in the way of a presentation.
  enum Obstacle {
    case alert
    case transition
    case presented(UIViewController)
    case noWindow
  }

  private weak var presenter: UIViewController?
  private(set) var current: AlertController?
  private var waiting = TicketQueue<AlertController>()
  private var isAdvancing = false

  /// The alert whose handler and completions run now: the queue moves on after them (F37).
  private weak var ending: AlertController?

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
    current?.perform(.lost(.presenterGone))
    for alert in waiting.elements { alert.perform(.fail(.ownerGone)) }
  }

  /// The slot of the controller that really presents when this one is asked (D2, D5).
  static func forPresenting(from controller: UIViewController) -> PresentationSlot {
    let presenter = Hierarchy.outermost(of: controller)
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

  /// Whether alerts wait here.
  var hasWaiting: Bool { !waiting.isEmpty }

  // MARK: The place

  func take(_ alert: AlertController) {
    current = alert
    focus.remember(below: presenter)
    PresenterAnswers.changed(by: alert, above: presenter)
  }

  func release(_ alert: AlertController) {
    guard current === alert else { return }
    current = nil
    ending = alert
    PresenterAnswers.changed(by: alert, above: presenter)
    // Before the handler, which may take the keyboard away again.
    giveFocusBack()
  }

  /// The alert stands: what still has the keyboard was not disturbed.
  func alertStands() { focus.forgetIfKept() }

  private func giveFocusBack() {
    guard current == nil, waiting.isEmpty else { return }
    focus.giveBack(on: presenter)
  }

  // MARK: The queue

  func enqueue(_ alert: AlertController) -> Int { waiting.append(alert) }

  func leaveQueue(_ ticket: Int) { waiting.remove(ticket) }

  /// What stands in the way of showing an alert now, besides those that wait.
  var obstacle: Obstacle? {
    if current != nil { return .alert }
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
    if ending === alert { ending = nil }
    advance()
    if ending == nil { giveFocusBack() }
  }

  /// Shows the next alert if nothing stands in the way, else sees to it that this is asked again.
  func advance() {
    // An alert that fails at its turn asks again from within: the loop goes on by itself, and a long
    // queue does not become a deep stack.
    guard !isAdvancing, ending == nil else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while let alert = waiting.first {
      guard let obstacle else {
        stopWatching()
        alert.admitFromQueue()
        continue
      }
      return waitFor(obstacle)
    }
    stopWatching()
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
