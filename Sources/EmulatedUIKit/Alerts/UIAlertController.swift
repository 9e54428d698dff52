/// An alert or a sheet of actions (A2; iOS 8).
///
/// UIKit asks that the class be used as it is: subclasses work (A8), and the views inside have no
/// contract (A9). No member takes back an action or a field (A3), and nothing tells of a dismissal by
/// the app but that dismissal's own completion (A49).
@MainActor  // Said, because optimised clients take the isolation of its deinit from here alone.
open class UIAlertController: UIViewController {
  /// An alert in the middle or a sheet of actions (A2).
  public nonisolated enum Style: Int, Sendable {
    /// Rises from the bottom; a popover on pads (A55).
    case actionSheet = 0
    /// Stands in the middle.
    case alert = 1
  }

  private var style = Style.actionSheet
  private var hasCancel = false
  private var preferred: UIAlertAction?
  private var isAskedForOrientations = false
  private(set) var ownActions: [UIAlertAction] = []
  private(set) var ownFields: [UITextField] = []

  /// What a person chose, until its handler runs.
  var chosen: UIAlertAction?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: `nil` shows none; an empty title keeps its gap (A17).
  ///   - message: `nil` shows none. Without a title it is drawn in the title's place and weight (A17).
  ///   - preferredStyle: Fixed from now on (A3).
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
  }

  /// Creates an empty sheet (A4).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty sheet; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  isolated deinit {
    // What is left when its device is gone has no console.
    guard !isViewLoaded, device !== EmulatedDevice.gone, device.behavior.logsAlertsNeverLoaded
    else { return }
    device.writeLog(AlertMessages.neverLoaded(self))
  }

  // MARK: Content

  /// Alert or sheet; a controller made by a plain initialiser is a sheet (A4).
  open var preferredStyle: Style { style }

  /// The text on top; none by default.
  ///
  /// The alert on screen follows.
  open override var title: String? { didSet { refreshPanel() } }

  /// The text below the title, or in its place where there is none (A17); none by default.
  ///
  /// The alert on screen follows.
  open var message: String? { didSet { refreshPanel() } }

  /// How urgent the alert is; `.default` by default, and iOS draws both alike (A7; iOS 16).
  open var severity = UIAlertControllerSeverity.default

  /// The buttons, in the order added; none by default (A6, A30).
  open var actions: [UIAlertAction] { ownActions }

  /// The text fields, in the order added; `nil` where there are none (A25; assumed: U4).
  open var textFields: [UITextField]? { ownFields.isEmpty ? nil : ownFields }

  /// The button that is emphasised instead of cancel and that Return triggers; none by default (A35,
  /// A36; iOS 9).
  ///
  /// One that was not added raises `NSInternalInconsistencyException` with `The -preferredAction of an
  /// alert controller must be contained in the -actions array or be nil.` (A14, M17). Sheets ignore it.
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !ownActions.contains(where: { $0 === newValue }) {
        device.raise(.internalInconsistency, AlertMessages.foreignPreferredAction)
        return
      }
      preferred = newValue
      refreshPanel()
    }
  }

  /// Adds a button below or beside those added already (A30).
  ///
  /// Without a title it raises `NSInternalInconsistencyException` with `Actions added to
  /// UIAlertController must have a title` (A11, M19; the name is assumed: U7), and a second cancel
  /// button with `UIAlertController can only have one action with a style of
  /// UIAlertActionStyleCancel` (A12, M15). The very action is kept (A20), one that was added before
  /// too (A21; assumed: U13). While the alert is on screen the button appears at once and the console
  /// says so (A22; assumed: U2).
  open func addAction(_ action: UIAlertAction) {
    if action.title == nil {
      device.raise(.internalInconsistency, AlertMessages.untitledAction)
      return
    }
    if action.style == .cancel, hasCancel {
      device.raise(.internalInconsistency, AlertMessages.secondCancel)
      return
    }
    hasCancel = hasCancel || action.style == .cancel
    action.wasAdded(to: self)
    ownActions.append(action)
    warnIfShown("an action")
    refreshPanel()
  }

  /// Adds a text field below those added already (A25).
  ///
  /// On a sheet it raises `NSInternalInconsistencyException` with `Text fields can only be added to an
  /// alert controller of style UIAlertControllerStyleAlert` (A13, M16). While the alert is on screen
  /// the field appears at once and the console says so (A22; assumed: U2).
  ///
  /// - Parameter configurationHandler: Runs at once with the new field (A23); none by default (A24).
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      device.raise(.internalInconsistency, AlertMessages.fieldOnSheet)
      return
    }
    let field = device.run { UITextField() }
    ownFields.append(field)
    configurationHandler?(field)
    warnIfShown("a text field")
    refreshPanel()
  }

  private func warnIfShown(_ what: String) {
    guard isShownInWindow else { return }
    device.writeLog(AlertMessages.addedWhileShown(what, to: self))
  }

  // MARK: What presentation asks

  open override func loadView() {
    let panel = AlertPanel(frame: device.screen.bounds)
    panel.owner = self
    panel.promotesLoneMessage = true
    view = panel
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // An alert takes the keyboard from whoever has it, even with no field of its own (A64, single
    // report).
    if preferredStyle == .alert { device.firstResponder?.resignFirstResponder() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The first field has the keyboard as soon as the alert stands (A26).
    ownFields.first?.becomeFirstResponder()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    panel?.presentationEnded()
  }

  /// `.popover` for a sheet (A55), `.custom` for an alert (D11: memory); setting it changes nothing.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .alert ? .custom : .popover }
    set { super.modalPresentationStyle = newValue }
  }

  /// As the presenter has it (N1, N2).
  ///
  /// A presenter that asks its alert in turn raises NSInternalInconsistencyException from 9 on:
  /// `UIAlertController:supportedInterfaceOrientations was invoked recursively!` (N3).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let orientationSource else { return super.supportedInterfaceOrientations }
    guard !isAskedForOrientations else {
      if device.behavior.alertsRefuseOrientationRecursion {
        device.raise(.internalInconsistency, RotationMessages.recursion)
      }
      return super.supportedInterfaceOrientations
    }
    isAskedForOrientations = true
    defer { isAskedForOrientations = false }
    return orientationSource.supportedInterfaceOrientations
  }

  /// As the presenter has it (N1).
  open override var shouldAutorotate: Bool {
    orientationSource?.shouldAutorotate ?? super.shouldAutorotate
  }

  /// As the presenter has it, where each candidate is asked about: an alert must not hold its presenter
  /// (assumed: below 8 it exists for comparison).
  open override func shouldAutorotate(
    to toInterfaceOrientation: UIInterfaceOrientation
  ) -> Bool {
    orientationSource?.shouldAutorotate(to: toInterfaceOrientation)
      ?? super.shouldAutorotate(to: toInterfaceOrientation)
  }

  /// Who would decide were the alert not there.
  private var orientationSource: UIViewController? {
    presenter?.bottomOfPresentations.orientationDecider(below: self)
  }

  /// Alerts and sheets cover nothing, whatever their style reads as (A65, D24).
  override var removesPresenter: Bool { false }

  override var canBePopover: Bool { device.model.idiom == .pad }

  override var placesItself: Bool { true }

  override var dimsPresenter: Bool { true }

  /// Nothing to show is an error when the alert is presented, not before (A15, M18).
  override func presentationError() -> NSException? {
    if !device.behavior.hasAlertController, device.alertFamilies == .bySystemVersion {
      return NSException(
        name: .objectNotAvailable,
        reason: AlertMessages.missingBelowItsVersion(on: device)
      )
    }
    guard title == nil, message == nil, ownActions.isEmpty, ownFields.isEmpty else { return nil }
    return NSException(name: .internalInconsistency, reason: AlertMessages.nothingToShow)
  }

  /// A popover without an anchor is an error when its transition begins (A56, M7, M8).
  override func transitionError(from presenter: UIViewController) -> NSException? {
    guard let popover = popoverPresentationController, !popover.hasAnchor else { return nil }
    return NSException(
      name: .generic,
      reason: AlertMessages.missingAnchor(self, from: presenter)
    )
  }

  override func transitionDuration(appearing: Bool) -> TimeInterval {
    appearing ? device.durations.alertPresentation : device.durations.alertDismissal
  }

  /// Runs the handler of what was chosen, once (A42, A46); a dismissal by the app chose nothing (A48).
  override func dismissalDidEnd() {
    guard let action = chosen else { return }
    chosen = nil
    action.handler?(action)
  }
}

/// How urgent an alert is (A7; iOS 16).
public nonisolated enum UIAlertControllerSeverity: Int, Sendable {
  /// Ordinary.
  case `default` = 0
  /// Urgent; marked on Mac Catalyst alone.
  case critical = 1
}
