/// Brings what is on screen in line with a controller's `alertState` (F43).
final class AlertStateBinder {
  /// One alert made of a state, with the state that it shows now.
  private final class Presentation {
    /// The slot and the queue hold it.
    weak var alert: AlertController?
    var state: AnyAlertState

    /// Whether the property asked for the end: what is wanted since is not over with it.
    var isClosing = false

    init(_ state: AnyAlertState) { self.state = state }
  }

  private weak var controller: UIViewController?

  /// What the property says.
  private(set) var wanted: AnyAlertState?

  private var current: Presentation?
  private var isScheduled = false

  private init(_ controller: UIViewController) { self.controller = controller }

  /// The controller's binder, made if need be.
  static func of(_ controller: UIViewController) -> AlertStateBinder {
    if let binder = AssociatedStorage.value(AlertStateBinder.self, of: controller) { return binder }
    let binder = AlertStateBinder(controller)
    AssociatedStorage.attach(binder, to: controller)
    return binder
  }

  func want(_ state: AnyAlertState?) {
    wanted = state
    schedule()
  }

  private func schedule() {
    guard !isScheduled, let controller else { return }
    isScheduled = true
    RunningSystem.nextTurn(near: controller) { [weak self] in
      self?.isScheduled = false
      self?.reconcile()
    }
  }

  private func reconcile() {
    guard let current, let alert = current.alert else {
      if let wanted { present(wanted) }
      return
    }
    // It says itself when it is gone.
    if alert.isBeingDismissed || current.isClosing { return }
    guard let wanted else { return close(current, alert) }
    switch wanted.change(from: current.state) {
    case .none:
      current.state = wanted
    case .update:
      current.state = wanted
      RunningSystem.run(near: alert) { alert.update(to: wanted.content, in: wanted.bundle) }
    case .replace where alert.slot?.current === alert:
      present(wanted, replacing: true)
    case .replace:
      // It waits, or is covered: `.replace` would end the alert of somebody else.
      close(current, alert)
    }
  }

  private func close(_ presentation: Presentation, _ alert: AlertController) {
    presentation.isClosing = true
    alert.dismiss(animated: presentation.state.isAnimated)
  }

  private func present(_ state: AnyAlertState, replacing: Bool = false) {
    guard let controller else { return }
    let presentation = Presentation(state)
    let alert = RunningSystem.run(near: controller) {
      AlertController(content: state.content, backend: state.backend, bundle: state.bundle) {
        [weak self] index, values in
        self?.forget(presentation)
        presentation.state.answer(index, values)
      }
    }
    presentation.alert = alert
    if replacing { alert.presentationPolicy = .replace }
    alert.observeEnds { [weak self] outcome in
      self?.forget(presentation)
      presentation.state.onEnd?(outcome)
    }
    current = presentation
    alert.present(from: controller, animated: state.isAnimated)
  }

  /// An alert is over: the property no longer asks for it.
  private func forget(_ presentation: Presentation) {
    guard current === presentation else { return }
    current = nil
    if !presentation.isClosing, wanted?.id == presentation.state.id { wanted = nil }
    if wanted != nil { schedule() }
  }
}
