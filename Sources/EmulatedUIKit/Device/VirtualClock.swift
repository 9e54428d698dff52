/// Time that moves only when it is told to.
///
/// Work is due either in the next turn of the run loop or at a moment. Nothing sleeps and no wall
/// clock is read; work that is due at the same moment runs in the order it was scheduled.
public final class VirtualClock {
  /// Seconds since the device was made.
  public private(set) var now: TimeInterval = 0

  /// Runs work with the clock's device current: once around all that is due, not for each piece.
  package var perform: (() -> Void) -> Void = { $0() }

  /// Whether work runs when it is scheduled: there is no later.
  var runsAtOnce = false

  private var nextTurn: [() -> Void] = []
  private var turnEnd: [() -> Void] = []
  private var pending: [Entry] = []
  private var scheduled: UInt64 = 0

  /// Hears that something became due that was not, so that who waits can look again.
  package var onSchedule: (() -> Void)?

  /// More turns than this at one moment mean that work schedules itself for ever.
  private static let turnLimit = 100_000

  package init() {}

  /// Whether anything is due now or later.
  public var isIdle: Bool {
    nextTurn.isEmpty && turnEnd.isEmpty && pending.allSatisfy(\.isCancelled)
  }

  /// When something is due next, which is now where a turn is asked for; `nil` while nothing is.
  package var nextDue: TimeInterval? {
    if !nextTurn.isEmpty || !turnEnd.isEmpty { return now }
    return pending.lazy.filter { !$0.isCancelled }.map(\.due).min()
  }

  /// Schedules work for the next turn of the run loop.
  public func nextTurn(_ work: @escaping () -> Void) {
    if runsAtOnce { return work() }
    nextTurn.append(work)
    onSchedule?()
  }

  /// Schedules work for the end of the turn that runs, or else of the next one: after all that is due.
  ///
  /// What it asks for in its turn is for the end of the turn after. On a clock without a later it does
  /// not run.
  func endOfTurn(_ work: @escaping () -> Void) {
    if runsAtOnce { return }
    turnEnd.append(work)
    onSchedule?()
  }

  /// Schedules work for a later moment.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now; a negative delay counts as zero.
  ///   - work: What to do then.
  public func schedule(after delay: TimeInterval, _ work: @escaping () -> Void) {
    if runsAtOnce { return work() }
    scheduled += 1
    insert(Entry(due: now + max(0, delay), order: scheduled, work: work))
  }

  /// Work that may be called off before it is due.
  final class Appointment {
    fileprivate var work: (() -> Void)?

    init(_ work: @escaping () -> Void) { self.work = work }

    /// Does the work unless it was called off.
    func keep() { work?() }

    /// Lets go of the work; time need not pass for it any more.
    func cancel() { work = nil }

    // Ends where it is let go: an isolated end looks for its executor and allocates.
    nonisolated deinit {}
  }

  /// Schedules work for a later moment that may be called off; a clock without a later forgets it.
  func appoint(after delay: TimeInterval, _ work: @escaping () -> Void) -> Appointment {
    let appointment = Appointment(work)
    guard !runsAtOnce else { return appointment }
    scheduled += 1
    insert(
      Entry(
        due: now + max(0, delay),
        order: scheduled,
        work: { appointment.keep() },
        appointment: appointment
      )
    )
    return appointment
  }

  /// Forgets what was called off, as far as it is next.
  private func dropCancelled() {
    while let first = pending.first, first.isCancelled { _ = removeFirst() }
  }

  /// Runs one turn of the run loop: what is due now, and what earlier turns left for this one.
  ///
  /// Work scheduled meanwhile for the next turn waits for the next call.
  public func turn() { perform(runTurn) }

  private func runTurn() {
    let work = nextTurn
    nextTurn = []
    for piece in work { piece() }
    let last = scheduled
    while let first = pending.first, first.due <= now, first.order <= last {
      removeFirst().work()
    }
    let ends = turnEnd
    turnEnd = []
    for piece in ends { piece() }
  }

  /// Moves time forward and runs all that becomes due, in order.
  ///
  /// - Parameter interval: Seconds; zero runs only what is due now. A negative or infinite interval
  ///   stops the process.
  public func advance(by interval: TimeInterval) {
    guard interval >= 0, interval.isFinite else {
      fatalError("VirtualClock.advance(by:): must be zero or more and finite (was \(interval))")
    }
    perform { run(until: now + interval) }
  }

  /// Moves time forward until nothing is due any more.
  public func settle() {
    perform { run(until: .infinity) }
  }

  private func run(until end: TimeInterval) {
    var turns = 0
    // Work that was scheduled up to here; what comes later at the same moment was scheduled by it.
    var generation = scheduled
    func count(_ when: String) {
      turns += 1
      guard turns < Self.turnLimit else {
        fatalError("VirtualClock: work at \(now) s schedules itself for \(when) for ever")
      }
      generation = scheduled
    }
    while true {
      dropCancelled()
      let isDue = pending.first.map { $0.due <= now } ?? false
      if !nextTurn.isEmpty || !turnEnd.isEmpty && !isDue {
        count("the next turn")
        runTurn()
        continue
      }
      guard let first = pending.first, first.due <= end else { break }
      if first.due > now {
        now = first.due
        turns = 0
        generation = scheduled
      } else if first.order > generation {
        count("the same moment")
      }
      removeFirst().work()
    }
    if end.isFinite { now = end }
  }
}

// MARK: - The heap of pending work

extension VirtualClock {
  private struct Entry {
    let due: TimeInterval
    let order: UInt64
    let work: () -> Void
    var appointment: Appointment?

    var isCancelled: Bool { appointment.map { $0.work == nil } ?? false }

    func isBefore(_ other: Entry) -> Bool {
      due != other.due ? due < other.due : order < other.order
    }
  }

  private func insert(_ entry: Entry) {
    pending.append(entry)
    var child = pending.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard pending[child].isBefore(pending[parent]) else { break }
      pending.swapAt(child, parent)
      child = parent
    }
    onSchedule?()
  }

  private func removeFirst() -> Entry {
    pending.swapAt(0, pending.count - 1)
    let first = pending.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < pending.count && pending[child].isBefore(pending[least]) {
        least = child
      }
      guard least != parent else { return first }
      pending.swapAt(parent, least)
      parent = least
    }
  }
}
