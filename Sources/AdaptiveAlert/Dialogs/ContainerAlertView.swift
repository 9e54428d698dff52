/// A dialog around a view or a view controller of your own.
///
/// ```swift
/// let dialog = ContainerAlertView()
/// dialog.containerView = ratingView
/// dialog.buttonTitles = ["Later", "Rate"]
/// dialog.buttonHandler = { dialog, index in
///   if index == 1 { send(ratingView.stars) }
/// }
/// dialog.show()
/// ```
///
/// It stands in the middle of the screen, above the keyboard where that is up, and follows the
/// interface's turns: by a transform before iOS 8, where windows stay upright, and by its frame from 8 on.
/// Behind it the screen is dimmed. A dialog that is higher than what is free scrolls; its buttons stay
/// reachable. While it comes up the keyboard is taken from who has it, and given back at the end.
///
/// While shown the dialog is kept by the view it stands in, so nobody else need hold it. At the end it lets
/// go of its handlers, and of the view controller it showed, unless it ``isReusable``.
///
/// After CustomIOSAlertView; `Docs/Dialogs.md` lists what is different and why. Rules G1–G41.
@MainActor
open class ContainerAlertView: UIView {
  // MARK: What it shows

  /// The view to show, whose size is the dialog's, without the buttons (G3).
  ///
  /// It is put at the dialog's upper left corner, and taken out at the end. By default a blank one of
  /// 300 × 150 points is shown (G4).
  open var containerView: UIView?

  /// The view controller to show instead of ``containerView``, as large as its
  /// `preferredContentSize`, or as its view where that is zero.
  ///
  /// It hears of its view's appearance and disappearance. The dialog keeps it until it is closed.
  open var containerViewController: UIViewController? {
    get { keptController ?? formerController }
    set {
      keptController = newValue
      formerController = newValue
    }
  }

  /// The buttons' titles; one button by default, titled "Close" in the app's language (G7).
  ///
  /// With `nil` or an empty array there are no buttons, and no line above them (G23). Titles stand side
  /// by side where each fits its share of the width, and in a column otherwise. Changes count from the
  /// next time the dialog is shown.
  open var buttonTitles: [String]? = [AlertWords.current.close]

  /// Whether the dialog follows the device's movements (iOS 7; G19); `false` by default.
  open var usesMotionEffects = false

  /// Whether a touch beside the dialog closes it (G22); `false` by default.
  open var closesOnTouchOutside = false

  /// The view to put the dialog into, instead of the window that shows the app; not kept alive.
  ///
  /// There it is not turned: the view turns as its controller does (G15, G32).
  open weak var parentView: UIView?

  // MARK: Who hears of it

  /// Hears of buttons, and of the dialog's coming and going; not kept alive.
  ///
  /// Without one a button closes the dialog (G20).
  open weak var delegate: (any ContainerAlertViewDelegate)?

  /// Runs when a person touched a button, after the delegate was told, with the dialog and the title's
  /// place (G20); released at the end.
  ///
  /// With no delegate the dialog is already closing when it runs.
  open var buttonHandler: ((ContainerAlertView, Int) -> Void)? {
    didSet { if buttonHandler != nil { isSpent = false } }
  }

  /// Runs once when the dialog is gone, however it was closed; released at the end.
  open var closeHandler: (() -> Void)? {
    didSet { if closeHandler != nil { isSpent = false } }
  }

  /// Whether handlers and view controller are kept for the next time; `false` by default.
  ///
  /// A dialog that let go of handlers shows nothing until one is set again, and says so in the console.
  open var isReusable = false

  // MARK: Showing and closing

  /// Creates a dialog for the window that shows the app; its strategy follows
  /// `PlatformCapabilities.current`.
  public init() {
    dialogHost = DialogHost()
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a dialog for a view of the app's own (G8).
  public convenience init(parentView: UIView?) {
    self.init()
    self.parentView = parentView
  }

  /// Creates a dialog; archives hold nothing of it.
  public required init?(coder: NSCoder) {
    dialogHost = DialogHost()
    super.init(coder: coder)
    prepare()
  }

  isolated deinit {
    guard dialogHost.lifecycle.state != .idle else { return }
    // The view that held the dialog is gone: who waits is told (HL-07).
    appearance.disappear()
    dialogHost.ends(self)
    closeHandler?()
  }

  /// Shows the dialog, within 0.2 seconds; does nothing while it is shown.
  ///
  /// With no window to show in it waits for the next turn, and then says so in the console:
  /// `ContainerAlertView.show(): there is no window to show in`. While the dialog is closing it is shown
  /// again afterwards.
  open func show() { beginShowing() }

  /// Closes the dialog, within 0.2 seconds; does nothing where it is closing already (G21).
  ///
  /// - Parameter completion: Runs once, when the dialog is gone; at once where it is not shown.
  open func close(completion: (() -> Void)? = nil) { dialogHost.close(completion: completion) }

  /// Whether the dialog is up or on its way in.
  public final var isShown: Bool { dialogHost.lifecycle.isUp }

  /// The panel with container and buttons, while there is one.
  public final var dialogView: UIView? { dialogHost.content }

  /// The escape gesture closes the dialog where a touch beside it does (iOS 5).
  open override func accessibilityPerformEscape() -> Bool { touchedOutside() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    dialogHost.ownerLaidOut()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { dialogHost.ownerLeft() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowChanged()
  }

  // MARK: Storage

  let dialogHost: DialogHost
  var keptController: UIViewController?
  private weak var formerController: UIViewController?
  let appearance = DialogAppearance()

  /// Whether handlers were released, so that buttons would be dead.
  var isSpent = false
}
