import AdaptiveAlert
import TestSupport
import Testing

@Suite("Covering and replacing alerts")
struct PolicyTests {
  // MARK: Above another alert

  @Test("an alert above another hides it, and it returns", .rule("F38"), arguments: MatrixCase.all)
  func covers(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("A", .default)]))
    let above = stage.alert("b", style: matrix.style, with: [("B", .default)])
    above.presentationPolicy = .stack
    stage.show(above, "b")
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["B"])
    #expect(stage.root.presentedAlert === above)
    try stage.choose("B")
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["A"])
    try stage.choose("A")
    #expect(
      stage.log == """
        present a
        shown a
        present b
        shown b
        closing b
        closed b
        outcome b action 0
        handler b.0 B
        back a
        closing a
        closed a
        outcome a action 0
        handler a.0 A
        """
    )
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "only the top one is on screen, whatever stands below",
    .rule("F38"),
    .report("QU-07"),
    arguments: MatrixCase.all
  )
  func nothingAddsUp(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let boxes = ["a", "b", "c"].map { name in
      let box = stage.alert(name, style: matrix.style, with: [(name, .default)])
      box.presentationPolicy = .stack
      return box
    }
    for (box, name) in zip(boxes, ["a", "b", "c"]) { stage.present(box, name) }
    stage.device.settle()
    #expect(stage.lines.filter { $0.hasPrefix("shown") } == ["shown a", "shown b", "shown c"])
    // One native at a time: dimming cannot add up.
    #expect(stage.root.presentedViewController?.presentedViewController == nil)
    for name in ["c", "b", "a"] {
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == [name])
      try stage.choose(name)
    }
    #expect(
      stage.lines.filter { $0.hasPrefix("handler") || $0.hasPrefix("back") }
        == ["handler c.0 c", "back b", "handler b.0 b", "back a", "handler a.0 a"]
    )
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "dismissing a covered alert takes only that one",
    .rule("F38"),
    .report("QU-03"),
    arguments: MatrixCase.all
  )
  func dismissesCovered(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let boxes = ["a", "b", "c"].map { name in
      let box = stage.alert(name, style: matrix.style, with: [("OK \(name)", .default)])
      box.presentationPolicy = .stack
      stage.show(box, name)
      return box
    }
    boxes[1].dismiss(animated: true) { stage.write("b gone") }
    #expect(
      stage.lines.suffix(4) == ["closing b", "closed b", "outcome b dismissed code", "b gone"]
    )
    stage.device.settle()
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK c"])
    try stage.choose("OK c")
    try stage.choose("OK a")
    #expect(
      stage.lines.suffix(9) == [
        "closing c", "closed c", "outcome c action 0", "handler c.0 OK c", "back a", "closing a",
        "closed a", "outcome a action 0", "handler a.0 OK a",
      ]
    )
  }

  @Test("the presenter's dismiss takes all of them", .rule("F29", "F38"), arguments: MatrixCase.all)
  func presenterDismisses(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    for name in ["a", "b"] {
      let box = stage.alert(name, style: matrix.style, with: [("OK", .default)])
      box.presentationPolicy = .stack
      stage.show(box, name)
    }
    stage.root.dismiss(animated: true) { stage.write("gone") }
    stage.device.settle()
    #expect(
      stage.lines.dropFirst(4) == [
        "closing a", "closed a", "outcome a dismissed presenter", "closing b", "closed b",
        "outcome b dismissed presenter", "gone",
      ]
    )
    #expect(stage.root.presentedAlert == nil)
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "all end when the presenter leaves, and nothing returns",
    .rule("F29", "F33", "F38"),
    arguments: MatrixCase.all
  )
  func presenterLeaves(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let modal = stage.presentModal()
    for name in ["a", "b"] {
      let box = stage.alert(name, style: matrix.style, with: [("OK", .default)])
      box.presentationPolicy = .stack
      stage.show(box, name, on: modal)
    }
    stage.root.dismiss(animated: false)
    stage.device.settle()
    #expect(
      Set(stage.lines.filter { $0.hasPrefix("outcome") })
        == ["outcome a dismissed presenterGone", "outcome b dismissed presenterGone"]
    )
    #expect(!stage.lines.contains("back a"))
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("what waits comes after what is covered", .rule("F37", "F38"), arguments: MatrixCase.all)
  func queueComesLast(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("A", .default)]))
    stage.present(stage.alert("q", style: matrix.style, with: [("Q", .default)]), "q")
    let above = stage.alert("b", style: matrix.style, with: [("B", .default)])
    above.presentationPolicy = .stack
    stage.show(above, "b")
    for title in ["B", "A", "Q"] { try stage.choose(title) }
    #expect(
      stage.lines.filter { $0.hasPrefix("handler") }
        == ["handler b.0 B", "handler a.0 A", "handler q.0 Q"]
    )
  }

  @Test(
    "inside a handler one can cover what is about to return",
    .rule("F26", "F38"),
    arguments: MatrixCase.all
  )
  func coversInHandler(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("A", .default)]))
    let second = stage.alert("c", style: matrix.style, with: [("C", .default)])
    second.presentationPolicy = .stack
    let first = stage.alert("b", style: matrix.style)
    first.presentationPolicy = .stack
    stage.add("B", to: first, "b") { stage.present(second, "c") }
    stage.show(first, "b")
    try stage.choose("B")
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["C"])
    #expect(!stage.lines.contains("back a"))
    try stage.choose("C")
    try stage.choose("A")
    #expect(stage.lines.last == "handler a.0 A")
  }

  @Test(
    "what is typed survives being covered",
    .rule("F17", "F38"),
    arguments: MatrixCase.alerts
  )
  func keepsText(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let box = stage.alert(with: [("A", .default)])
    box.addTextField()
    stage.show(box)
    stage.device.type("x")
    let above = stage.alert("b", with: [("B", .default)])
    above.presentationPolicy = .stack
    stage.show(above, "b")
    try stage.choose("B")
    stage.device.type("y")
    #expect(box.textFields?.first?.text == "xy")
    #expect(stage.device.visibleAlert?.fields.map(\.text) == ["xy"])
    try stage.choose("A")
    #expect(stage.lines.last == "handler a.0 A")
  }

  @Test(
    "above another controller that one presents",
    .rule("F38"),
    .report("QU-13"),
    arguments: MatrixCase.all
  )
  func aboveModals(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    var top = stage.root
    for depth in 0...3 {
      let box = stage.alert("\(depth)", style: matrix.style, with: [("OK", .default)])
      box.presentationPolicy = .stack
      stage.show(box, "\(depth)")
      #expect(top.presentedAlert === box)
      try stage.choose("OK")
      top = stage.presentModal(on: top)
    }
    #expect(stage.lines.filter { $0.hasPrefix("handler") }.count == 4)
  }

  @Test(
    "one that waits above a controller that goes moves to what is there then",
    .rule("F38"),
    arguments: MatrixCase.all
  )
  func movesDown(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let modal = stage.device.run { UIViewController() }
    modal.modalPresentationStyle = .fullScreen
    stage.root.present(modal, animated: true)
    let box = stage.alert(style: matrix.style, with: [("OK", .default)])
    box.presentationPolicy = .stack
    stage.present(box)
    stage.root.dismiss(animated: false)
    stage.device.settle()
    #expect(box.isOnScreen)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
  }

  // MARK: In another alert's place

  @Test("a new alert takes the place", .rule("F38"), arguments: MatrixCase.all)
  func replaces(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("A", .default)]))
    stage.present(stage.alert("q", style: matrix.style, with: [("Q", .default)]), "q")
    let next = stage.alert("b", style: matrix.style, with: [("B", .default)])
    next.presentationPolicy = .replace
    stage.show(next, "b")
    #expect(
      stage.log == """
        present a
        shown a
        present q
        present b
        closing a
        closed a
        outcome a dismissed replaced
        shown b
        """
    )
    try stage.choose("B")
    try stage.choose("Q")
    #expect(stage.lines.last == "handler q.0 Q")
  }

  @Test(
    "calls take effect in the order of the calls",
    .rule("F38", "F40"),
    .report("QU-10"),
    arguments: MatrixCase.all
  )
  func replacesInOneTurn(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    for name in ["a", "b", "c"] {
      let box = stage.alert(name, style: matrix.style, with: [(name, .default)])
      box.presentationPolicy = .replace
      stage.present(box, name)
    }
    stage.device.settle()
    #expect(
      stage.log == """
        present a
        present b
        present c
        outcome b dismissed replaced
        shown a
        closing a
        closed a
        outcome a dismissed replaced
        shown c
        """
    )
    try stage.choose("c")
    #expect(stage.lines.last == "handler c.0 c")
  }

  @Test(
    "with nothing in its place it waits like others",
    .rule("F37", "F38"),
    arguments: MatrixCase.all
  )
  func replacesNothing(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let modal = stage.presentModal()
    stage.present(stage.alert("q", style: matrix.style, with: [("Q", .default)]), "q")
    let box = stage.alert("b", style: matrix.style, with: [("B", .default)])
    box.presentationPolicy = .replace
    stage.show(box, "b")
    #expect(stage.root.waitingAlerts.count == 2)
    modal.dismiss(animated: true)
    stage.device.settle()
    try stage.choose("Q")
    try stage.choose("B")
    #expect(stage.lines.last == "handler b.0 B")
  }

  @Test(
    "an interrupted alert returns, and those that wait keep their turn",
    .rule("F37", "F38"),
    .report("QU-09"),
    arguments: MatrixCase.all
  )
  func interrupts(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.present(stage.alert(style: matrix.style, with: [("A", .default)]))
    stage.present(stage.alert("b", style: matrix.style, with: [("B", .default)]), "b")
    stage.device.settle()
    try stage.choose("A")
    let above = stage.alert("c", style: matrix.style, with: [("C", .default)])
    above.presentationPolicy = .stack
    stage.show(above, "c")
    try stage.choose("C")
    try stage.choose("B")
    #expect(
      stage.lines.filter { $0.hasPrefix("handler") || $0.hasPrefix("back") }
        == ["handler a.0 A", "handler c.0 C", "back b", "handler b.0 B"]
    )
    // Nothing stays behind that dims the screen.
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.presentedAlert == nil)
  }
}
