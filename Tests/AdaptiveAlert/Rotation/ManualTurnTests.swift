import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Button and device share a view")
struct ManualTurnTests {
  private func machine(_ events: ManualTurn.Event...) -> ManualTurn {
    events.reduce(into: ManualTurn()) { turn, event in _ = turn.receive(event) }
  }

  /// The way into each state.
  private func machine(in state: ManualTurn.State) -> ManualTurn {
    switch state {
    case .upright: machine()
    case .turnedByDevice: machine(.interfaceLandscape)
    case .turning: machine(.button)
    case .turningOnlyToReturn: machine(.button, .deviceUpright)
    case .turnedByButton: machine(.button, .turnEnded)
    case .returning: machine(.button, .turnEnded, .button)
    }
  }

  @Test("the table of states, events and orders", .rule("R30", "R31", "R32", "R34"))
  func table() {
    var lines: [String] = []
    for state in ManualTurn.State.allCases {
      for event in ManualTurn.Event.allCases {
        var turn = machine(in: state)
        #expect(turn.state == state)
        let order = turn.receive(event).map { " → \($0)" } ?? ""
        if turn.state != state { lines.append("\(state) + \(event) = \(turn.state)\(order)") }
        // What changes nothing orders nothing.
        if turn.state == state { #expect(order == "") }
      }
    }
    #expect(
      lines.joined(separator: "\n") == """
        upright + button = turning → turn
        upright + interfaceLandscape = turnedByDevice
        turnedByDevice + interfacePortrait = upright
        turning + deviceUpright = turningOnlyToReturn
        turning + turnEnded = turnedByButton
        turningOnlyToReturn + turnEnded = returning → turnBack
        turnedByButton + button = returning → turnBack
        turnedByButton + deviceUpright = returning → turnBack
        returning + turnEnded = upright → release
        """
    )
  }

  @Test("the device is refused while the button's turn lasts", .rule("R30", "R32"))
  func refusal() {
    let refusing = ManualTurn.State.allCases.filter { !machine(in: $0).allowsAutorotation }
    #expect(refusing == [.turning, .turningOnlyToReturn, .turnedByButton, .returning])
  }

  @Test("the button works upright and after its own turn only", .rule("R31"))
  func button() {
    let enabled = ManualTurn.State.allCases.filter { machine(in: $0).isButtonEnabled }
    #expect(enabled == [.upright, .turnedByButton])
  }

  @Test("the bars are hidden from the first to the last moment", .rule("R21"))
  func bars() {
    let hidden = ManualTurn.State.allCases.filter { machine(in: $0).isFullScreen }
    #expect(hidden == Array(ManualTurn.State.allCases.dropFirst()))
  }

  @Test("coming upright twice returns once", .rule("R34", "V22"))
  func idempotent() {
    var turn = machine(in: .turnedByButton)
    #expect(turn.receive(.deviceUpright) == .turnBack)
    #expect(turn.receive(.deviceUpright) == nil)
    #expect(turn.receive(.turnEnded) == .release)
    #expect(turn.receive(.deviceUpright) == nil)
    #expect(turn == ManualTurn())
  }
}
