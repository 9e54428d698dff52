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

  /// The button's title.
  public let title: String?

  /// What the button means.
  public let style: Style

  let handler: ((UIAlertAction) -> Void)?

  /// The alert that shows the button.
  weak var controller: UIAlertController?

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
    self.init(text: title, role: style, block: handler)
  }

  private init(text: String?, role: Style, block: ((UIAlertAction) -> Void)?) {
    title = text
    style = role
    handler = block
    super.init()
  }

  /// Whether the button can be chosen; `true` by default (A5).
  ///
  /// The button on screen follows (A20).
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { controller?.actionChanged(self) } }
  }

  /// Makes a button of the same title, style, handler and state, in no alert.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIAlertAction in
      let copy = UIAlertAction(text: title, role: style, block: handler)
      copy.isEnabled = isEnabled
      return copy
    }
  }
}
