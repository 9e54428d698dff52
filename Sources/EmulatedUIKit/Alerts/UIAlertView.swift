/// Which text fields an alert view has (B15; iOS 5).
public nonisolated enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One, drawn as bullets.
  case secureTextInput = 1
  /// One.
  case plainTextInput = 2
  /// A login and a password drawn as bullets.
  case loginAndPasswordInput = 3
}

/// An alert whose answers go to a delegate (B1; iOS 2, deprecated 9).
open class UIAlertView: UIView, LegacyAlert {
  let panel = AlertPanel(frame: .zero)
  var stage = LegacyAlertStage.away
  private var buttons = LegacyButtons()
  private var ownFields: [UITextField] = []

  /// Creates an alert view; raises M13 in scene-based apps from 13 (B42).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    panel.owner = self
    addSubview(panel)
    if device.usesScenes, device.behavior.scenesForbidAlertView {
      device.raise(.objectNotAvailable, AlertMessages.alertViewInSceneApp)
    }
  }

  /// Creates an empty alert view; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) { fatalError("UIAlertView(coder:) is not emulated") }

  /// Creates an alert view with at most one button (B4).
  ///
  /// - Parameters:
  ///   - title: `nil` counts as empty.
  ///   - message: `nil` shows none.
  ///   - delegate: Not kept alive.
  ///   - cancelButtonTitle: The first button, at index 0, or none.
  public convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert view with further buttons, which are added one by one (B2).
  public convenience init(
    title: String,
    message: String,
    delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
    )
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Content

  /// Hears what happens; not kept alive (B32).
  open weak var delegate: AnyObject?

  /// The title; empty by default.
  open var title = "" { didSet { if isVisible { rebuildPanel() } } }

  /// The text below the title; none by default.
  open var message: String? { didSet { if isVisible { rebuildPanel() } } }

  /// Adds a button and answers its index (B5).
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    let index = buttons.add(title)
    if isVisible { rebuildPanel() }
    return index
  }

  /// The title at an index; `nil` out of range (U5).
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// How many buttons there are, cancel included (B11).
  open var numberOfButtons: Int { buttons.titles.count }

  /// The cancel button's index; −1 by default (B6).
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set { buttons.cancelIndex = newValue }
  }

  /// The first other button's index; always −1 for buttons added one by one (B7).
  open var firstOtherButtonIndex: Int { -1 }

  /// Which text fields the alert has; none by default (B15; iOS 5).
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { makeFields() } }
  }

  /// The text field at an index (iOS 5); out of range it raises `NSRangeException` (B16, U16).
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard ownFields.indices.contains(textFieldIndex) else {
      device.raise(
        .range,
        "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields"
      )
      return nil
    }
    return ownFields[textFieldIndex]
  }

  // MARK: Showing

  /// Whether the alert stands, comes or goes (B29).
  open var isVisible: Bool { stage != .away }

  /// Shows the alert above the app (B22, B39); it lives until it is dismissed (B34).
  open func show() {
    rebuildPanel()
    device.legacyAlerts.show(self, in: nil, animated: device.animationsEnabled)
  }

  /// Dismisses the alert; the delegate hears the index as it is, and no click (B24).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    device.legacyAlerts.dismiss(self, index: buttonIndex, animated: animated)
  }
}

// MARK: - Fields and panel

extension UIAlertView {
  private func makeFields() {
    let count =
      switch alertViewStyle {
      case .default: 0
      case .plainTextInput, .secureTextInput: 1
      case .loginAndPasswordInput: 2
      }
    if !device.alertViewKeepsFieldsAcrossStyles { ownFields = [] }
    device.run {
      while ownFields.count < count { ownFields.append(UITextField()) }
    }
    ownFields.removeLast(ownFields.count - count)
    // The last one, where the style has a secret (B15).
    for field in ownFields {
      field.isSecureTextEntry = alertViewStyle != .plainTextInput && field === ownFields.last
    }
    if alertViewStyle == .loginAndPasswordInput {
      // B17.
      for (field, words) in zip(ownFields, ["Login", "Password"]) where field.placeholder == nil {
        field.placeholder = words
      }
    }
    if isVisible { rebuildPanel() }
  }

  private func rebuildPanel() {
    panel.title = title.isEmpty ? nil : title
    panel.message = message
    panel.fields = ownFields
    panel.setButtons(
      buttons.items(),
      arrangement: AlertButtonArrangement(roles: buttons.roles, family: .alertView),
      isSheet: false
    )
  }
}

// MARK: - A person

extension UIAlertView: AlertPanelOwner {
  func panelButtonTouched(at index: Int) {
    guard stage == .standing else { return }
    listener?.alertView(self, clickedButtonAt: index)
    // The delegate may have dismissed it itself: one pair of calls only (U12).
    dismiss(withClickedButtonIndex: index, animated: true)
  }

  func panelTouchedOutside() -> Bool { false }

  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  func tellWillPresent() { listener?.willPresent(self) }
  func tellDidPresent() { listener?.didPresent(self) }
  func tellWillDismiss(_ index: Int) {
    listener?.alertView(self, willDismissWithButtonIndex: index)
  }
  func tellDidDismiss(_ index: Int) {
    listener?.alertView(self, didDismissWithButtonIndex: index)
  }
}
