/// Brings a dialog's content to the screen and takes it away: where it stands, how it comes and goes, and
/// how it follows the keyboard and the interface.
///
/// The owner is the backdrop that dims the screen; what stands on it is any ``DialogContent``.
final class DialogHost {
  /// Seconds of every animation, whatever the keyboard or the turn takes (G18, G21, G28, G33, G35).
  static let duration: TimeInterval = 0.2

  /// How dark the backdrop is (G18).
  static let dimming: CGFloat = 0.4

  weak var owner: (any DialogHostOwner)?

  /// Which edge the dialog keeps to.
  let placement: DialogGeometry.Placement

  private(set) var lifecycle = DialogLifecycle()

  /// What is shown now.
  private(set) var content: (any DialogContent)?

  /// In which view the app wants the dialog; a window is found where it names none.
  weak var parentView: UIView?

  /// What the dialog was put into.
  private(set) weak var place: UIView?

  let screen: DialogGeometry.Screen
  var start = RotationPolicy.Orientation.portrait

  /// The keyboard on the screen, in the screen's coordinates, while it is up.
  var keyboardOnScreen: CGRect?

  /// How the dialog was last placed.
  var fitted: DialogGeometry?

  private(set) var observers: DialogObservers?

  /// Who had the keyboard before the dialog came.
  private var focus = FocusMemory()
  private var completions: [() -> Void] = []

  /// Who closes the dialog: somebody else than code while a person's touch is handled.
  var closer = DialogEnding.code

  /// How the last presentation ended, known from when it began to end.
  var ending: DialogEnding?

  /// Counts presentations: what an earlier one left to come concerns no later one.
  private var presentation = 0
  private var isDetaching = false

  init(
    _ capabilities: PlatformCapabilities = .current,
    placement: DialogGeometry.Placement = .center
  ) {
    screen = DialogGeometry.Screen(capabilities)
    self.placement = placement
  }

  /// The window in which the dialog is.
  var window: UIWindow? { place as? UIWindow ?? place?.window }

  /// Whether the dialog was put into a view of the app's own.
  var isInParent: Bool { place != nil && !(place is UIWindow) }

  // MARK: What happens

  func show() {
    handle(.show(hasPlace: findPlace() != nil))
  }

  /// Closes the dialog; the completion runs once, when it is gone.
  func close(completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    handle(.close)
  }

  /// Somebody else took the owner out of its superview, or its window is gone.
  func ownerLeft() {
    if !isDetaching { handle(.removed) }
  }

  /// The owner ends with the view that held it: nobody can be told but who waits or records.
  ///
  /// It names itself, as weak references to it are `nil` by now.
  func ends(_ owner: any DialogHostOwner) {
    observers = nil
    ending = .placeGone
    PresentationNotes.note(.ended, of: owner)
    for completion in completions { completion() }
    completions = []
  }

  private func handle(_ event: DialogLifecycle.Event) {
    guard let owner else { return }
    // What is called from here may let go of the dialog (OR-10).
    withExtendedLifetime((self, owner)) {
      let was = lifecycle.state
      let effects = lifecycle.handle(event)
      note(event, after: was, owner)
      for effect in effects { perform(effect, owner) }
    }
  }

  private func perform(_ effect: DialogLifecycle.Effect, _ owner: any DialogHostOwner) {
    switch effect {
    case .retry:
      RunningSystem.nextTurn(near: owner) { [owner] in
        withExtendedLifetime(owner) { self.handle(.retry(hasPlace: self.findPlace() != nil)) }
      }
    case .reportNoPlace:
      RunningSystem.log("\(type(of: owner)).show(): there is no window to show in", near: owner)
    case .attach: attach(owner)
    case .open: animateIn(owner)
    case .tellShown:
      PresentationNotes.note(.stands, of: owner)
      DialogAccessibility.announce(content, near: owner)
      owner.dialogDidShow()
    case .tellWillClose: owner.dialogWillClose()
    case .animateOut: animateOut(owner)
    case .detach: detach(owner)
    case .tellClosed: owner.dialogDidClose()
    case .complete: complete(owner)
    case .showAgain: show()
    }
  }

  private func complete(_ owner: any DialogHostOwner) {
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}

// MARK: - Coming and going

extension DialogHost {
  private func findPlace() -> UIView? {
    guard let owner else { return nil }
    return parentView ?? FrontWindow.find(near: owner)
  }

  private func attach(_ owner: any DialogHostOwner) {
    guard let place = findPlace() else { return }
    presentation += 1
    self.place = place
    RunningSystem.run(near: owner) {
      // What is typed never reaches what the dialog covers, as with the system's alerts (KB-04).
      focus.remember(in: window)
      focus.take()
      let content = owner.makeDialogContent()
      self.content = content
      owner.dialogWillShow(in: window)
      keyboardOnScreen = nil
      start = InterfaceState.orientation(around: place)
      owner.transform = .identity
      owner.frame = place.bounds
      owner.addSubview(content)
      // In its place before it is scaled: frames mean little under a transform (G14).
      fit()
      // Both are drawn as bitmaps (G12).
      for view in [owner, content] as [UIView] {
        view.layer.shouldRasterize = true
        view.layer.rasterizationScale = UIScreen.main.scale
      }
      content.alpha = 0.5
      content.transform = content.transform.scaledBy(x: 1.3, y: 1.3)
      owner.backgroundColor = UIColor(white: 0, alpha: 0)
      DialogAccessibility.isolate(owner)
      place.addSubview(owner)
      observers = DialogObservers(self, near: owner, followsDevice: !isInParent)
    }
  }

  private func animateIn(_ owner: any DialogHostOwner) {
    let presentation = presentation
    animate(owner) {
      self.content?.alpha = 1
      if let geometry = self.fitted { self.content?.transform = geometry.dialogTransform }
      self.dim()
    } completion: {
      if presentation == self.presentation { self.handle(.opened) }
    }
  }

  private func animateOut(_ owner: any DialogHostOwner) {
    let presentation = presentation
    observers = nil
    animate(owner) {
      self.dim()
      // From the turn it has, without the detour by an upright frame (G21).
      self.content?.transform = self.content?.transform.scaledBy(x: 0.6, y: 0.6) ?? .identity
      self.content?.alpha = 0
    } completion: {
      // Whether the animation got to its end does not matter (HL-06).
      if presentation == self.presentation { self.handle(.closed) }
    }
  }

  private func detach(_ owner: any DialogHostOwner) {
    isDetaching = true
    observers = nil
    content?.removeFromSuperview()
    content = nil
    owner.removeFromSuperview()
    owner.transform = .identity
    dim()
    let window = window
    place = nil
    fitted = nil
    isDetaching = false
    DialogAccessibility.announce(nil, near: owner)
    RunningSystem.run(near: owner) { focus.giveBack(in: window) }
  }

  /// Darkens the backdrop of the frontmost dialog alone: several do not add up (QU-07).
  private func dim() {
    let others = place?.subviews.compactMap { $0 as? any DialogHostOwner } ?? []
    var backdrops = others.filter { $0.dialogHost.lifecycle.isUp }
    let front = backdrops.popLast()
    front?.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    for view in backdrops { view.backgroundColor = UIColor(white: 0, alpha: 0) }
    if let owner, !lifecycle.isUp { owner.backgroundColor = UIColor(white: 0, alpha: 0) }
  }

  func animate(
    _ owner: any DialogHostOwner,
    _ changes: @escaping () -> Void,
    completion: (() -> Void)? = nil
  ) {
    RunningSystem.run(near: owner) {
      UIView.animate(
        withDuration: Self.duration,
        delay: 0,
        options: .curveEaseInOut,
        animations: changes,
        completion: completion.map { completion in { _ in completion() } }
      )
    }
  }
}
