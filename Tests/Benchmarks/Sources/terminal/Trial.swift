#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One question asked, looked at, moved in and answered on a pseudo-terminal.
struct Trial {
  /// Seconds until the buttons were on the screen.
  private(set) var paint = 0.0
  /// Seconds until then, and from the answer to the end of the process.
  private(set) var roundTrip = 0.0
  /// Bytes written until the first key.
  private(set) var paintBytes = 0
  /// Bytes written for a Tab, on average over those that go round twice or three times and come to the next.
  private(set) var keyBytes = 0.0
  /// Most memory at once, in kilobytes.
  private(set) var memory = 0

  // Buttons and fields are two or three, so that this many end on the second.
  private static let keys = 7

  init?(_ contestant: Contestant) {
    var controller: Int32 = -1
    var line: Int32 = -1
    var name = [CChar](repeating: 0, count: 256)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&controller, &line, &name, nil, &size) == 0 else { return nil }
    defer { close(controller) }
    let start = Self.now
    let spawned = Self.spawn(contestant, on: name)
    // The process has opened it by now; its end is to be heard as the terminal's.
    close(line)
    guard let process = spawned else { return nil }
    var seen: [UInt8] = []
    let word = Array(Contestant.word.utf8)
    while !Self.contains(seen, word) {
      guard Self.read(controller, &seen, within: 10_000) else {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        return nil
      }
    }
    paint = Self.now - start
    while Self.read(controller, &seen, within: 60) {}
    paintBytes = seen.count
    seen = []
    for _ in 0..<Self.keys {
      write(controller, "\t", 1)
      while Self.read(controller, &seen, within: 20) {}
    }
    keyBytes = Double(seen.count) / Double(Self.keys)
    let answer = Self.now
    write(controller, "\r", 1)
    var usage = rusage()
    var status: Int32 = 0
    // Sleeping as a shell does: who asks again and again takes the time from the one who answers.
    while Self.read(controller, &seen, within: 10_000) {}
    wait4(process, &status, 0, &usage)
    roundTrip = paint + Self.now - answer
    memory = usage.ru_maxrss
  }

  private static func spawn(_ contestant: Contestant, on line: [CChar]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, line, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    #if canImport(Darwin)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSID))
    #else
    posix_spawnattr_setflags(&attributes, 0x80)  // POSIX_SPAWN_SETSID
    #endif
    let words = ([contestant.path] + contestant.arguments).map { strdup($0) } + [nil]
    let settings =
      ["TERM=xterm-256color", "LANG=C.UTF-8"].map { (text: String) in
        strdup(text)
      } + [nil]
    defer { for text in words + settings { free(text) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, contestant.path, &actions, &attributes, words, settings)
    return result == 0 ? process : nil
  }

  private static func read(_ file: Int32, _ bytes: inout [UInt8], within time: Int32) -> Bool {
    var place = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&place, 1, time) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { systemRead(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard bytes.count >= word.count else { return false }
    return (0...bytes.count - word.count).contains {
      bytes[$0..<$0 + word.count].elementsEqual(word)
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

private nonisolated func systemRead(
  _ file: Int32,
  _ bytes: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int { read(file, bytes, count) }
