import Meters

/// What one contestant's lifecycle costs.
struct Measurement {
  let name: String

  /// Processor time, the median over the rounds.
  let nanoseconds: Double

  /// Heap allocations; `nil` where they cannot be counted.
  let allocations: Double?

  /// Few, so that a round lasts milliseconds and most rounds are undisturbed on a busy machine.
  private static let lifecyclesPerRound = 50
  private static let warmUpRounds = 10

  /// Measures every contestant, in the order façade over blocks, façade over delegates,
  /// UIAlertController, UIAlertView, floor.
  static func take(rounds: Int) -> [Measurement] {
    let contestants: [any Contestant] = [
      FacadeContestant("façade over blocks", backend: .block),
      FacadeContestant("façade over delegates", backend: .delegate),
      AlertControllerContestant(),
      AlertViewContestant(),
      FloorContestant(),
    ]
    for contestant in contestants {
      for _ in 0..<warmUpRounds { _ = time(contestant) }
    }
    var times = contestants.map { _ in [Double]() }
    for round in 0..<rounds {
      // What the machine does meanwhile falls on all alike, and nobody always goes first.
      for place in contestants.indices {
        let index = (place + round) % contestants.count
        times[index].append(time(contestants[index]))
      }
    }
    return zip(contestants, times).map { contestant, times in
      Measurement(
        name: contestant.name,
        nanoseconds: median(times),
        allocations: countAllocations(contestant)
      )
    }
  }

  /// Plays a round and answers the nanoseconds per lifecycle.
  private static func time(_ contestant: any Contestant) -> Double {
    let before = contestant.counter.value
    let start = meter_nanoseconds()
    for _ in 0..<lifecyclesPerRound { contestant.play() }
    let duration = meter_nanoseconds() - start
    // A contestant that loses a choice would be fast for the wrong reason.
    guard contestant.counter.value - before == lifecyclesPerRound else {
      fatalError("bench: \(contestant.name) did not call one handler per lifecycle")
    }
    return Double(duration) / Double(lifecyclesPerRound)
  }

  private static func countAllocations(_ contestant: any Contestant) -> Double? {
    guard meter_counts_allocations() else { return nil }
    meter_start_allocations()
    for _ in 0..<lifecyclesPerRound { contestant.play() }
    return Double(meter_stop_allocations()) / Double(lifecyclesPerRound)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
