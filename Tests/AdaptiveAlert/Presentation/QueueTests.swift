import AdaptiveAlert
import TestSupport
import Testing

@Suite("When the presenter is busy")
struct QueueTests {
  @Test("alerts wait and show first in, first out", .rule("F37"), arguments: MatrixCase.all)
  func firstInFirstOut(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    for name in ["a", "b", "c"] {
      stage.present(stage.alert(name, style: matrix.style, with: [(name, .default)]), name)
    }
    stage.device.settle()
    for name in ["a", "b", "c"] { try stage.choose(name) }
    #expect(
      stage.log == """
        present a
        present b
        present c
        shown a
        closing a
        closed a
        outcome a action 0
        handler a.0 a
        shown b
        closing b
        closed b
        outcome b action 0
        handler b.0 b
        shown c
        closing c
        closed c
        outcome c action 0
        handler c.0 c
        """
    )
  }

  @Test(
    "one presented inside a handler joins at the end, and the queue moves on after the handler",
    .rule("F37"),
    arguments: MatrixCase.all
  )
  func joinsInHandler(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let late = stage.alert("c", style: matrix.style, with: [("c", .default)])
    let first = stage.alert(style: matrix.style)
    stage.add("a", to: first) {
      stage.present(late, "c")
      stage.write("end of handler")
    }
    stage.present(first)
    stage.present(stage.alert("b", style: matrix.style, with: [("b", .default)]), "b")
    stage.device.settle()
    try stage.choose("a")
    #expect(stage.lines.suffix(4) == ["handler a.0 a", "present c", "end of handler", "shown b"])
    try stage.choose("b")
    try stage.choose("c")
    #expect(stage.lines.last == "handler c.0 c")
  }

  @Test(
    "a waiting alert ends when its owner leaves",
    .rule("F37"),
    arguments: MatrixCase.all,
    Way.allCases
  )
  func ownerLeaves(_ matrix: MatrixCase, _ way: Way) throws {
    let stage = Stage(matrix)
    let owner = way.makeOwner(on: stage)
    let shown = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.show(shown, on: owner)
    let waiting = stage.alert("b", style: matrix.style)
    // The waiting handler keeps its owner alive: that must not keep the alert waiting.
    stage.add("B", to: waiting, "b") { withExtendedLifetime(owner) {} }
    stage.present(waiting, "b", on: owner)
    stage.device.settle()
    #expect(waiting.outcome == nil)
    way.remove(owner, from: stage)
    stage.device.settle()
    #expect(waiting.outcome == .notPresented(.ownerGone))
  }

  @Test("a covered owner is not gone", .rule("F37"), arguments: MatrixCase.all)
  func coveredOwner(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let modal = stage.presentModal()
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.present(alert)
    stage.device.settle()
    #expect(stage.lines == ["present a"])
    #expect(stage.root.view.window == nil)
    modal.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
  }

  @Test("the default policy can be changed for all", .rule("F37"))
  func defaultPolicy() {
    let before = AlertController.defaultPresentationPolicy
    defer { AlertController.defaultPresentationPolicy = before }
    #expect(before == .queue)
    AlertController.defaultPresentationPolicy = .refuse
    let alert = AlertController(title: "T", message: nil, preferredStyle: .alert)
    #expect(alert.presentationPolicy == .refuse)
    alert.presentationPolicy = .queue
    #expect(alert.presentationPolicy == .queue)
  }

  @Test(
    "refuse: not presented, with an outcome and no completion",
    .rule("F38"),
    arguments: MatrixCase.all
  )
  func refuse(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("OK", .default)]))
    let refused = stage.alert("b", style: matrix.style, with: [("B", .default)])
    refused.presentationPolicy = .refuse
    stage.show(refused, "b")
    #expect(
      stage.log == """
        present a
        shown a
        present b
        outcome b notPresented busy
        """
    )
    try stage.choose("OK")
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "refuse: alerts that wait, a modal and a presenter on its way in are busy too",
    .rule("F38", "F39")
  )
  func refuseBehindOthers() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let modal = stage.device.run { UIViewController() }
      modal.modalPresentationStyle = .fullScreen
      stage.root.present(modal, animated: true)
      for (name, presenter) in [("a", stage.root), ("b", modal)] {
        let alert = stage.alert(name, style: matrix.style, with: [("OK", .default)])
        alert.presentationPolicy = .refuse
        stage.present(alert, name, on: presenter)
        #expect(alert.outcome == .notPresented(.busy))
      }
    }
  }

  @Test(
    "a presenter on its way in or out is busy, not an error",
    .rule("F39"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func onItsWay(_ matrix: MatrixCase, _ animated: Bool) {
    let stage = Stage(matrix)
    let modal = stage.device.run { UIViewController() }
    modal.modalPresentationStyle = .fullScreen
    stage.root.present(modal, animated: animated)
    let entering = stage.alert(style: matrix.style, with: [("A", .default)])
    stage.present(entering, on: modal)
    #expect(entering.outcome == nil)
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
    entering.dismiss(animated: animated)
    stage.device.settle()
    stage.root.dismiss(animated: animated)
    let leaving = stage.alert("b", style: matrix.style, with: [("B", .default)])
    stage.present(leaving, "b", on: modal)
    stage.device.settle()
    #expect(leaving.outcome == .notPresented(.ownerGone))
    let behind = stage.alert("c", style: matrix.style, with: [("C", .default)])
    stage.show(behind, "c")
    #expect(stage.lines.last == "shown c")
  }

  @Test(
    "a presenter in no window fails at the end of the turn",
    .rule("F39"),
    arguments: MatrixCase.all
  )
  func noWindow(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let nowhere = stage.device.run { UIViewController() }
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.present(alert, on: nowhere)
    #expect(alert.outcome == nil)
    stage.device.turn()
    #expect(alert.outcome == .notPresented(.noWindow))
    #expect(stage.lines == ["present a", "outcome a notPresented noWindow"])
  }

  @Test("a presenter in no window fails also when the interface turns meanwhile", .rule("F39"))
  func noWindowDuringTurn() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let nowhere = stage.device.run { UIViewController() }
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      stage.device.rotate(to: .landscapeLeft)
      stage.present(alert, on: nowhere)
      stage.device.settle()
      #expect(alert.outcome == .notPresented(.noWindow), "\(matrix)")
    }
  }

  @Test("a presenter that comes into a window within the turn shows the alert", .rule("F39"))
  func windowWithinTurn() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let pushed = stage.device.run { UIViewController() }
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      stage.present(alert, on: pushed)
      stage.root.navigationController?.pushViewController(pushed, animated: false)
      stage.device.settle()
      #expect(stage.lines == ["present a", "shown a"])
      #expect(pushed.presentedAlert === alert)
    }
  }

  @Test(
    "a waiting alert can be dismissed there and then",
    .rule("F37", "F28"),
    arguments: MatrixCase.all
  )
  func dismissWaiting(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("A", .default)]))
    let waiting = stage.alert("b", style: matrix.style, with: [("B", .default)])
    stage.present(waiting, "b")
    waiting.dismiss(animated: true) { stage.write("dismissed b") }
    stage.write("--")
    try stage.choose("A")
    #expect(
      stage.lines.dropFirst(2).prefix(4) == [
        "present b", "outcome b dismissed code", "dismissed b", "--",
      ]
    )
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("thousands of waiting alerts end with their owner", .rule("F37"))
  func manyOwnersGone() {
    let stage = Stage(.block)
    let modal = stage.presentModal()
    var alerts: [AlertController] = []
    for _ in 0..<5000 {
      let alert = stage.device.run {
        AlertController(title: "T", message: nil, preferredStyle: .alert)
      }
      alerts.append(alert)
      modal.present(alert, animated: true)
    }
    stage.device.settle()
    stage.root.dismiss(animated: true)
    stage.device.settle()
    #expect(alerts[0].outcome == .dismissed(.presenterGone))
    #expect(alerts.dropFirst().allSatisfy { $0.outcome == .notPresented(.ownerGone) })
  }

  @Test("a thousand waiting alerts cost time in proportion", .rule("F37"))
  func manyWaiting() throws {
    let stage = Stage(.block)
    for index in 0..<1000 {
      stage.present(stage.alert("\(index)", with: [("OK", .default)]), "\(index)")
    }
    for _ in 0..<1000 {
      stage.device.settle()
      try stage.device.tap("OK")
    }
    stage.device.settle()
    #expect(stage.lines.count { $0.hasPrefix("handler") } == 1000)
    #expect(stage.lines.last == "handler 999.0 OK")
  }
}

// MARK: - Fixtures

/// Ways in which an owner leaves the hierarchy.
nonisolated enum Way: String, CaseIterable, Sendable {
  case popped
  case dismissed
  case removedChild
  case windowRootReplaced

  @MainActor
  func makeOwner(on stage: Stage) -> UIViewController {
    switch self {
    case .popped:
      let owner = stage.device.run { UIViewController() }
      stage.root.navigationController?.pushViewController(owner, animated: false)
      return owner
    case .dismissed:
      return stage.presentModal()
    case .removedChild:
      let owner = stage.device.run { UIViewController() }
      stage.root.addChild(owner)
      stage.root.view.addSubview(owner.view)
      owner.didMove(toParent: stage.root)
      return owner
    case .windowRootReplaced:
      return stage.root
    }
  }

  @MainActor
  func remove(_ owner: UIViewController, from stage: Stage) {
    switch self {
    case .popped: owner.navigationController?.popViewController(animated: false)
    case .dismissed: stage.root.dismiss(animated: true)
    case .removedChild:
      owner.willMove(toParent: nil)
      owner.view.removeFromSuperview()
      owner.removeFromParent()
    case .windowRootReplaced:
      stage.device.window.rootViewController = stage.device.run { UIViewController() }
    }
  }
}
