/// What UIAlertView and UIActionSheet have in common for the stack that shows them.
protocol LegacyAlert: UIView {
  var panel: AlertPanel { get }
  var stage: LegacyAlertStage { get set }
  func tellWillPresent()
  func tellDidPresent()
  func tellWillDismiss(_ index: Int)
  func tellDidDismiss(_ index: Int)
}

/// Where a legacy alert stands between asked for and gone.
nonisolated enum LegacyAlertStage {
  case away
  case arriving
  case standing
  case leaving
}

/// Shows a device's legacy alerts: the newest on top, one animation at a time (B35–B38).
final class LegacyAlertStack {
  private weak var device: EmulatedDevice?
  private var shown: [any LegacyAlert] = []
  private var waiting: [() -> Void] = []
  private var isAnimating = false

  /// What is on its way out, and the index it goes with.
  private var leaving: (alert: any LegacyAlert, index: Int)?

  /// The window above the app in which alert views stand (B39); there only while one does.
  private var alertWindow: UIWindow?

  /// As the device's own: a default device lives for ever, and its stack with it.
  private weak var anchor: LegacyAlertStack?

  init(device: EmulatedDevice) {
    self.device = device
    anchor = self
  }

  // The device is gone, and with it the time in which the animation would have ended.
  isolated deinit {
    guard let leaving else { return }
    leaving.alert.stage = .away
    leaving.alert.tellDidDismiss(leaving.index)
  }

  /// Shows an alert in the host, or above the app where there is none.
  func show(_ alert: any LegacyAlert, in host: UIView?, animated: Bool) {
    guard alert.stage == .away else { return }
    alert.stage = .arriving
    whenIdle { [weak self] in
      guard let self, let device else { return }
      if host == nil { shown.last?.isHidden = true }
      shown.append(alert)
      // What the delegate asks for now waits already (B36).
      isAnimating = true
      alert.tellWillPresent()
      let view = host?.window ?? windowForAlerts(device)
      alert.frame = view.bounds
      alert.panel.frame = view.bounds
      view.addSubview(alert)
      animate(animated ? device.durations.alertPresentation : 0) {
        alert.stage = .standing
        alert.panel.fields.first?.becomeFirstResponder()
        alert.tellDidPresent()
      }
    }
  }

  /// Dismisses an alert with an index that is passed on as it is (B24).
  func dismiss(_ alert: any LegacyAlert, index: Int, animated: Bool) {
    guard alert.stage == .arriving || alert.stage == .standing else { return }
    whenIdle { [weak self] in
      guard let self, let device, alert.stage == .standing else { return }
      alert.stage = .leaving
      // A hidden alert goes without animation (B37).
      guard shown.last === alert else {
        alert.tellWillDismiss(index)
        return remove(alert, index: index)
      }
      isAnimating = true
      leaving = (alert, index)
      alert.tellWillDismiss(index)
      animate(animated ? device.durations.alertDismissal : 0) { [self] in
        remove(alert, index: index)
      }
    }
  }

  private func remove(_ alert: any LegacyAlert, index: Int) {
    if leaving?.alert === alert { leaving = nil }
    let wasOnTop = shown.last === alert
    shown.removeAll { $0 === alert }
    alert.removeFromSuperview()
    alert.stage = .away
    if !shown.contains(where: { $0.window === alertWindow }) { alertWindow = nil }
    let revealed = wasOnTop ? shown.last : nil
    alert.tellDidDismiss(index)
    // One shown meanwhile stays on top.
    guard let revealed, shown.last === revealed, revealed.isHidden else { return }
    revealed.isHidden = false
    revealed.tellDidPresent()
  }

  private func windowForAlerts(_ device: EmulatedDevice) -> UIWindow {
    if let alertWindow { return alertWindow }
    let window = UIWindow(frame: device.screen.bounds)
    window.windowLevel = .alert
    window.isHidden = false
    alertWindow = window
    return window
  }

  /// Runs the request now, or after the animation that runs (B36).
  ///
  /// The stack holds what waits, which must not hold the stack.
  private func whenIdle(_ request: @escaping () -> Void) {
    guard let device else { return }
    isAnimating ? waiting.append(request) : device.run { request() }
  }

  /// Ends the animation that began with the delegate's first call.
  private func animate(_ duration: TimeInterval, then finish: @escaping () -> Void) {
    guard let device else { return }
    device.inputBlocks += 1
    let end = { [weak self] in
      guard let self, let device = self.device else { return }
      device.inputBlocks -= 1
      isAnimating = false
      finish()
      while !isAnimating, !waiting.isEmpty { waiting.removeFirst()() }
    }
    duration > 0
      ? device.clock.schedule(after: duration, end) : device.clock.nextTurn(end)
  }
}
