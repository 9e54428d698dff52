/// What UIAlertView and UIActionSheet have in common for the delegate backend.
protocol LegacyWidget: UIView {
  var title: String { get set }
  var cancelButtonIndex: Int { get set }
  var isVisible: Bool { get }

  /// Whoever hears the delegate calls; not kept alive.
  var listener: DelegateAlertBackend? { get set }

  @discardableResult
  func addButton(withTitle title: String?) -> Int
  func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)

  /// Shows the widget where it belongs for a presenter and the owner inside it; a popover has an anchor.
  func show(on presenter: UIViewController, for owner: UIViewController, at anchor: SheetAnchor?)
}

extension UIAlertView: LegacyWidget {
  var listener: DelegateAlertBackend? {
    get { delegate as? DelegateAlertBackend }
    set { delegate = newValue }
  }

  func show(on presenter: UIViewController, for owner: UIViewController, at anchor: SheetAnchor?) {
    show()
  }
}

extension UIActionSheet: LegacyWidget {
  var listener: DelegateAlertBackend? {
    get { delegate as? DelegateAlertBackend }
    set { delegate = newValue }
  }

  func show(on presenter: UIViewController, for owner: UIViewController, at anchor: SheetAnchor?) {
    switch anchor {
    case .item(let item): show(from: item, animated: true)
    case .rect(let rect, let view): show(from: rect, in: view, animated: true)
    case .middle(let view): show(in: view)
    case nil:
      // Inside tabs a sheet shown in the view has lower buttons that take no touch (C10).
      if let tabs = owner as? UITabBarController ?? owner.tabBarController {
        show(from: tabs.tabBar)
      } else {
        show(in: presenter.view)
      }
    }
  }
}
