import EmulatedUIKit

/// An alert that writes its own appearance, and whether a container ever claims it.
final class LoggingAlert: UIAlertController {
  var log: Log?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.write("alert willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.write("alert didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.write("alert willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.write("alert didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log?.write("alert willMove(toParent:)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log?.write("alert didMove(toParent:)")
  }
}
