/// A container that shows one of several controllers above a tab bar.
///
/// Selecting lets both hear in UIKit's order: new `viewWillAppear`, old `viewWillDisappear`, old
/// `viewDidDisappear`, new `viewDidAppear` (few reports). More tabs than fit are not modelled.
open class UITabBarController: UIViewController {
  var tabs: [UIViewController] = []
  var selection = 0

  /// The bar at the bottom.
  public private(set) lazy var tabBar = UITabBar(frame: .zero)

  /// Who decides and hears about a person's selections and lends animators; none by default, not kept
  /// alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers to choose from; none by default.
  ///
  /// The selected one stays selected where it is among the new ones; else the one at its place, else the
  /// first (documented).
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers to choose from; the bar's animation is not modelled.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }

  /// The place of the controller shown; 0 by default, `NSNotFound` while there is none (memory).
  ///
  /// A place without a controller is not selected.
  open var selectedIndex: Int {
    get { tabs.indices.contains(selection) ? selection : NSNotFound }
    set { select(newValue) }
  }

  /// The controller shown.
  ///
  /// Selecting one that is not among ``viewControllers`` raises NSInvalidArgumentException:
  /// `-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's
  /// list of view controllers can be selected.` (memory).
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { select(newValue) }
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
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    tabBar.tabController = self
    showItems()
    placeSelection()
    view.addSubview(tabBar)
  }

  /// What the delegate says, else every controller's default: children are not asked (O14, O15).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let delegate, device.behavior.containerDelegatesDecideOrientation else {
      return defaultOrientations
    }
    return complemented(delegate.tabBarControllerSupportedInterfaceOrientations(self))
  }
  /// What the delegate says, else the status bar's (O15, O23).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard let delegate, device.behavior.containerDelegatesDecideOrientation else {
      return defaultPreferredOrientation
    }
    return complemented(
      preferred: delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    )
  }
  var defaultOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  var defaultPreferredOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  /// Before 6 where every tab allows it (R3).
  open override func shouldAutorotate(
    to toInterfaceOrientation: UIInterfaceOrientation
  ) -> Bool {
    complemented(
      autorotates: tabs.allSatisfy { $0.shouldAutorotate(to: toInterfaceOrientation) },
      to: toInterfaceOrientation
    )
  }

  override func appearingChildren() -> [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }
  override func disappearanceWillStart() {
    while let running = containerTransition, running.finishEarly() {}
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
