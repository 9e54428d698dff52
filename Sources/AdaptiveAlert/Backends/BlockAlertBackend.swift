/// Carries an alert on UIAlertController.
final class BlockAlertBackend: AlertBackend {
  private weak var box: AlertController?
  private let standIn: StandInAlertController
  private var nativeActions: [UIAlertAction] = []
  private var relay: PopoverRelay?
  private var inherited = InheritedValues()

  init(box: AlertController) {
    self.box = box
    standIn = StandInAlertController(
      title: box.title,
      message: box.message,
      preferredStyle: box.preferredStyle
    )
    standIn.box = box
  }

  // A native alert whose box vanished has nobody to answer: it closes quietly (F35).
  isolated deinit { withdraw() }

  var kind: AlertBackendKind { .block }
  var native: AnyObject { standIn }
  var limitations: [AlertLimitation] { [] }

  func addTextField(configurationHandler: ((UITextField) -> Void)?) -> UITextField {
    standIn.addTextField(configurationHandler: configurationHandler)
    // UIKit makes the field within the call (A23); the plain one only guards against a change.
    return standIn.textFields?.last ?? UITextField()
  }

  func updateTexts() {
    standIn.title = box?.title
    standIn.message = box?.message
  }

  func updatePreferredAction() {
    guard let box else { return }
    // One added while shown has no native action before the next presentation.
    let index = box.preferredIndex.flatMap { nativeActions.indices.contains($0) ? $0 : nil }
    standIn.preferredAction = index.map { nativeActions[$0] }
  }

  func updateAction(_ action: AlertAction, at index: Int) {
    guard nativeActions.indices.contains(index) else { return }
    nativeActions[index].isEnabled = action.isEnabled
    nativeActions[index].accessibilityIdentifier = action.accessibilityIdentifier
  }

  func updateTint() {
    guard let box, let view = standIn.viewIfLoaded else { return }
    view.tintColor = box.explicitTint
  }

  /// The box's popover hands changes on itself.
  func updateAnchor() {}

  func updateInherited() {
    guard let box else { return }
    if #available(iOS 13.0, *) {
      standIn.overrideUserInterfaceStyle = box.overrideUserInterfaceStyle
    }
    let values = InheritedValues(of: box)
    guard values != inherited else { return }
    values.apply(to: standIn.view, after: inherited)
    inherited = values
  }

  func updateActions() {
    guard let actions = box?.actions else { return }
    for index in nativeActions.count..<actions.count {
      let native = UIAlertAction(title: actions[index].title, style: actions[index].style) {
        [weak self] _ in
        self?.box?.receive(.chose(index))
      }
      nativeActions.append(native)
      updateAction(actions[index], at: index)
      standIn.addAction(native)
    }
  }

  func prepare() { updateActions() }

  func show(on presenter: UIViewController, animated: Bool) {
    standIn.box = box
    if let box {
      if #available(iOS 16.0, *) { standIn.severity = box.severity }
      // Only now are all actions in: on iOS 8 a tint set earlier merged cancel with the others (F22).
      if box.explicitTint != nil || standIn.isViewLoaded {
        standIn.view.tintColor = box.explicitTint
      }
      if box.preferredAction != nil { updatePreferredAction() }
      updateInherited()
      if box.isPopover {
        relay = PopoverRelay(box, on: presenter)
        standIn.popoverPresentationController?.delegate = relay
      }
    }
    PresentationHook.present(standIn, on: presenter, animated: animated) { [weak self] in
      // iOS 9 forgets a tint set before the presentation (A40).
      if self?.box?.explicitTint != nil { self?.updateTint() }
      self?.box?.receive(.shown)
    }
    RunningSystem.nextTurn(near: presenter) { [weak self] in self?.checkRefusal(by: presenter) }
  }

  /// UIKit refused: better an outcome than an alert lost (A67).
  private func checkRefusal(by presenter: UIViewController) {
    guard standIn.presentingViewController == nil else { return }
    guard let running = presenter.transitionCoordinator else {
      box?.nativeRefused()
      return
    }
    // It waits for the end of a push or a pop, and comes in the turns after it (F39).
    running.animate(alongsideTransition: nil) { [weak self] _ in
      RunningSystem.nextTurn(near: presenter) {
        RunningSystem.nextTurn(near: presenter) { self?.checkRefusal(by: presenter) }
      }
    }
  }

  func hide(completion: @escaping () -> Void) {
    guard let presenter = standIn.presentingViewController, !standIn.isBeingDismissed else {
      return completion()
    }
    PresentationHook.dismiss(presenter, animated: false, completion: completion)
  }

  func dismiss(animated: Bool) {
    // A second dismissal would take the presenter itself.
    guard let presenter = standIn.presentingViewController, !standIn.isBeingDismissed else {
      return
    }
    PresentationHook.dismiss(presenter, animated: animated, completion: nil)
  }

  func withdraw() {
    standIn.box = nil
    dismiss(animated: false)
  }
}
