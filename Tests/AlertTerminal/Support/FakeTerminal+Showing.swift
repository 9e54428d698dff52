import AlertTerminal

extension FakeTerminal {
  /// Shows a device on the terminal.
  @discardableResult
  func show(
    _ device: EmulatedDevice,
    settings: TerminalSettings = TerminalSettings(),
    timeout: Double? = nil
  ) -> TerminalEnding {
    let display = TerminalDisplay(device: device, input: self, output: self, settings: settings)
    return display.run(timeout: timeout)
  }

  /// Bytes of the mouse going down and up over a cell.
  nonisolated static func click(_ column: Int, _ row: Int) -> Event {
    let place = "\u{1B}[<0;\(column + 1);\(row + 1)"
    return .keys(place + "M" + place + "m")
  }

  /// Goes on once what moves has come to stand.
  nonisolated static var settle: Event { .pause(1) }
}
