/// A container that shows the top of a stack of controllers.
///
/// The stack changes at once. What goes and what comes hear in UIKit's order, the same for a push and a
/// pop: old `viewWillDisappear`, new `viewWillAppear`, then after the animation old `viewDidDisappear`,
/// new `viewDidAppear` (few reports). Bars and the swipe back are not modelled.
///
/// From 8 a change that is asked for while one is under way waits for its end; before, the running one
/// ends at once and the console says `nested push animation can result in corrupted navigation bar`, or
/// `nested pop …` (few reports).
open class UINavigationController: UIViewController {
  /// What a transition does to the stack (iOS 7).
  public nonisolated enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// It puts a controller on top.
    case push
    /// It takes controllers off.
    case pop
  }

  var stack: [UIViewController] = []

  /// Creates a container with one controller.
  ///
  /// - Parameter rootViewController: The bottom of the stack; a navigation controller raises
  ///   NSInvalidArgumentException as in `pushViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Creates an empty container; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// Who hears what is shown and lends animators; none by default, not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

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
  ///
  /// One that is in the stack already raises NSInvalidArgumentException: from 13 `<N: 0x…> is pushing the
  /// same view controller instance (<X: 0x…>) more than once which is not supported and is most likely an
  /// error in the application : ` and the app's identifier, before `Pushing the same view controller
  /// instance more than once is not supported (<X: 0x…>)` (few reports). A navigation controller raises it
  /// with `Pushing a navigation controller is not supported` (memory).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the top controller off and answers it; the last one stays, and the answer is `nil`.
  ///
  /// A pop that waits for a running transition answers `nil` (assumed: unknown).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popTop(animated: animated)
  }

  /// Takes off all that is above a controller and answers it; `nil` where nothing is (assumed).
  ///
  /// A controller that is not in the stack raises NSInternalInconsistencyException: `Tried to pop to a
  /// view controller that doesn't exist.` (widely reported).
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }

  /// Takes off all but the bottom of the stack and answers it; `nil` where nothing is (assumed).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { pop(to: $0, animated: animated) }
  }

  /// Replaces the whole stack.
  ///
  /// A new top that was in the stack already comes by a pop, any other by a push (documented). A
  /// controller that occurs twice raises NSInvalidArgumentException: `All view controllers in a navigation
  /// controller must be distinct` (memory).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceAll(with: viewControllers, animated: animated)
  }

  /// Pushes the controller (iOS 8).
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = stack.last { place(top, inFront: true) }
  }

  /// What the delegate says, else every controller's default: children are not asked (O14, O15).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let delegate, device.behavior.containerDelegatesDecideOrientation else {
      return defaultOrientations
    }
    return complemented(delegate.navigationControllerSupportedInterfaceOrientations(self))
  }
  /// What the delegate says, else the status bar's (O15, O23).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard let delegate, device.behavior.containerDelegatesDecideOrientation else {
      return defaultPreferredOrientation
    }
    return complemented(
      preferred: delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    )
  }
  var defaultOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  var defaultPreferredOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  /// Before 6 as the top of the stack allows (R3).
  open override func shouldAutorotate(
    to toInterfaceOrientation: UIInterfaceOrientation
  ) -> Bool {
    complemented(
      autorotates: stack.last?.shouldAutorotate(to: toInterfaceOrientation) ?? true,
      to: toInterfaceOrientation
    )
  }

  override func appearingChildren() -> [UIViewController] { stack.last.map { [$0] } ?? [] }
  override func appearanceDidStart(animated: Bool) {
    if let top = stack.last { tellWillShow(top, animated: animated) }
  }
  override func appearanceDidFinish(animated: Bool) {
    if let top = stack.last { tellDidShow(top, animated: animated) }
  }
  override func disappearanceWillStart() {
    while let running = containerTransition, running.finishEarly() {}
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
