/// How an action sheet is drawn (C1; deprecated 13).
public nonisolated enum UIActionSheetStyle: Int, Sendable {
  /// As the bar it rises from, else the default (C11).
  case automatic = -1
  /// The system's look.
  case `default` = 0
  /// Dark and translucent.
  case blackTranslucent = 1
  /// Dark and opaque.
  case blackOpaque = 2
}

/// A sheet of buttons whose answers go to a delegate (C1; iOS 2, deprecated 8.3).
open class UIActionSheet: UIView, LegacyAlert {
  let panel = AlertPanel(frame: .zero)
  var stage = LegacyAlertStage.away
  private var buttons = LegacyButtons()

  /// Creates an empty sheet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    panel.owner = self
    addSubview(panel)
  }

  /// Creates an empty sheet; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) { fatalError("UIActionSheet(coder:) is not emulated") }

  /// Creates a sheet with at most two buttons: destructive, then cancel (C5).
  ///
  /// - Parameters:
  ///   - title: `nil` counts as empty.
  ///   - delegate: Not kept alive.
  ///   - cancelButtonTitle: The cancel button, or none.
  ///   - destructiveButtonTitle: The destructive button, or none.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates a sheet with further buttons, which come after cancel (C5, C6).
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle
    )
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Content

  /// Hears what happens; not kept alive (C21).
  open weak var delegate: (any UIActionSheetDelegate)?

  /// The title; empty by default.
  open var title = "" { didSet { if isVisible { rebuildPanel() } } }

  /// How the sheet is drawn; automatic by default, not changed while it is visible.
  open var actionSheetStyle: UIActionSheetStyle {
    get { style }
    set { if !isVisible { style = newValue } }
  }
  private var style = UIActionSheetStyle.automatic

  /// Adds a button and answers its index; one added after cancel stands below it (C6, C7).
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

  /// The title at an index; `nil` out of range (U5).
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// How many buttons there are, cancel included.
  open var numberOfButtons: Int { buttons.titles.count }

  /// The cancel button's index; −1 by default.
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set { buttons.cancelIndex = newValue }
  }

  /// The destructive button's index; −1 by default, ignored with a single button.
  open var destructiveButtonIndex: Int {
    get { buttons.destructiveIndex }
    set { buttons.destructiveIndex = newValue }
  }

  /// The first other button's index; always −1 for buttons added one by one (B7, C5).
  open var firstOtherButtonIndex: Int { -1 }

  // MARK: Showing

  /// Whether the sheet stands, comes or goes.
  open var isVisible: Bool { stage != .away }

  /// Shows the sheet above a tool bar.
  open func show(from toolbar: UIToolbar) { rise(from: toolbar, animated: true) }

  /// Shows the sheet above a tab bar, which then does not cover its lower buttons (C10).
  open func show(from tabBar: UITabBar) {
    risesFromTabBar = true
    rise(from: tabBar, animated: true)
  }

  /// Shows the sheet from a bar's item; on pads as a popover that points at it (C12; iOS 3.2).
  open func show(from item: UIBarButtonItem, animated: Bool) {
    rise(from: item.bar, animated: animated)
  }

  /// Shows the sheet; on pads as a popover that points at the rectangle (C12; iOS 3.2).
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    rise(from: view, animated: animated)
  }

  /// Shows the sheet; a view outside any window raises M14 (C9).
  open func show(in view: UIView) { rise(from: view, animated: true) }

  /// Whether the sheet was last shown from a tab bar (C10).
  package private(set) var risesFromTabBar = false

  /// Dismisses the sheet; the delegate hears the index as it is, and no click (B24, C15).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    device.legacyAlerts.dismiss(self, index: buttonIndex, animated: animated)
  }

  private func rise(from host: UIView?, animated: Bool) {
    guard let host, host.window != nil else {
      device.raise(.invalidArgument, AlertMessages.sheetOutsideWindow(host ?? self))
      return
    }
    rebuildPanel()
    device.legacyAlerts.show(self, in: host, animated: animated && device.animationsEnabled)
  }

  private func rebuildPanel() {
    panel.title = title.isEmpty ? nil : title
    panel.setButtons(
      buttons.items(),
      arrangement: AlertButtonArrangement(
        roles: buttons.roles,
        family: isPopover ? .popover : .actionSheet
      ),
      isSheet: true
    )
  }
}

// MARK: - A person

extension UIActionSheet: AlertPanelOwner {
  private var isPopover: Bool { device.model.idiom == .pad }

  func panelButtonTouched(at index: Int) {
    guard stage == .standing else { return }
    delegate?.actionSheet(self, clickedButtonAt: index)
    // The delegate may have dismissed it itself: one pair of calls only (U12).
    dismiss(withClickedButtonIndex: index, animated: true)
  }

  /// The cancel button's index goes to the delegate; −1 on a popover without one (C13, U17).
  func panelTouchedOutside() -> Bool {
    guard isPopover || cancelButtonIndex >= 0 else { return false }
    panelButtonTouched(at: cancelButtonIndex)
    return true
  }

  func tellWillPresent() { delegate?.willPresent(self) }
  func tellDidPresent() { delegate?.didPresent(self) }
  func tellWillDismiss(_ index: Int) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }
  func tellDidDismiss(_ index: Int) {
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
