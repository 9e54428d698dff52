import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("When the hierarchy changes under an alert")
struct HierarchyTests {
  @Test("a covered owner that goes with its root ends what waits on it", .rule("F37"))
  func coveredRootReplaced() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      _ = stage.presentModal()
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      stage.present(alert)
      stage.device.settle()
      stage.device.window.rootViewController = stage.device.run { UIViewController() }
      stage.device.settle()
      #expect(alert.outcome == .notPresented(.ownerGone))
    }
  }

  @Test(
    "a presenter that leaves in the turn of the presentation, or during it, is gone on both",
    .rule("F29", "F39"),
    arguments: MatrixCase.all,
    [0, 0.1, 0.3]
  )
  func presenterLeavesEarly(_ matrix: MatrixCase, _ delay: Double) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.present(alert)
    if delay > 0 { stage.device.advance(by: delay) }
    stage.device.window.rootViewController = stage.device.run { UIViewController() }
    stage.device.settle()
    #expect(
      stage.log == """
        present a
        closing a
        closed a
        outcome a dismissed presenterGone
        """
    )
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "an alert whose container dies off screen ends, and so does what it shows",
    .rule("F27", "F37")
  )
  func slotDies() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      do {
        let container = stage.device.run { UIViewController() }
        let child = stage.device.run { UIViewController() }
        container.addChild(child)
        stage.present(alert, on: child)
        stage.device.settle()
        #expect(alert.outcome == nil)
      }
      stage.device.settle()
      #expect(alert.outcome == .notPresented(.ownerGone))
    }
  }

  @Test("an alert that another one's end ends is told of no further end", .rule("F27", "F29"))
  func endsAnother() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let modal = stage.presentModal()
      let alerts = ["a", "b", "c"].map { name in
        let alert = stage.alert(name, style: matrix.style, with: [("OK", .default)])
        alert.presentationPolicy = .stack
        stage.show(alert, name, on: modal)
        return alert
      }
      alerts[0].follower = { [weak b = alerts[1]] phase in
        if case .gone = phase { b?.dismiss(animated: false) }
      }
      stage.root.dismiss(animated: false)
      stage.device.settle()
      #expect(
        alerts.map(\.outcome)
          == [.dismissed(.presenterGone), .dismissed(.code), .dismissed(.presenterGone)]
      )
      #expect(stage.lines.filter { $0.hasPrefix("outcome") }.count == 3)
    }
  }

  @Test("so too where all of them waited and their container dies", .rule("F27", "F37"))
  func endsAnotherWaiting() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alerts = ["a", "b"].map { name in
        stage.alert(name, style: matrix.style, with: [("OK", .default)])
      }
      alerts[0].follower = { [weak b = alerts[1]] phase in
        if case .gone = phase { b?.dismiss(animated: false) }
      }
      do {
        let container = stage.device.run { UIViewController() }
        let child = stage.device.run { UIViewController() }
        container.addChild(child)
        for (alert, name) in zip(alerts, ["a", "b"]) { stage.present(alert, name, on: child) }
        stage.device.settle()
      }
      stage.device.settle()
      #expect(alerts.map(\.outcome) == [.notPresented(.ownerGone), .dismissed(.code)])
    }
  }

  @Test("a deferred dismissal reaches an override once", .rule("F2"))
  func deferredDismissal() {
    final class Counting: UIViewController {
      var dismissals = 0
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
      }
    }
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let base = stage.device.run { Counting() }
      stage.device.window.rootViewController = base
      let modal = stage.presentModal(on: base)
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      stage.present(alert, on: modal)
      stage.device.advance(by: 0.1)
      base.dismiss(animated: true) { stage.write("dismissed") }
      stage.device.settle()
      #expect(base.dismissals == 1)
      #expect(
        stage.log == """
          present a
          shown a
          closing a
          closed a
          outcome a dismissed presenterGone
          dismissed
          """
      )
    }
  }

  @Test("what is presented on a stand-in counts as presented on its owner", .rule("F2"))
  func plainOnStandIn() throws {
    let stage = Stage(.block)
    let alert = stage.alert(with: [("OK", .default)])
    stage.show(alert)
    let native = try #require(alert.native as? UIViewController)
    let plain = stage.device.run { UIViewController() }
    native.present(plain, animated: false)
    stage.device.settle()
    // The owner is busy with the alert, so UIKit drops it.
    #expect(plain.presentingViewController == nil)
    #expect(stage.device.log.count == 1)
  }
}
