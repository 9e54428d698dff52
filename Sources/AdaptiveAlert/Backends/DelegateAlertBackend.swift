/// Carries an alert on UIAlertView or UIActionSheet.
final class DelegateAlertBackend: NSObject, AlertBackend {
  weak var box: AlertController?

  /// A UIAlertView for alerts, a UIActionSheet for sheets (F8).
  private(set) var widget: any LegacyWidget
  var fields: [UITextField] = []
  var fieldsFit = true
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

  var unsupported: String? {
    guard let box else { return nil }
    if box.actions.contains(where: { !$0.isEnabled }) { return "a disabled action" }
    if alertView == nil {
      let destructive = box.actions.count { $0.style == .destructive }
      return destructive > 1 ? "a second destructive action" : nil
    }
    if box.preferredAction != nil { return "a preferred action" }
    return areFieldsExpressible ? nil : "this combination of text fields"
  }

  func updateTexts() {
    guard let box else { return }
    if let alertView {
      alertView.title = box.title ?? ""
      alertView.message = box.message
    } else {
      // UIActionSheet has no message (F21).
      widget.title = [box.title, box.message].compactMap { $0 }.joined(separator: "\n")
    }
  }

  func updatePreferredAction() { endIfInexpressible() }

  func updateEnabled(_ action: AlertAction, at index: Int) { endIfInexpressible() }

  /// UIAlertView and UIActionSheet have no tint: a listed limitation.
  func updateTint() {}

  /// The buttons are made when the alert is shown: only then is it known where cancel stands.
  func updateActions() {}

  func show(on presenter: UIViewController, animated: Bool) {
    widget.listener = self
    makeButtons()
    let owner = box?.owner ?? presenter
    let show = { self.widget.show(on: presenter, for: owner) }
    animated ? show() : UIView.performWithoutAnimation(show)
  }

  func hide(completion: @escaping () -> Void) {
    withdraw()
    // As a dismissal of UIAlertController, which ends in the next turn.
    guard let box else { return completion() }
    RunningSystem.nextTurn(near: box, completion)
  }

  func dismiss(animated: Bool) {
    widget.dismiss(withClickedButtonIndex: -1, animated: animated)
  }

  func withdraw() {
    widget.listener = nil
    if widget.isVisible { dismiss(animated: false) }
  }

  // MARK: Buttons

  /// Takes a new widget for another presentation where the old one still goes, or has other buttons.
  func prepare() {
    guard let box, widget.isVisible || (table != nil && table?.actions.count != box.actions.count)
    else { return }
    widget = Self.makeWidget(box.preferredStyle)
    table = nil
    // Its fields cannot be put into another one.
    fieldsFit = fields.isEmpty
    updateTexts()
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

  /// Ends the alert if it is on screen and can no longer be shown as it is.
  func endIfInexpressible() {
    if let unsupported { box?.nativeCannotShow(unsupported) }
  }
}
