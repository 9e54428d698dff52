// Emulated devices are absent where there is UIKit itself.
#if !os(iOS)
/// Asks a person line by line what an emulated device shows, where nothing can be drawn.
///
/// That is a pipe, a terminal that only prints (`TERM=dumb`), or none. Fields are asked for first, then
/// a button, by number or by title. From a pipe each line answers one question.
public final class LineDisplay {
  private let device: EmulatedDevice
  private let settings: TerminalSettings
  private let input: any TerminalInput
  private let output: any TerminalOutput
  private var dialogue: LineDialogue?
  private weak var shown: AnyObject?
  private var isAnswered = false
  private var isPrompted = false
  private var read: [UInt8] = []
  private var ending: TerminalEnding?
  private var lastMoment = 0.0

  /// More bytes than this in one line are read as several.
  private static let longestLine = 65_536

  /// Makes a display.
  ///
  /// - Parameters:
  ///   - device: What to show.
  ///   - input: Where lines come from.
  ///   - output: Where questions are written.
  ///   - settings: Whether UTF-8 can be written; colours and motion do not matter here.
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
  }

  /// Asks until something ends it.
  ///
  /// - Parameters:
  ///   - timeout: Seconds until it ends in any case; never by default.
  ///   - isFinished: Asked after whatever happens; by default it ends once nothing is to be seen.
  /// - Returns: Why it ended.
  public func run(
    timeout: Double? = nil,
    until isFinished: () -> Bool = { false }
  ) -> TerminalEnding {
    input.begin(.lines)
    defer {
      input.setEcho(true)
      input.end()
    }
    ending = nil
    lastMoment = input.now
    let deadline = timeout.map { lastMoment + max(0, $0) }
    while true {
      if let ending {
        if isPrompted { write("\n") }
        return ending
      }
      let now = input.now
      device.advance(by: max(0, now - lastMoment))
      lastMoment = now
      let content = AlertContent(device)
      if isFinished() || content == nil && device.clock.isIdle { return .finished }
      if let content, !device.blocksInput {
        ask(content)
        if let line = nextLine() {
          take(line, content)
          continue
        }
      }
      if let deadline, now >= deadline {
        ending = .timedOut
        continue
      }
      hear(input.next(within: patience(until: deadline)))
    }
  }

  // MARK: Asking

  private func ask(_ content: AlertContent) {
    if device.visibleAlertObject !== shown || isAnswered || dialogue == nil {
      shown = device.visibleAlertObject
      isAnswered = false
      isPrompted = false
      let dialogue = LineDialogue(content, text: settings.theme.text)
      self.dialogue = dialogue
      // From a pipe each line is for its question; a person has not read this one yet.
      if content.isDestructive, input.isInteractive {
        read = []
        input.discardPending()
      }
      write(dialogue.heading(content))
    }
    guard !isPrompted, let dialogue else { return }
    isPrompted = true
    input.setEcho(!(dialogue.field.map { content.fields[$0].isSecure } ?? false))
    write(dialogue.prompt(content))
  }

  private func take(_ line: String, _ content: AlertContent) {
    isPrompted = false
    let wasHidden = dialogue?.field.map { content.fields[$0].isSecure } ?? false
    if wasHidden || !input.isInteractive { write("\n") }
    switch dialogue?.take(line, content) {
    case .fill(let field, let text)?:
      // An empty line leaves what is there.
      guard !text.isEmpty else { return }
      device.edit(field: field, replacing: 0..<content.fields[field].text.count, with: text)
    case .choose(let button)?:
      do {
        try device.tapButton(at: button)
        isAnswered = true
      } catch {
        // What moves, as for the keyboard, takes no touch until it stands.
        if case .disabled = error { return write("That cannot be chosen now.\n") }
        guard let due = device.clock.nextDue else {
          return write("That cannot be chosen now.\n")
        }
        device.advance(by: max(0.001, due - device.clock.now))
        read = Array(line.utf8) + [0x0A] + read
        isPrompted = true
      }
    case .unclear(let reason)?: write(reason)
    case .leave?:
      // Some go by a touch beside them.
      isAnswered = device.press(.escape) || device.tapOutside()
      if !isAnswered { ending = .noChoice }
    case nil: break
    }
  }

  // MARK: Reading and writing

  private func hear(_ event: TerminalEvent) {
    switch event {
    case .bytes(let bytes): read += bytes
    case .signal(let signal): ending = .aborted(signal: signal)
    case .suspension: input.suspend()
    case .endOfInput:
      // What was said before still counts.
      let isUnderWay = isAnswered || device.visibleAlert == nil || device.blocksInput
      if isUnderWay, let due = device.clock.nextDue {
        return device.advance(by: due - device.clock.now)
      }
      // A last line without an end is a line.
      if read.isEmpty { ending = .noChoice } else { read.append(0x0A) }
    case .resized, .resumption, .timeOut: break
    }
  }

  private func nextLine() -> String? {
    guard let end = read.firstIndex(of: 0x0A) ?? (read.count > Self.longestLine ? read.count : nil)
    else { return nil }
    var line = read[..<end]
    read.removeFirst(min(end + 1, read.count))
    if line.last == 0x0D { line.removeLast() }
    // Controls have no business in a field.
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.filter {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func write(_ text: String) {
    if settings.isUTF8 { return output.write(Array(text.utf8)) }
    let ascii = text.map { $0.isASCII ? String($0) : "?" }
    output.write(Array(ascii.joined().utf8))
  }

  private func patience(until deadline: Double?) -> Double? {
    var ends: [Double] = []
    if let deadline { ends.append(deadline - input.now) }
    if let due = device.clock.nextDue { ends.append(due - device.clock.now) }
    // Less than that may be nothing at all to the clock, and would come round again.
    return ends.min().map { max(0.001, $0) }
  }
}
#endif
