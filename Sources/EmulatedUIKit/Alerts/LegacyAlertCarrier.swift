/// What UIAlertView and UIActionSheet have in common for the stack that shows them.
protocol LegacyAlert: UIView {
  var panel: AlertPanel { get }
  var stage: LegacyAlertStage { get set }

  /// Whether a dismissal was asked for, though it may have to wait (B36).
  var isDismissalAsked: Bool { get set }

  /// How a person ended it, for those who record that.
  var choice: PresentationEnding? { get set }

  /// The button with an index; a touch beside a popover has none.
  func choice(at index: Int) -> PresentationEnding

  func tellWillPresent()
  func tellDidPresent()
  func tellWillDismiss(_ index: Int)
  func tellDidDismiss(_ index: Int)

  /// Runs once the alert stands on screen.
  func didEnterScreen()

  /// Goes because the system says so, not a person (B26, C15).
  func cancelBySystem()
}

/// Where a legacy alert stands between asked for and gone.
nonisolated enum LegacyAlertStage {
  case away
  case arriving
  case standing
  case leaving
}

/// Puts a legacy alert on the screen and takes it away, however the system version does that.
protocol LegacyAlertCarrier: AnyObject {
  /// Whether the alert is hidden by a newer one.
  var isHidden: Bool { get set }

  /// Begins to show the alert; the closure runs when the animation has ended, never at once.
  func appear(animated: Bool, then finish: @escaping () -> Void)

  /// Begins to take the alert away; the closure runs when the animation has ended, never at once.
  func disappear(animated: Bool, then finish: @escaping () -> Void)

  /// Takes away what is left, at once.
  func remove()

  /// Places the alert anew in a window that turned.
  func screenDidTurn()
}

/// Carries an alert below 8, where it is a view in a window.
final class LegacyViewCarrier: LegacyAlertCarrier {
  private let alert: any LegacyAlert
  private weak var window: UIWindow?

  init(_ alert: any LegacyAlert, in window: UIWindow) {
    self.alert = alert
    self.window = window
  }

  var isHidden: Bool {
    get { alert.isHidden }
    set { alert.isHidden = newValue }
  }

  func appear(animated: Bool, then finish: @escaping () -> Void) {
    if let window {
      alert.isHidden = false
      follow(window)
      window.addSubview(alert)
    }
    if animated { spring(from: 1.26, to: 1, over: alert.device.durations.alertPresentation) }
    wait(animated ? alert.device.durations.alertPresentation : 0, then: finish)
  }

  func disappear(animated: Bool, then finish: @escaping () -> Void) {
    if animated { spring(from: 1, to: 0.84, over: alert.device.durations.alertDismissal) }
    wait(animated ? alert.device.durations.alertDismissal : 0, then: finish)
  }

  func remove() {
    alert.removeFromSuperview()
    alert.panel.transform = .identity
  }

  /// On 7 alert views come shrinking and shrink away, by a spring that does not swing (N13, single
  /// report).
  private func spring(from old: CGFloat, to new: CGFloat, over duration: TimeInterval) {
    guard alert is UIAlertView, alert.device.behavior.alertViewsSpring else { return }
    let panel = alert.panel
    alert.device.run {
      panel.transform = CGAffineTransform(scaleX: old, y: old)
      // Mass 3, stiffness 1000 and damping 500, which a layer treats as critical: at rest but for a
      // thousandth after the measured duration, as every spring of this ratio here.
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 0
      ) {
        panel.transform = CGAffineTransform(scaleX: new, y: new)
      }
    }
  }

  func screenDidTurn() {
    guard let window, alert.superview === window else { return }
    follow(window)
    alert.panel.screenDidTurn()
  }

  /// Fills the window, turned as the interface is: nothing else turns what stands in it (N8, S11).
  private func follow(_ window: UIWindow) {
    window.placeFilling(alert)
    alert.panel.frame = alert.bounds
  }

  private func wait(_ duration: TimeInterval, then finish: @escaping () -> Void) {
    let clock = alert.device.clock
    duration > 0 ? clock.schedule(after: duration, finish) : clock.nextTurn(finish)
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

/// Stands unseen in a window and tells when that is gone, and with it what was shown in it.
final class WindowWatch: UIView {
  private var whenGone: (() -> Void)?

  /// Stands in the window until it is removed.
  func watch(_ window: UIWindow, whenGone: @escaping () -> Void) {
    isHidden = true
    window.insertSubview(self, at: 0)
    self.whenGone = whenGone
  }

  /// Ends the watch.
  func end() {
    whenGone = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil, let whenGone else { return }
    self.whenGone = nil
    whenGone()
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
