import Foundation
import TestSupport
import Testing

@testable import AlertTerminal

@Suite("What puts a terminal back at a sudden end")
struct TerminalGuardTests {
  /// Begins to hear keys at a pseudo-terminal, and says where what is written to it is read.
  private nonisolated static func begin() async {
    await MainActor.run {
      var (controller, line): (Int32, Int32) = (-1, -1)
      openpty(&controller, &line, nil, nil, nil)
      TerminalDevice(inputFile: line, outputFile: line).begin(.keys)
    }
  }

  private nonisolated static func leave(_ status: Int32) { exit(status) }
  private nonisolated static func fail() { abort() }

  @Test("a trap on any thread ends the process by its own signal", .report("TE-07"))
  func trap() async {
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      await Self.begin()
      await Task.detached { _ = raise(SIGSEGV) }.value
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await Self.begin()
      await MainActor.run { Self.fail() }
    }
  }

  @Test("someone's exit on any thread is one", .report("TE-07"))
  func exits() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await Self.begin()
      await Task.detached { Self.leave(7) }.value
    }
  }

  @Test("a signal is heard on whichever thread it arrives", .report("TE-07"))
  func signals() async {
    await #expect(processExitsWith: .exitCode(15)) {
      await MainActor.run { SignalPipe.open(suspends: true) }
      await Task.detached {
        // Threads of a pool begin with signals blocked.
        var signals = sigset_t()
        sigemptyset(&signals)
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        _ = pthread_kill(pthread_self(), SIGTERM)
      }.value
      let event = await MainActor.run { SignalPipe.next() }
      exit(event == .signal(SIGTERM) ? 15 : 1)
    }
  }
}
