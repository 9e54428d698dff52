public import Foundation

/// Turns a view to the full screen by a button, beside the device's own turning.
///
/// Upright, the view is a thumbnail in its controller's view. When the device turns, the interface
/// turns and the view fills it. The button turns the view alone: it grows and is drawn anew within
/// 0.1 s, then turns by 90° within 0.5 s; the way back is the reverse (R29). Device and button never
/// turn it twice: while the button's turn lasts the device is refused, and while the device's turn lasts
/// the button is (R30–R33). Held upright again, the device turns the view back.
///
/// ``ManualRotationController`` has it built in. In a controller of your own:
///
/// ```swift
/// lazy var rotation = ManualRotation(of: chart, in: self) { bounds in
///   CGRect(x: 20, y: 80, width: bounds.width - 40, height: 200)
/// }
///
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   view.addSubview(chart)
///   rotation.begin()
/// }
///
/// override func viewWillLayoutSubviews() {
///   super.viewWillLayoutSubviews()
///   rotation.layout()
/// }
/// ```
///
/// The view draws by its bounds, never by an orientation (R20): `draw(_:)` asks whether
/// `rect.width < rect.height`. Whenever its size changes it is told to draw.
@MainActor  // Said, because optimised clients take the isolation of its deinit from here alone.
public final class ManualRotation {
  /// How long the view takes to grow or to shrink, in seconds (R29).
  public static let resizeDuration: TimeInterval = 0.1

  /// How long the view takes to turn, in seconds (R29).
  public static let turnDuration: TimeInterval = 0.5

  /// A bar that is hidden while the view has the screen for itself; none by default.
  public weak var toolbar: UIView? {
    didSet { toolbar?.isHidden = isFullScreen }
  }

  /// Runs whenever ``isFullScreen`` or ``isButtonEnabled`` may have changed.
  public var onChange: (() -> Void)?

  private(set) var turn = ManualTurn()

  private let thumbnail: (CGRect) -> CGRect
  private weak var view: UIView?
  private weak var controller: UIViewController?
  private weak var application: UIApplication?
  private var observer: RotationObserver?
  private var deviceWatch: DeviceOrientationWatch?

  // From being told of a turn to its end: what is read meanwhile may be old.
  private var isInterfaceTurning = false

  // What the controller allowed before the button's turn.
  private var allowedAutorotation: Bool?

  /// Prepares; nothing happens before ``begin()``.
  ///
  /// - Parameters:
  ///   - view: What to turn, a subview of the controller's view. It is not kept.
  ///   - controller: Whose interface turns. It is not kept; its `rotationPolicy`
  ///     refuses the device during the button's turn.
  ///   - thumbnail: The view's frame in upright bounds.
  public init(
    of view: UIView,
    in controller: UIViewController,
    thumbnail: @escaping (CGRect) -> CGRect
  ) {
    self.view = view
    self.controller = controller
    self.thumbnail = thumbnail
  }

  isolated deinit {
    allowAutorotation(true)
    if isFullScreen { showChrome(true) }
  }

  /// Whether the view has the screen for itself, by the device or by the button, or moves there or back.
  ///
  /// The status bar is then hidden (R21): from iOS 7 by the controller's `prefersStatusBarHidden` and by
  /// that of the navigation and tab bar controllers around it (R22), before by the application.
  public var isFullScreen: Bool { turn.isFullScreen }

  /// Whether the button has turned the view; not yet during the turn.
  public var isTurnedByButton: Bool { turn.state == .turnedByButton }

  /// Whether ``toggle()`` does anything: not while the device has turned the interface (R31), nor
  /// during a turn.
  public var isButtonEnabled: Bool { turn.isButtonEnabled }

  /// Begins to follow the device and places the view; call it once the view is a subview.
  public func begin() {
    guard observer == nil, let controller else { return }
    application = RunningSystem.run(near: controller) { UIApplication.shared }
    observer = RotationObserver(
      of: controller,
      will: { [weak self] change in self?.interfaceWillTurn(change) },
      alongside: { [weak self] _ in self?.place() },
      did: { [weak self] _ in self?.interfaceTurned() }
    )
    deviceWatch = DeviceOrientationWatch(near: controller) { [weak self] orientation in
      if orientation == .portrait { self?.receive(.deviceUpright) }
    }
    if InterfaceState.orientation(near: controller)?.isLandscape ?? false {
      receive(.interfaceLandscape)
    }
    layout()
  }

  /// The button: turns the view, or turns it back; does nothing where ``isButtonEnabled`` is `false`.
  public func toggle() { receive(.button) }

  /// Places the view by its controller's bounds (R20); call it in `viewWillLayoutSubviews`.
  public func layout() {
    followUntoldTurn()
    place()
  }

  private func place() {
    guard let view, let bounds = controller?.view.bounds else { return }
    switch turn.state {
    case .upright, .turnedByDevice:
      view.transform = .identity
      resize(view, to: bounds.width < bounds.height ? thumbnail(bounds) : bounds)
    case .turnedByButton:
      view.bounds.size = CGSize(width: bounds.height, height: bounds.width)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    case .turning, .turningOnlyToReturn, .returning:
      break
    }
  }

  // MARK: What happens

  private func interfaceWillTurn(_ change: RotationChange) {
    guard change.isRotation else { return }
    isInterfaceTurning = true
    let isLandscape =
      change.newOrientation?.isLandscape ?? (change.newSize.width > change.newSize.height)
    receive(isLandscape ? .interfaceLandscape : .interfacePortrait)
  }

  private func interfaceTurned() {
    isInterfaceTurning = false
    layout()
  }

  // While another screen covers the controller nobody tells it of turns (R8): it finds out at its next
  // layout.
  private func followUntoldTurn() {
    guard observer != nil, !isInterfaceTurning, let controller,
      controller.viewIfLoaded?.window != nil,
      let orientation = InterfaceState.orientation(near: controller)
    else { return }
    receive(orientation.isLandscape ? .interfaceLandscape : .interfacePortrait)
  }

  private func receive(_ event: ManualTurn.Event) {
    let before = turn
    let order = turn.receive(event)
    guard turn != before else { return }
    allowAutorotation(turn.allowsAutorotation)
    if turn.isFullScreen != before.isFullScreen { showChrome(!turn.isFullScreen) }
    onChange?()
    switch order {
    case .turn: turnThere()
    case .turnBack: turnBack()
    case .release: layout()
    case nil: break
    }
  }

  private func allowAutorotation(_ allows: Bool) {
    guard let controller else { return }
    if !allows, allowedAutorotation == nil {
      allowedAutorotation = controller.rotationPolicy.allowsAutorotation
      controller.rotationPolicy.allowsAutorotation = false
    } else if allows, let allowed = allowedAutorotation {
      allowedAutorotation = nil
      controller.rotationPolicy.allowsAutorotation = allowed
    }
  }

  private func showChrome(_ shows: Bool) {
    toolbar?.isHidden = !shows
    if let controller { RotationRecord.of(controller).hidesStatusBar = !shows }
    // The application outlives a controller that dies on its side.
    guard let application else { return }
    InterfaceState.setStatusBarHidden(!shows, for: controller, in: application)
  }

  // MARK: Moving

  // The origin of the view's axes stays where it is: grow and draw first, turn afterwards (R29).
  private func turnThere() {
    guard let view, let bounds = controller?.view.bounds else { return }
    // About the centre of the final place, so that the turned view fills the bounds.
    let grown = CGRect(
      x: bounds.midX - bounds.height / 2,
      y: bounds.midY - bounds.width / 2,
      width: bounds.height,
      height: bounds.width
    )
    animate(Self.resizeDuration) {
      $0.resize(view, to: grown)
    } completion: {
      $0.animate(Self.turnDuration) { _ in
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      } completion: {
        $0.receive(.turnEnded)
      }
    }
  }

  private func turnBack() {
    guard let view else { return }
    animate(Self.turnDuration) { _ in
      view.transform = .identity
    } completion: {
      $0.animate(Self.resizeDuration) {
        guard let bounds = $0.controller?.view.bounds else { return }
        $0.resize(view, to: $0.thumbnail(bounds))
      } completion: {
        $0.receive(.turnEnded)
      }
    }
  }

  private func resize(_ view: UIView, to frame: CGRect) {
    let changes = view.bounds.size != frame.size
    view.frame = frame
    if changes { view.setNeedsDisplay() }
  }

  private func animate(
    _ duration: TimeInterval,
    _ changes: @escaping (ManualRotation) -> Void,
    completion: @escaping (ManualRotation) -> Void
  ) {
    guard let controller else { return }
    RunningSystem.run(near: controller) {
      UIView.animate(
        withDuration: duration,
        animations: { changes(self) },
        completion: { [weak self] _ in if let self { completion(self) } }
      )
    }
  }
}
