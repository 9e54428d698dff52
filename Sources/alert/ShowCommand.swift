import AlertTerminal
import AlertTesting

/// Shows one alert to the person at the terminal and prints the answer.
struct ShowCommand {
  private let options: ShowOptions
  private static var kept: EmulatedDevice?

  init(_ options: ShowOptions) {
    self.options = options
  }

  func run() -> ExitStatus {
    let device = EmulatedDevice(.phone, systemVersion: options.systemVersion)
    device.alertFamilies = .both
    let alert = makeAlert(on: device)
    // Only the dialogs hear them that carry what the delegate family cannot.
    device.postsNotifications = alert.backendKind == .delegate
    let presenter = device.run { UIViewController() }
    device.run { device.window.rootViewController = presenter }
    device.advance(by: 0)
    presenter.present(alert, animated: options.isAnimated)
    let ending = Place().show(device, isAnimated: options.isAnimated, timeout: options.timeout) {
      alert.outcome != nil
    }
    // The screen is as before; only now comes the answer, on the standard output alone.
    let result = ShowResult(ending, of: alert)
    Console.output(result.text(options.output))
    if case .notPresented(let failure)? = alert.outcome {
      Console.error("alert: not shown: \(failure.rawValue)")
    }
    if case .aborted(let signal) = ending, alert.outcome == nil { Place.die(by: signal) }
    // The process ends now, and its memory at once: nothing need be taken apart.
    Self.kept = device
    return result.kind.status
  }

  private func makeAlert(on device: EmulatedDevice) -> AlertController {
    device.run {
      let alert = AlertController(
        title: options.title,
        message: options.message,
        preferredStyle: options.style,
        backend: options.backend
      )
      for field in options.fields {
        alert.addTextField {
          $0.placeholder = field.placeholder
          $0.isSecureTextEntry = field.isSecure
        }
      }
      for action in options.actions {
        let made = AlertAction(title: action.title, style: action.style)
        alert.addAction(made)
        if action.isPreferred { alert.preferredAction = made }
      }
      return alert
    }
  }
}
