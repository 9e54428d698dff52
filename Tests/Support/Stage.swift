public import AlertTesting

/// A device with a presenter in a navigation controller, and a log of what alerts on it do.
///
/// The lines are those of scenario traces, so that whole logs can be compared as one text.
public final class Stage {
  /// The device.
  public let device: EmulatedDevice

  /// The presenter, the only controller of a navigation controller in the device's window.
  public let root: UIViewController

  /// What has happened, line by line.
  public private(set) var lines: [String] = []

  /// Whether raw delegate calls are written too, as `delegate willDismiss(1)`.
  public var writesDelegateCalls = false

  private let backend: AlertBackendKind

  /// Sets the stage; both native families exist at every version.
  public init(
    _ backend: AlertBackendKind,
    system: String = "26.0",
    model: EmulatedDevice.Model = .phone
  ) {
    self.backend = backend
    let device = EmulatedDevice(model, systemVersion: system)
    device.alertFamilies = .both
    self.device = device
    root = device.run { UIViewController() }
    device.run {
      device.window.rootViewController = UINavigationController(rootViewController: root)
    }
    device.settle()
  }

  /// Sets the stage for a case of the matrix.
  public convenience init(_ matrix: MatrixCase, model: EmulatedDevice.Model = .phone) {
    self.init(matrix.backend, system: matrix.system, model: model)
  }

  /// What has happened, as one text.
  public var log: String { lines.joined(separator: "\n") }

  /// Writes a line.
  public func write(_ line: String) { lines.append(line) }

  /// Makes an alert on the stage's backend; its events and its handlers write lines under its name.
  public func alert(
    _ name: String = "a",
    title: String? = "Title",
    message: String? = nil,
    style: UIAlertController.Style = .alert,
    with actions: [(String, UIAlertAction.Style)] = []
  ) -> AlertController {
    let alert = device.run {
      AlertController(
        title: title,
        message: message,
        preferredStyle: style,
        backend: backend == .block ? .block : .delegate
      )
    }
    follow(alert, name)
    for (title, style) in actions { add(title, style, to: alert, name) }
    return alert
  }

  /// Adds an action whose handler writes a line and then runs a closure.
  @discardableResult
  public func add(
    _ title: String,
    _ style: UIAlertAction.Style = .default,
    to alert: AlertController,
    _ name: String = "a",
    then body: @escaping () -> Void = {}
  ) -> AlertAction {
    let index = alert.actions.count
    let action = AlertAction(title: title, style: style) { [weak self] _ in
      self?.write("handler \(name).\(index) \(title)")
      body()
    }
    alert.addAction(action)
    return action
  }

  /// Presents an alert on the root, or on another presenter, and settles.
  public func show(
    _ alert: AlertController,
    _ name: String = "a",
    on presenter: UIViewController? = nil,
    animated: Bool = true
  ) {
    present(alert, name, on: presenter, animated: animated)
    device.settle()
  }

  /// Presents an alert on the root, or on another presenter.
  public func present(
    _ alert: AlertController,
    _ name: String = "a",
    on presenter: UIViewController? = nil,
    animated: Bool = true
  ) {
    write("present \(name)")
    (presenter ?? root).present(alert, animated: animated) { [weak self] in
      self?.write("shown \(name)")
    }
  }

  /// Touches a button and settles.
  public func choose(_ title: String) throws {
    try device.tap(title)
    device.settle()
  }

  /// Presents a full-screen controller on another and settles.
  public func presentModal(on presenter: UIViewController? = nil) -> UIViewController {
    let modal = device.run { UIViewController() }
    modal.modalPresentationStyle = .fullScreen
    (presenter ?? root).present(modal, animated: false)
    device.settle()
    return modal
  }

  private func follow(_ alert: AlertController, _ name: String) {
    alert.observer = { [weak self, weak alert] event in
      guard let self else { return }
      switch event {
      case .closing: write("closing \(name)")
      case .closed: write("closed \(name)")
      case .back: write("back \(name)")
      case .outcome(let outcome): write("outcome \(name) \(words(for: outcome, of: alert))")
      case .misuse(let misuse): write("report \(misuse) \(name)")
      case .legacy(let call): if writesDelegateCalls { write("delegate \(call)") }
      case .ignored: break
      }
    }
  }

  private func words(for outcome: AlertOutcome, of alert: AlertController?) -> String {
    switch outcome {
    case .action(let action): "action \(alert?.actions.firstIndex { $0 === action } ?? -1)"
    case .cancelledOutside: "cancelledOutside"
    case .dismissed(let reason): "dismissed \(reason.rawValue)"
    case .notPresented(let failure): "notPresented \(failure.rawValue)"
    }
  }
}
