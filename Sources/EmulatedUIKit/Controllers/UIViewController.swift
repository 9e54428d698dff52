/// Manages a view and presents other controllers.
///
/// Overridable members are declared here and forward to the aspect files: members of extensions cannot
/// be overridden off Objective-C.
open class UIViewController: UIResponder {
  // MARK: Storage

  private var ownView: UIView?
  private weak var ownParent: UIViewController?
  private weak var ownPresenter: UIViewController?

  var ownChildren: [UIViewController] = []
  var traitsFromParent: UITraitCollection?

  /// What this very controller presents (D3).
  var ownPresented: UIViewController?
  var appearance = AppearanceState.disappeared
  var appearanceProgress = AppearanceProgress()
  /// The traits that the controller knows, as far as they change.
  var knownVerticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var containerTransition: ContainerTransition?
  var isEnteringParent = false
  var isLeavingParent = false
  var transition: PresentationTransition?
  var isEntering = false
  var isLeaving = false
  /// The transition of what this controller presents or has presented, while it runs.
  weak var presenterTransition: PresentationTransition?
  var ownPresentationController: UIPresentationController?

  /// What others attach to the controller, by the type they attach.
  package var associatedValues: [(type: ObjectIdentifier, value: AnyObject)] = []

  // MARK: Creation

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Not used: nibs are not emulated.
  ///   - nibBundleOrNil: Not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; archives hold nothing that the emulator models.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the controller is light or dark, whatever its surroundings are; unspecified by default (iOS
  /// 13).
  ///
  /// It is kept; nothing is drawn by it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // MARK: The view

  /// A title for whoever shows the controller; none by default.
  open var title: String?

  /// The controller's view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      ownView?.controller = self
    }
  }

  /// The view, if it is loaded (iOS 9).
  open var viewIfLoaded: UIView? { ownView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view; by default a plain one as large as the screen.
  ///
  /// It follows the size of what holds it.
  open func loadView() {
    let plain = UIView(frame: device.screen.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Loads the view unless it is loaded (iOS 9).
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    device.run {
      loadView()
      viewDidLoad()
    }
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews (iOS 5).
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews (iOS 5).
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view stands in the hierarchy, between `viewWillAppear` and `viewDidAppear`; heard
  /// from iOS 13.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether children hear of appearance by themselves (iOS 6); `true` by default.
  ///
  /// A container that answers `false` tells them with `beginAppearanceTransition` and its like.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Lets a child hear that it will appear or disappear.
  ///
  /// Beginning what is under way or done already tells the child nothing and logs `Unbalanced calls to
  /// begin/end appearance transitions for <X: 0x…>.` (memory); turning back midway does not.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginOwnAppearance(isAppearing, animated: animated)
  }
  /// Lets a child hear that it appeared or disappeared; without a beginning it logs as there (memory).
  open func endAppearanceTransition() { endOwnAppearance() }

  // MARK: Containment

  /// The container; not kept alive.
  open var parent: UIViewController? { ownParent }
  /// The controllers held as children, in the order added.
  open var children: [UIViewController] { ownChildren }
  /// Adds a child, out of its old container if it has one.
  ///
  /// The child hears `willMove(toParent:)`; the caller adds its view and then calls its
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its container; it hears `didMove(toParent:)`.
  ///
  /// The caller has called `willMove(toParent:)` and removed the view before.
  open func removeFromParent() { leaveParent() }
  /// Called before the container changes.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }
  /// Called after the container changed.
  open func didMove(toParent parent: UIViewController?) { noteMoved() }
  /// Whether the controller enters its container; `true` inside the callbacks of the appearance that
  /// goes with it (iOS 5).
  open var isMovingToParent: Bool { isEnteringParent }
  /// Whether the controller leaves its container; `true` inside the callbacks of the disappearance that
  /// goes with it (iOS 5).
  open var isMovingFromParent: Bool { isLeavingParent }
  /// Shows a controller as its surroundings do (iOS 8): a navigation controller around this one pushes
  /// it, else it is presented.
  ///
  /// The call goes up from container to container; one that overrides it decides.
  open func show(_ vc: UIViewController, sender: Any?) { showAbove(vc, sender: sender) }
  /// Shows a controller beside this one (iOS 8); without a split view it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailAbove(vc, sender: sender)
  }

  /// Exchanges one child's view for another's, within the first one's superview (iOS 5).
  ///
  /// New `viewWillAppear`, old `viewWillDisappear`, at the end old `viewDidDisappear`, new `viewDidAppear`
  /// (few reports). Children of another container raise NSInvalidArgumentException: `Children view
  /// controllers <X: 0x…> and <Y: 0x…> must have a common parent view controller when calling
  /// -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]`
  /// (memory); a container that forwards appearance itself raises it too (documented, text unknown).
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view leaves.
  ///   - toViewController: The child whose view comes.
  ///   - duration: Seconds; zero or less changes at once.
  ///   - options: How it is animated.
  ///   - animations: Changes views; without any the transition ends in the next turn.
  ///   - completion: Runs after the callbacks, told whether nothing stopped the animation.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController,
      for: toViewController,
      animation: ChildAnimation(duration: duration, options: options, animations: animations),
      completion: completion
    )
  }
  /// What a tab bar shows of the controller; made on first use, again after `nil`.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(of: self)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  private var ownTabBarItem: UITabBarItem?

  // MARK: Presentation

  /// What this controller or its nearest ancestor presents (D1).
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// What presented this controller or its farthest ancestor (D1).
  open var presentingViewController: UIViewController? {
    ownPresenter ?? parent?.presentingViewController
  }
  /// How the controller is presented (D7).
  ///
  /// By default full screen before 13, then a page sheet, from 18 a form sheet; an automatic style
  /// that was set reads as that default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenStyle == .automatic ? device.behavior.automaticPresentationStyle : chosenStyle }
    set { chosenStyle = newValue }
  }
  private var chosenStyle = UIModalPresentationStyle.automatic
  /// Whether the presentation is under way, inside its appearance callbacks (D17).
  open var isBeingPresented: Bool { isEntering }
  /// Whether the dismissal is under way, inside its appearance callbacks (D17).
  open var isBeingDismissed: Bool { isLeaving }
  /// Whether a person cannot dismiss the controller, only code can (D18; iOS 13); `false` by default.
  open var isModalInPresentation = false
  /// The default transition when the controller is presented (D8, D29); from the bottom by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented in a context covers this controller rather than an outer one (D4);
  /// `false` by default, `true` for navigation controllers.
  open var definesPresentationContext = false
  /// Whether the context gives what it presents its own `modalTransitionStyle` (D4); `false` by default.
  open var providesPresentationContextTransitionStyle = false
  /// Gives the animators of the controller's presentation and dismissal (iOS 7); not kept alive (D27).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How large the controller would like to be in a popover or form sheet (iOS 7); zero by default:
  /// as the style has it.
  open var preferredContentSize = CGSize.zero
  /// What manages the controller's presentation (iOS 8).
  ///
  /// Before the presentation, reading it fixes the style: set `modalPresentationStyle` first (D12).
  open var presentationController: UIPresentationController? { presentationControllerOrNew() }
  /// What manages the presentation in which the controller stands (iOS 16); `nil` outside of any.
  open var activePresentationController: UIPresentationController? { activePresentation() }
  /// The anchors, where the controller is shown as a popover (iOS 8); `nil` for sheets on phones (A58).
  open var popoverPresentationController: UIPopoverPresentationController? { popoverOrNil() }
  /// The sheet in which the controller is shown (iOS 15); `nil` for other styles, and before 15.
  ///
  /// Before the presentation, reading it fixes the style as with `presentationController` (D12).
  open var sheetPresentationController: UISheetPresentationController? { sheetOrNil() }
  /// What surrounds the controller (iOS 8): the screen's traits, but for what a container or the
  /// presentation says otherwise.
  open var traitCollection: UITraitCollection { ownTraits }
  /// Gives a child other traits than the container's (iOS 8); `nil` takes them back.
  ///
  /// A controller that is no child is left alone; one that leaves its container loses them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    if childViewController.parent === self { childViewController.traitsFromParent = collection }
  }
  /// What a child was given by `setOverrideTraitCollection(_:forChild:)` (iOS 8).
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }
  /// Called before the traits change because the interface turns, and before `viewWillTransition` is
  /// (R13; iOS 8): on phones, whose height is compact on their side.
  ///
  /// The default passes it on to children and to what is presented; an override that does not call it
  /// ends the way there (R12).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTransition(to: newCollection, with: coordinator)
  }
  /// Called once the traits have changed, before anything is laid out (R13; iOS 8, deprecated 17).
  ///
  /// A launch on its side is told so too, without `willTransition` (O6).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The running transition (iOS 7); `nil` while there is none (D40).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition, !transition.isEnding { return transition.context }
    if let presenterTransition, !presenterTransition.isEnding { return presenterTransition.context }
    return containerTransition?.context ?? parent?.transitionCoordinator
      ?? device.rotation.coordinator
  }

  /// Shows a controller above this one (D2).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: What to show. One that is shown already raises M9 or M10, the
  ///     controller itself M12; a busy or absent presenter drops it with M1, M2 or M3 in the log.
  ///   - flag: Whether to animate.
  ///   - completion: Runs after `viewDidAppear` (D13); not called when the presentation is dropped.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let interceptor = Self.interceptor,
      interceptor.present(
        viewControllerToPresent,
        from: self,
        animated: flag,
        completion: completion
      )
    {
      return
    }
    performPresent(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, else the controller itself (D14).
  ///
  /// - Parameters:
  ///   - flag: Whether to animate.
  ///   - completion: Runs after `viewDidDisappear` (D13); not called when there is nothing to dismiss
  ///     (U15).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let interceptor = Self.interceptor,
      interceptor.dismiss(from: self, animated: flag, completion: completion)
    {
      return
    }
    performDismiss(animated: flag, completion: completion)
  }

  /// Sees each call of `present` and `dismiss` before it takes effect; set once by the façade.
  package static var interceptor: (any PresentationInterceptor)?

  // MARK: Rotation and status bar

  /// The orientations that the controller allows (O8; iOS 6): by default all on pads, all but upside down
  /// on phones.
  ///
  /// Asked of the root controller or of the topmost one presented full screen (O7, O16); containers do not
  /// ask their children (O14).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    complemented(device.model.idiom == .pad ? .all : .allButUpsideDown)
  }
  /// Whether the controller turns with the device (O7, O12; iOS 6, not asked from 16 on); `true` by
  /// default.
  open var shouldAutorotate: Bool { complemented(autorotates: true) }
  /// The orientation in which the controller is presented full screen (O23; iOS 6); the status bar's by
  /// default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    complemented(preferred: device.rotation.statusBar)
  }
  /// Whether the controller turns to an orientation (R1; asked before iOS 6 only); by default portrait
  /// alone.
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    complemented(autorotates: toInterfaceOrientation == .portrait, to: toInterfaceOrientation)
  }
  /// Which way up the interface stands where the controller is (R5; deprecated 8).
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.ownOrientation ?? device.rotation.interface
  }
  /// Called before the interface turns: all is as it was (R5; deprecated 8, where only those that do not
  /// override `viewWillTransition` hear it: R11).
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    Self.rotationInterceptor?.willRotate(self, to: toInterfaceOrientation, duration: duration)
  }
  /// Called inside the animation of a turn: bounds and orientation are new (R5; deprecated 8).
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    Self.rotationInterceptor?.willAnimateRotation(self)
  }
  /// Called after the interface turned (R5; deprecated 8).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    Self.rotationInterceptor?.didRotate(self)
  }
  /// Called before the view's size changes because the interface turns (R11, R14; iOS 8).
  ///
  /// The default passes it on to children and to what is presented; an override that does not call it
  /// ends the way there (R12).
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Self.rotationInterceptor?.sizeWillChange(of: self, to: size, with: coordinator)
    passOnTransition(to: size, with: coordinator)
  }
  /// Tells that what the controller supports or prefers has changed (R43, R47; iOS 16).
  ///
  /// The interface leaves at once what is not supported any more, for the device's orientation where that
  /// is; animated unless inside `performWithoutAnimation`.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    device.run { device.rotation.reconsider(viewIfLoaded?.window) }
  }
  /// Turns all windows to the device's orientation, if their controllers allow it now (R40; iOS 5,
  /// deprecated 16); no other one is picked.
  open class func attemptRotationToDeviceOrientation() {
    let device = EmulatedDevice.current
    if device.behavior.attemptsReconsider {
      device.rotation.reconsider(nil)
    } else {
      device.rotation.followDevice()
    }
  }
  /// Called inside the animation of a turn's first half, in the place of `willAnimateRotation`, by those
  /// that override it (R9; iOS 2–4).
  open func willAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// The view in the hierarchy that slides out at the top while the interface turns and back in once it
  /// has turned; none by default (iOS 2; deprecated 8, where it turns with the rest).
  open func rotatingHeaderView() -> UIView? { nil }
  /// As `rotatingHeaderView()`, at the bottom.
  open func rotatingFooterView() -> UIView? { nil }
  /// Called between a turn's halves (R9; iOS 2–4).
  open func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}
  /// Called inside the animation of a turn's second half (R9; iOS 2–4).
  open func willAnimateSecondHalfOfRotation(
    from fromInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Whether children on screen hear the trio by themselves (R7; iOS 6–7); `true` by default.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// As `shouldAutomaticallyForwardRotationMethods()`, asked on iOS 5; `true` by default.
  open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    true
  }
  /// Whether the status bar is hidden while the controller shows (iOS 7).
  ///
  /// `false` by default; from 8 `true` on a phone on its side (R23).
  open var prefersStatusBarHidden: Bool {
    complemented(hidesStatusBar: device.hidesStatusBarByDefault)
  }
  /// What the status bar looks like while the controller shows (iOS 7); `.default` by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child whose `prefersStatusBarHidden` counts instead of the controller's (iOS 7); none by
  /// default, also of navigation and tab controllers (assumed).
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child whose `preferredStatusBarStyle` counts instead of the controller's (iOS 7); none by
  /// default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether the controller decides about the status bar though it is not presented full screen
  /// (iOS 7);
  /// `false` by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Tells that what the controller answers about the status bar has changed (iOS 7).
  ///
  /// Otherwise controllers are asked when a window shows its root, when something is presented,
  /// dismissed or shown in a container, and after a turn.
  open func setNeedsStatusBarAppearanceUpdate() { device.updateStatusBar() }
  /// Whether the keyboard stays up on a pad when who typed in the controller loses the focus (iOS 4.3).
  ///
  /// `true` by default where the style was set to form sheet (documented); where an automatic style is
  /// one it is not (assumed: unknown). Asked of the outermost controller around the field; the keyboard
  /// goes at the latest when that controller leaves the screen (inference).
  open var disablesAutomaticKeyboardDismissal: Bool { chosenStyle == .formSheet }

  // MARK: What alerts add to presentation

  /// Checks a controller about to be presented; answers an exception that forbids it.
  func presentationError() -> NSException? { nil }
  /// Checks when the transition begins, after the presenter's turn (A56).
  func transitionError(from presenter: UIViewController) -> NSException? { nil }
  /// How long the controller's own transition takes, in seconds.
  func transitionDuration(appearing: Bool) -> TimeInterval { device.durations.modalTransition }
  /// Whether the presenter's view leaves the screen while the controller stands (D24).
  var removesPresenter: Bool { ownPresentationController?.removesPresenter ?? false }
  /// Whether the style `.popover` gives the controller a popover to be anchored.
  var canBePopover: Bool { true }
  /// Whether the presenter's tint is dimmed while the controller stands (A40).
  var dimsPresenter: Bool { false }
  /// Whether the controller's view fills the container and places what it shows itself.
  var placesItself: Bool { false }
  /// Called once the controller's dismissal has ended, beside `viewDidDisappear` (A42, U3).
  func dismissalDidEnd() {}
  /// The children whose appearance follows the controller's.
  func appearingChildren() -> [UIViewController] {
    guard let ownView, !ownChildren.isEmpty else { return [] }
    return ownChildren.filter { $0.viewIfLoaded?.isDescendant(of: ownView) ?? false }
  }
  /// Called after the controller and what it shows began to appear.
  func appearanceDidStart(animated: Bool) {}
  /// Called after the controller and what it shows appeared.
  func appearanceDidFinish(animated: Bool) {}
  /// Called before the controller begins to disappear: what it animates ends here.
  func disappearanceWillStart() {}

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

extension UIViewController {
  func setParent(_ parent: UIViewController?) {
    ownParent = parent
    traitsFromParent = nil
  }
  func setPresenter(_ presenter: UIViewController?) { ownPresenter = presenter }

  /// Who presented this very controller.
  var presenter: UIViewController? { ownPresenter }
}
