/// One turn of the interface, from the first callback to the last; the order is ``TurnOrder``'s.
///
/// Input is blocked while it runs. The coordinator that controllers get from 8 on carries the animation on
/// every version.
final class InterfaceTurn {
  /// A window and where it turns to.
  struct Part {
    let window: UIWindow
    let target: UIInterfaceOrientation
  }

  private let parts: [Part]
  private let kind: TurnOrder.Kind
  private let old: UIInterfaceOrientation
  private let new: UIInterfaceOrientation
  private let duration: TimeInterval
  private weak var device: EmulatedDevice?

  /// Who hears the trio, each with its window's old and new orientation.
  private var listeners: [(controller: UIViewController, part: Part, old: UIInterfaceOrientation)] =
    []
  private var partBeingTold: Part?

  /// What slides out meanwhile.
  private var bars: [RotatingBar] = []

  /// Whether controllers are told of the new size just now: what they show or push then comes at once
  /// (R18).
  private(set) var isTellingSizes = false

  /// What the controllers get from 8 on; `nil` for a silent turn.
  private(set) var context: TransitionContext?

  /// - Parameters:
  ///   - parts: The windows that turn.
  ///   - target: Where the interface turns to; as it is where only lesser windows turn.
  ///   - device: Whose interface turns.
  ///   - kind: Whether controllers are told.
  init(
    _ parts: [Part],
    to target: UIInterfaceOrientation,
    on device: EmulatedDevice,
    kind: TurnOrder.Kind
  ) {
    self.parts = parts
    self.kind = kind
    self.device = device
    old = device.rotation.interface
    new = target
    let isHalf = parts.contains { $0.window.ownOrientation.isHalfTurn(to: $0.target) }
    duration = device.durations.rotation * (isHalf ? 2 : 1)
    guard kind == .told, let first = parts.first else { return }
    let root = first.window.rootViewController
    let context = TransitionContext(
      TransitionContext.Scene(from: root, to: root, containerView: first.window),
      isAnimated: device.animationsEnabled,
      defaultDuration: duration
    )
    context.targetTransform = first.target.turn(from: first.window.ownOrientation)
    self.context = context
  }

  func begin() {
    guard let device else { return }
    // The device holds the turn while it runs, the clock its context.
    if kind == .told { device.rotation.turn = self }
    for step in TurnOrder.opening(kind) { run(step, on: device) }
  }

  private func end() {
    guard let device else { return }
    for step in TurnOrder.closing(kind) { run(step, on: device) }
    device.rotation.turnEnded()
  }

  private func run(_ step: TurnOrder.Step, on device: EmulatedDevice) {
    switch step {
    case .tellBeginning:
      isTellingSizes = device.behavior.tellsSizeTransitions
      for part in parts { tellBeginning(part, on: device) }
      isTellingSizes = false
      tellFollower(.begins)
      if new != old { device.keyboard.interfaceWillTurn() }
    case .tellStatusBarWillChange:
      if new != old { device.application.tellWillTurn(to: new, over: duration) }
    case .changeOrientation:
      device.rotation.interface = new
    case .tellStatusBarDidChange:
      if new != old { device.application.tellDidTurn(from: old) }
    case .turnViews: turnViews(on: device)
    case .animateAlongside: animateAlongside()
    case .tellEnd:
      for listener in listeners { listener.controller.didRotate(from: listener.old) }
      if !bars.isEmpty {
        UIView.animate(withDuration: duration) { for bar in self.bars { bar.slide(out: false) } }
      }
      tellFollower(.ended)
      if new != old { device.keyboard.interfaceDidTurn() }
    }
  }

  private func tellFollower(_ moment: TurnMoment) {
    guard new != old else { return }
    device?.rotation.follower?.follow(moment, from: old, to: new, over: duration)
  }
}

// MARK: - Who is told

extension InterfaceTurn {
  private func tellBeginning(_ part: Part, on device: EmulatedDevice) {
    guard let top = part.window.firstToHearTurns else { return }
    partBeingTold = part
    if device.behavior.tellsSizeTransitions, let context {
      let traits = device.traits(in: part.target)
      if traits.verticalSizeClass != device.traits(in: part.window).verticalSizeClass {
        top.willTransition(to: traits, with: context)
      }
      top.viewWillTransition(to: part.target.oriented(device.model.size), with: context)
    } else {
      tellTrio(from: top)
    }
    partBeingTold = nil
  }

  /// Before 8 containers pass the trio on, and presenters to what they present (R7).
  private func tellTrio(from controller: UIViewController) {
    listen(controller)
    if controller.forwardsRotation {
      for child in controller.appearingChildren() { tellTrio(from: child) }
    }
    if let presented = controller.ownPresented { tellTrio(from: presented) }
  }

  /// Tells a controller by the trio: now and until the turn ends (R11).
  func listen(_ controller: UIViewController) {
    guard let part = partBeingTold else { return }
    listeners.append((controller, part, part.window.ownOrientation))
    controller.willRotate(to: part.target, duration: duration)
    if controller.device.behavior.barsSlideOutToTurn { bars += RotatingBar.bars(of: controller) }
  }
}

// MARK: - What is seen

extension InterfaceTurn {
  private func turnViews(on device: EmulatedDevice) {
    let work = {
      for part in self.parts { part.window.ownOrientation = part.target }
      for window in device.windows { window.align() }
      for part in self.parts { part.window.rootViewController?.tellTraits() }
      for bar in self.bars { bar.slide(out: true) }
      device.legacyAlerts.screenDidTurn()
      for part in self.parts { part.window.layoutIfNeeded() }
    }
    if kind == .silent {
      UIView.performWithoutAnimation(work)
      if new != old { device.keyboard.interfaceTurns(to: new) }
      return
    }
    UIView.animate(withDuration: duration, animations: work)
  }

  private func animateAlongside() {
    guard let context else { return }
    // After the closures of others, in the same animation (R15).
    context.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      for listener in listeners {
        tellAnimation(listener.controller, to: listener.part.target, from: listener.old)
      }
      tellFollower(.animates)
      if new != old { device?.keyboard.interfaceTurns(to: new) }
    })
    context.completion = { [weak self] in self?.end() }
    context.start()
  }
}

extension InterfaceTurn {
  private func tellAnimation(
    _ controller: UIViewController,
    to target: UIInterfaceOrientation,
    from old: UIInterfaceOrientation
  ) {
    guard let device, device.behavior.tellsRotationInHalves,
      OverrideProbe.halves.isOverridden(by: controller)
    else { return controller.willAnimateRotation(to: target, duration: duration) }
    let half = duration / 2
    controller.willAnimateFirstHalfOfRotation(to: target, duration: half)
    device.clock.schedule(after: half) {
      controller.didAnimateFirstHalfOfRotation(to: target)
      UIView.animate(withDuration: half) {
        controller.willAnimateSecondHalfOfRotation(from: old, duration: half)
      }
    }
  }
}

nonisolated extension UIInterfaceOrientation {
  /// The turn from an orientation to this one as it is seen (R16; the direction is inference).
  func turn(from old: UIInterfaceOrientation) -> CGAffineTransform {
    self == old ? .identity : transform.concatenating(old.transform.inverted())
  }
}
