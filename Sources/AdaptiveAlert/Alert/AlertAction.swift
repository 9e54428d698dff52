/// A button of an alert, with UIAlertAction's interface.
open class AlertAction: NSObject {
  /// What a button means; the same type as UIAlertAction's.
  public typealias Style = UIAlertAction.Style

  /// The button's title.
  public let title: String?

  /// What the button means.
  public let style: Style

  /// What choosing the button runs; let go at the end of the presentation (F36).
  private(set) var handler: ((AlertAction) -> Void)?

  /// The alerts that hold the action and are not over; usually one.
  private var holders: [Holder] = []

  /// Whether an alert that held the action is over.
  private var wasReleased = false

  private struct Holder {
    weak var alert: AlertController?
    let index: Int
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: Must not be `nil`: `addAction` raises UIKit's error M19 (F16).
  ///   - style: What the button means.
  ///   - handler: Receives this very object after the alert has gone (F15, F25); none by default, then
  ///     the button only closes the alert.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether the button can be chosen; `true` by default.
  ///
  /// A change takes effect at once, on screen too (F13).
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { tellHolders() }
    }
  }

  /// A name of the button for tests, which no person hears; `nil` by default.
  ///
  /// Buttons of UIAlertView and UIActionSheet have none (``AlertLimitation/actionIdentifier``).
  open var accessibilityIdentifier: String? {
    didSet {
      if accessibilityIdentifier != oldValue { tellHolders() }
    }
  }

  private func tellHolders() {
    for holder in holders { holder.alert?.actionChanged(self, at: holder.index) }
  }

  func join(_ alert: AlertController, at index: Int) {
    holders.append(Holder(alert: alert, index: index))
  }

  /// Lets go of the handler once no other alert needs it.
  func releaseHandler(from alert: AlertController) {
    wasReleased = true
    holders.removeAll { $0.alert == nil || $0.alert === alert }
    if holders.isEmpty { handler = nil }
  }

  /// Lets go of the handler if an alert that is over waited for the one that died.
  func holderDied() {
    guard !holders.isEmpty else { return }
    holders.removeAll { $0.alert == nil }
    if wasReleased, holders.isEmpty { handler = nil }
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
