/// An alert of its own look, with transitions of its own and a presenter that stays to be seen behind it.
///
/// It is a view controller like any other: `present` it. Its two texts, a cancel button and an optional
/// button with an action are drawn as its `style` says; it comes and goes as ``animationType`` says, in 0.3
/// and 0.1 s (T7). It needs custom transitions (iOS 7).
///
/// Handlers run once the alert is gone, so that another one can be presented inside them. They are let go
/// of at the end; one that captures an alert that never comes to the screen keeps it alive.
///
/// ```swift
/// let alert = TransitionAlertController(
///   title: "Delete draft?", description: nil, cancel: nil, button: "Delete"
/// ) { drafts.removeLast() }
/// alert.animationType = .upDown
/// present(alert, animated: true)
/// ```
open class TransitionAlertController: UIViewController {
  // MARK: Storage

  private let director = TransitionDirector()
  private var lifecycle = TransitionAlertLifecycle()
  private var pull = TransitionPull()
  private var panWatch: PanWatch?

  /// Whether an empty alert was reported when it was made.
  private var isChecked = false

  // MARK: Creation

  /// Creates an alert without a nib; texts, buttons and handlers are set afterwards.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates an alert; texts, buttons and handlers are set afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates an alert (T2).
  ///
  /// One of the texts must not be empty, else it raises NSInternalInconsistencyException:
  /// `TransitionAlertController: title and descriptionText must not both be empty`.
  ///
  /// - Parameters:
  ///   - title: `nil` or empty shows none.
  ///   - description: The text below; `nil` or empty shows none.
  ///   - cancel: The words on the cancel button; `nil` for the usual one in the app's language, empty
  ///     for none (T3).
  ///   - button: The words on the button with the action; `nil` or empty for no such button (T16).
  ///   - action: Runs once the alert is gone, when that button was touched.
  public convenience init(
    title: String?,
    description: String?,
    cancel: String? = nil,
    button: String? = nil,
    action: (() -> Void)? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    descriptionText = description
    cancelTitle = cancel
    buttonTitle = button
    self.action = action
    requireText()
  }

  private func prepare() {
    director.alert = self
    PanelMark.set(on: self)
    // Not kept alive by UIKit; it knows the alert weakly (T4).
    transitioningDelegate = director
    // The presenter's view stays (T5).
    modalPresentationStyle = .custom
  }

  // MARK: Content

  open override var title: String? { didSet { refresh() } }

  /// The text below the title; `nil` or empty shows none.
  public var descriptionText: String? { didSet { refresh() } }

  /// The words on the cancel button; `nil`, the default, for the usual one in the app's language, empty
  /// for none (T3).
  public var cancelTitle: String? { didSet { refresh() } }

  /// The words on the button with the action; `nil`, the default, or empty for no such button (T16).
  public var buttonTitle: String? { didSet { refresh() } }

  /// How the alert looks.
  public var style = Style() { didSet { (viewIfLoaded as? TransitionAlertView)?.dress(in: style) } }

  /// How the alert comes and goes; read each time (T6).
  public var animationType = AnimationType.centerShow

  /// Whether a touch beside the alert cancels it; `false` by default.
  public var closesOnOutsideTap = false

  /// Whether a person can pull the alert down to cancel it; `false` by default.
  ///
  /// The alert follows the finger. Let go before half of the way it comes back, unless it is flicked
  /// down.
  public var closesOnPullDown = false { didSet { watchFinger() } }

  // MARK: The end

  /// Runs when the button with the action was touched, once the alert is gone.
  public var action: (() -> Void)?

  /// Runs when a person cancelled, by the button, beside the alert or by pulling it down, once the alert
  /// is gone.
  public var onCancel: (() -> Void)?

  /// Runs at each end of a presentation, after the other handlers; told how it ended.
  public var onEnd: ((Outcome) -> Void)?

  /// How the last presentation ended; `nil` until then.
  public private(set) var outcome: Outcome?

  /// Whether the alert keeps its handlers for another presentation; `false` by default.
  ///
  /// Without it an alert that is presented again has buttons that only close it. A handler that captures
  /// the alert keeps it alive as long as the alert keeps the handler.
  public var isReusable = false {
    didSet { if !isReusable, outcome != nil, lifecycle.state == .away { releaseHandlers() } }
  }

  // MARK: The view

  /// What is drawn.
  var content: TransitionAlertView {
    loadViewIfNeeded()
    return view as? TransitionAlertView ?? TransitionAlertView()
  }

  open override func loadView() {
    view = RunningSystem.run(near: self) { TransitionAlertView(frame: .zero) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    requireText()
    guard let content = viewIfLoaded as? TransitionAlertView else { return }
    content.dress(in: style)
    DialogAccessibility.isolate(content)
    refresh()
    let outcomes: [(UIControl, Outcome)] = [
      (content.actionButton, .action), (content.cancelButton, .cancelled),
      (content.outside, .cancelledOutside),
    ]
    for (control, outcome) in outcomes {
      control.onTouch { [weak self] in self?.touched(outcome) }
    }
    watchFinger()
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A presentation that was asked for at the end of the last one: that ends first.
    if isBeingPresented { handle(.leave()) }
    handle(.appear)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isBeingPresented else { return }
    // A view hides its siblings alone: the presenter's stands beside the container (AX-01). Both go.
    if let container = content.superview, !(container is UIWindow) {
      DialogAccessibility.isolate(container)
    }
    DialogAccessibility.announce(content.panel, near: self)
  }

  /// The escape gesture cancels, as of the system's alerts (iOS 5).
  open override func accessibilityPerformEscape() -> Bool {
    touched(.cancelled)
    return isBeingDismissed
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // What was asked to dismiss completes first; where nobody was, or it does not, this is the end.
    RunningSystem.nextTurn(near: self) {
      // Covered is not gone.
      if self.presentingViewController == nil { self.handle(.leave()) }
    }
  }

  /// Dismisses what this controller presents, else the alert.
  ///
  /// Asked for while the alert comes, it waits until it stands: systems before 8 drop the call.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isArriving, let transitionCoordinator else {
      return super.dismiss(animated: flag, completion: completion)
    }
    transitionCoordinator.animate(alongsideTransition: nil) { _ in
      self.dismiss(afterArrival: flag, completion)
    }
  }

  /// Whether the presentation was asked for or begun, and has not ended.
  private var isArriving: Bool {
    isBeingPresented || lifecycle.state == .away && presentingViewController != nil
  }

  private func dismiss(afterArrival flag: Bool, _ completion: (() -> Void)?) {
    super.dismiss(animated: flag, completion: completion)
  }

  // MARK: Rotation

  /// Where the alert may turn: as its presenter (N2).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    PresenterAnswers.mask(of: presentingViewController) ?? super.supportedInterfaceOrientations
  }

  /// Whether the alert turns with the device: as its presenter.
  open override var shouldAutorotate: Bool {
    PresenterAnswers.autorotates(presentingViewController) ?? super.shouldAutorotate
  }
}

// MARK: - Content

extension TransitionAlertController {
  private func refresh() {
    (viewIfLoaded as? TransitionAlertView)?.show(
      title: title,
      description: descriptionText,
      cancel: cancelTitle ?? RunningSystem.run(near: self) { AlertWords.current.cancel },
      button: buttonTitle
    )
  }

  /// Raises an error, once, where there is nothing to read (T2).
  private func requireText() {
    guard !isChecked else { return }
    isChecked = true
    guard title?.isEmpty ?? true, descriptionText?.isEmpty ?? true else { return }
    RunningSystem.raise(
      NSException(
        name: NSExceptionName(rawValue: "NSInternalInconsistencyException"),
        reason: "TransitionAlertController: title and descriptionText must not both be empty",
        userInfo: nil
      ),
      near: self
    )
  }
}

// MARK: - A person

extension TransitionAlertController {
  private func touched(_ outcome: Outcome) {
    if outcome == .cancelledOutside, !closesOnOutsideTap { return }
    // Fingers are kept away while the alert comes or goes; one that is down already is not.
    if !isBeingPresented, !isBeingDismissed { handle(.choose(outcome)) }
  }

  /// Hears of fingers from when a pull is first allowed: a recogniser takes touches from buttons.
  private func watchFinger() {
    guard closesOnPullDown, panWatch == nil, let view = viewIfLoaded else { return }
    panWatch = PanWatch(on: view) { [weak self] change in self?.pulled(change) }
  }

  private func pulled(_ change: PanChange) {
    if change.phase == .began {
      guard closesOnPullDown, lifecycle.state == .shown, !isBeingPresented, !isBeingDismissed
      else { return }
    }
    let effects = pull.handle(
      change,
      distance: content.bounds.maxY - content.panel.frame.minY
    )
    for effect in effects {
      switch effect {
      case .begin:
        director.startDriving()
        handle(.choose(.pulledDown))
      case .follow(let fraction): director.driver?.update(fraction)
      case .finish: director.driver?.finish()
      case .cancel: director.driver?.cancel()
      }
    }
    if !pull.isActive { director.stopDriving() }
  }
}

// MARK: - The lifecycle

extension TransitionAlertController {
  /// What a person chose while the alert goes for it.
  package var decision: Outcome? {
    if case .closing(let outcome) = lifecycle.state { outcome } else { nil }
  }

  /// The dismissal was cancelled: the alert stands again.
  func dismissalWasCancelled() {
    pull.giveUp()
    director.stopDriving()
    handle(.stay)
  }

  private func handle(_ event: TransitionAlertLifecycle.Event) {
    guard let effect = lifecycle.handle(event) else { return }
    switch effect {
    case .dismiss(let outcome): leave(for: outcome)
    case .end(let outcome): end(with: outcome)
    }
  }

  private func leave(for outcome: Outcome) {
    // The alert lives until its handlers have run.
    presentingViewController?.dismiss(animated: true) { self.handle(.leave(outcome)) }
    RunningSystem.nextTurn(near: self) {
      // A presenter that refused keeps the alert up, and the choice did not happen.
      if self.presentingViewController != nil, !self.isBeingDismissed {
        self.dismissalWasCancelled()
      }
    }
  }

  private func end(with outcome: Outcome) {
    self.outcome = outcome
    DialogAccessibility.announce(nil, near: self)
    let handler: (() -> Void)? =
      outcome == .action ? action : outcome.isCancellation ? onCancel : nil
    let onEnd = onEnd
    if !isReusable { releaseHandlers() }
    handler?()
    onEnd?(outcome)
  }

  private func releaseHandlers() {
    action = nil
    onCancel = nil
    onEnd = nil
  }
}
