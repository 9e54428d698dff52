import AlertTerminal
import TestSupport
import Testing

/// A stage whose device is shown on a fake terminal.
final class Booth {
  let stage: Stage
  let alert: AlertController
  var settings = TerminalSettings()
  private(set) var ending: TerminalEnding?

  init(
    _ backend: AlertBackendKind = .block,
    system: String = "26.0",
    model: EmulatedDevice.Model = .phone,
    title: String? = "Delete draft?",
    message: String? = nil,
    style: UIAlertController.Style = .alert,
    with actions: [(String, UIAlertAction.Style)] = [("Keep", .cancel), ("Delete", .destructive)]
  ) {
    stage = Stage(backend, system: system, model: model)
    alert = stage.alert(title: title, message: message, style: style, with: actions)
  }

  /// Presents the alert and shows it; answers what the person's terminal shows afterwards.
  @discardableResult
  func run(
    on terminal: FakeTerminal,
    animated: Bool = false,
    timeout: Double? = nil
  ) -> TerminalEnding {
    stage.present(alert, animated: animated)
    let display = TerminalDisplay(
      device: stage.device,
      input: terminal,
      output: terminal,
      settings: settings
    )
    let ending = display.run(timeout: timeout)
    self.ending = ending
    return ending
  }

  /// Presents the alert and asks line by line.
  @discardableResult
  func ask(on terminal: FakeTerminal, timeout: Double? = nil) -> TerminalEnding {
    stage.present(alert, animated: false)
    let display = LineDisplay(
      device: stage.device,
      input: terminal,
      output: terminal,
      settings: settings
    )
    let ending = display.run(timeout: timeout)
    self.ending = ending
    return ending
  }

  /// The title of the action that was chosen.
  var choice: String? {
    if case .action(let action)? = alert.outcome { action.title } else { nil }
  }
}
