@testable import AlertTerminal

/// A terminal without a terminal: it sends what it was given and shows what it got.
///
/// Its time moves only while it is waited for.
final class FakeTerminal: TerminalInput, TerminalOutput {
  var screen: TerminalScreen
  var now = 0.0
  var isInteractive = true
  var size: TerminalSize
  /// What is still to come; when nothing is, the input has ended.
  var events: [Event]
  private(set) var mode: TerminalInputMode?
  private(set) var echoes = true
  private(set) var discards = 0
  private(set) var suspensions = 0
  private(set) var readsAfterEnd = 0
  /// How often each change was drawn.
  private(set) var frames: [[UInt8]] = []
  /// Everything that was written.
  private(set) var bytes: [UInt8] = []
  /// What was on screen when the display was waiting for an event.
  private(set) var seen: [String] = []

  enum Event {
    case keys(String)
    case resize(Int, Int)
    case event(TerminalEvent)
    /// Seconds in which nothing happens.
    case pause(Double)
    case check((FakeTerminal) -> Void)
  }

  init(_ events: [Event], columns: Int = 40, rows: Int = 10) {
    self.events = events
    size = TerminalSize(columns: columns, rows: rows)
    screen = TerminalScreen(columns: columns, rows: rows)
  }

  convenience init(_ keys: String, columns: Int = 40, rows: Int = 10) {
    self.init([.keys(keys)], columns: columns, rows: rows)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func begin(_ mode: TerminalInputMode) { self.mode = mode }
  func end() { mode = nil }
  func setEcho(_ isVisible: Bool) { echoes = isVisible }
  func suspend() { suspensions += 1 }

  func discardPending() {
    discards += 1
  }

  func write(_ bytes: [UInt8]) {
    self.bytes += bytes
    frames.append(bytes)
    screen.take(bytes)
  }

  func next(within seconds: Double?) -> TerminalEvent {
    seen.append(screen.text)
    // A display that waits for nothing would do so for ever.
    precondition(seen.count < 10_000, "nothing ends the display")
    while let event = events.first {
      switch event {
      case .check(let check):
        events.removeFirst()
        check(self)
        continue
      case .pause(let length):
        if let seconds, seconds < length {
          now += seconds
          events[0] = .pause(length - seconds)
          return .timeOut
        }
        now += length
        events.removeFirst()
        return .timeOut
      case .keys(let keys):
        events.removeFirst()
        return .bytes(Array(keys.utf8))
      case .resize(let columns, let rows):
        events.removeFirst()
        size = TerminalSize(columns: columns, rows: rows)
        screen.resize(columns: columns, rows: rows)
        return .resized
      case .event(let event):
        events.removeFirst()
        return event
      }
    }
    readsAfterEnd += 1
    return .endOfInput
  }
}
