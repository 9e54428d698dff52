import Foundation

/// A sheet of buttons whose answers go to a delegate, with UIActionSheet's interface, on whichever native
/// family the system has (F44).
///
/// Code that was written for UIActionSheet runs once `UIActionSheet` and `UIActionSheetDelegate` are
/// renamed. An ``AlertController`` carries the sheet; the view itself is never on screen. The delegate
/// hears the same calls in the same order (C15), with the differences of ``AlertView``.
///
/// Cancel is drawn last and apart wherever it was added: the order fault of UIActionSheet (C6) is not
/// kept. Indices follow the order added, as ever.
open class ActionSheet: UIView {
  private lazy var carriage = LegacyAlertCarriage(self, style: .actionSheet)

  /// Set by the default of `actionSheetCancel(_:)`: the delegate has none of its own.
  var isCancelUnheard = false

  /// Creates an empty sheet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty sheet; archives hold nothing that it needs.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet with at most two buttons: destructive, then cancel (C5).
  ///
  /// - Parameters:
  ///   - title: `nil` counts as empty.
  ///   - delegate: Not kept alive.
  ///   - cancelButtonTitle: The cancel button, or none.
  ///   - destructiveButtonTitle: The destructive button, or none.
  public convenience init(
    title: String?,
    delegate: (any ActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(
      title: title,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle,
      otherButtonTitles: []
    )
  }

  /// Creates a sheet with further buttons, whose indices come after cancel's (C5): there is no first
  /// other button then.
  public convenience init(
    title: String?,
    delegate: (any ActionSheetDelegate)?,
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

  /// Creates a sheet as Objective-C's initialiser, which Swift cannot call on UIActionSheet: destructive
  /// comes first, then the others, cancel last (C3, C4).
  public convenience init(
    title: String?,
    delegate: (any ActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles: [String]
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    carriage.buttons.addOthers(otherButtonTitles)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  // MARK: Content

  /// Hears what happens; not kept alive (C21).
  open weak var delegate: (any ActionSheetDelegate)?

  /// The title; empty by default.
  open var title = "" { didSet { carriage.updateTexts() } }

  /// How UIActionSheet would be drawn; automatic by default, not changed while the sheet is visible (C1).
  ///
  /// No system since iOS 7 draws sheets in more than one way: it is kept for code that sets it.
  open var actionSheetStyle: UIActionSheetStyle {
    get { style }
    set { if !isVisible { style = newValue } }
  }
  private var style = UIActionSheetStyle.automatic

  /// Adds a button and answers its index; a `nil` title is as an empty one (B13).
  ///
  /// One added while the sheet is visible shows with the next showing.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { carriage.buttons.add(title) }

  /// The title at an index; `nil` out of range (B10).
  open func buttonTitle(at buttonIndex: Int) -> String? { carriage.buttons.title(at: buttonIndex) }

  /// How many buttons there are, cancel included.
  open var numberOfButtons: Int { carriage.buttons.titles.count }

  /// The cancel button's index; −1 by default (C7).
  ///
  /// A title makes no button the cancel button.
  open var cancelButtonIndex: Int {
    get { carriage.buttons.cancelIndex }
    set { carriage.buttons.cancelIndex = newValue }
  }

  /// The destructive button's index; −1 by default, ignored with a single button (C1).
  open var destructiveButtonIndex: Int {
    get { carriage.buttons.destructiveIndex }
    set { carriage.buttons.destructiveIndex = newValue }
  }

  /// The index of the first title that the initialiser with a list was given; else −1 (C4, C5).
  open var firstOtherButtonIndex: Int { carriage.buttons.firstOtherIndex }

  /// Which backend carries the sheet; by the capabilities unless set (F5–F7).
  ///
  /// It counts from the next
  /// showing.
  public var backend: BackendSelection {
    get { carriage.backend }
    set { carriage.backend = newValue }
  }

  // MARK: Showing

  /// Whether the sheet waits, comes, stands or goes: still `true` in `clickedButtonAt` and in
  /// `willDismiss`, `false` in `didDismiss` (B29).
  open var isVisible: Bool { carriage.isVisible }

  /// Shows the sheet from a tool bar.
  ///
  /// A bar outside any window raises M14 (C9).
  open func show(from view: UIToolbar) { rise(from: view, at: view.bounds, animated: true) }

  /// Shows the sheet from a tab bar.
  ///
  /// A bar outside any window raises M14 (C9).
  open func show(from view: UITabBar) { rise(from: view, at: view.bounds, animated: true) }

  /// Shows the sheet from a bar's item, on the controller that stands above all others (F46).
  open func show(from item: UIBarButtonItem, animated: Bool) {
    carriage.show { box in
      box.popoverPresentationController?.barButtonItem = item
      box.present(animated: animated)
    }
  }

  /// Shows the sheet from a place in a view.
  ///
  /// A view outside any window raises M14 (C9).
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    rise(from: view, at: rect, animated: animated)
  }

  /// Shows the sheet on the controller that the view belongs to.
  ///
  /// A view outside any window raises
  /// `NSInvalidArgumentException` with M14 (C9).
  open func show(in view: UIView) { rise(from: view, at: nil, animated: true) }

  /// Dismisses the sheet; the delegate hears the index as it is, and no click (B24, C15).
  ///
  /// While the sheet appears the dismissal waits (B36). The sheet calls this itself after a click (C16).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    carriage.dismiss(index: buttonIndex, animated: animated)
  }

  private func rise(from view: UIView, at rect: CGRect?, animated: Bool) {
    guard view is UIWindow || view.window != nil else {
      return LegacyAlertError.viewOutsideWindow(view).raise(near: self)
    }
    carriage.show { box in
      if let popover = box.popoverPresentationController {
        popover.sourceView = view
        popover.sourceRect =
          rect ?? CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        // In the middle of a view it points at nothing (C12).
        if rect == nil { popover.permittedArrowDirections = [] }
      }
      if let owner = Hierarchy.holder(of: view) {
        owner.present(box, animated: animated)
      } else {
        box.present(animated: animated)
      }
    }
  }
}

extension ActionSheet: LegacyAlertFront {
  func tell(_ call: LegacyCallOrder.Call) -> Bool {
    switch call {
    case .willPresent:
      delegate?.willPresent(self)
    case .didPresent:
      delegate?.didPresent(self)
    case .clicked(let index):
      delegate?.actionSheet(self, clickedButtonAt: index)
    case .cancelled:
      isCancelUnheard = false
      delegate?.actionSheetCancel(self)
      return !isCancelUnheard
    case .willDismiss(let index):
      delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
    return true
  }

  func edited() {}
}
