/// What a tab bar shows of a controller.
///
/// Images are not modelled: the initialisers that take one are absent.
open class UITabBarItem: UIBarItem {
  private weak var owner: UIViewController?
  private var ownTitle: String?

  /// The words on the tab; the controller's title where none are set.
  open override var title: String? {
    get { ownTitle ?? owner?.title }
    set { ownTitle = newValue }
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  init(of owner: UIViewController) {
    self.owner = owner
    super.init()
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

/// The bar that selects among a tab bar controller's controllers.
open class UITabBar: UIView {
  /// The tabs, from left to right; the tab bar controller's.
  open var items: [UITabBarItem]?

  /// How the bar is drawn; the system's look by default (iOS 7).
  open var barStyle = UIBarStyle.default

  /// The controller whose tabs these are.
  weak var tabController: UITabBarController?

  /// The rectangle of a tab: all are as wide.
  func frameOfItem(at place: Int) -> CGRect? {
    guard let items, items.indices.contains(place) else { return nil }
    let width = bounds.width / CGFloat(items.count)
    return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
