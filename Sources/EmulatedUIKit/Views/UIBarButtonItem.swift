/// A button in a bar.
open class UIBarButtonItem: NSObject {
  /// The button's title.
  open var title: String?

  /// The bar that shows the item.
  weak var bar: UIView?

  /// Creates an item without a title.
  public override init() { super.init() }
}

/// A bar of buttons at the bottom of the screen.
open class UIToolbar: UIView {
  /// The buttons; none by default.
  open var items: [UIBarButtonItem]? {
    didSet { for item in items ?? [] { item.bar = self } }
  }
}
