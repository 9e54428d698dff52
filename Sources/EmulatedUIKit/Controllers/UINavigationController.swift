/// A container that shows the top of a stack of controllers.
///
/// Pushes and pops change the stack at once; the animation is not modelled yet.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// Creates a container with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty container; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack, the top last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// What is on screen: the topmost presented controller, else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top controller off and answers it; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let oldTop = stack.last
    let newTop = viewControllers.last
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    for controller in removed { controller.willMove(toParent: nil) }
    let added = viewControllers.filter { $0.parent !== self }
    for controller in added { adopt(controller) }
    stack = viewControllers
    if oldTop !== newTop { exchange(oldTop, for: newTop, animated: animated) }
    for controller in removed { controller.leaveParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = stack.last { place(top) }
  }

  override func appearingChildren() -> [UIViewController] { stack.last.map { [$0] } ?? [] }
}

extension UINavigationController {
  private func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    guard isViewLoaded else { return }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen {
      old?.startDisappearing(animated: animated)
      new?.startAppearing(animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { place(new) }
    if isOnScreen {
      new?.finishAppearing(animated: animated)
      old?.finishDisappearing(animated: animated)
    }
  }

  private func place(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
  }
}
