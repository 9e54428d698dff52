import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A transition's lifecycle")
struct TransitionLifecycleTests {
  private typealias Event = TransitionLifecycle.Event
  private typealias Effect = TransitionLifecycle.Effect

  /// The effects of events, one line each.
  private func play(_ events: [Event]) -> [[Effect]] {
    var lifecycle = TransitionLifecycle()
    return events.map { lifecycle.handle($0) }
  }

  @Test(
    "blocks touches from its start to its end",
    .rule("D20", "D36", "D39"),
    arguments: [true, false]
  )
  func plain(completed: Bool) {
    #expect(
      play([.start(isInteractive: false), .complete(completed)]) == [
        [.blockInput, .animate, .watch], [.unblockInput, .end(completed: completed)],
      ]
    )
  }

  @Test("driven by a person is watched from when the person lets go", .rule("D38"))
  func driven() {
    let effects = play([
      .start(isInteractive: true), .overdue, .finishInteraction, .overdue, .complete(true),
    ])
    #expect(
      effects == [
        [.blockInput, .startInteraction], [], [.tellInteractionChanged, .watch], [.warnOverdue],
        [.unblockInput, .end(completed: true)],
      ]
    )
  }

  @Test("says that it was cancelled, by the person or by the animator", .rule("D36"))
  func cancelled() {
    var lifecycle = TransitionLifecycle()
    _ = lifecycle.handle(.start(isInteractive: true))
    #expect(!lifecycle.wasCancelled)
    _ = lifecycle.handle(.cancelInteraction)
    #expect(lifecycle.wasCancelled && !lifecycle.isInteractive && lifecycle.initiallyInteractive)
    var other = TransitionLifecycle()
    _ = other.handle(.start(isInteractive: false))
    _ = other.handle(.complete(false))
    #expect(other.wasCancelled)
  }

  @Test("taken hold of again may end either way")
  func paused() {
    var lifecycle = TransitionLifecycle()
    _ = lifecycle.handle(.start(isInteractive: true))
    _ = lifecycle.handle(.cancelInteraction)
    #expect(lifecycle.handle(.pauseInteraction) == [.tellInteractionChanged])
    #expect(lifecycle.isInteractive && !lifecycle.wasCancelled)
    #expect(lifecycle.handle(.finishInteraction) == [.tellInteractionChanged, .watch])
  }

  @Test("balances and ends once, whatever comes in whatever order", .rule("D36", "D39"))
  func total() {
    let events: [Event] = [
      .start(isInteractive: false), .start(isInteractive: true), .finishInteraction,
      .cancelInteraction, .pauseInteraction, .complete(true), .complete(false), .overdue, .abandon,
    ]
    // Every sequence of four events, ended by an abandonment.
    var sequences: [[Event]] = [[]]
    for _ in 0..<4 {
      sequences = sequences.flatMap { start in events.map { start + [$0] } }
    }
    for sequence in sequences {
      let effects = play(sequence + [.abandon]).flatMap { $0 }
      let blocks = effects.count { $0 == .blockInput }
      #expect(blocks == effects.count { $0 == .unblockInput }, "\(sequence)")
      let ends = effects.count {
        [.end(completed: true), .end(completed: false), .drop].contains($0)
      }
      #expect(ends == 1 && blocks <= 1, "\(sequence)")
      #expect(effects.filter { $0 == .animate || $0 == .startInteraction }.count == blocks)
    }
    #expect(sequences.count == 6561)
  }
}
