// The names are those that were seen in consoles and in windows of devices (B40).

/// The window of a legacy alert from 8 on.
final class _UIAlertControllerShimPresenterWindow: UIWindow {}

/// The controller in that window, which presents the alert's UIAlertController.
final class _UIAlertShimPresentingViewController: UIViewController {
  override func loadView() {
    super.loadView()
    // Only the alert on it is there for a finger.
    view.isUserInteractionEnabled = false
  }

  /// As the app below has it (N9); on 8.0 and 8.1 as if nothing were locked (N10).
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    below?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool { below?.shouldAutorotate ?? super.shouldAutorotate }

  /// Who decides in the key window.
  private var below: UIViewController? {
    guard !device.behavior.legacyAlertsIgnoreLocks else { return nil }
    return device.windows.last { $0.isKeyWindow && $0 !== viewIfLoaded?.window }?.orientationDecider
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

/// The UIAlertController under a legacy alert; the alert is its view, and hears the touches.
final class LegacyAlertController: UIAlertController {
  fileprivate var alert: (any LegacyAlert)?

  override func loadView() { view = alert ?? UIView(frame: .zero) }

  /// Needs no anchor on pads: the sheet knows its own.
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set { super.modalPresentationStyle = newValue }
  }
}

/// Carries an alert from 8 on, where it is a UIAlertController in a window of its own (B40).
final class LegacyShimCarrier: LegacyAlertCarrier {
  private let window: _UIAlertControllerShimPresenterWindow
  private let presenter: _UIAlertShimPresentingViewController
  private let controller: LegacyAlertController

  /// Stands in front of the app's window for a sheet, of all of them for an alert.
  init(_ alert: any LegacyAlert, level: UIWindow.Level) {
    let device = alert.device
    (window, presenter, controller) = device.run {
      (
        _UIAlertControllerShimPresenterWindow(frame: device.screen.bounds),
        _UIAlertShimPresentingViewController(nibName: nil, bundle: nil),
        LegacyAlertController(
          title: nil,
          // UIAlertController refuses to show nothing, a legacy alert does not (B12).
          message: "",
          preferredStyle: alert is UIActionSheet ? .actionSheet : .alert
        )
      )
    }
    window.windowLevel = level
    controller.alert = alert
  }

  var isHidden: Bool {
    get { window.isHidden }
    set { window.isHidden = newValue }
  }

  func appear(animated: Bool, then finish: @escaping () -> Void) {
    controller.alert?.panel.frame = window.bounds
    window.isHidden = false
    window.rootViewController = presenter
    presenter.performPresent(controller, animated: animated, completion: finish)
  }

  func disappear(animated: Bool, then finish: @escaping () -> Void) {
    presenter.performDismiss(animated: animated, completion: finish)
  }

  func screenDidTurn() {
    guard let alert = controller.alert else { return }
    // The window's size: on its way in the alert may have none yet.
    alert.panel.frame = window.bounds
    alert.panel.screenDidTurn()
  }

  func remove() {
    // UIAlertController remarks on a view that was never loaded; here it is the alert's own (A78).
    controller.loadViewIfNeeded()
    // With the root goes what it presents still.
    window.rootViewController = nil
    window.isHidden = true
    controller.alert = nil
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
