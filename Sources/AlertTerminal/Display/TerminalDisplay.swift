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
  /// The button that was chosen while it moved.
  var held: Int?
  var lastMoment = 0.0
  /// Why it ends, once that is so.
  var found: TerminalEnding?
  private var isWaiting = false

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
    let session = open(timeout)
    defer { close(session) }
    while true {
      if let ending = show(until: session.deadline, { isFinished() || isOver }) { return ending }
      hear(input.next(within: patience(until: session.deadline)))
    }
  }

  /// Shows the device while others run on the main actor, as those that await an alert's outcome.
  ///
  /// ```swift
  /// let answer = Task { await alert.outcome(presentedFrom: screen) }
  /// let ending = await display.ending { alert.outcome != nil }
  /// ```
  ///
  /// Unlike ``run(timeout:until:)`` it goes on where nothing is to be seen: something may come. A task
  /// that is cancelled ends it as no choice. What is up when it ends stays up on the device, whose time
  /// stands still then.
  ///
  /// - Parameters:
  ///   - timeout: Seconds until it ends in any case; never by default.
  ///   - isFinished: Asked after whatever happens on the device or at the terminal.
  /// - Returns: Why it ended.
  public func ending(
    timeout: Double? = nil,
    until isFinished: () -> Bool
  ) async -> TerminalEnding {
    let session = open(timeout)
    defer { close(session) }
    // What others do with the device is seen at once.
    device.clock.onSchedule = { [weak self] in self?.wake() }
    defer { device.clock.onSchedule = nil }
    return await withTaskCancellationHandler {
      while true {
        if let ending = show(until: session.deadline, isFinished) { return ending }
        if Task.isCancelled { return .noChoice }
        isWaiting = true
        let event = await input.nextEvent(within: patience(until: session.deadline))
        isWaiting = false
        hear(event)
      }
    } onCancel: {
      Task { @MainActor in self.wake() }
    }
  }

  private func wake() {
    if isWaiting { input.wake() }
  }

  /// What is put back at the end, and when that is at the latest.
  private struct Session {
    let durations: EmulatedDevice.AnimationDurations
    let deadline: Double?
  }

  private func open(_ timeout: Double?) -> Session {
    let durations = device.durations
    if settings.reducesMotion { device.durations.becomeNone() }
    begin()
    found = nil
    lastMoment = input.now
    return Session(durations: durations, deadline: timeout.map { lastMoment + max(0, $0) })
  }

  private func close(_ session: Session) {
    end()
    device.durations = session.durations
  }

  /// Brings device and terminal up to date; answers why that is the last time, if it is.
  private func show(until deadline: Double?, _ isFinished: () -> Bool) -> TerminalEnding? {
    repeat {
      if let found { return found }
      passTime()
      notice()
      if isFinished() { return .finished }
    } while takeWaitingKey()
    draw()
    if let deadline, input.now >= deadline { return .timedOut }
    return nil
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
    if motion.isRunning, !settings.reducesMotion { ends.append(1 / max(settings.frameRate, 1)) }
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
