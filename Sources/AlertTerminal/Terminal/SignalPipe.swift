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
/// Where the handler writes; a plain number, so that a handler may read it.
private nonisolated(unsafe) var signalWriting: Int32 = -1

/// Passes a signal on, whichever thread it came to: no actor may be asked for there.
private nonisolated func pass(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalWriting, &byte, 1)
  errno = error
}

/// Signals as bytes that `poll` can wait for: a handler may do little more than write one.
enum SignalPipe {
  /// Where to wait.
  private(set) static var reading: Int32 = -1

  private static var before: [(Int32, sigaction)] = []

  /// Begins to take signals.
  ///
  /// - Parameter suspends: Whether the key for suspension is to be heard, too.
  static func open(suspends: Bool) {
    guard reading < 0 else { return }
    var files: [Int32] = [-1, -1]
    guard pipe(&files) == 0 else { return }
    for file in files {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      _ = fcntl(file, F_SETFL, O_NONBLOCK)
    }
    reading = files[0]
    signalWriting = files[1]
    var signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT]
    if suspends { signals.append(SIGTSTP) }
    for signal in signals {
      guard let old = handle(signal) else { continue }
      before.append((signal, old))
    }
  }

  /// Gives all signals back to whom they belonged.
  static func close() {
    guard reading >= 0 else { return }
    for (signal, old) in before {
      var old = old
      sigaction(signal, &old, nil)
    }
    before = []
    _ = systemClose(signalWriting)
    _ = systemClose(reading)
    signalWriting = -1
    reading = -1
  }

  /// Ends a wait without a signal.
  static func wake() {
    var byte: UInt8 = 0
    _ = write(signalWriting, &byte, 1)
  }

  /// The next signal that came; `nil` while there is none.
  static func next() -> TerminalEvent? {
    var byte: UInt8 = 0
    guard read(reading, &byte, 1) == 1 else { return nil }
    return switch Int32(byte) {
    case 0: nil
    case SIGWINCH: .resized
    case SIGCONT: .resumption
    case SIGTSTP: .suspension
    default: .signal(Int32(byte))
    }
  }

  /// Answers what was there before; one that is ignored (by `nohup`, say) stays ignored.
  private static func handle(_ signal: Int32) -> sigaction? {
    var old = sigaction()
    sigaction(signal, nil, &old)
    if isIgnored(old) { return nil }
    var new = sigaction()
    setHandler(&new, pass)
    new.sa_flags = SA_RESTART
    sigaction(signal, &new, &old)
    return old
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
    unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }
}

/// Sets the handler, whose place differs by system.
nonisolated func setHandler(
  _ action: inout sigaction,
  _ handler: @escaping @convention(c) (Int32) -> Void
) {
  #if canImport(Darwin)
  action.__sigaction_u.__sa_handler = handler
  #elseif canImport(Musl)
  action.__sa_handler.sa_handler = handler
  #else
  action.__sigaction_handler.sa_handler = handler
  #endif
}

private nonisolated func systemClose(_ file: Int32) -> Int32 { close(file) }
#endif
