import Foundation

/// An alert whose answers go to a delegate, with UIAlertView's interface, on whichever native family the
/// system has (F44).
///
/// UIAlertView raises in scene-based apps from iOS 13 (B42). Code that was written for it runs there once
/// `UIAlertView` and `UIAlertViewDelegate` are renamed. An ``AlertController`` carries the alert; the view
/// itself is never on screen.
///
/// The delegate hears the same calls in the same order as UIAlertView's (B22–B29). Two things differ: a
/// click and the calls that follow it come together once the alert has gone from the screen, as
/// UIAlertController tells no earlier which button it was (A42), and the alert belongs to the controller
/// on top, so that it goes with that one, with index −1.
open class AlertView: UIView {
  private lazy var carriage = LegacyAlertCarriage(self, style: .alert)

  /// Set by the default of `alertViewCancel(_:)`: the delegate has none of its own.
  var isCancelUnheard = false

  /// Creates an empty alert view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty alert view; archives hold nothing that it needs.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert view with at most one button (B4).
  ///
  /// - Parameters:
  ///   - title: `nil` counts as empty.
  ///   - message: `nil` shows none.
  ///   - delegate: An ``AlertViewDelegate``; not kept alive.
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

  /// Creates an alert view with further buttons, which are added one by one (B2): there is no first other
  /// button then (B7).
  public convenience init(
    title: String,
    message: String,
    delegate: (any AlertViewDelegate)?,
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

  /// Creates an alert view with further buttons, the first of which is ``firstOtherButtonIndex``: as
  /// Objective-C's initialiser, which Swift cannot call on UIAlertView (B4, B7).
  public convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?,
    otherButtonTitles: [String]
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
    )
    carriage.buttons.addOthers(otherButtonTitles)
  }

  // MARK: Content

  /// An ``AlertViewDelegate`` that hears what happens; not kept alive (B32).
  open weak var delegate: AnyObject?

  /// The title; empty by default.
  open var title = "" { didSet { carriage.updateTexts() } }

  /// The text below the title; none by default.
  open var message: String? {
    get { carriage.message }
    set { carriage.message = newValue }
  }

  /// Adds a button and answers its index (B5); a `nil` title is as an empty one (B13).
  ///
  /// One added while the alert is visible shows with the next showing.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { carriage.buttons.add(title) }

  /// The title at an index; `nil` out of range (B10).
  open func buttonTitle(at buttonIndex: Int) -> String? { carriage.buttons.title(at: buttonIndex) }

  /// How many buttons there are, cancel included (B11).
  open var numberOfButtons: Int { carriage.buttons.titles.count }

  /// The cancel button's index; −1 by default (B6).
  ///
  /// A title makes no button the cancel button.
  open var cancelButtonIndex: Int {
    get { carriage.buttons.cancelIndex }
    set { carriage.buttons.cancelIndex = newValue }
  }

  /// The index of the first title that the initialiser with a list was given; else −1 (B7).
  open var firstOtherButtonIndex: Int { carriage.buttons.firstOtherIndex }

  /// Which text fields the alert has; none by default (B15).
  ///
  /// Set it before ``textField(at:)`` is asked:
  /// another style has other fields, with the same text. A change while the alert is visible shows with
  /// the next showing.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet {
      guard alertViewStyle != oldValue else { return }
      carriage.fieldKinds = LegacyFieldKind.all(of: alertViewStyle)
    }
  }

  /// The text field at an index.
  ///
  /// Out of range it raises `NSRangeException` with `textFieldIndex (N) is outside of the bounds of the
  /// array of text fields` (B16).
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = carriage.fields
    guard fields.indices.contains(textFieldIndex) else {
      LegacyAlertError.noSuchField(textFieldIndex).raise(near: self)
      return nil
    }
    return fields[textFieldIndex]
  }

  /// Which backend carries the alert; by the capabilities unless set (F5–F7).
  ///
  /// It counts from the next
  /// showing.
  public var backend: BackendSelection {
    get { carriage.backend }
    set { carriage.backend = newValue }
  }

  // MARK: Showing

  /// Whether the alert waits, comes, stands or goes: still `true` in `clickedButtonAt` and in
  /// `willDismiss`, `false` in `didDismiss` (B29).
  open var isVisible: Bool { carriage.isVisible }

  /// Shows the alert on the controller that stands above all others (F46), above any other alert (B35).
  ///
  /// It lives until it has gone (B34). Without a window it is not shown, and the delegate hears nothing;
  /// a line in the console says so.
  open func show() { carriage.show { $0.present(animated: true) } }

  /// Dismisses the alert; the delegate hears the index as it is, and no click (B24).
  ///
  /// While the alert appears the dismissal waits (B36). The first of several counts (U12); one made in
  /// `clickedButtonAt` replaces the index of the button (B25).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    carriage.dismiss(index: buttonIndex, animated: animated)
  }
}

extension AlertView: LegacyAlertFront {
  private var listener: (any AlertViewDelegate)? { delegate as? any AlertViewDelegate }

  func tell(_ call: LegacyCallOrder.Call) -> Bool {
    switch call {
    case .willPresent:
      listener?.willPresent(self)
      edited()
    case .didPresent:
      listener?.didPresent(self)
    case .clicked(let index):
      listener?.alertView(self, clickedButtonAt: index)
    case .cancelled:
      isCancelUnheard = false
      listener?.alertViewCancel(self)
      return !isCancelUnheard
    case .willDismiss(let index):
      listener?.alertView(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      listener?.alertView(self, didDismissWithButtonIndex: index)
    }
    return true
  }

  /// Asks whether the first other button can be chosen (B18, B19).
  func edited() {
    guard isVisible, firstOtherButtonIndex >= 0 else { return }
    carriage.setEnabled(
      listener?.alertViewShouldEnableFirstOtherButton(self) ?? true,
      at: firstOtherButtonIndex
    )
  }
}
