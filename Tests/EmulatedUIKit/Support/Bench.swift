import EmulatedUIKit

/// A device with a root controller on screen and a log of what happens to it.
///
/// Programmer errors are recorded; both alert families exist at every version.
final class Bench {
  let device: EmulatedDevice
  let log = Log()
  let root: LoggingController

  init(_ system: String = "26.0", model: EmulatedDevice.Model = .phone) {
    let device = EmulatedDevice(model, systemVersion: system)
    device.alertFamilies = .both
    device.exceptionPolicy = .record
    let log = log
    self.device = device
    root = device.run { LoggingController("root", log) }
    device.window.rootViewController = root
    device.settle()
    log.clear()
  }

  /// The reasons of the exceptions raised so far.
  var reasons: [String] { device.exceptions.map { $0.reason ?? "" } }

  /// The titles that a person sees, from left to right or from top to bottom.
  var visibleTitles: [String]? { device.visibleAlert?.buttons.map(\.title) }

  /// Makes a controller that writes into the log.
  func controller(_ name: String) -> LoggingController {
    device.run { LoggingController(name, log) }
  }

  /// Makes a controller that writes into the log and is presented in a style.
  func modal(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
    let modal = controller(name)
    modal.modalPresentationStyle = style
    return modal
  }

  /// Makes an alert; each handler writes `handler` and its title.
  func alert(
    _ buttons: [(String, UIAlertAction.Style)] = [],
    title: String? = "Title",
    message: String? = nil,
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = device.run {
      UIAlertController(title: title, message: message, preferredStyle: style)
    }
    for (title, style) in buttons { add(title, style, to: alert) }
    return alert
  }

  /// Adds a button whose handler writes `handler` and its title, and then runs a closure.
  @discardableResult
  func add(
    _ title: String,
    _ style: UIAlertAction.Style = .default,
    to alert: UIAlertController,
    then body: @escaping () -> Void = {}
  ) -> UIAlertAction {
    let log = log
    let action = UIAlertAction(title: title, style: style) { _ in
      log.write("handler \(title)")
      body()
    }
    alert.addAction(action)
    return action
  }

  /// Presents and settles.
  func show(
    _ controller: UIViewController,
    on presenter: UIViewController? = nil,
    animated: Bool = true
  ) {
    (presenter ?? root).present(controller, animated: animated)
    device.settle()
  }

  /// Presents with a completion that writes `completion`, and settles.
  func showLoudly(
    _ controller: UIViewController,
    on presenter: UIViewController? = nil,
    animated: Bool = true
  ) {
    let log = log
    (presenter ?? root).present(controller, animated: animated) { log.write("completion") }
    device.settle()
  }

  /// Touches a button and settles.
  func choose(_ title: String) throws {
    try device.tap(title)
    device.settle()
  }
}
