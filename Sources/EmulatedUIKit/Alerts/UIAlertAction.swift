/// A button of an alert controller (A1; iOS 8).
open class UIAlertAction: NSObject, NSCopying {
  /// What a button means.
  public nonisolated enum Style: Int, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// Cancels and leaves things unchanged (A38).
    case cancel = 1
    /// Might change or delete data (A38).
    case destructive = 2
  }

  private var ownTitle: String?
  private var ownStyle = Style.default
  private(set) var handler: ((UIAlertAction) -> Void)?

  /// The button's title, as given (A1); none for one made by the plain initialiser.
  open var title: String? { ownTitle }

  /// What the button means, as given (A1); an ordinary one if made by the plain initialiser.
  open var style: Style { ownStyle }

  /// The alerts that the button was added to: nothing forbids more than one (A21, U13).
  private var alerts: [WeakReference<UIAlertController>] = []

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: Must not be `nil` on iOS: `addAction` raises M19 (A10, A11).
  ///   - style: What the button means.
  ///   - handler: Runs after the alert was dismissed (A42); none by default, then the button only
  ///     closes (A19).
  public convenience init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    ownTitle = title
    ownStyle = style
    self.handler = handler
  }

  /// Creates a button without a title, which no alert takes (A11).
  public override init() { super.init() }

  /// Whether the button can be chosen; `true` by default (A5).
  ///
  /// Every button on screen that shows the action follows at once (A20); a disabled one is dimmed, and
  /// a touch on it does nothing (A39).
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { tellAlerts() }
    }
  }

  /// A name of the button for tests, which no person hears; `nil` by default.
  ///
  /// Every button on screen that shows the action bears it (assumed).
  open var accessibilityIdentifier: String? {
    didSet {
      if accessibilityIdentifier != oldValue { tellAlerts() }
    }
  }

  private func tellAlerts() {
    for alert in alerts { alert.object?.actionChanged(self) }
  }

  /// Notes an alert that the action was added to.
  func wasAdded(to alert: UIAlertController) {
    alerts.removeAll { $0.object == nil || $0.object === alert }
    alerts.append(WeakReference(alert))
  }

  /// Makes a button of the same title, style, handler and state, in no alert (A1).
  ///
  /// What a copy of an action holds is not documented (assumed: what it was made with).
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIAlertAction in
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      copy.accessibilityIdentifier = accessibilityIdentifier
      return copy
    }
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
