import AlertTerminal
import AlertTesting

/// Alerts to operate, one after another, on either backend.
final class DemoTour {
  private let device = EmulatedDevice(.phone, systemVersion: "26.0")
  private let place: Place
  private let presenter: UIViewController
  private var isOver = false

  init(_ place: Place) {
    self.place = place
    device.alertFamilies = .both
    let presenter = device.run { UIViewController() }
    self.presenter = presenter
    device.run { device.window.rootViewController = presenter }
    device.advance(by: 0)
  }

  func run() -> ExitStatus {
    choose()
    let ending = place.show(device, isAnimated: true) { isOver }
    if case .aborted(let signal) = ending {
      Place.die(by: signal)
      return .aborted
    }
    return .success
  }

  private func choose() {
    show(
      "Which alert?",
      "The same code runs on two families of classes.",
      style: .actionSheet,
      backend: .block,
      [
        ("An alert as UIAlertController", .default, { self.ask(.block, .alert) }),
        ("An alert as UIAlertView", .default, { self.ask(.delegate, .alert) }),
        ("A sheet as UIAlertController", .default, { self.ask(.block, .actionSheet) }),
        ("A sheet as UIActionSheet", .default, { self.ask(.delegate, .actionSheet) }),
        ("Done", .cancel, { self.isOver = true }),
      ]
    )
  }

  private func ask(_ backend: BackendSelection, _ style: UIAlertController.Style) {
    let sayBack = { (answer: String) in
      self.show(
        "You chose “\(answer)”.",
        nil,
        style: .alert,
        backend: backend,
        [("OK", .default, { self.choose() })]
      )
    }
    show(
      "Delete draft?",
      "It cannot be brought back.",
      style: style,
      backend: backend,
      [
        ("Keep", .cancel, { sayBack("Keep") }), ("Delete", .destructive, { sayBack("Delete") }),
      ]
    )
  }

  private func show(
    _ title: String,
    _ message: String?,
    style: UIAlertController.Style,
    backend: BackendSelection,
    _ actions: [(String, UIAlertAction.Style, () -> Void)]
  ) {
    device.run {
      let alert = AlertController(
        title: title,
        message: message,
        preferredStyle: style,
        backend: backend
      )
      for (title, style, body) in actions {
        alert.addAction(AlertAction(title: title, style: style) { _ in body() })
      }
      presenter.present(alert, animated: true)
    }
  }
}
