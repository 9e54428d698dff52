// Emulated devices are absent where UIKit itself is there.
#if !os(iOS)
/// What an alert's handlers hold strongly, as the scenario says.
final class Captured {
  fileprivate let holdsPresenter: Bool
  fileprivate var box: AlertController?
  fileprivate var presenter: UIViewController?
  fileprivate var field: UITextField?

  fileprivate init(holdsPresenter: Bool) {
    self.holdsPresenter = holdsPresenter
  }

  /// The presenter to hold is the one presented from, which a box built earlier does not know yet.
  func present(from presenter: UIViewController) {
    if holdsPresenter { self.presenter = presenter }
  }
}

/// Lives exactly as long as the handler that captures it.
private final class HandlerWitness {}

extension ScenarioPlay {
  /// The box of an id, built where a step first names it; `nil` once the caller let go and it is gone.
  func box(_ id: String, presenter: UIViewController? = nil) -> AlertController? {
    if let known = weakBoxes[id] { return known.object }
    guard let description = scenario.alerts[id] else { return nil }
    return build(id, description, presenter: presenter ?? presenters["root"])
  }

  /// Builds fields, then actions in file order, then the preferred action, then the tint.
  private func build(
    _ id: String,
    _ description: Scenario.Alert,
    presenter: UIViewController?
  ) -> AlertController {
    let box = AlertController(
      title: description.title,
      message: description.message,
      preferredStyle: description.style == .alert ? .alert : .actionSheet,
      backend: backend == .block ? .block : .delegate
    )
    boxes[id] = box
    weakBoxes[id] = WeakReference(box)
    watch(box, as: id)
    if backend == .delegate, box.backendKind == .block { write("report delegateUnavailable \(id)") }
    box.isReusable = description.reusable
    box.presentationPolicy = description.policy.native
    box.observer = { [weak self] event in self?.write(event, of: id) }

    let captures = description.actions.reduce(into: Set()) { $0.formUnion($1.captures) }
    let captured = Captured(holdsPresenter: captures.contains(.presenter))
    self.captured[id] = WeakReference(captured)
    let made = description.actions.enumerated().map { place, action in
      make(action, "\(id).\(place)", of: id, in: box, holding: captured)
    }
    actions[id] = made.map { WeakReference($0) }
    for field in description.fields { add(field, to: box, actions: made) }
    for action in made {
      box.addAction(action)
      flushExceptions()
    }
    if let preferred = description.preferred { box.preferredAction = made[preferred] }
    flushExceptions()
    if let tint = description.tint { box.view.tintColor = UIColor(tint) }
    if captures.contains(.box) { captured.box = box }
    if let presenter { captured.present(from: presenter) }
    if captures.contains(.field) { captured.field = box.textFields?.first }
    return box
  }

  private func make(
    _ action: Scenario.Action,
    _ name: String,
    of id: String,
    in box: AlertController,
    holding captured: Captured
  ) -> AlertAction {
    guard action.handler else {
      let made = AlertAction(title: action.title, style: action.style.native)
      made.isEnabled = action.enabled
      return made
    }
    let witness = HandlerWitness()
    let held = action.captures.isEmpty ? nil : captured
    let made = AlertAction(title: action.title, style: action.style.native) {
      [weak self, weak box] chosen in
      withExtendedLifetime((witness, held)) {
        self?.handle(chosen, of: id, in: box, then: action.then)
      }
    }
    made.isEnabled = action.enabled
    watch(witness, as: "handler \(name)")
    return made
  }

  private func handle(
    _ chosen: AlertAction,
    of id: String,
    in box: AlertController?,
    then steps: [Scenario.Step]
  ) {
    let index = box?.actions.firstIndex { $0 === chosen } ?? -1
    var line = "handler \(id).\(index) \(chosen.title ?? "")"
    if let fields = box?.textFields {
      line += " fields=[" + fields.map { ($0.text ?? "").jsonQuoted }.joined(separator: ",") + "]"
    }
    write(line)
    for step in steps {
      perform(step)
      flushExceptions()
    }
  }

  private func add(_ field: Scenario.Field, to box: AlertController, actions: [AlertAction]) {
    box.addTextField { native in
      native.placeholder = field.placeholder
      native.isSecureTextEntry = field.secure
      native.text = field.text
      guard let index = field.enables else { return }
      let action = actions[index]
      action.isEnabled = !field.text.isEmpty
      native.addAction(
        UIAction { [weak native, weak action] _ in
          action?.isEnabled = !(native?.text ?? "").isEmpty
        },
        for: .editingChanged
      )
    }
    flushExceptions()
  }

  /// Writes what the façade reports about a box.
  private func write(_ event: AlertEvent, of id: String) {
    noteNative(id)
    switch event {
    case .closing: write("closing \(id)")
    case .closed: write("closed \(id)")
    case .back: write("back \(id)")
    case .outcome(let outcome): write("outcome \(id) \(words(for: outcome, of: id))")
    case .misuse(let misuse): write("report \(word(for: misuse)) \(id)")
    case .legacy, .ignored: break
    }
  }

  private func words(for outcome: AlertOutcome, of id: String) -> String {
    switch outcome {
    case .action(let action):
      "action \(weakBoxes[id]?.object?.actions.firstIndex { $0 === action } ?? -1)"
    case .cancelledOutside: "cancelledOutside"
    case .dismissed(let reason): "dismissed \(reason.rawValue)"
    case .notPresented(let failure): "notPresented \(failure.rawValue)"
    }
  }

  private func word(for misuse: AlertMisuse) -> String {
    switch misuse {
    case .delegateUnavailable: "delegateUnavailable"
    case .blockUnavailable: "blockUnavailable"
    case .spent: "spent"
    case .alreadyPresented: "alreadyPresented"
    case .misplaced: "misplaced"
    case .noAnchor: "noAnchor"
    }
  }
}

extension UIColor {
  convenience init(_ color: Scenario.Color) {
    self.init(
      red: CGFloat(color.red) / 255,
      green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255,
      alpha: 1
    )
  }
}

extension Scenario.Policy {
  var native: PresentationPolicy {
    switch self {
    case .queue: .queue
    case .refuse: .refuse
    case .replace: .replace
    case .stack: .stack
    }
  }
}

extension Scenario.ActionStyle {
  var native: UIAlertAction.Style {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
