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

/// An alert whose answers go to a delegate (B1; iOS 2, deprecated 9: use ``UIAlertController``,
/// B3).
///
/// The deprecation is not declared, so that code which needs the class builds without warnings. On
/// 8 and later the class is a shim: a ``UIAlertController`` in a window of its own carries the
/// alert (B40), and the delegate hears the same calls in the same order as before (B41).
///
/// Not emulated: the class in app extensions (B43), and the crash of 8.3 with the keyboard up
/// (B21).
open class UIAlertView: UIView, LegacyAlert {
  let panel = AlertPanel(frame: .zero)
  override var shownPanel: AlertPanel? { panel }
  override var hidesSiblings: Bool { true }
  var stage = LegacyAlertStage.away
  var isDismissalAsked = false
  var choice: PresentationEnding?
  var buttons = LegacyButtons()
  var fields = LegacyFields()
  let link = LegacyDelegateLink<any UIAlertViewDelegate>()

  /// What the delegate last said of the first other button (B18).
  var isFirstOtherEnabled = true

  /// Set by a default implementation of `alertViewCancel(_:)`: the delegate has none of its own.
  var isCancelUnheard = false

  /// Whether the initialiser raised M13: there is no alert view.
  private var isUnavailable = false

  /// Creates an alert view; raises M13 in scene-based apps from 13 (B42).
  ///
  /// Where the device only records exceptions, the object that raised exists and never shows.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    panel.owner = self
    addSubview(panel)
    if device.usesScenes, device.behavior.scenesForbidAlertView {
      isUnavailable = true
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

  /// Creates an alert view with further buttons, which are added one by one (B2): there is no first
  /// other button then, and `alertViewShouldEnableFirstOtherButton` is never called (B7, B19).
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

  /// As Objective-C's initialiser with a list of other titles, which ends at its first `nil` (B4,
  /// B14).
  package convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?,
    objectiveCTitles: [String?]
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
    )
    buttons.addOthers(objectiveCTitles)
  }

  // MARK: Content

  /// Hears what happens; not kept alive.
  ///
  /// From 9 a delegate that is freed is as none. Before, it must be set to `nil` in time: a call to
  /// one that is gone raises `EXC_BAD_ACCESS`, the emulator's own exception in place of the crash
  /// (B32). What the delegate can hear is sampled when it is set (B33).
  open weak var delegate: AnyObject? {
    get { link.delegate }
    set { link.delegate = newValue }
  }

  /// The title; empty by default.
  open var title = "" { didSet { if isVisible { rebuildPanel() } } }

  /// The text below the title; none by default.
  open var message: String? { didSet { if isVisible { rebuildPanel() } } }

  /// Adds a button and answers its index (B5); a `nil` title is as an empty one (B13; assumed:
  /// unknown).
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    let index = buttons.add(title)
    if isVisible { rebuildPanel() }
    return index
  }

  /// The title at an index; `nil` out of range (B10, U5; assumed: unknown).
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// How many buttons there are, cancel included (B11).
  open var numberOfButtons: Int { buttons.titles.count }

  /// The cancel button's index; −1 by default, not validated (B6).
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set {
      buttons.cancelIndex = newValue
      if isVisible { rebuildPanel() }
    }
  }

  /// The first other button's index; −1 for buttons added one by one, as Swift always does (B7).
  open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

  /// Which text fields the alert has; none by default (B15; iOS 5).
  ///
  /// A change while the alert is visible shows at once (B17; assumed: unknown). Fields that both
  /// styles have stay the same objects (U18), unless
  /// ``EmulatedDevice/alertViewKeepsFieldsAcrossStyles`` says otherwise. A login's fields say
  /// "Login" and "Password" while they are empty (B17), and no more after a change to another
  /// style.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { styleChanged() } }
  }

  /// The text field at an index (iOS 5).
  ///
  /// Out of range it raises `NSRangeException` with `textFieldIndex (N) is outside of the bounds of
  /// the array of text fields` (B16; the text is from memory). What happens from 9 on is unknown;
  /// the emulator raises there too (U16).
  open func textField(at textFieldIndex: Int) -> UITextField? {
    if let field = fields[textFieldIndex] { return field }
    device.raise(.range, AlertMessages.textFieldOutOfBounds(textFieldIndex))
    return nil
  }

  // MARK: Showing

  /// Whether the alert comes, stands or goes: still `true` in `willDismiss`, `false` in
  /// `didDismiss` (B29).
  open var isVisible: Bool { stage != .away }

  /// Shows the alert above the app (B22, B39); it lives until it is dismissed (B34).
  ///
  /// One that stands is hidden until this one has gone (B35); while an alert animates, the request
  /// waits (B36). An alert without buttons can only be dismissed by the app (B12).
  open func show() {
    guard !isUnavailable else { return }
    rebuildPanel()
    device.legacyAlerts.show(self, in: nil, animated: device.animationsEnabled)
  }

  /// Dismisses the alert; the delegate hears the index as it is, and no click (B24).
  ///
  /// While an alert animates, the request waits (B36): right after `show()` nothing is lost, though
  /// it was seen once that a device lost `didDismiss` then (B30). A second request changes nothing
  /// (U12).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    device.legacyAlerts.dismiss(
      self,
      index: buttonIndex,
      animated: animated && device.animationsEnabled
    )
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
