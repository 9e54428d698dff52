// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  // A device turned left shows an interface turned right.
  case landscapeLeft = 4
  case landscapeRight = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var portrait: UIInterfaceOrientationMask { fatalError("stub") }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { fatalError("stub") }
  public static var landscapeLeft: UIInterfaceOrientationMask { fatalError("stub") }
  public static var landscapeRight: UIInterfaceOrientationMask { fatalError("stub") }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError("stub")
  }
  public required init?(coder: NSCoder) { fatalError("stub") }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError("stub") }
    set {}
  }
  open var popoverPresentationController: UIPopoverPresentationController? { fatalError("stub") }
  open func willMove(toParent parent: UIViewController?) { fatalError("stub") }

  // MARK: View

  open var view: UIView! {
    get { fatalError("stub") }
    set {}
  }

  open var preferredContentSize: CGSize {
    get { fatalError("stub") }
    set {}
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { fatalError("stub") }
  open func endAppearanceTransition() { fatalError("stub") }

  open var viewIfLoaded: UIView? { fatalError("stub") }
  open var isViewLoaded: Bool { fatalError("stub") }

  open func loadView() { fatalError("stub") }
  open func loadViewIfNeeded() { fatalError("stub") }

  open func viewDidLoad() { fatalError("stub") }
  open func viewWillLayoutSubviews() { fatalError("stub") }
  open func viewWillAppear(_ animated: Bool) { fatalError("stub") }
  open func viewDidAppear(_ animated: Bool) { fatalError("stub") }
  open func viewWillDisappear(_ animated: Bool) { fatalError("stub") }
  open func viewDidDisappear(_ animated: Bool) { fatalError("stub") }

  open var title: String? {
    get { fatalError("stub") }
    set {}
  }

  // MARK: Hierarchy

  open var parent: UIViewController? { fatalError("stub") }
  open var children: [UIViewController] { fatalError("stub") }
  open var presentedViewController: UIViewController? { fatalError("stub") }
  open var presentingViewController: UIViewController? { fatalError("stub") }
  open var isBeingPresented: Bool { fatalError("stub") }
  open var isBeingDismissed: Bool { fatalError("stub") }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    fatalError("stub")
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError("stub") }

  // MARK: Rotation and status bar

  open var shouldAutorotate: Bool { fatalError("stub") }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { fatalError("stub") }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    fatalError("stub")
  }
  open var prefersStatusBarHidden: Bool { fatalError("stub") }
  open func setNeedsStatusBarAppearanceUpdate() { fatalError("stub") }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { fatalError("stub") }
  open class func attemptRotationToDeviceOrientation() { fatalError("stub") }
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { fatalError("stub") }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { fatalError("stub") }
    set {}
  }
}

@MainActor open class UITabBarController: UIViewController {
  open var tabBar: UITabBar { fatalError("stub") }
  open var selectedViewController: UIViewController? {
    get { fatalError("stub") }
    set {}
  }
}

@MainActor open class UINavigationController: UIViewController {
  open var topViewController: UIViewController? { fatalError("stub") }
}

// MARK: - Transitions

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }
  var targetTransform: CGAffineTransform { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  // An imported method has the default itself; a requirement in Swift cannot.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    fatalError("stub")
  }
}

extension UIViewController {
  public var tabBarController: UITabBarController? { fatalError("stub") }
}
