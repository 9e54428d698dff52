/// How a device is held and how its interface stands; gathers what decides turns and starts them.
final class Rotation {
  weak var device: EmulatedDevice?

  /// How the person holds the device.
  private(set) var held = UIDeviceOrientation.portrait

  /// What the device reports: as it is held, unless the app has set it since (R38, R39).
  private(set) var reported = UIDeviceOrientation.portrait

  /// How often generation was begun and not ended (R25).
  var generators = 0

  /// The turn that runs.
  var turn: InterfaceTurn?

  /// Whether controllers are told of a new size just now (R18).
  var isTellingSizes: Bool { turn?.isTellingSizes ?? false }

  /// What the app asked for meanwhile (R48).
  private var waitingRequests: [() -> Void] = []

  /// Whether the device was turned again meanwhile.
  private var isTurnDue = false

  /// Whether what is allowed may have changed meanwhile, or is to be looked at again after a request (R48).
  var isReconsiderationDue = false

  /// The orientation that the app gave the status bar alone (R41).
  var statusBarOverride: UIInterfaceOrientation?

  /// What the status bar shows where controllers do not decide it.
  var ownStatusBar = StatusBarAppearance()

  /// What it shows where they do, since they were asked last.
  var knownStatusBar: StatusBarAppearance?

  weak var follower: (any TurnFollower)?

  /// Whether the person keeps the device from reporting how it is held (O37).
  var isLocked = false {
    didSet { report(isLocked ? .portrait : held) }
  }

  private var launched: UIInterfaceOrientation?

  init(device: EmulatedDevice) { self.device = device }

  /// Which way up the interface stands; the first look launches the app (O3).
  var interface: UIInterfaceOrientation {
    get {
      if let launched { return launched }
      let chosen = launchOrientation
      launched = chosen
      return chosen
    }
    set {
      launched = newValue
      statusBarOverride = nil
      // Upright and on its side a controller may answer otherwise (R23).
      knownStatusBar = nil
    }
  }

  /// Which way up the interface stands, upright before the launch.
  var interfaceIfLaunched: UIInterfaceOrientation { launched ?? .portrait }

  /// The status bar's orientation.
  var statusBar: UIInterfaceOrientation { statusBarOverride ?? interface }

  /// Chosen from Info.plist alone (O3, O6).
  private var launchOrientation: UIInterfaceOrientation {
    guard let device else { return .portrait }
    let list =
      device.infoPlist.supportedInterfaceOrientations
      ?? device.infoPlist.mask(on: device.model.idiom).orientations
    guard let first = list.first else { return .portrait }
    if device.behavior.launchChoice == .portraitElseFirst,
      device.infoPlist.supportedInterfaceOrientations == nil,
      let initial = device.infoPlist.interfaceOrientation
    {
      return initial
    }
    switch device.behavior.launchChoice {
    case .portraitElseFirst: return list.contains(.portrait) ? .portrait : first
    case .first: return first
    case .asHeld:
      if let held = UIInterfaceOrientation(isLocked ? .portrait : held), list.contains(held) {
        return held
      }
      return list.contains(.portrait) ? .portrait : first
    }
  }
}

// MARK: - What happens

extension Rotation {
  /// The person turns the device.
  func sense(_ orientation: UIDeviceOrientation) {
    guard orientation != held else { return }
    held = orientation
    if !isLocked { report(orientation) }
  }

  /// The device reports an orientation; one it reports already is no news (R38).
  func report(_ orientation: UIDeviceOrientation) {
    guard orientation != reported else { return }
    reported = orientation
    // Before the launch nobody hears it.
    guard let device, launched != nil else { return }
    // Windows hear of it by the same notification as the app (R26); without roots the app turns (O10).
    let isHeard = generators > 0
    let notifies = { [weak device] in
      device?.post(UIDevice.orientationDidChangeNotification, object: device?.userDevice)
    }
    if isHeard, device.orientationNotice == .beforeTurn { notifies() }
    if isHeard || !device.windows.contains(where: \.hasShownRoot) { followDevice() }
    if isHeard, device.orientationNotice == .afterTurn { notifies() }
  }

  /// Turns all windows to the device's orientation where that is allowed (O13, R40).
  func followDevice() {
    guard let device else { return }
    guard turn == nil else {
      // What comes during a turn waits for its end (assumed), or is lost (R28).
      if !device.losesQuickTurns { isTurnDue = true }
      return
    }
    // A sheet holds a phone as it is (C20).
    guard !device.isRotationBlockedBySheet else { return }
    decide(.turn, for: device.windows.filter(\.hasShownRoot))
  }

  /// Decides for each window and turns those that are to turn; without any the app decides (O5, O10).
  func decide(_ occasion: RotationDecision.Occasion, for windows: [UIWindow]) {
    guard let device else { return }
    guard !windows.isEmpty else {
      let decision = decision(occasion, for: nil)
      guard case .turn(let target) = decision.outcome else { return }
      return InterfaceTurn([], to: target, on: device, kind: .silent).begin()
    }
    var parts: [InterfaceTurn.Part] = []
    for window in windows {
      switch decision(occasion, for: window).outcome {
      case .turn(let target): parts.append(InterfaceTurn.Part(window: window, target: target))
      case .raiseNothingInCommon: raiseNothingInCommon(window.orientationDecider)
      case .stay, .raisePreferred, .refuse: break
      }
    }
    guard !parts.isEmpty else { return }
    InterfaceTurn(parts, to: leadingTarget(of: parts), on: device, kind: .told).begin()
  }

  /// Where the interface goes when some windows turn: as the leading window, or before 8 as any (S12).
  func leadingTarget(of parts: [InterfaceTurn.Part]) -> UIInterfaceOrientation {
    let leader = parts.first { leads($0.window) }
    return leader?.target ?? interface
  }

  func leads(_ window: UIWindow) -> Bool {
    guard let device else { return false }
    if device.behavior.anyWindowTurnsStatusBar || window.isKeyWindow { return true }
    // Where the key window has no root, the rearmost that has one leads (inference).
    let rooted = device.windows.filter(\.hasShownRoot)
    return !rooted.contains(where: \.isKeyWindow) && rooted.first === window
  }

  /// Runs a request of the app, after the turn if one runs (R48).
  func whenIdle(_ request: @escaping () -> Void) {
    turn == nil ? request() : waitingRequests.append(request)
  }

  /// Called when a turn has ended.
  func turnEnded() {
    turn = nil
    defer { runWaitingRequests() }
    if isTurnDue {
      isTurnDue = false
      isReconsiderationDue = false
      followDevice()
    } else if isReconsiderationDue {
      isReconsiderationDue = false
      // What was asked for stays as long as it is allowed, however the device is held.
      if let device { decide(.keeping, for: device.windows.filter(\.hasShownRoot)) }
    }
  }
}

extension Rotation {
  private func runWaitingRequests() {
    while turn == nil, !waitingRequests.isEmpty { waitingRequests.removeFirst()() }
  }
}

// MARK: - What decides

extension Rotation {
  func decision(
    _ occasion: RotationDecision.Occasion,
    for window: UIWindow?,
    decider: UIViewController? = nil
  ) -> RotationDecision {
    guard let device else {
      return RotationDecision(
        occasion: occasion,
        current: .portrait,
        answer: .frozen,
        app: [],
        hardware: []
      )
    }
    let held = UIInterfaceOrientation(reported)
    let current = window?.ownOrientation ?? interface
    return RotationDecision(
      occasion: occasion,
      current: current,
      held: held,
      answer: answer(
        of: decider ?? window?.orientationDecider,
        occasion: occasion,
        candidates: [held, current].compactMap { $0 }
      ),
      app: device.application.allowedOrientations(in: window),
      hardware: device.hardwareOrientations,
      combinesMasks: !device.behavior.asksAutorotationPerCandidate
    )
  }

  private func answer(
    of controller: UIViewController?,
    occasion: RotationDecision.Occasion,
    candidates: [UIInterfaceOrientation]
  ) -> RotationDecision.Answer {
    guard let controller, let device else { return .nobody }
    if device.behavior.asksAutorotationPerCandidate {
      // For a turn the new orientation alone is in question (R1).
      let asked =
        occasion == .turn ? Array(candidates.prefix(1)) : UIInterfaceOrientation.inOrder
      return .allows(
        asked.reduce(into: []) { mask, candidate in
          if controller.shouldAutorotate(to: candidate) { mask.formUnion(candidate.mask) }
        }
      )
    }
    if device.sharesScreen { return .allows(.all) }
    guard device.behavior.ignoresShouldAutorotate || controller.shouldAutorotate else {
      return .frozen
    }
    return .allows(controller.supportedInterfaceOrientations)
  }

  func raiseNothingInCommon(_ controller: UIViewController?) {
    device?.raise(
      .invalidInterfaceOrientation,
      RotationMessages.nothingInCommon(controller)
    )
  }
}

extension EmulatedDevice {
  /// What the device can do whatever is allowed (O9).
  var hardwareOrientations: UIInterfaceOrientationMask {
    guard model.idiom == .phone else { return .all }
    return model.hasHomeButton && !behavior.phonesNeverTurnUpsideDown ? .all : .allButUpsideDown
  }

  /// Whether a pad shares its screen, so that no controller is asked (O11).
  var sharesScreen: Bool {
    model.idiom == .pad && behavior.sharedPadsAskNobody && !infoPlist.requiresFullScreen
      && infoPlist.supportedInterfaceOrientations != nil
      && infoPlist.mask(on: .pad) == .all
  }
}
