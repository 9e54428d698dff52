/// The view at the bottom of a hierarchy, which a root controller fills.
@MainActor  // Said, because optimised clients take the isolation of its deinit from here alone.
open class UIWindow: UIView {
  /// How far in front a window stands.
  public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
    /// The height; larger is in front.
    public let rawValue: CGFloat

    /// Creates a level of the given height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level of the given height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// The level so much higher.
    public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }

    /// The level so much lower.
    public static func - (level: Level, height: CGFloat) -> Level { Level(level.rawValue - height) }
  }

  private var root: UIViewController?
  private var isRootShown = false

  /// Whether a root was ever shown in the window.
  private var hasHadRoot = false

  /// Whether the window generates the device's orientations (R26).
  private var isGenerating = false

  /// Which way up the window's interface stands; windows may differ (S12).
  final lazy var ownOrientation: UIInterfaceOrientation = device.rotation.interface

  /// Whether the pass at the end of the turn knows of the window.
  final var isInUpdate = false

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    // Windows that are gone leave their places to new ones.
    device.windowReferences.removeAll { $0.object == nil }
    device.windowReferences.append(WeakReference(self))
    rootNeedsUpdate()
  }

  /// Creates a hidden window of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    device.windowReferences.append(WeakReference(self))
    rootNeedsUpdate()
  }

  isolated deinit {
    if isGenerating { device.rotation.generators -= 1 }
    device.statusBarDeciderMayHaveChanged()
    let detached = presentersInHierarchy
    root?.leaveWindow()
    // What is presented by nobody below the root has nobody else to take it down (A70).
    for presenter in detached { presenter.takeDownPresentations() }
    // Weak references to the window are nil by now: its views cannot tell by themselves that they left.
    for view in childViews {
      view.tellWillMove(to: nil)
      view.tellDidMoveToWindow()
    }
  }

  /// How far in front the window stands; `.normal` by default.
  open var windowLevel = Level.normal

  /// Whether the window receives keyboard input.
  open private(set) var isKeyWindow = false

  /// Creates a hidden window in a scene, as large as its screen (iOS 13).
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The screen on which the window is (iOS 3.2; deprecated setter 13).
  ///
  /// A device has one screen: setting it leaves the window there, and screens of other devices are
  /// ignored.
  open var screen: UIScreen {
    get { device.screen }
    set {}
  }

  /// The scene in which the window is (iOS 13); `nil` in an app without scenes.
  open var windowScene: UIWindowScene? {
    device.usesScenes && device.behavior.hasScenes ? device.windowScene : nil
  }

  /// The controller whose view fills the window.
  ///
  /// What the old root had presented leaves the screen with it, without animation (inference).
  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      root?.leaveWindow()
      root = newValue
      isRootShown = false
      device.statusBarDeciderMayHaveChanged()
      if root != nil, !isGenerating {
        isGenerating = true
        device.rotation.generators += 1
      }
      if !isHidden { showRoot() }
    }
  }

  /// Shows the window in front of others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    for window in device.windowReferences.compactMap(\.object) { window.isKeyWindow = false }
    isKeyWindow = true
    device.statusBarDeciderMayHaveChanged()
    device.windowReferences.removeAll { $0.object === self }
    device.windowReferences.append(WeakReference(self))
    isHidden = false
  }

  /// Whether the window and all in it are invisible; `true` by default.
  ///
  /// Showing it for the first time shows the root controller, as ``makeKeyAndVisible()`` does, without
  /// making it the key window. Hiding it takes nothing out of it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      device.statusBarDeciderMayHaveChanged()
      guard !newValue else { return }
      showRoot()
      // What asked to be drawn while nobody could see it.
      if !updates.isEmpty { rootNeedsUpdate() }
    }
  }

  /// Called after a view was added.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === root?.viewIfLoaded, root?.appearance == .appeared {
      device.rotation.rootReturned(to: self)
    }
  }

  final override func rootNeedsUpdate() {
    let device = device
    guard !isInUpdate, !device.clock.runsAtOnce else { return }
    isInUpdate = true
    device.viewUpdates.add(self, on: device.clock)
  }

  private func showRoot() {
    guard let root, !isRootShown else { return }
    isRootShown = true
    // Before 6 the first root begins upright, and hears that it turns (R4).
    if !hasHadRoot, device.behavior.tellsRotationAtLaunch { ownOrientation = .portrait }
    hasHadRoot = true
    device.run {
      // On its side the root is placed once it is asked (S10).
      root.view.frame = bounds
      root.startAppearing(animated: false)
      // A callback may have put another controller in its place.
      guard self.root === root else { return }
      addSubview(root.view)
      device.rotation.fit(self)
      placeRoot(root.view)
      root.view.layoutIfNeeded()
      root.finishAppearing(animated: false)
      device.rotation.turnAfterLaunch(self)
      device.updateStatusBar()
    }
  }

  /// Whether a root stands in the window where it can be seen.
  final var hasShownRoot: Bool { isRootShown && !isHidden && root != nil }
}

// MARK: - Coordinates

extension UIWindow {
  /// Converts a point of this window to another's coordinates, or to the screen's for `nil`.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = toSuperview(point)
    return window?.fromSuperview(onScreen) ?? onScreen
  }

  /// Converts a point of another window's coordinates, or the screen's for `nil`, to this one's.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    fromSuperview(window?.toSuperview(point) ?? point)
  }

  /// Converts a rectangle of this window to another's coordinates, or to the screen's for `nil`.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.mapped { convert($0, to: window) }
  }

  /// Converts a rectangle of another window's coordinates, or the screen's for `nil`, to this one's.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.mapped { convert($0, from: window) }
  }
}
