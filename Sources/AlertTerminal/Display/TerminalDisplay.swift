// Emulated devices are absent where there is UIKit itself.
#if !os(iOS)
/// Shows an emulated device to a person at a terminal.
///
/// What the person does goes into the device as touches and keys; the device decides what becomes of
/// it. The display itself keeps what is highlighted, and nothing else.
///
/// ```swift
/// let terminal = TerminalDevice()
/// let display = TerminalDisplay(device: device, input: terminal, output: terminal)
/// let ending = display.run { alert.outcome != nil }
/// ```
public final class TerminalDisplay {
  /// What is shown.
  public let device: EmulatedDevice

  /// What the terminal can show.
  public let settings: TerminalSettings

  let input: any TerminalInput
  let output: any TerminalOutput
  let theme: LayoutTheme

  var writer: FrameWriter
  var decoder = KeyDecoder()
  var waiting: [Key] = []
  /// When something began that the next bytes may complete.
  var pendingSince: Double?
  var state = DisplayState()
  var content: AlertContent?
  /// What `content` is drawn of.
  weak var shown: AnyObject?
  var layout: AlertLayout
  var motion = AlertMotion()
  /// Whether a button was touched and its alert is still there.
  var isAnswered = false
  var lastMoment = 0.0
  var ending: TerminalEnding?

  /// Makes a display.
  ///
  /// - Parameters:
  ///   - device: What to show.
  ///   - input: Where the person is heard.
  ///   - output: Where to draw.
  ///   - settings: What the terminal can show; by default 256 colours in UTF-8.
  public init(
    device: EmulatedDevice,
    input: any TerminalInput,
    output: any TerminalOutput,
    settings: TerminalSettings = TerminalSettings()
  ) {
    self.device = device
    self.input = input
    self.output = output
    self.settings = settings
    theme = settings.theme
    writer = FrameWriter(colors: settings.colors, isASCII: !settings.isUTF8)
    // Nothing is drawn yet, and a screen's worth of cells costs.
    layout = AlertLayout(empty: TerminalSize(columns: 1, rows: 1), theme: theme)
  }

  /// Shows the device until something ends it; the terminal is then as it was before.
  ///
  /// The device's time is the person's meanwhile. At the end of input no button is touched.
  ///
  /// - Parameters:
  ///   - timeout: Seconds until it ends in any case; never by default.
  ///   - isFinished: Asked after whatever happens; by default it ends once nothing is to be seen.
  /// - Returns: Why it ended.
  public func run(
    timeout: Double? = nil,
    until isFinished: () -> Bool = { false }
  ) -> TerminalEnding {
    let durations = device.durations
    if settings.reducesMotion { device.durations.becomeNone() }
    begin()
    defer {
      end()
      device.durations = durations
    }
    ending = nil
    lastMoment = input.now
    let deadline = timeout.map { lastMoment + max(0, $0) }
    while true {
      if let ending { return ending }
      passTime()
      notice()
      if isFinished() || isOver { return .finished }
      if takeWaitingKey() { continue }
      draw()
      if let deadline, input.now >= deadline { return .timedOut }
      hear(input.next(within: patience(until: deadline)))
    }
  }

  /// Whether nothing is to be seen and nothing will come.
  private var isOver: Bool { content == nil && device.clock.isIdle }

  /// Moves the device's time to the person's.
  private func passTime() {
    let now = input.now
    device.advance(by: max(0, now - lastMoment))
    lastMoment = now
  }

  /// How long nothing needs to happen.
  private func patience(until deadline: Double?) -> Double? {
    var ends: [Double] = []
    if let deadline { ends.append(deadline - input.now) }
    if let pendingSince { ends.append(pendingSince + settings.escapeDelay - input.now) }
    if let due = device.clock.nextDue { ends.append(due - device.clock.now) }
    if motion.isRunning { ends.append(1 / max(settings.frameRate, 1)) }
    // Less than that may be nothing at all to the clock, and would come round again.
    return ends.min().map { max(0.001, $0) }
  }
}

extension EmulatedDevice.AnimationDurations {
  /// Nothing moves any more.
  fileprivate mutating func becomeNone() {
    alertPresentation = 0
    alertDismissal = 0
    modalTransition = 0
    navigationTransition = 0
    keyboard = 0
    rotation = 0
  }
}
#endif
