import AlertTesting
import TestSupport
import Testing

/// Numbers that are the same at every run.
private nonisolated struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

@Suite("Any script has the log of UIAlertView")
struct LegacyScriptTests {
  /// What code does with three alerts, and from the delegate's calls; at rest, or during animations too.
  private func play(_ seed: Int, reactions count: Int, atRest: Bool, on stage: LegacyStage) {
    var dice = Dice(seed)
    let alerts = ["A", "B", "C"].map { stage.alert($0, cancel: $0 + "!", others: []) }
    var reactions: [String: () -> Void] = [:]
    for _ in 0..<dice.roll(count + 1) {
      let (who, then, index) = (dice.roll(3), dice.roll(3), dice.roll(9))
      let call = ["didPresent", "clicked 0", "didDismiss 0", "willPresent"][dice.roll(4)]
      // One that is dismissed as it is about to return hears `didPresent` between its two last calls on
      // the emulator, which nobody reported of UIKit: not played.
      let isShow = dice.roll(2) == 0 || call == "didDismiss 0"
      reactions["\(alerts[who].title) \(call)"] = {
        if isShow {
          alerts[then].show()
        } else {
          alerts[then].dismiss(withClickedButtonIndex: index, animated: true)
        }
      }
    }
    stage.listener.onCall = { view, call in
      let name = "\((view as? any OldAlert)?.title ?? "") \(call)"
      reactions.removeValue(forKey: name)?()
    }
    for _ in 0..<12 {
      let who = alerts[dice.roll(3)]
      switch dice.roll(5) {
      case 0, 1: who.show()
      case 2: who.dismiss(withClickedButtonIndex: dice.roll(9), animated: dice.roll(2) == 0)
      case 3: stage.device.settle()
      default: touchTop(stage)
      }
      guard atRest else { continue }
      stage.device.settle()
      stage.listener.write("visible \(alerts.filter(\.isVisible).map(\.title))")
    }
    for _ in 0..<6 { touchTop(stage) }
    #expect(stage.device.visibleAlert == nil, "seed \(seed)")
    #expect(alerts.filter(\.isVisible).isEmpty, "seed \(seed)")
    stage.listener.onCall = nil
  }

  private func touchTop(_ stage: LegacyStage) {
    stage.device.settle()
    guard let title = stage.device.visibleAlert?.title else { return }
    try? stage.device.tap(title + "!")
    stage.device.settle()
  }

  @Test("and with whatever the delegate does in a call", .rule("F44", "B35", "B36", "B37"))
  func scripts() {
    for seed in 0..<100 {
      for system in ["7.1.2", "26.0"] {
        let logs = LegacyStage.Actor.all.map { actor in
          let stage = LegacyStage(actor, system: system)
          play(seed, reactions: 1, atRest: true, on: stage)
          return stage.log
        }
        #expect(logs[1] == logs[0], "seed \(seed) \(system)")
        #expect(logs[2] == logs[0], "seed \(seed) \(system)")
      }
    }
  }

  @Test("and during animations each alert's calls are whole", .rule("F44", "F27", "B36"))
  func whole() throws {
    let showing = #/willPresent(,didPresent)+(,clicked 0)?,willDismiss (\d),didDismiss \3(,|$)/#
    for seed in 0..<100 {
      for actor in LegacyStage.Actor.both {
        let stage = LegacyStage(actor, system: seed % 2 == 0 ? "7.1.2" : "26.0")
        play(seed, reactions: 4, atRest: false, on: stage)
        for title in ["A", "B", "C"] {
          let calls = stage.listener.lines.filter { $0.hasPrefix(title) }.map { $0.dropFirst(2) }
          let rest = calls.joined(separator: ",").replacing(showing, with: "")
          #expect(rest.isEmpty, "seed \(seed) \(actor) \(stage.log)")
        }
      }
    }
  }
}
