/// A sheet of buttons whose answers go to a delegate (C1; iOS 2, deprecated 8.3: use
/// ``UIAlertController``).
///
/// It has neither text fields nor a way to disable a button (C2). The deprecation is not declared,
/// so that code which needs the class builds without warnings. On 8 and later the class is a shim:
/// a ``UIAlertController`` in a window of its own carries the sheet (B40), and the delegate hears
/// the same calls in the same order as before (B41, C15). It is no error in scene-based apps (C22,
/// U8; assumed: unknown).
///
/// Not emulated: the troubles of 8's betas with controllers presented from `didDismiss` (C18), and
/// the anchors that go wrong when a popover in a popover turns (C20).
open class UIActionSheet: UIView, LegacyAlert {
  let panel = AlertPanel(frame: .zero)
  override var shownPanel: AlertPanel? { panel }
  override var hidesSiblings: Bool { true }
  var stage = LegacyAlertStage.away
  var isDismissalAsked = false
  var choice: PresentationEnding?
  var buttons = LegacyButtons()
  let link = LegacyDelegateLink<any UIActionSheetDelegate>()

  /// Set by a default implementation of `actionSheetCancel(_:)`: the delegate has none of its own.
  var isCancelUnheard = false

  /// Where the sheet was last shown from.
  var origin: UIActionSheetOrigin?

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
    self.init(
      title: title,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle,
      objectiveCTitles: []
    )
  }

  /// Creates a sheet with further buttons, which come after cancel (C5, C6): there is no first
  /// other button then.
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

  /// As Objective-C's initialiser with a list of other titles, which ends at its first `nil`:
  /// destructive comes first, then the others, cancel last (C3, C4).
  package convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    objectiveCTitles: [String?]
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    buttons.addOthers(objectiveCTitles)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  // MARK: Content

  /// Hears what happens; not kept alive (C21).
  ///
  /// From 9 a delegate that is freed is as none. Before, it must be set to `nil` in time: a call to
  /// one that is gone raises `EXC_BAD_ACCESS`, the emulator's own exception in place of the crash
  /// (B32). What the delegate can hear is sampled when it is set (B33).
  open weak var delegate: (any UIActionSheetDelegate)? {
    get { link.delegate as? any UIActionSheetDelegate }
    set { link.delegate = newValue }
  }

  /// The title; empty by default.
  open var title = "" { didSet { if isVisible { rebuildPanel() } } }

  /// How the sheet is drawn; automatic by default, not changed while it is visible (C1).
  open var actionSheetStyle: UIActionSheetStyle {
    get { style }
    set { if !isVisible { style = newValue } }
  }
  private var style = UIActionSheetStyle.automatic

  /// Adds a button and answers its index; one added after cancel stands below it (C6).
  ///
  /// Apps that want cancel at the end add it last and then set ``cancelButtonIndex`` (C7). That a
  /// table of many buttons was once seen to move cancel to the end is not emulated.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    let index = buttons.add(title)
    if isVisible { rebuildPanel() }
    return index
  }

  /// The title at an index; `nil` out of range (U5).
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// How many buttons there are, cancel included.
  open var numberOfButtons: Int { buttons.titles.count }

  /// The cancel button's index; −1 by default.
  ///
  /// Apps should not change what an initialiser set; nothing stops them (C8).
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set {
      buttons.cancelIndex = newValue
      if isVisible { rebuildPanel() }
    }
  }

  /// The destructive button's index; −1 by default, ignored with a single button.
  ///
  /// Apps should not change what an initialiser set; nothing stops them (C8).
  open var destructiveButtonIndex: Int {
    get { buttons.destructiveIndex }
    set {
      buttons.destructiveIndex = newValue
      if isVisible { rebuildPanel() }
    }
  }

  /// The first other button's index; −1 for buttons added one by one, as Swift always does (B7,
  /// C5).
  open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

  // MARK: Showing

  /// Whether the sheet comes, stands or goes (B29).
  open var isVisible: Bool { stage != .away }

  /// Shows the sheet above a tool bar, in the bar's style where its own is automatic (C11).
  ///
  /// A bar outside any window raises M14 (C9; inference).
  open func show(from view: UIToolbar) {
    rise(from: UIActionSheetOrigin(.bar, of: view), animated: true)
  }

  /// Shows the sheet above a tab bar, which then leaves all of it to touches (C10), in the bar's
  /// style where its own is automatic (C11).
  ///
  /// A bar outside any window raises M14 (C9; inference).
  open func show(from view: UITabBar) {
    rise(from: UIActionSheetOrigin(.bar, of: view), animated: true)
  }

  /// Shows the sheet from a bar's item, in the bar's style where its own is automatic (C11; iOS
  /// 3.2).
  ///
  /// On pads it is a popover that points at the item and lets touches through to the bar (C12). An
  /// item in no bar, or in one outside any window, raises M14 (C9; inference).
  open func show(from item: UIBarButtonItem, animated: Bool) {
    rise(from: UIActionSheetOrigin(.item, of: item.bar), animated: animated)
  }

  /// Shows the sheet; on pads as a popover that points at the rectangle (C12; iOS 3.2).
  ///
  /// A view outside any window raises M14 (C9).
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    rise(from: UIActionSheetOrigin(.rect(rect), of: view), animated: animated)
  }

  /// Shows the sheet; on pads as a popover without an arrow in the middle of the view (C12;
  /// memory).
  ///
  /// A view outside any window raises M14 (C9). Below 8 and inside a tab bar controller the part
  /// over the tab bar takes no touches (C10): show the sheet from the bar instead.
  open func show(in view: UIView) {
    rise(from: UIActionSheetOrigin(.view, of: view), animated: true)
  }

  /// Dismisses the sheet; the delegate hears the index as it is, and no click (B24, C15).
  ///
  /// The sheet calls this itself when a person touched a button (C16). While a legacy alert
  /// animates, the request waits (B36); a second request changes nothing (U12).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    device.legacyAlerts.dismiss(
      self,
      index: buttonIndex,
      animated: animated && device.animationsEnabled
    )
  }

  /// Takes no touches where a tab bar below takes them (C10).
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !isOverTabBar(point)
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
