import Testing

@testable import AdaptiveAlert

@Suite("The lifecycle of a transition alert")
struct TransitionAlertLifecycleTests {
  private typealias Event = TransitionAlertLifecycle.Event

  private static let events: [Event] = [
    .appear, .choose(.action), .choose(.cancelled), .stay, .leave(), .leave(.action),
  ]

  @Test("ends once for each time it came, and dismisses only what stands, in any order of events")
  func everyOrder() {
    // All sequences of six events.
    for code in 0..<46_656 {
      var rest = code
      var lifecycle = TransitionAlertLifecycle()
      var isAway = true
      for _ in 0..<6 {
        let event = Self.events[rest % 6]
        rest /= 6
        let before = lifecycle.state
        switch lifecycle.handle(event) {
        case .end:
          #expect(!isAway)
          #expect(lifecycle.state == .away)
          isAway = true
        case .dismiss(let outcome):
          #expect(before == .shown)
          #expect(lifecycle.state == .closing(outcome))
        case nil: break
        }
        if case .appear = event { isAway = false }
        #expect(isAway == (lifecycle.state == .away))
      }
    }
  }

  @Test("ends as what it was asked to go for, else as it was chosen, else as dismissed")
  func outcomes() {
    var lifecycle = TransitionAlertLifecycle()
    func play(_ events: [Event]) -> TransitionAlertLifecycle.Effect? {
      lifecycle = TransitionAlertLifecycle()
      return events.reduce(nil) { _, event in lifecycle.handle(event) }
    }
    #expect(play([.appear, .leave()]) == .end(.dismissed))
    #expect(play([.appear, .choose(.cancelled), .leave()]) == .end(.cancelled))
    #expect(play([.appear, .choose(.pulledDown), .stay, .leave()]) == .end(.dismissed))
    #expect(play([.appear, .choose(.cancelled), .stay, .leave(.cancelled)]) == .end(.cancelled))
    #expect(play([.appear, .choose(.cancelled), .choose(.action)]) == nil)
    #expect(play([.choose(.action)]) == nil)
  }
}
