/// An alert or a sheet of actions (A2; iOS 8).
open class UIAlertController: UIViewController {
  /// An alert in the middle or a sheet of actions.
  public nonisolated enum Style: Int, Sendable {
    /// Rises from the bottom; a popover on pads (A55).
    case actionSheet = 0
    /// Stands in the middle.
    case alert = 1
  }

  private var style = Style.actionSheet
  private var ownActions: [UIAlertAction] = []
  private var ownFields: [UITextField] = []
  private var chosen: UIAlertAction?
  private var hasCancel = false
  private var panel: AlertPanel? { viewIfLoaded as? AlertPanel }

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: `nil` shows none; an empty title keeps its gap (A17).
  ///   - message: `nil` shows none.
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

  // MARK: Content

  /// Alert or sheet; a controller made by a plain initialiser is a sheet (A4).
  open var preferredStyle: Style { style }

  open override var title: String? { didSet { panel?.title = title } }

  /// The text below the title; none by default.
  open var message: String? { didSet { panel?.message = message } }

  /// How urgent the alert is; iOS draws both alike (A7; iOS 16).
  open var severity = UIAlertControllerSeverity.default

  /// The buttons, in the order added.
  open var actions: [UIAlertAction] { ownActions }

  /// The text fields, in the order added; `nil` where there are none (A25, U4).
  open var textFields: [UITextField]? { ownFields.isEmpty ? nil : ownFields }

  /// The button that is emphasised and that Return triggers; none by default (A36; iOS 9).
  ///
  /// One that was not added raises M17 (A14). Sheets ignore it.
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !ownActions.contains(where: { $0 === newValue }) {
        device.raise(.internalInconsistency, AlertMessages.foreignPreferredAction)
        return
      }
      preferred = newValue
      rebuildPanel()
    }
  }
  private var preferred: UIAlertAction?

  /// Adds a button.
  ///
  /// Without a title it raises M19 (A11); a second cancel button raises M15 (A12).
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
    action.controller = self
    ownActions.append(action)
    rebuildPanel()
  }

  /// Adds a text field below those added already; on a sheet raises M16 (A13).
  ///
  /// - Parameter configurationHandler: Runs at once with the new field (A23); none by default.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard style == .alert else {
      device.raise(.internalInconsistency, AlertMessages.fieldOnSheet)
      return
    }
    let field = device.run { UITextField() }
    ownFields.append(field)
    configurationHandler?(field)
    rebuildPanel()
  }

  // MARK: What presentation asks

  open override func loadView() {
    let panel = AlertPanel(frame: device.screen.bounds)
    panel.owner = self
    view = panel
    rebuildPanel()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The first field has the keyboard as soon as the alert stands (A26).
    ownFields.first?.becomeFirstResponder()
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { style == .alert ? .custom : .popover }
    set { super.modalPresentationStyle = newValue }
  }

  /// Alerts and sheets cover nothing, whatever their style reads as (A65, D24).
  override var removesPresenter: Bool { false }

  override func presentationError() -> NSException? {
    if device.version < SystemVersion(8), device.alertFamilies == .bySystemVersion {
      return NSException(
        name: .objectNotAvailable,
        reason: "UIAlertController does not exist before iOS 8 (system version "
          + "\(device.systemVersion)); device.alertFamilies = .both allows it for comparison"
      )
    }
    guard title == nil, message == nil, ownActions.isEmpty, ownFields.isEmpty else { return nil }
    return NSException(name: .internalInconsistency, reason: AlertMessages.nothingToShow)
  }

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

// MARK: - The panel on screen

extension UIAlertController: AlertPanelOwner {
  func actionChanged(_ action: UIAlertAction) {
    guard let panel, let index = ownActions.firstIndex(where: { $0 === action }) else { return }
    panel.setEnabled(action.isEnabled, at: index)
  }

  private func rebuildPanel() {
    guard let panel else { return }
    panel.title = title
    panel.message = message
    panel.fields = ownFields
    panel.setButtons(
      ownActions.map {
        AlertPanel.Item(title: $0.title ?? "", role: $0.style, isEnabled: $0.isEnabled)
      },
      arrangement: AlertButtonArrangement(
        roles: ownActions.map(\.style),
        family: family,
        preferred: preferredIndex
      ),
      isSheet: style == .actionSheet,
      isPreferred: preferredIndex != nil
    )
  }

  /// The preferred action's index; none on sheets, which ignore it (A36).
  private var preferredIndex: Int? {
    guard style == .alert, let preferred else { return nil }
    return ownActions.firstIndex { $0 === preferred }
  }

  private var family: AlertButtonArrangement.Family {
    if style == .actionSheet { return popoverPresentationController == nil ? .sheet : .popover }
    return device.behavior.alertControllerPlacesCancel ? .alert : .alertAsAdded
  }

  func panelButtonTouched(at index: Int) {
    guard ownActions.indices.contains(index), ownActions[index].isEnabled, chosen == nil,
      !isBeingDismissed
    else { return }
    chosen = ownActions[index]
    dismissForChoice()
    // A presenter that refuses to dismiss keeps the alert up, and the choice did not happen.
    if !isBeingDismissed { chosen = nil }
  }

  func panelTouchedOutside() -> Bool {
    guard style == .actionSheet else { return false }
    if let cancel = ownActions.firstIndex(where: { $0.style == .cancel }) {
      panelButtonTouched(at: cancel)
    } else if popoverPresentationController != nil {
      dismissForChoice()
    }
    return isBeingDismissed
  }
}
