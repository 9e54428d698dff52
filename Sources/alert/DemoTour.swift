import AlertTerminal
import AlertTesting

/// Alerts to operate, one after another, on either backend, and the two dialogs.
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
        ("A dialog around a view", .default, { self.showContainer() }),
        ("An alert with a transition", .default, { self.showTransition() }),
        ("Done", .cancel, { self.isOver = true }),
      ]
    )
  }

  private func ask(_ backend: BackendSelection, _ style: UIAlertController.Style) {
    let sayBack = { self.sayBack($0, backend) }
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

  private func sayBack(_ answer: String, _ backend: BackendSelection) {
    show(
      "You chose “\(answer)”.",
      nil,
      style: .alert,
      backend: backend,
      [("OK", .default, { self.choose() })]
    )
  }

  private func showContainer() {
    device.run {
      let dialog = ContainerAlertView()
      let titles = ["Never", "Later", "Rate"]
      dialog.buttonTitles = titles
      dialog.containerView = rating
      // The buttons close it by default; what comes next waits for its end.
      var answer = ""
      dialog.buttonHandler = { answer = titles[$1] }
      dialog.closeHandler = { self.sayBack(answer, .automatic) }
      dialog.show()
    }
  }

  /// Two labels and a field.
  private var rating: UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 290, height: 130))
    for (place, text) in ["How was it?", "In one word, please."].enumerated() {
      let label = UILabel(frame: CGRect(x: 10, y: 10 + 25 * place, width: 270, height: 20))
      label.text = text
      view.addSubview(label)
    }
    let field = UITextField(frame: CGRect(x: 10, y: 80, width: 270, height: 30))
    field.placeholder = "Fine"
    view.addSubview(field)
    return view
  }

  private func showTransition() {
    device.run {
      let alert = TransitionAlertController(
        title: "Delete draft?",
        description: "It cannot be brought back.",
        cancel: "Keep",
        button: "Delete"
      ) {
        self.sayBack("Delete", .automatic)
      }
      alert.onCancel = { self.sayBack("Keep", .automatic) }
      presenter.present(alert, animated: true)
    }
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
