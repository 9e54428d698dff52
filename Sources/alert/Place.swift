import AlertTerminal
import Foundation

/// Where a person is asked: the terminal, whatever of the command is piped.
struct Place {
  private let terminal: TerminalDevice
  private let settings: TerminalSettings

  /// Whether questions can be drawn; else they are asked line by line.
  let draws: Bool

  /// Whether the standard output is a terminal, too.
  let printsToScreen = isatty(STDOUT_FILENO) == 1

  init() {
    Self.openClosedFiles()
    settings = TerminalSettings(variable: Self.variable)
    let hearsPerson = isatty(STDIN_FILENO) == 1
    // Who writes the answers beforehand need not see the questions.
    let output = hearsPerson ? Self.screen : nil
    draws = hearsPerson && output != nil && TerminalSettings.canDraw(on: Self.variable("TERM"))
    terminal = TerminalDevice(inputFile: STDIN_FILENO, outputFile: output ?? STDERR_FILENO)
  }

  /// Shows a device until the closure says so.
  func show(
    _ device: EmulatedDevice,
    isAnimated: Bool,
    timeout: Double? = nil,
    until isFinished: () -> Bool
  ) -> TerminalEnding {
    var settings = settings
    if !isAnimated { settings.reducesMotion = true }
    if draws {
      let display = TerminalDisplay(
        device: device,
        input: terminal,
        output: terminal,
        settings: settings
      )
      return display.run(timeout: timeout, until: isFinished)
    }
    let display = LineDisplay(
      device: device,
      input: terminal,
      output: terminal,
      settings: settings
    )
    return display.run(timeout: timeout, until: isFinished)
  }

  /// Ends the process as the signal would have; Control-C with status 130, as a shell reports it.
  static func die(by number: Int32) {
    guard number != SIGINT else { return }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// The first of the standard output, the controlling terminal and the standard error that is one.
  private static var screen: Int32? {
    if isatty(STDOUT_FILENO) == 1 { return STDOUT_FILENO }
    let file = open("/dev/tty", O_RDWR | O_CLOEXEC)
    if file >= 0 { return file }
    return isatty(STDERR_FILENO) == 1 ? STDERR_FILENO : nil
  }

  /// A file opened later must not take the place of a standard one.
  private static func openClosedFiles() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
