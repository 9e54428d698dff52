/// Carries an alert on UIAlertView or UIActionSheet.
final class DelegateAlertBackend: NSObject, AlertBackend {
  /// The widget in use (F8).
  enum Widget {
    case alertView(UIAlertView)
    case actionSheet(UIActionSheet)
  }

  weak var box: AlertController?
  let widget: Widget
  var fields: [UITextField] = []
  var fieldsFit = true
  private var table: ButtonTable?

  init(box: AlertController) {
    self.box = box
    switch box.preferredStyle {
    case .alert: widget = .alertView(UIAlertView())
    default: widget = .actionSheet(UIActionSheet())
    }
    super.init()
    updateTexts()
  }

  // A native alert whose box vanished has nobody to answer: it closes quietly (F35).
  isolated deinit { withdraw() }

  var kind: AlertBackendKind { .delegate }

  var native: AnyObject {
    switch widget {
    case .alertView(let view): view
    case .actionSheet(let sheet): sheet
    }
  }

  var unsupported: String? {
    guard let box else { return nil }
    if box.actions.contains(where: { !$0.isEnabled }) { return "a disabled action" }
    switch widget {
    case .alertView:
      if box.preferredAction != nil { return "a preferred action" }
      return areFieldsExpressible ? nil : "this combination of text fields"
    case .actionSheet:
      let destructive = box.actions.count { $0.style == .destructive }
      return destructive > 1 ? "a second destructive action" : nil
    }
  }

  func updateTexts() {
    guard let box else { return }
    switch widget {
    case .alertView(let view):
      view.title = box.title ?? ""
      view.message = box.message
    case .actionSheet(let sheet):
      // UIActionSheet has no message (F21).
      sheet.title = [box.title, box.message].compactMap { $0 }.joined(separator: "\n")
    }
  }

  func updatePreferredAction() { endIfInexpressible() }

  func updateEnabled(_ action: AlertAction, at index: Int) { endIfInexpressible() }

  /// UIAlertView and UIActionSheet have no tint: a listed limitation.
  func updateTint() {}

  /// The buttons are made when the alert is shown: only then is it known where cancel stands.
  func updateActions() {}

  func show(on presenter: UIViewController, animated: Bool) {
    listen(true)
    makeButtons()
    let show = {
      switch self.widget {
      case .alertView(let view):
        view.show()
      case .actionSheet(let sheet):
        // Inside tabs a sheet shown in the view has lower buttons that take no touch (C10).
        if let tabs = presenter as? UITabBarController {
          sheet.show(from: tabs.tabBar)
        } else {
          sheet.show(in: presenter.view)
        }
      }
    }
    animated ? show() : UIView.performWithoutAnimation(show)
  }

  func dismiss(animated: Bool) {
    switch widget {
    case .alertView(let view): view.dismiss(withClickedButtonIndex: -1, animated: animated)
    case .actionSheet(let sheet): sheet.dismiss(withClickedButtonIndex: -1, animated: animated)
    }
  }

  func withdraw() {
    listen(false)
    let isVisible =
      switch widget {
      case .alertView(let view): view.isVisible
      case .actionSheet(let sheet): sheet.isVisible
      }
    if isVisible { dismiss(animated: false) }
  }

  private func listen(_ listens: Bool) {
    let listener = listens ? self : nil
    switch widget {
    case .alertView(let view): view.delegate = listener
    case .actionSheet(let sheet): sheet.delegate = listener
    }
  }

  // MARK: Buttons

  private func makeButtons() {
    guard table == nil, let box else { return }
    let actions = box.actions
    let styles = actions.map(\.style)
    switch widget {
    case .alertView(let view):
      let table = ButtonTable(styles: styles, cancelLast: false)
      for index in table.actions { view.addButton(withTitle: actions[index].title) }
      view.cancelButtonIndex = table.cancelButton
      self.table = table
    case .actionSheet(let sheet):
      let table = ButtonTable(styles: styles, cancelLast: true)
      for index in table.actions { sheet.addButton(withTitle: actions[index].title) }
      sheet.cancelButtonIndex = table.cancelButton
      sheet.destructiveButtonIndex = table.destructiveButton
      self.table = table
    }
  }

  /// The enabled action under a button; `nil` for anything else (F12, F13).
  func action(forButton index: Int) -> Int? {
    guard let action = table?.action(forButton: index), let actions = box?.actions,
      actions.indices.contains(action), actions[action].isEnabled
    else { return nil }
    return action
  }

  private func endIfInexpressible() {
    if let unsupported { box?.nativeCannotShow(unsupported) }
  }
}
