/// Carries an alert on UIAlertView or UIActionSheet, or on our own dialog where they cannot express it.
final class DelegateAlertBackend: NSObject, AlertBackend {
  weak var box: AlertController?

  /// A UIAlertView for alerts, a UIActionSheet for sheets (F8), or an ``AlertDialog`` for either.
  private(set) var widget: any LegacyWidget

  /// Whether the widget was exchanged on screen: its coming is no event (F13).
  var isExchanged = false
  weak var presenter: UIViewController?

  /// What a popover points at, and what tells that its surroundings changed.
  var anchor: SheetAnchor?
  var sizeWatch: SizeWatch?
  var isRepositioning = false

  /// Whether the anchor changed while the widget came, and if so, by a turn.
  var missedTurn: Bool?

  /// Whether the box was told that it appears, and not yet that it went.
  var hasAppeared = false

  /// Counts what is to be shown in the next turn, so that a late one is known.
  var showing = 0
  var fields: [UITextField] = []
  var fieldsFit = true
  var inherited = InheritedValues()
  private var table: ButtonTable?

  init(box: AlertController) {
    self.box = box
    widget = Self.makeWidget(box.preferredStyle)
    super.init()
    updateTexts()
  }

  // A native alert whose box vanished has nobody to answer: it closes quietly (F35).
  isolated deinit { withdraw() }

  private static func makeWidget(_ style: UIAlertController.Style) -> any LegacyWidget {
    style == .alert ? UIAlertView() : UIActionSheet()
  }

  var kind: AlertBackendKind { .delegate }

  var native: AnyObject { widget }

  /// The widget of an alert; only it has fields and a message.
  var alertView: UIAlertView? { widget as? UIAlertView }

  /// What UIAlertView or UIActionSheet cannot express of the alert as it is now.
  var inexpressible: [AlertLimitation] {
    guard let box else { return [] }
    var found: [AlertLimitation] = []
    if box.actions.contains(where: { !$0.isEnabled }) { found.append(.disabledAction) }
    if box.preferredStyle == .actionSheet {
      // Sheets ignore a preferred action (A36).
      if box.actions.count(where: { $0.style == .destructive }) > 1 {
        found.append(.secondDestructive)
      }
      if box.isPopover, box.alertPopover.hasOptions { found.append(.popoverOptions) }
    } else {
      if box.preferredAction != nil { found.append(.preferredAction) }
      if !areFieldsExpressible { found.append(.textFields) }
      if box.runsAgainstLanguage { found.append(.layoutDirection) }
    }
    return found
  }

  /// What is not drawn as asked for, or carried by our own dialog (F45).
  var limitations: [AlertLimitation] {
    let carried = inexpressible
    guard let box, carried.isEmpty else { return carried }
    var limitations: [AlertLimitation] = []
    if box.explicitTint != nil { limitations.append(.tint) }
    if box.preferredStyle == .alert, box.actions.contains(where: { $0.style == .destructive }) {
      limitations.append(.destructiveStyle)
    }
    if box.preferredStyle == .actionSheet, box.message != nil {
      limitations.append(.messageInTitle)
    }
    if box.actions.contains(where: { $0.accessibilityIdentifier != nil }) {
      limitations.append(.actionIdentifier)
    }
    return limitations
  }

  func updateTexts() {
    guard let box else { return }
    if widget is AlertDialog {
      describe()
    } else if let alertView {
      alertView.title = box.title ?? ""
      alertView.message = box.message
    } else {
      // UIActionSheet has no message (F21).
      widget.title = [box.title, box.message].compactMap { $0 }.joined(separator: "\n")
    }
  }

  func updatePreferredAction() { follow() }

  func updateAction(_ action: AlertAction, at index: Int) { follow() }

  /// UIAlertView and UIActionSheet have no tint: a listed limitation.
  func updateTint() { describe() }

  /// The buttons are made when the alert is shown: only then is it known where cancel stands.
  func updateActions() {}

  func show(on presenter: UIViewController, animated: Bool) {
    isExchanged = false
    missedTurn = nil
    self.presenter = presenter
    guard let box, box.isPopover else { return put(animated: animated) }
    showing += 1
    // Anchors may still be set in this turn (A54).
    RunningSystem.nextTurn(near: box) { [weak self, showing] in
      if self?.showing == showing { self?.putAnchored(animated: animated) }
    }
  }

  func put(animated: Bool) {
    guard let presenter else { return }
    widget.listener = self
    makeButtons()
    describe()
    updateInherited()
    let owner = box?.owner ?? presenter
    if anchor != nil {
      sizeWatch = SizeWatch(presenter.view) { [weak self] in self?.reanchor(afterTurn: true) }
    }
    let show = { self.widget.show(on: presenter, for: owner, at: self.anchor) }
    animated ? show() : UIView.performWithoutAnimation(show)
  }

  func hide(completion: @escaping () -> Void) {
    silence()
    // As a dismissal of UIAlertController, which ends in the next turn.
    guard let box else { return completion() }
    let isSeen = hasAppeared
    hasAppeared = false
    if isSeen { box.viewWillDisappear(false) }
    RunningSystem.nextTurn(near: box) { [weak box] in
      if isSeen { box?.viewDidDisappear(false) }
      completion()
    }
  }

  func dismiss(animated: Bool) {
    widget.dismiss(withClickedButtonIndex: -1, animated: animated)
  }

  func withdraw() {
    silence()
    guard hasAppeared, let box else { return }
    // A widget that goes with its presenter says nothing; a UIAlertController does (F3).
    hasAppeared = false
    box.viewWillDisappear(false)
    box.viewDidDisappear(false)
  }

  private func silence() {
    showing += 1
    sizeWatch = nil
    widget.listener = nil
    if widget.isVisible { dismiss(animated: false) }
  }

  // MARK: Buttons

  /// Takes a new widget for a presentation where the old one still goes, has other buttons or cannot
  /// express the alert.
  func prepare() {
    guard let box else { return }
    let hasOtherButtons = table.map { $0.actions.count != box.actions.count } ?? false
    if widget.isVisible || hasOtherButtons || isDialog == inexpressible.isEmpty { takeNewWidget() }
  }

  private var isDialog: Bool { widget is AlertDialog }

  func takeNewWidget() {
    guard let box else { return }
    silence()
    table = nil
    // A widget's fields cannot be put into another one of its kind, but into our own dialog.
    fieldsFit = fields.isEmpty
    let needsDialog = !inexpressible.isEmpty
    inherited = InheritedValues()
    widget = needsDialog ? AlertDialog(box.preferredStyle) : Self.makeWidget(box.preferredStyle)
    updateTexts()
  }

  /// Follows a change on screen; a widget that cannot is exchanged, and nobody hears of it (F13).
  func follow() {
    guard let box, widget.listener != nil else { return }
    let isUp = box.lifecycle.state == .presented
    guard !isDialog, !inexpressible.isEmpty, isUp || box.lifecycle.state == .presenting else {
      return describe()
    }
    let focused = fields.first(where: \.isFirstResponder)
    RunningSystem.run(near: box) {
      takeNewWidget()
      isExchanged = isUp
      put(animated: !isUp)
      if isUp { (widget as? AlertDialog)?.takeOver(focus: focused) }
    }
  }

  /// Tells our own dialog what is to be seen.
  func describe() {
    guard let dialog = widget as? AlertDialog, let box else { return }
    makeButtons()
    let actions = (table?.actions ?? []).map { box.actions[$0] }
    dialog.content = AlertDialogContent(
      style: box.preferredStyle,
      title: box.title,
      message: box.message,
      buttons: actions.map { action in
        AlertDialogContent.Button(
          title: action.title ?? "",
          role: action.style,
          isEnabled: action.isEnabled,
          identifier: action.accessibilityIdentifier
        )
      },
      // Sheets ignore a preferred action (A36).
      preferred: box.preferredStyle == .actionSheet
        ? nil
        : box.preferredAction.flatMap { preferred in actions.firstIndex { $0 === preferred } },
      fields: fields,
      tint: box.explicitTint,
      inherited: InheritedValues(of: box),
      popover: anchor.map { AlertDialogContent.Popover($0, of: box.alertPopover) }
    )
  }

  private func makeButtons() {
    guard table == nil, let box else { return }
    let actions = box.actions
    let table = ButtonTable(styles: actions.map(\.style), cancelLast: alertView == nil)
    for index in table.actions { widget.addButton(withTitle: actions[index].title) }
    widget.cancelButtonIndex = table.cancelButton
    (widget as? UIActionSheet)?.destructiveButtonIndex = table.destructiveButton
    self.table = table
  }

  /// The action under a button; `nil` for −1 and out of range (F12).
  func action(forButton index: Int) -> Int? { table?.action(forButton: index) }
}
