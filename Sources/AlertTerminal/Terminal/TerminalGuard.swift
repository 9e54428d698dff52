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
// What the handler of a trap needs; plain values, so that it may read them. Written before the handler
// can run and on the main actor alone.
private nonisolated(unsafe) var guardedInput: Int32 = -1
private nonisolated(unsafe) var guardedOutput: Int32 = -1
private nonisolated(unsafe) var guardedAttributes: UnsafeMutablePointer<termios>?
private nonisolated(unsafe) var guardedBytes: UnsafeMutablePointer<UInt8>?
private nonisolated(unsafe) var guardedCount = 0

/// Puts a terminal back whatever becomes of the process, except by a kill.
///
/// A trap, and `exit` by someone else, restore the terminal and then go on as they would have.
enum TerminalGuard {
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static var before: [(Int32, sigaction)] = []
  private static var isRegistered = false

  /// Remembers how a terminal is now.
  static func remember(input: Int32, output: Int32, restoresScreen: Bool) {
    forget()
    let attributes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    attributes.initialize(to: termios())
    guard tcgetattr(input, attributes) == 0 else { return attributes.deallocate() }
    let bytes = restoresScreen ? TerminalDisplay.restoring : []
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    copy.initialize(from: bytes, count: bytes.count)
    guardedBytes = copy
    guardedCount = bytes.count
    guardedAttributes = attributes
    guardedOutput = output
    guardedInput = input
    if !isRegistered { atexit(restoreAll) }
    isRegistered = true
    for signal in traps {
      var action = sigaction()
      setHandler(&action, restoreAndDie)
      action.sa_flags = Int32(bitPattern: UInt32(SA_NODEFER))
      var old = sigaction()
      sigaction(signal, &action, &old)
      before.append((signal, old))
    }
  }

  /// Gives the terminal the modes that were remembered.
  static func restoreAttributes() {
    guard guardedInput >= 0, let attributes = guardedAttributes else { return }
    tcsetattr(guardedInput, TCSADRAIN, attributes)
  }

  /// Nothing is to be put back any more.
  static func forget() {
    guardedInput = -1
    for (signal, old) in before {
      var old = old
      sigaction(signal, &old, nil)
    }
    before = []
    guardedAttributes?.deallocate()
    guardedAttributes = nil
    guardedBytes?.deallocate()
    guardedBytes = nil
  }
}

/// What a trap does, on whichever thread it is: no actor may be asked for there.
private nonisolated func restoreAndDie(of signal: Int32) {
  restoreAll()
  // The default takes over: the process dies of the same signal, with its core.
  var standard = sigaction()
  sigaction(signal, &standard, nil)
  raise(signal)
}

/// Restores screen and modes; does only what a signal handler may.
private nonisolated func restoreAll() {
  guard guardedInput >= 0, let attributes = guardedAttributes, let bytes = guardedBytes else {
    return
  }
  _ = write(guardedOutput, bytes, guardedCount)
  tcsetattr(guardedInput, TCSANOW, attributes)
  guardedInput = -1
}
#endif
