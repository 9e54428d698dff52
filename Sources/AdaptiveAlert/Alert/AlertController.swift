/// An alert or a sheet of actions, with UIAlertController's interface, on whichever native family the
/// system has.
///
/// Write alert code as for UIAlertController and rename two types. The object is a box that is never
/// itself shown: its backend shows a native stand-in, ``native``.
///
/// ```swift
/// let alert = AlertController(title: "Delete draft?", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Keep", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in drafts.removeLast() })
/// present(alert, animated: true)
/// ```
open class AlertController: UIViewController {
  /// Alert or sheet; the same type as UIAlertController's.
  public typealias Style = UIAlertController.Style

  // MARK: Storage

  // Every property has a default, so that subclasses inherit UIKit's initialisers (F3).
  private var style = UIAlertController.Style.actionSheet
  private var selection = BackendSelection.automatic
  private let capabilities = PlatformCapabilities.current
  private let hook: Void = PresentationHook.install()
  private var ownActions: [AlertAction] = []
  private var ownFields: [UITextField] = []
  private var preferred: AlertAction?
  private var cancelCount = 0
  private var severityValue = 0
  private var carrier: (any AlertBackend)?
  private lazy var decision = selection.resolve(capabilities)

  var lifecycle = AlertLifecycle()
  weak var slot: PresentationSlot?
  var ticket: Int?
  var goesFirst = false
  var watches: [HierarchyWatch] = []
  var watched: [ObjectIdentifier] = []
  var ownerWasOnScreen = false
  var presentationCompletion: (() -> Void)?
  var dismissalCompletions: [() -> Void] = []
  var transitionFollowers: [() -> Void] = []
  var endObservers: [(AlertOutcome) -> Void] = []
  private var isMisplacementReported = false
  var isAnchorReported = false
  private(set) lazy var alertPopover = RunningSystem.run(near: self) { AlertPopover(box: self) }
  var isShownAnimated = true
  var isDismissedAnimated = true

  /// Sees what happens to the alert, for tests and tools.
  package var observer: ((AlertEvent) -> Void)?

  /// The alert view or the sheet of the old interface that the box carries (F44).
  package weak var front: UIView?

  /// Goes with the alert through a presentation, and is let go of by whoever set it (F44).
  var follower: ((AlertPhase) -> Void)?

  // An action shared with an alert that is over may now let go of its handler.
  isolated deinit { for action in ownActions { action.holderDied() } }

  // MARK: Creation

  /// Creates an alert whose backend is chosen by the capabilities in force (F5).
  ///
  /// - Parameters:
  ///   - title: `nil` shows none.
  ///   - message: `nil` shows none.
  ///   - preferredStyle: Alert or sheet; fixed from now on.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(
      title: title,
      message: message,
      preferredStyle: preferredStyle,
      backend: .automatic
    )
  }

  /// Creates an alert with a choice of backend (F6).
  ///
  /// - Parameters:
  ///   - title: `nil` shows none.
  ///   - message: `nil` shows none.
  ///   - preferredStyle: Alert or sheet; fixed from now on.
  ///   - backend: Where the family asked for cannot exist, the misuse is reported and the other one is
  ///     used (F7).
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style,
    backend: BackendSelection
  ) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    selection = backend
    self.title = title
    self.message = message
    AlertWitnessScope.witness?.made(self)
    if let misuse = decision.misuse { report(misuse) }
  }

  // MARK: Content

  /// Alert or sheet; a box made by a plain initialiser is a sheet (F3).
  open var preferredStyle: UIAlertController.Style { style }

  open override var title: String? { didSet { carrier?.updateTexts() } }

  /// The text below the title; on a sheet it shows on both backends (F21).
  open var message: String? { didSet { carrier?.updateTexts() } }

  /// The buttons, in the order added (F9).
  open var actions: [AlertAction] { ownActions }

  /// The text fields, in the order added: the same objects before, while and after showing (F17).
  open var textFields: [UITextField]? { ownFields.isEmpty ? nil : ownFields }

  /// How urgent the alert is (iOS 16).
  @available(iOS 16.0, *)
  open var severity: UIAlertControllerSeverity {
    get { UIAlertControllerSeverity(rawValue: severityValue) ?? .default }
    set { severityValue = newValue.rawValue }
  }

  /// The button that is emphasised and that Return triggers; none by default (F14).
  ///
  /// One that was not added raises UIKit's error M17. Other actions keep their styles.
  open var preferredAction: AlertAction? {
    get { preferred }
    set {
      if let newValue, !ownActions.contains(where: { $0 === newValue }) {
        return AlertError.foreignPreferredAction.raise(near: self)
      }
      preferred = newValue
      carrier?.updatePreferredAction()
    }
  }

  /// Adds a button.
  ///
  /// Without a title it raises UIKit's error M19, a second cancel button M15 (F16). One added while the
  /// alert is on screen shows with the next presentation.
  open func addAction(_ action: AlertAction) {
    if action.title == nil { return AlertError.untitledAction.raise(near: self) }
    if action.style == .cancel, cancelCount > 0 {
      return AlertError.secondCancel.raise(near: self)
    }
    if action.style == .cancel { cancelCount += 1 }
    AlertWitnessScope.witness?.made(self)
    action.join(self, at: ownActions.count)
    ownActions.append(action)
    if isOnScreen {
      RunningSystem.log("AlertController: an action added while shown is not drawn", near: self)
    } else {
      carrier?.updateActions()
    }
  }

  /// Adds a text field below those added already; on a sheet it raises UIKit's error M16 (F16).
  ///
  /// - Parameter configurationHandler: Runs once, at once, on the field that will be shown (F18).
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    // A subclass may say its style by an override (TF-04).
    guard preferredStyle == .alert else { return AlertError.fieldOnSheet.raise(near: self) }
    ownFields.append(
      RunningSystem.run(near: self) {
        backend.addTextField(configurationHandler: configurationHandler)
      }
    )
  }

  // MARK: Backend

  /// Which family carries the alert (F5–F7).
  public var backendKind: AlertBackendKind { decision.kind }

  /// The native object that appears for the alert (F4).
  ///
  /// A UIAlertController, UIAlertView or UIActionSheet; `nil` once the alert is over and not reusable.
  public var native: AnyObject? {
    if carrier == nil, lifecycle.state == .ended { return nil }
    return backend.native
  }

  /// What the native widget cannot express of this alert as it is now, and how that is carried (F45).
  public var limitations: [AlertLimitation] {
    if carrier == nil, lifecycle.state == .ended { return [] }
    return backend.limitations
  }

  /// The backend, made on first use.
  var backend: any AlertBackend {
    if let carrier { return carrier }
    let made: any AlertBackend = RunningSystem.run(near: self) {
      switch decision.kind {
      case .block: BlockAlertBackend(box: self)
      case .delegate: DelegateAlertBackend(box: self)
      }
    }
    carrier = made
    made.updateActions()
    if preferred != nil { made.updatePreferredAction() }
    return made
  }

  /// The backend, if it was made and not let go of.
  var nativeCarrier: (any AlertBackend)? { carrier }

  /// The native object, if it was made and not let go of.
  package var currentNative: AnyObject? { carrier?.native }

  /// Takes away what still stands of the native object, and lets go of it unless it is needed again.
  func releaseNative() {
    carrier?.withdraw()
    if !isReusable { carrier = nil }
  }

  // MARK: Presentation

  /// The controller on which `present` was called; not kept alive (F32).
  public internal(set) weak var owner: UIViewController?

  /// How the last presentation ended; `nil` until then (F25, F27).
  public internal(set) var outcome: AlertOutcome?

  /// Whether the alert keeps its handlers for another presentation; `false` by default (F36).
  ///
  /// Set to `false` after the end, it lets go of them then.
  public var isReusable = false {
    didSet {
      guard !isReusable, lifecycle.state == .ended else { return }
      isSpent = true
      releaseNative()
      releaseHandlers()
    }
  }

  /// Whether the handlers were let go of: then it cannot be presented again.
  var isSpent = false

  /// What happens when the presenter is busy; the default of all alerts unless set.
  public var presentationPolicy: PresentationPolicy {
    get { ownPolicy ?? Self.defaultPresentationPolicy }
    set { ownPolicy = newValue }
  }
  private var ownPolicy: PresentationPolicy?

  /// The policy of alerts that set none; `.queue` by default (F37).
  public static var defaultPresentationPolicy = PresentationPolicy.queue

  open override var isBeingPresented: Bool { lifecycle.state == .presenting }

  open override var isBeingDismissed: Bool { lifecycle.state == .dismissing }

  open override var presentingViewController: UIViewController? {
    isOnScreen ? slot?.realPresenter : nil
  }

  /// Where the alert may turn; as its presenter, by default (N2).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    PresenterAnswers.mask(below: self) ?? super.supportedInterfaceOrientations
  }

  /// Whether the alert turns with the device; as its presenter, by default (N1, N2).
  open override var shouldAutorotate: Bool {
    PresenterAnswers.autorotates(below: self) ?? super.shouldAutorotate
  }

  /// As UIAlertController's: a popover for a sheet (A55), its own for an alert; setting it changes nothing.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .alert ? .custom : .popover }
    set { super.modalPresentationStyle = newValue }
  }

  /// What a sheet on a wide device points at (F23); `nil` for alerts and on phones (A58).
  ///
  /// It may be set up before the presentation, later in the same turn (A54), and by its delegate in
  /// `prepareForPopoverPresentation(_:)` (A57). Without an anchor on screen the sheet stands in the
  /// middle of its presenter's view and ``AlertMisuse/noAnchor`` is reported.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    isPopover ? alertPopover : nil
  }

  // MARK: The box's own view

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil { reportMisplacement() }
  }

  @available(iOS 13.0, *)
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { inheritedChanged() }
  }

  open override func loadView() {
    let root = AlertRootView(frame: .zero)
    root.box = self
    view = root
  }
}

// MARK: - What backends ask

extension AlertController {
  /// Whether the alert comes, stands or goes.
  package var isOnScreen: Bool {
    switch lifecycle.state {
    case .presenting, .presented, .covered, .dismissing: true
    case .idle, .waiting, .ended: false
    }
  }

  /// Whether a presentation was asked for that is not over.
  var isPending: Bool { isOnScreen || lifecycle.state == .waiting }

  /// The tint given to the box's view; `nil` where none was (F22).
  var explicitTint: UIColor? { (viewIfLoaded as? AlertRootView)?.explicitTint }

  var preferredIndex: Int? {
    guard let preferred = preferredAction else { return nil }
    return actions.firstIndex { $0 === preferred }
  }

  /// The box is pushed, made a child or a root: that shows nothing (F47).
  func reportMisplacement() {
    guard !isMisplacementReported else { return }
    isMisplacementReported = true
    report(.misplaced)
  }

  /// Whether the box's view was told to run from the other side than the language (F48).
  var runsAgainstLanguage: Bool {
    guard let view = viewIfLoaded else { return false }
    return RunningSystem.run(near: self) {
      UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute)
        != UIView.userInterfaceLayoutDirection(for: .unspecified)
    }
  }

  /// What the native has from the box's view and the box itself changed (F48).
  func inheritedChanged() { if isOnScreen { backend.updateInherited() } }

  func tintChanged() { if isOnScreen { backend.updateTint() } }

  func actionChanged(_ action: AlertAction, at index: Int) {
    carrier?.updateAction(action, at: index)
  }
}
