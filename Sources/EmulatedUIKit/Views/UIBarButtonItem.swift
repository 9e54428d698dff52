/// Something with a title in a bar.
open class UIBarItem: NSObject {
  /// Creates an item without a title.
  public override init() { super.init() }

  /// The words on the item; none by default.
  open var title: String?

  /// Whether a person can touch the item; `true` by default.
  open var isEnabled = true

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

/// A button in a bar.
///
/// Targets and selectors do not exist off Objective-C: an item is touched through its
/// ``primaryAction`` (iOS 14). The initialisers with a target are absent.
open class UIBarButtonItem: UIBarItem {
  /// How an item is drawn.
  public nonisolated enum Style: Int, Sendable {
    /// As the bar has it.
    case plain = 0
    /// With a border before 7 (deprecated 8).
    case bordered = 1
    /// Emphasised.
    case done = 2
  }

  /// How the item is drawn; plain by default.
  open var style = Style.plain

  /// How wide the item is in points; 0 by default: as its content.
  open var width: CGFloat = 0

  /// What a touch runs; none by default (iOS 14).
  ///
  /// Setting one takes its title.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction { title = primaryAction.title } }
  }

  /// The bar that shows the item.
  package internal(set) weak var bar: UIView?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with an action and its title (iOS 14).
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
