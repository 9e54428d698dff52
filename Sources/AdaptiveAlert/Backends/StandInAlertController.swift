/// The native alert that appears for a box; its appearance is where the events come from.
///
/// UIAlertController has no dismissal callback (A49), and nothing of its private views is touched.
final class StandInAlertController: UIAlertController {
  weak var box: AlertController?

  /// Whether something presented on top hides the alert, which is no end.
  private var isCovered: Bool { presentedViewController != nil && !isBeingDismissed }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    box?.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    box?.viewDidAppear(animated)
    if box?.lifecycle.state == .presented { box?.receive(.shown) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    box?.viewWillDisappear(animated)
    if !isCovered { box?.receive(.closing) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    box?.viewDidDisappear(animated)
    if !isCovered { box?.receive(.closed(.silent)) }
  }

  // What the box overrides counts (F3); what it does not is its presenter's answer, or UIKit's own.

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    box?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool { box?.shouldAutorotate ?? super.shouldAutorotate }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    subclassedBox?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var prefersStatusBarHidden: Bool {
    subclassedBox?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
  }

  private var subclassedBox: AlertController? {
    guard let box, type(of: box) != AlertController.self else { return nil }
    return box
  }
}
