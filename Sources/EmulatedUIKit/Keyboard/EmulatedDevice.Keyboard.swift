extension EmulatedDevice {
  /// The keyboard on a device's screen.
  ///
  /// It comes while a text field is edited and tells by the notifications of ``UIResponder``, which go
  /// through `NotificationCenter.default` with no object (S14), as code written for UIKit expects. That
  /// center is one for all devices: an observer that is to hear one device only asks whether
  /// `EmulatedDevice.current` is that one, which it is while the device posts.
  ///
  /// A keyboard that turns back midway never tells the end of the way it gave up (inference). While
  /// animations are off its way takes no time, and the end is told in the next turn (inference). Not
  /// emulated: input views and accessories, split and undocked keyboards, text views.
  public final class Keyboard {
    private weak var device: EmulatedDevice?
    private var state: KeyboardState

    /// Counts what was played: what comes later supersedes what was not told yet.
    private var plays = 0

    /// How many focus changes run in which the keyboard stays for who comes.
    private var handovers = 0

    /// The alert that made room for the keyboard (N6).
    private weak var raisedPanel: AlertPanel?

    /// What the keyboard stands in, once someone looked for it (S13).
    private var stage: KeyboardStage?

    /// Who keeps the keyboard up though nobody types.
    private weak var keeper: UIViewController?

    /// Leak checkers see weakly referenced objects through a weak variable that lives as long: this one.
    private weak var anchor: Keyboard?

    init(device: EmulatedDevice) {
      self.device = device
      state = KeyboardState(device.model, device.behavior)
      anchor = self
    }

    /// Whether the keyboard is on screen, or on its way there.
    public var isVisible: Bool { state.isVisible }

    /// Where the keyboard is, in the screen's coordinates; below the screen's edge while it is hidden.
    ///
    /// Before 8 these are the upright screen's (S16).
    public var frame: CGRect { state.frame }

    /// How high the keyboard is; by the device's model unless set (S18).
    ///
    /// A change while the keyboard is up is told as a show of no duration (S23).
    public var heights: KeyboardHeights {
      get { state.heights }
      set { play(.resize(newValue, suggesting: state.suggests)) }
    }

    /// Whether suggested words stand above the keys (S18); `true` by default, `false` before 8,
    /// whatever is set.
    ///
    /// A change while the keyboard is up is told as a show of no duration (S23).
    public var suggestsWords: Bool {
      get { state.suggests }
      set { play(.resize(state.heights, suggesting: newValue)) }
    }

    /// Whether the rectangle in which a keyboard begins to come has no height (G29); `true` by default
    /// from 11, where it may be so, `false` before.
    public var risesFromNoHeight: Bool {
      get { state.risesFromNoHeight }
      set { state.risesFromNoHeight = newValue }
    }

    /// Whether the window in which the keyboard stands is among the app's while it is on screen (S13; that
    /// it may be is a guess); `false` by default.
    public var listsWindow = false

    /// Presses the key that puts the keyboard away, which only pads have; answers whether it went.
    ///
    /// Who types loses the focus; a delegate that refuses keeps the keyboard. A controller that keeps
    /// its keyboard does not keep it from the person (inference).
    @discardableResult
    public func hide() -> Bool {
      guard let device, device.model.idiom == .pad, isVisible else { return false }
      return device.run {
        if let responder = device.firstResponder, !responder.resignFirstResponder() { return false }
        fall()
        return true
      }
    }

    /// Whether a hardware keyboard takes this one's place (S23).
    fileprivate(set) var isReplaced = false {
      didSet {
        guard isReplaced != oldValue else { return }
        if isReplaced { fall() } else if device?.firstResponder?.takesText ?? false { rise() }
      }
    }
  }

  /// Whether a hardware keyboard is attached; `false` by default.
  ///
  /// With one the keyboard on screen neither comes nor goes (S23). Attaching one puts the keyboard
  /// away, and detaching it brings it back to who types (inference).
  public var hasHardwareKeyboard: Bool {
    get { keyboard.isReplaced }
    set { keyboard.isReplaced = newValue }
  }
}

// MARK: - Who types

extension EmulatedDevice.Keyboard {
  /// Comes up for who types, if it is not up.
  func rise() {
    keeper = nil
    if !isReplaced { play(.rise) }
  }

  /// Goes, whoever keeps it.
  func fall() {
    keeper = nil
    play(.fall)
  }

  /// Runs what takes the focus from one; the keyboard stays for another who types.
  func handOver<Result>(staying: Bool, _ body: () -> Result) -> Result {
    guard staying else { return body() }
    handovers += 1
    defer { handovers -= 1 }
    return body()
  }

  /// Somebody who typed has no focus any more, by will or because the view leaves its window.
  func responderEnded(_ responder: UIResponder, leaves: Bool = false) {
    guard handovers == 0, state.isUp else { return }
    if !leaves, let keeper = keeper(around: responder) {
      self.keeper = keeper
    } else {
      fall()
    }
  }

  /// An animated pop begins: before 7 the keyboard leaves sideways with what is popped (S17).
  func leave(withPopOf controller: UIViewController?) {
    guard let device, device.behavior.popTakesKeyboardAlong,
      let view = controller?.viewIfLoaded, let field = device.firstResponder as? UITextField,
      field.isDescendant(of: view)
    else { return }
    play(.leaveWithPop)
    field.endEditingByForce()
  }

  /// A controller has left the screen: the keyboard it kept goes with it.
  func controllerLeft(_ controller: UIViewController) {
    if keeper === controller { fall() }
  }

  /// The outermost controller around who typed decides, on pads; phones' sheets keep none (inference).
  private func keeper(around responder: UIResponder) -> UIViewController? {
    guard device?.model.idiom == .pad else { return nil }
    var next: UIResponder? = responder
    while let current = next, !(current is UIViewController) { next = current.next }
    guard var controller = next as? UIViewController else { return nil }
    while let parent = controller.parent { controller = parent }
    return controller.disablesAutomaticKeyboardDismissal ? controller : nil
  }
}

// MARK: - What the rotation of the interface calls

extension EmulatedDevice.Keyboard {
  /// Right after `willRotate` or `viewWillTransition` was called, before anything turns.
  ///
  /// Before 8 the keyboard goes here (S24).
  func interfaceWillTurn() { play(.willTurn) }

  /// Once the interface has its new bounds: after `willAnimateRotation` or the blocks alongside; also
  /// when the interface turns without telling anybody.
  ///
  /// The keyboard comes in the new orientation (S24), from 8 it goes and comes (S25).
  func interfaceTurns(to orientation: UIInterfaceOrientation) { play(.turn(orientation)) }

  /// Right after `didRotate` was called or the transition's completions ran.
  ///
  /// The keyboard's return ends (S24), from 8 it goes and comes again (S25).
  func interfaceDidTurn() { play(.didTurn) }
}

// MARK: - Telling

extension EmulatedDevice.Keyboard {
  private func play(_ event: KeyboardState.Event) {
    guard let device else { return }
    state.duration = device.animationsEnabled ? device.durations.keyboard : 0
    let outcome = state.handle(event)
    guard !outcome.now.isEmpty else { return }
    plays += 1
    let play = plays
    device.run { placeViews(on: device) }
    device.run { post(outcome.now, of: play) }
    guard play == plays, let duration = outcome.duration else { return }
    device.clock.schedule(after: duration) { [weak self] in self?.post(outcome.later, of: play) }
  }

  /// Places what shows the keyboard and the alert that makes room for it.
  private func placeViews(on device: EmulatedDevice) {
    if let stage { stage.place(frame, in: state.orientation, isVisible: isVisible) }
    let typing = isVisible ? device.firstResponder as? UIView : nil
    let panel = typing?.panelAround
    if let raisedPanel, raisedPanel !== panel { raisedPanel.keyboardDidMove() }
    raisedPanel = panel
    panel?.keyboardDidMove()
  }

  /// The window in which the keyboard stands, while it is on screen, if the app sees it (S13).
  var window: UIWindow? {
    guard listsWindow, let device, isVisible else { return nil }
    return device.run {
      let stage = stage ?? KeyboardStage(on: device)
      self.stage = stage
      stage.place(frame, in: state.orientation, isVisible: true)
      return stage.window
    }
  }

  private func post(_ notices: [KeyboardNotice], of play: Int) {
    for notice in notices where play == plays {
      device?.post(notice.name, object: nil, userInfo: notice.userInfo)
    }
  }
}
