import AlertTesting
import TestSupport
import Testing

/// Only UIKit's own alert views are cancelled by a system: the block backend has none.
@Suite("A system that cancels")
struct LegacySystemCancelTests {
  private static let actors: [LegacyStage.Actor] = [.native, .ours(.delegate)]

  @Test("tells the delegate, then dismisses", .rule("F44", "B26"))
  func told() {
    LegacyStage.play(
      Self.actors,
      expecting: """
        A willPresent
        A shouldEnable
        A didPresent
        A cancel
        A willDismiss 0
        A didDismiss 0
        """
    ) { stage in
      stage.show(stage.alert())
      stage.device.cancelLegacyAlerts()
      stage.device.settle()
    }
  }

  @Test("tells a sheet's delegate alike", .rule("F44", "C15"))
  func toldOfSheet() {
    LegacyStage.play(
      Self.actors,
      expecting: """
        S willPresent
        S didPresent
        S cancel
        S willDismiss 2
        S didDismiss 2
        """
    ) { stage in
      stage.show(stage.sheet())
      stage.device.cancelLegacyAlerts()
      stage.device.settle()
    }
  }

  @Test("closes with −1 where there is no cancel button", .rule("F44", "B26", "B28"))
  func withoutCancel() {
    LegacyStage.play(
      Self.actors,
      expecting: """
        A willPresent
        A shouldEnable
        A didPresent
        A cancel
        A willDismiss -1
        A didDismiss -1
        """
    ) { stage in
      stage.show(stage.alert(cancel: nil))
      stage.device.cancelLegacyAlerts()
      stage.device.settle()
    }
  }

  @Test(
    "clicks the cancel button where the delegate has no method for it",
    .rule("F44", "B6", "B26")
  )
  func unheard() {
    for system in systemVersions {
      for actor in Self.actors {
        let stage = LegacyStage(actor, system: system)
        let clicks = OldClicks()
        let alert = stage.alert(cancel: nil, others: ["A", "B"], delegate: clicks)
        alert.cancelButtonIndex = 1
        stage.show(alert)
        stage.device.cancelLegacyAlerts()
        stage.device.settle()
        #expect(clicks.lines == ["clicked 1", "didDismiss 1"], "\(actor) \(system)")
        stage.show(stage.sheet(clicks: clicks))
        stage.device.cancelLegacyAlerts()
        stage.device.settle()
        #expect(clicks.lines.suffix(2) == ["clicked 2", "didDismiss 2"], "\(actor) \(system)")
        let bare = stage.alert(cancel: nil, others: ["A"], delegate: clicks)
        stage.show(bare)
        stage.device.cancelLegacyAlerts()
        stage.device.settle()
        #expect(clicks.lines.count == 5, "\(actor) \(system)")
        #expect(clicks.lines.last == "didDismiss -1")
      }
    }
  }
}
