import AdaptiveAlert
import TestSupport
import Testing

@Suite("Order and count")
struct OrderTests {
  @Test("a button: closing, closed, outcome, handler", .rule("F25"), arguments: MatrixCase.all)
  func button(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel)])
    let delete = stage.add("Delete", .destructive, to: alert) { [unowned alert] in
      stage.write("ended \(alert.outcome != nil) free \(stage.root.presentedAlert == nil)")
      alert.dismiss(animated: true) { stage.write("dismissed") }
    }
    stage.show(alert)
    #expect(alert.native is UIAlertController == (matrix.backend == .block))
    try stage.choose("Delete")
    #expect(alert.outcome == .action(delete))
    #expect(
      stage.log == """
        present a
        shown a
        closing a
        closed a
        outcome a action 1
        handler a.1 Delete
        ended true free true
        dismissed
        """
    )
  }

  @Test("the raw delegate calls of a touch come in UIKit's order", .rule("F25", "B22", "B23"))
  func delegateCalls() throws {
    for system in systemVersions {
      let stage = Stage(.delegate, system: system)
      stage.writesDelegateCalls = true
      let alert = stage.alert(with: [("Keep", .cancel), ("Delete", .destructive)])
      stage.show(alert)
      try stage.choose("Delete")
      #expect(
        stage.log == """
          present a
          delegate willPresent
          delegate didPresent
          shown a
          delegate clicked(1)
          delegate willDismiss(1)
          closing a
          delegate didDismiss(1)
          closed a
          outcome a action 1
          handler a.1 Delete
          """
      )
    }
  }

  @Test(
    "a dismissal by code runs no handler and ends in its reason, then its completion",
    .rule("F25", "F29"),
    arguments: MatrixCase.all,
    [DismissalReason.code, .presenter]
  )
  func dismissal(_ matrix: MatrixCase, _ reason: DismissalReason) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    stage.show(alert)
    let target = reason == .code ? alert : stage.root
    target.dismiss(animated: true) { stage.write("dismissed") }
    stage.device.settle()
    #expect(
      stage.log == """
        present a
        shown a
        closing a
        closed a
        outcome a dismissed \(reason.rawValue)
        dismissed
        """
    )
  }

  @Test(
    "what takes the presenter down ends the alert as presenter gone",
    .rule("F29"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func presenterGone(_ matrix: MatrixCase, _ animated: Bool) {
    let stage = Stage(matrix)
    let modal = stage.presentModal()
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel)])
    stage.show(alert, on: modal)
    stage.root.dismiss(animated: animated) { stage.write("dismissed") }
    stage.device.settle()
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
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("a window that goes ends the alert too", .rule("F29"), arguments: MatrixCase.all)
  func windowGone(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel)])
    stage.show(alert)
    stage.device.window.rootViewController = nil
    stage.device.settle()
    #expect(alert.outcome == .dismissed(.presenterGone))
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "a handler can present on the same presenter at once",
    .rule("F26"),
    arguments: MatrixCase.all
  )
  func presentFromHandler(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let second = stage.alert("b", style: matrix.style, with: [("OK", .default)])
    let first = stage.alert(style: matrix.style)
    stage.add("Next", to: first) {
      stage.present(second, "b")
      #expect(stage.root.presentedAlert === second)
    }
    stage.show(first)
    try stage.choose("Next")
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
    try stage.choose("OK")
    #expect(
      stage.log == """
        present a
        shown a
        closing a
        closed a
        outcome a action 0
        handler a.0 Next
        present b
        shown b
        closing b
        closed b
        outcome b action 0
        handler b.0 OK
        """
    )
  }

  @Test(
    "one outcome and one handler, however the touches and calls race",
    .rule("F27"),
    arguments: MatrixCase.all,
    Race.allCases
  )
  func race(_ matrix: MatrixCase, _ race: Race) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    stage.present(alert)
    try race.play(stage, alert)
    stage.device.settle()
    if alert.outcome == nil { try stage.choose("Go") }
    let outcomes = stage.lines.count { $0.hasPrefix("outcome") }
    let handlers = stage.lines.count { $0.hasPrefix("handler") }
    #expect(outcomes == 1)
    #expect(handlers == (race.endsInChoice ? 1 : 0))
  }

  @Test(
    "completions run once, also with nothing to dismiss",
    .rule("F28"),
    arguments: MatrixCase.all
  )
  func completions(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
    alert.dismiss(animated: true) { stage.write("never presented") }
    stage.show(alert)
    alert.dismiss(animated: true) { stage.write("first") }
    alert.dismiss(animated: false) { stage.write("second") }
    stage.device.settle()
    alert.dismiss(animated: true) { stage.write("over") }
    #expect(
      stage.log == """
        never presented
        present a
        shown a
        closing a
        closed a
        outcome a dismissed code
        first
        second
        over
        """
    )
  }

  @Test("an alert presented and dismissed in one turn shows, then goes", .rule("F28"))
  func presentAndDismiss() {
    for matrix in MatrixCase.all {
      for animated in [true, false] {
        let stage = Stage(matrix)
        let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
        stage.present(alert, animated: animated)
        alert.dismiss(animated: animated) { stage.write("dismissed") }
        stage.device.settle()
        #expect(
          stage.log == """
            present a
            shown a
            closing a
            closed a
            outcome a dismissed code
            dismissed
            """
        )
      }
    }
  }

  @Test(
    "UIKit may call the handler before or after the disappearance",
    .rule("F25", "U3"),
    arguments: [true, false]
  )
  func bothHandlerOrders(_ before: Bool) throws {
    let stage = Stage(.block)
    stage.device.runsAlertHandlersBeforeDisappearance = before
    let alert = stage.alert(with: [("Keep", .cancel), ("Go", .default)])
    stage.show(alert)
    try stage.choose("Go")
    #expect(
      stage.log == """
        present a
        shown a
        closing a
        closed a
        outcome a action 1
        handler a.1 Go
        """
    )
  }
}

// MARK: - Fixtures

/// Ways in which touches, keys and calls come at once.
nonisolated enum Race: String, CaseIterable, Sendable {
  case doubleTap
  case twoFingers
  case tapWhileAppearing
  case tapWhileDisappearing
  case tapThenDismiss
  case dismissThenTap
  case dismissTwice
  case repeatedDelegateCalls
  case earlyDelegateCalls

  var endsInChoice: Bool {
    switch self {
    case .dismissThenTap, .dismissTwice: false
    default: true
    }
  }

  @MainActor
  func play(_ stage: Stage, _ alert: AlertController) throws {
    let device = stage.device
    switch self {
    case .tapWhileAppearing:
      device.turn()
      #expect(throws: DeviceInputError.self) { try device.tap("Go") }
    case .earlyDelegateCalls:
      alert.receiveLegacy(.clicked(0))
      alert.receiveLegacy(.clicked(1))
    case .doubleTap:
      device.settle()
      try device.tap("Go")
      #expect(throws: DeviceInputError.blocked("Go")) { try device.tap("Go") }
    case .twoFingers:
      device.settle()
      try device.tap("Go")
      #expect(throws: DeviceInputError.blocked("Keep")) { try device.tap("Keep") }
    case .tapWhileDisappearing:
      device.settle()
      try device.tap("Go")
      device.advance(by: 0.1)
      #expect(throws: DeviceInputError.blocked("Go")) { try device.tap("Go") }
    case .tapThenDismiss:
      device.settle()
      try device.tap("Go")
      alert.dismiss(animated: true)
    case .dismissThenTap:
      device.settle()
      alert.dismiss(animated: true)
      #expect(throws: DeviceInputError.blocked("Go")) { try device.tap("Go") }
    case .dismissTwice:
      device.settle()
      stage.root.dismiss(animated: true)
      alert.dismiss(animated: true)
    case .repeatedDelegateCalls:
      device.settle()
      try device.tap("Go")
      device.settle()
      for _ in 0..<2 {
        alert.receiveLegacy(.clicked(1))
        alert.receiveLegacy(.willDismiss(1))
        alert.receiveLegacy(.didDismiss(1))
      }
    }
  }
}
