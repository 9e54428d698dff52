/// Shows a device's legacy alerts: the newest on top, one animation at a time (B35–B38).
///
/// Alert views hide each other. A sheet stands in the app's window, below every alert view: it is
/// covered by them, not hidden (inference from B39).
final class LegacyAlertStack {
  private struct Entry {
    let alert: any LegacyAlert
    let carrier: any LegacyAlertCarrier

    /// A sheet's window may go, and the sheet with it; an alert view has none to lose.
    let watch: WindowWatch?

    var isSheet: Bool { watch != nil }
  }

  /// What runs now: an alert that comes, or one that goes with an index.
  private final class Animation {
    let alert: any LegacyAlert
    let leavingIndex: Int?
    let finish: () -> Void

    init(of alert: any LegacyAlert, leavingIndex: Int? = nil, finish: @escaping () -> Void) {
      self.alert = alert
      self.leavingIndex = leavingIndex
      self.finish = finish
    }

    // Ends where it is let go: an isolated end looks for its executor and allocates.
    nonisolated deinit {}
  }

  private weak var device: EmulatedDevice?
  private var shown: [Entry] = []
  private var waiting: [() -> Void] = []
  private var animation: Animation?

  /// The window above the app in which alert views stand below 8 (B39); there only while one does.
  private var alertWindow: UIWindow?

  /// As the device's own: a default device lives for ever, and its stack with it.
  private weak var anchor: LegacyAlertStack?

  init(device: EmulatedDevice) {
    self.device = device
    anchor = self
  }

  // The device is gone, and with it the time in which the animation would have ended.
  isolated deinit {
    guard let animation, let index = animation.leavingIndex else { return }
    animation.alert.stage = .away
    animation.alert.isDismissalAsked = false
    animation.alert.tellDidDismiss(index)
  }
}

// MARK: - Requests

extension LegacyAlertStack {
  /// Shows an alert in the host's window, or above the app where there is no host.
  func show(_ alert: any LegacyAlert, in host: UIView?, animated: Bool) {
    guard alert.stage == .away else { return }
    alert.stage = .arriving
    alert.choice = nil
    // Nobody presents an alert view; a sheet is in somebody's view.
    device?.note(.asked(by: host?.holder, animated: animated), of: alert)
    whenIdle { [weak self, weak host] in
      guard let self, let device else { return }
      let isSheet = alert is UIActionSheet
      let hostWindow = isSheet ? host?.window : nil
      guard !isSheet || hostWindow != nil else {
        // It waited, and meanwhile its window went.
        alert.stage = .away
        alert.isDismissalAsked = false
        device.note(.ended(.notPresented("its window is gone")), of: alert)
        return
      }
      let carrier = carrier(for: alert, in: hostWindow, of: device)
      let watch = hostWindow.map { _ in WindowWatch() }
      if watch == nil, let top = topAlertView { hide(top) }
      shown.append(Entry(alert: alert, carrier: carrier, watch: watch))
      if let hostWindow { watch?.watch(hostWindow) { [weak self] in self?.lose(alert) } }
      let animation = Animation(of: alert) {
        alert.stage = .standing
        alert.didEnterScreen()
        alert.device.note(.stands, of: alert)
        alert.tellDidPresent()
      }
      // What the delegate asks for now waits already (B36).
      begin(animation)
      alert.tellWillPresent()
      guard self.animation === animation else { return }
      carrier.appear(animated: animated) { [weak self] in self?.end(animation) }
    }
  }

  /// Dismisses an alert with an index that is passed on as it is (B24).
  func dismiss(_ alert: any LegacyAlert, index: Int, animated: Bool) {
    guard alert.stage == .arriving || alert.stage == .standing, !alert.isDismissalAsked
    else { return }
    alert.isDismissalAsked = true
    whenIdle { [weak self] in
      guard let self, alert.stage == .standing, let entry = entry(of: alert) else { return }
      alert.stage = .leaving
      // What is hidden or covered goes without animation (B37).
      guard !isCovered(entry) else {
        alert.tellWillDismiss(index)
        return remove(alert, index: index)
      }
      let animation = Animation(of: alert, leavingIndex: index) { [weak self] in
        self?.remove(alert, index: index)
      }
      begin(animation)
      alert.tellWillDismiss(index)
      guard self.animation === animation else { return }
      entry.carrier.disappear(animated: animated) { [weak self] in self?.end(animation) }
    }
  }

  /// Cancels all that stands, the lowest first, so that nothing is revealed only to go (B26).
  func cancelAll() {
    for entry in shown {
      let alert = entry.alert
      whenIdle {
        if alert.stage == .standing, !alert.isDismissalAsked { alert.cancelBySystem() }
      }
    }
  }

  /// Places all that stands anew, after the interface turned.
  func screenDidTurn() {
    for entry in shown { entry.carrier.screenDidTurn() }
  }

  /// Whether a sheet is up, which holds a phone upright (C20).
  var hasSheet: Bool { shown.contains(where: \.isSheet) }

  /// Ends an alert whose window is gone: it goes with −1, or with the index it was leaving with.
  private func lose(_ alert: any LegacyAlert) {
    guard let device else { return }
    device.run {
      let own = animation?.alert === alert ? animation : nil
      if own != nil {
        animation = nil
        device.inputBlocks -= 1
      }
      if own?.leavingIndex == nil {
        alert.choice = .presenterGone
        alert.stage = .leaving
        alert.tellWillDismiss(-1)
      }
      remove(alert, index: own?.leavingIndex ?? -1)
      resume()
    }
  }
}

// MARK: - The stack

extension LegacyAlertStack {
  private var topAlertView: Entry? { shown.last { !$0.isSheet } }

  private func entry(of alert: any LegacyAlert) -> Entry? { shown.last { $0.alert === alert } }

  /// Whether something stands above: for a sheet any alert view and a later sheet.
  private func isCovered(_ entry: Entry) -> Bool {
    let top = entry.isSheet ? topAlertView ?? shown.last : topAlertView
    return top?.alert !== entry.alert
  }

  private func remove(_ alert: any LegacyAlert, index: Int) {
    guard let entry = entry(of: alert) else { return }
    let wasOnTop = topAlertView?.alert === alert
    shown.removeAll { $0.alert === alert }
    entry.watch?.end()
    entry.carrier.remove()
    alert.stage = .away
    alert.isDismissalAsked = false
    device?.note(.ended(alert.choice ?? .code), of: alert)
    if topAlertView == nil { alertWindow = nil }
    let revealed = wasOnTop ? topAlertView : nil
    alert.tellDidDismiss(index)
    // One shown meanwhile stays on top.
    guard let revealed, topAlertView?.alert === revealed.alert, revealed.carrier.isHidden
    else { return }
    revealed.carrier.isHidden = false
    revealed.alert.didEnterScreen()
    revealed.alert.tellDidPresent()
  }

  /// Hides an alert below a newer one; what is hidden takes no keys.
  private func hide(_ entry: Entry) {
    entry.carrier.isHidden = true
    guard let field = device?.firstResponder as? UIView, field.isDescendant(of: entry.alert)
    else { return }
    field.resignFirstResponder()
  }

  /// A sheet stands in its host's window, an alert view above the app (B39); from 8 in one of its
  /// own.
  private func carrier(
    for alert: any LegacyAlert,
    in window: UIWindow?,
    of device: EmulatedDevice
  ) -> any LegacyAlertCarrier {
    device.behavior.legacyAlertsAreShims
      ? LegacyShimCarrier(alert, level: window?.windowLevel ?? .alert)
      : LegacyViewCarrier(alert, in: window ?? windowForAlerts(device))
  }

  private func windowForAlerts(_ device: EmulatedDevice) -> UIWindow {
    if let alertWindow { return alertWindow }
    let window = UIWindow(frame: device.screen.bounds)
    window.windowLevel = .alert
    window.isHidden = false
    alertWindow = window
    return window
  }
}

// MARK: - One animation at a time

extension LegacyAlertStack {
  /// Runs the request now, or after the animation that runs (B36).
  ///
  /// The stack holds what waits, which must not hold the stack.
  private func whenIdle(_ request: @escaping () -> Void) {
    guard let device else { return }
    animation == nil ? device.run { request() } : waiting.append(request)
  }

  private func begin(_ animation: Animation) {
    self.animation = animation
    device?.inputBlocks += 1
  }

  private func end(_ animation: Animation) {
    guard let device, self.animation === animation else { return }
    device.inputBlocks -= 1
    self.animation = nil
    animation.finish()
    resume()
  }

  private func resume() {
    while animation == nil, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
