/// A container that shows one of several controllers above a tab bar.
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection = 0

  /// The bar at the bottom.
  public private(set) lazy var tabBar = UITabBar(frame: .zero)

  /// The controllers to choose from; none by default.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      let controllers = newValue ?? []
      let old = selectedViewController
      let removed = tabs.filter { tab in !controllers.contains { $0 === tab } }
      let added = controllers.filter { $0.parent !== self }
      for controller in removed { controller.willMove(toParent: nil) }
      for controller in added { adopt(controller) }
      tabs = controllers
      selection = 0
      showSelection(insteadOf: old)
      for controller in removed { controller.leaveParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  /// The place of the controller shown; 0 by default.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard newValue != selection, tabs.indices.contains(newValue) else { return }
      let old = selectedViewController
      selection = newValue
      showSelection(insteadOf: old)
    }
  }

  /// The controller shown.
  open var selectedViewController: UIViewController? {
    tabs.indices.contains(selection) ? tabs[selection] : nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let height: CGFloat = 49
    tabBar.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    placeSelection()
    view.addSubview(tabBar)
  }

  override func appearingChildren() -> [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  private func showSelection(insteadOf old: UIViewController?) {
    let new = selectedViewController
    guard isViewLoaded, new !== old else { return }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen {
      old?.startDisappearing(animated: false)
      new?.startAppearing(animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    placeSelection()
    if isOnScreen {
      new?.finishAppearing(animated: false)
      old?.finishDisappearing(animated: false)
    }
  }

  private func placeSelection() {
    guard let controller = selectedViewController else { return }
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
  }
}
