import Foundation

@testable import AlertTerminal

/// A real pseudo-terminal with a process on it.
///
/// What the process writes is interpreted by a ``TerminalScreen``.
final class PseudoTerminal {
  private(set) var screen: TerminalScreen
  private(set) var bytes: [UInt8] = []
  private var controller: Int32 = -1
  /// Where a process reads and writes; held open, so that the modes can be looked at when it is gone.
  private(set) var line: Int32 = -1
  private var path = ""
  private var process: pid_t = 0
  private var outputPlace: URL?

  init(columns: Int = 80, rows: Int = 24) {
    screen = TerminalScreen(columns: columns, rows: rows)
    var name = [CChar](repeating: 0, count: 256)
    openpty(&controller, &line, &name, nil, nil)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    for file in [controller, line] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    setSize(columns, rows)
  }

  isolated deinit {
    if process > 0 { kill(process, SIGKILL) }
    if controller >= 0 { close(controller) }
    close(line)
    if let outputPlace { try? FileManager.default.removeItem(at: outputPlace) }
  }

  // MARK: The process

  /// The command as built beside the tests.
  static var command: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("alert").path
  }

  /// Starts the command, or another program, in a session of its own.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - program: A path; the command by default.
  ///   - environment: Added to `TERM` and `LANG`, which may be replaced.
  ///   - input: A file instead of the terminal.
  ///   - capturesOutput: Whether the standard output goes to a file; see ``output``.
  ///   - discardsErrors: Whether the standard error goes nowhere.
  func start(
    _ arguments: [String],
    program: String = command,
    environment: [String: String] = [:],
    input: String? = nil,
    capturesOutput: Bool = true,
    discardsErrors: Bool = false
  ) {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session's leader opens controls it.
    posix_spawn_file_actions_addopen(&actions, 2, path, O_RDWR, 0)
    if let input {
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 2, 0)
    }
    if capturesOutput {
      let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      outputPlace = place
      posix_spawn_file_actions_addopen(&actions, 1, place.path, O_WRONLY | O_CREAT, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 2, 1)
    }
    if discardsErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var attributes: posix_spawnattr_t = .init()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A test's thread may have signals blocked, which a process would inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    #if canImport(Darwin)
    let session = POSIX_SPAWN_SETSID
    #else
    let session = 0x80  // A macro that Swift cannot see.
    #endif
    posix_spawnattr_setflags(&attributes, Int16(session) | Int16(POSIX_SPAWN_SETSIGMASK))
    var values = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    values.merge(environment) { $1 }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = values.map { strdup("\($0.key)=\($0.value)") } + [nil]
    posix_spawn(&process, program, &actions, &attributes, words, settings)
    for text in words + settings { free(text) }
  }

  /// Sends a signal to all who stand in the foreground of the terminal.
  func signalForeground(_ signal: Int32) { kill(-tcgetpgrp(controller), signal) }

  /// Sends a signal to the process.
  func signal(_ signal: Int32) { kill(process, signal) }

  /// Waits for the process's end.
  ///
  /// - Returns: Its status as a shell would say; -1 where it did not end in ten seconds.
  func status() -> Int32 {
    var result: Int32 = -1
    let hasEnded = pump {
      var status: Int32 = 0
      guard waitpid(self.process, &status, WNOHANG) == self.process else { return false }
      result = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
      return true
    }
    guard hasEnded else { return -1 }
    process = 0
    _ = pump(seconds: 0.05) { false }
    return result
  }

  /// What the process wrote to its standard output, where that was captured.
  var output: String {
    // Foundation's reader loses memory where a file is empty.
    guard let path = outputPlace?.path, case let file = open(path, O_RDONLY), file >= 0 else {
      return ""
    }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(file, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  // MARK: The person

  func send(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(controller, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    _ = pump(seconds: 0.05) { false }
    screen.resize(columns: columns, rows: rows)
    setSize(columns, rows)
    kill(process, SIGWINCH)
  }

  /// Takes the terminal away, as when a window is closed.
  func hangUp() {
    close(controller)
    controller = -1
  }

  /// Waits until the screen shows a text; answers whether it did within ten seconds.
  func shows(_ text: String) -> Bool {
    pump { self.screen.text.contains(text) }
  }

  /// Reads what comes until something is so; answers whether it became so.
  func pump(seconds: Double = 10, until isSo: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while !isSo() {
      if Date() > end { return false }
      guard controller >= 0 else {
        usleep(2000)
        continue
      }
      take(within: 5)
    }
    return true
  }

  /// Reads what comes, while who writes it runs on the main actor, until something is so.
  ///
  /// Looks are counted, not seconds: other tests may keep the main actor from both for long.
  func waits(looks: Int = 5000, until isSo: () -> Bool) async -> Bool {
    for _ in 0..<looks {
      if isSo() { return true }
      take(within: 0)
      try? await Task.sleep(for: .milliseconds(2))
    }
    return isSo()
  }

  private func take(within milliseconds: Int32) {
    var place = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&place, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(controller, &buffer, buffer.count)
    guard count > 0 else { return }
    bytes += buffer[..<count]
    screen.take(buffer[..<count])
  }

  // MARK: Modes

  /// Echo, whole lines, signals by keys, and the rest, as numbers.
  var modes: [UInt] {
    var attributes = termios()
    tcgetattr(line, &attributes)
    return [
      UInt(attributes.c_iflag), UInt(attributes.c_oflag), UInt(attributes.c_cflag),
      UInt(attributes.c_lflag),
    ]
  }

  private func setSize(_ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows),
      ws_col: UInt16(columns),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }
}
