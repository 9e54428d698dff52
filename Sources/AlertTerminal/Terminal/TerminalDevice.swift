#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android) || os(macOS)
import Dispatch

/// A real terminal, or any other open file, as input and output of a display.
///
/// While keys are heard the terminal is in raw mode. It is put back at the end, when the process is
/// suspended, and before it dies of a trap; other signals come as events.
public final class TerminalDevice: TerminalInput, TerminalOutput {
  private let inputFile: Int32
  private let outputFile: Int32
  private var mode: TerminalInputMode?
  private var hasEnded = false
  private var hidesTyping = false

  /// Whether input comes from a terminal.
  public let isInteractive: Bool

  /// Makes a terminal of two open files, which stay open.
  ///
  /// - Parameters:
  ///   - inputFile: Where to read; the standard input by default.
  ///   - outputFile: Where to draw; the standard output by default.
  public init(inputFile: Int32 = STDIN_FILENO, outputFile: Int32 = STDOUT_FILENO) {
    self.inputFile = inputFile
    self.outputFile = outputFile
    isInteractive = isatty(inputFile) == 1
  }

  // MARK: Output

  /// The size of the window now; 80 × 24 where it cannot be known.
  public var size: TerminalSize {
    var window = winsize()
    guard ioctl(outputFile, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Writes all of the bytes; what cannot be written is lost.
  public func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(outputFile, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Someone made the terminal non-blocking: wait until it takes more.
          var place = pollfd(fd: outputFile, events: Int16(POLLOUT), revents: 0)
          poll(&place, 1, 1000)
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  // MARK: Input

  /// Seconds on a clock that nobody sets.
  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Sets the modes of the terminal and begins to take signals.
  public func begin(_ mode: TerminalInputMode) {
    self.mode = mode
    SignalPipe.open(suspends: mode == .keys)
    guard isInteractive else { return }
    TerminalGuard.remember(input: inputFile, output: outputFile, restoresScreen: mode == .keys)
    if mode == .keys { setAttributes(Self.makeRaw) }
  }

  /// Gives modes and signals back.
  public func end() {
    TerminalGuard.restoreAttributes()
    TerminalGuard.forget()
    SignalPipe.close()
    mode = nil
  }

  /// Shows or hides a line while it is typed.
  public func setEcho(_ isVisible: Bool) {
    guard mode == .lines, isInteractive, hidesTyping == isVisible else { return }
    hidesTyping = !isVisible
    setAttributes { attributes in
      if isVisible {
        attributes.c_lflag |= tcflag_t(ECHO)
      } else {
        attributes.c_lflag &= ~tcflag_t(ECHO)
      }
    }
  }

  /// Drops what a person has typed and nobody read; a pipe keeps its lines.
  public func discardPending() {
    guard isInteractive else { return }
    tcflush(inputFile, TCIFLUSH)
  }

  /// Stops the whole job, with the terminal as it was, until it goes on.
  public func suspend() {
    let mode = mode ?? .keys
    end()
    // The whole job stops, as it would have if the terminal had seen the key.
    kill(0, SIGTSTP)
    begin(mode)
  }

  /// Waits for bytes or a signal, whichever comes first.
  public func next(within seconds: Double?) -> TerminalEvent {
    if hasEnded { return .endOfInput }
    let end = seconds.map { now + $0 }
    while true {
      let milliseconds = end.map { Self.milliseconds($0 - now) } ?? -1
      var places = [
        pollfd(fd: inputFile, events: Int16(POLLIN), revents: 0),
        pollfd(fd: SignalPipe.reading, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&places, 2, milliseconds)
      if count < 0, errno != EINTR { return endOfInput() }
      if count > 0, places[1].revents != 0, let event = SignalPipe.next() { return event }
      if count > 0, places[0].revents != 0, let event = read() { return event }
      if let end, now >= end { return .timeOut }
    }
  }

  /// Waits on a thread of its own, so that the main actor is free meanwhile.
  public func nextEvent(within seconds: Double?) async -> TerminalEvent {
    let places = [inputFile, SignalPipe.reading].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let wait = seconds.map(Self.milliseconds) ?? -1
    if !hasEnded {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .userInteractive).async {
          var places = places
          poll(&places, 2, wait)
          continuation.resume()
        }
      }
    }
    return next(within: 0)
  }

  /// Ends the wait of ``nextEvent(within:)``.
  public func wake() { SignalPipe.wake() }

  private nonisolated static func milliseconds(_ seconds: Double) -> Int32 {
    Int32(min(max(0, seconds * 1000).rounded(.up), 60_000))
  }

  private func read() -> TerminalEvent? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { systemRead(inputFile, $0) }
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return endOfInput()
  }

  private func endOfInput() -> TerminalEvent {
    hasEnded = true
    return .endOfInput
  }

  // MARK: Modes

  private func setAttributes(_ change: (inout termios) -> Void) {
    var attributes = termios()
    guard tcgetattr(inputFile, &attributes) == 0 else { return }
    change(&attributes)
    tcsetattr(inputFile, TCSADRAIN, &attributes)
  }

  private static func makeRaw(_ attributes: inout termios) {
    attributes.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    attributes.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    attributes.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &attributes.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
  }
}

// The members' names hide the system's.
private nonisolated func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

private nonisolated func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(file, bytes.baseAddress, bytes.count)
}
#endif
