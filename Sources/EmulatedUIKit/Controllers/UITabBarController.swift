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
      for old in tabs where !controllers.contains(where: { $0 === old }) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.leaveParent()
      }
      for controller in controllers {
        adopt(controller)
        controller.didMove(toParent: self)
      }
      tabs = controllers
      selection = 0
      if isViewLoaded { placeSelection() }
    }
  }

  /// The place of the controller shown; 0 by default.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard newValue != selection, tabs.indices.contains(newValue) else { return }
      let old = selectedViewController
      selection = newValue
      guard isViewLoaded else { return }
      let isOnScreen = appearance == .appeared || appearance == .appearing
      if isOnScreen {
        old?.startDisappearing(animated: false)
        selectedViewController?.startAppearing(animated: false)
      }
      old?.viewIfLoaded?.removeFromSuperview()
      placeSelection()
      if isOnScreen {
        selectedViewController?.finishAppearing(animated: false)
        old?.finishDisappearing(animated: false)
      }
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

  private func placeSelection() {
    guard let controller = selectedViewController else { return }
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
  }
}
