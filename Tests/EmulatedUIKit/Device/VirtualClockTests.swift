import EmulatedUIKit
import Testing

@Suite("The virtual clock")
struct VirtualClockTests {
  private let clock = VirtualClock()
  private let log = Log()

  private func write(_ line: String) -> () -> Void {
    { [log, clock] in log.write("\(line) at \(clock.now)") }
  }

  @Test("a turn leaves what is asked for meanwhile to the next one")
  func turn() {
    clock.nextTurn { [self] in
      log.write("first")
      clock.nextTurn { [self] in log.write("third") }
    }
    clock.nextTurn { [self] in log.write("second") }
    #expect(log.lines.isEmpty)
    clock.turn()
    #expect(log.text == "first\nsecond")
    clock.turn()
    #expect(log.text == "first\nsecond\nthird")
  }

  @Test("a turn runs what is due now, and time stands still")
  func turnRunsWhatIsDue() {
    clock.schedule(after: 0, write("due"))
    clock.schedule(after: 1, write("later"))
    clock.turn()
    #expect(log.text == "due at 0.0")
    #expect(clock.now == 0)
    #expect(!clock.isIdle)
    // What is left holds the clock.
    clock.settle()
  }

  @Test("a turn leaves work that becomes due meanwhile to the next one")
  func turnLeavesNewWork() {
    clock.schedule(after: 0) { [self] in
      log.write("first")
      clock.schedule(after: 0) { [self] in log.write("second") }
    }
    clock.turn()
    #expect(log.text == "first")
    clock.turn()
    #expect(log.text == "first\nsecond")
  }

  @Test("work runs in the order of its moments, each at its own")
  func order() {
    clock.schedule(after: 3, write("third"))
    clock.schedule(after: 1, write("first"))
    clock.schedule(after: 2, write("second"))
    clock.advance(by: 2.5)
    #expect(log.text == "first at 1.0\nsecond at 2.0")
    #expect(clock.now == 2.5)
    clock.advance(by: 0.5)
    #expect(log.lines.last == "third at 3.0")
  }

  @Test("work of the same moment runs in the order it was scheduled")
  func sameMoment() {
    // Moments 0…6 in a scrambled order, ten pieces each.
    let moments = (0..<70).map { $0 * 5 % 7 }
    for (order, moment) in moments.enumerated() {
      clock.schedule(after: TimeInterval(moment)) { [self] in log.write("\(moment):\(order)") }
    }
    clock.settle()
    let expected = (0..<7).flatMap { moment in
      moments.indices.filter { moments[$0] == moment }.map { "\(moment):\($0)" }
    }
    #expect(log.lines == expected)
  }

  @Test("moments reached in steps hold the same order as moments reached at once")
  func sameMomentInSteps() {
    clock.schedule(after: 2, write("a"))
    clock.advance(by: 1)
    clock.schedule(after: 1, write("b"))
    clock.advance(by: 1)
    #expect(log.text == "a at 2.0\nb at 2.0")
  }

  @Test("work scheduled meanwhile runs too where it falls into the interval")
  func meanwhile() {
    clock.schedule(after: 1) { [self] in
      write("outer")()
      clock.nextTurn(write("turn"))
      clock.schedule(after: 0.5, write("inside"))
      clock.schedule(after: 5, write("outside"))
    }
    clock.advance(by: 2)
    #expect(log.text == "outer at 1.0\nturn at 1.0\ninside at 1.5")
    clock.settle()
    #expect(log.lines.last == "outside at 6.0")
  }

  @Test("an advance of zero runs what is due now, turns included")
  func zero() {
    clock.nextTurn { [self] in
      log.write("turn")
      clock.nextTurn { [self] in log.write("turn after") }
    }
    clock.schedule(after: 0) { [self] in log.write("due") }
    clock.schedule(after: 0.001) { [self] in log.write("later") }
    clock.advance(by: 0)
    #expect(log.text == "turn\ndue\nturn after")
    // What is left holds the clock.
    clock.settle()
  }

  @Test("settling ends at the last moment and leaves nothing")
  func settle() {
    clock.schedule(after: 2) { [self] in clock.schedule(after: 3, write("last")) }
    clock.settle()
    #expect(log.text == "last at 5.0")
    #expect(clock.now == 5)
    #expect(clock.isIdle)
    clock.settle()
    #expect(clock.now == 5)
  }

  @Test("a negative delay counts as zero")
  func negativeDelay() {
    clock.schedule(after: 0, write("zero"))
    clock.schedule(after: -3, write("negative"))
    clock.advance(by: 0)
    #expect(log.text == "zero at 0.0\nnegative at 0.0")
  }
}

@Suite("Much work for the virtual clock")
struct VirtualClockLoadTests {
  @Test("at one moment, scheduled before, is no endless work")
  func load() {
    let clock = VirtualClock()
    var count = 0
    for _ in 0..<100_100 { clock.schedule(after: 1) { count += 1 } }
    clock.settle()
    #expect(count == 100_100)
  }
}

@Suite("Misuse of the virtual clock")
struct VirtualClockMisuseTests {
  @Test("a negative or endless advance stops the process", arguments: ["-1.0", "inf", "nan"])
  func advance(by interval: String) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [interval] in
      await MainActor.run { VirtualClock().advance(by: TimeInterval(interval) ?? 0) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let message = "VirtualClock.advance(by:): must be zero or more and finite (was \(interval))"
    #expect(text.contains(message))
  }

  @Test("work that asks for another turn for ever stops the process")
  func endless() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let clock = VirtualClock()
        @MainActor
        func again() { clock.nextTurn(again) }
        again()
        clock.settle()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("work at 0.0 s schedules itself for the next turn for ever"))
  }

  @Test("work that asks for the same moment for ever stops the process")
  func endlessMoment() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let clock = VirtualClock()
        @MainActor
        func again() { clock.schedule(after: 0, again) }
        clock.schedule(after: 2, again)
        clock.settle()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("VirtualClock: work at 2.0 s schedules itself for the same moment for ever")
    )
  }
}
