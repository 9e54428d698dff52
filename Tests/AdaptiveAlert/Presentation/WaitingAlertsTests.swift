import AdaptiveAlert
import TestSupport
import Testing

@Suite("Looking into the queue")
struct WaitingAlertsTests {
  @Test(
    "what waits is listed in its order, those that go first first",
    .rule("F40"),
    arguments: MatrixCase.all
  )
  func listed(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let shown = stage.alert(style: matrix.style, with: [("A", .default)])
    stage.present(shown)
    let waiting = stage.alert("b", style: matrix.style, with: [("B", .default)])
    stage.present(waiting, "b")
    let above = stage.alert("c", style: matrix.style, with: [("C", .default)])
    above.presentationPolicy = .stack
    stage.present(above, "c")
    #expect(stage.root.waitingAlerts.map(\.title) == ["Title", "Title"])
    #expect(stage.root.waitingAlerts.first === above)
    #expect(stage.root.waitingAlerts.last === waiting)
    stage.device.settle()
    #expect(stage.root.waitingAlerts.count == 1)
    #expect(stage.root.presentedAlert === above)
  }

  @Test("it can be emptied for one owner", .rule("F40"), arguments: MatrixCase.all)
  func emptied(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let inner = stage.device.run { UIViewController() }
    stage.root.navigationController?.pushViewController(inner, animated: false)
    stage.device.settle()
    stage.show(stage.alert(style: matrix.style, with: [("A", .default)]), on: inner)
    for (name, owner) in [("b", stage.root), ("c", inner), ("d", stage.root), ("e", inner)] {
      stage.present(
        stage.alert(name, style: matrix.style, with: [(name, .default)]),
        name,
        on: owner
      )
    }
    inner.removeWaitingAlerts()
    #expect(
      stage.lines.suffix(2) == ["outcome c dismissed code", "outcome e dismissed code"]
    )
    try stage.choose("A")
    try stage.choose("b")
    try stage.choose("d")
    #expect(stage.device.visibleAlert == nil)
    inner.navigationController?.removeWaitingAlerts()
  }

  @Test("it can be emptied inside a handler", .rule("F40"), arguments: MatrixCase.all)
  func emptiedInHandler(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let first = stage.alert(style: matrix.style)
    stage.add("A", to: first) { stage.root.removeWaitingAlerts() }
    stage.show(first)
    stage.present(stage.alert("b", style: matrix.style, with: [("B", .default)]), "b")
    stage.present(stage.alert("c", style: matrix.style, with: [("C", .default)]), "c")
    try stage.choose("A")
    #expect(
      stage.lines.suffix(3)
        == ["handler a.0 A", "outcome b dismissed code", "outcome c dismissed code"]
    )
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.root.waitingAlerts.isEmpty)
  }

  @Test(
    "presenting and dismissing in one turn works in every order",
    .rule("F40"),
    .report("QU-01"),
    arguments: MatrixCase.all
  )
  func oneTurn(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let first = stage.alert(style: matrix.style, with: [("A", .default)])
    stage.show(first)
    let second = stage.alert("b", style: matrix.style, with: [("B", .default)])
    first.dismiss(animated: true)
    stage.show(second, "b")
    #expect(second.isOnScreen)
    let third = stage.alert("c", style: matrix.style, with: [("C", .default)])
    stage.present(third, "c")
    second.dismiss(animated: true)
    stage.device.settle()
    #expect(third.isOnScreen)
    try stage.choose("C")
    // Each came, once, and the taken ones ran nothing.
    #expect(
      stage.lines.filter { $0.hasPrefix("shown") || $0.hasPrefix("handler") } == [
        "shown a", "shown b", "shown c", "handler c.0 C",
      ]
    )
    let fourth = stage.alert("d", style: matrix.style, with: [("D", .default)])
    stage.show(fourth, "d")
    #expect(fourth.isOnScreen)
    // Presented and dismissed before it stands, and the other way round.
    let fifth = stage.alert("e", style: matrix.style, with: [("E", .default)])
    stage.present(fifth, "e")
    fifth.dismiss(animated: true)
    fourth.dismiss(animated: true)
    stage.device.settle()
    #expect(fifth.outcome == .dismissed(.code))
    #expect(stage.device.visibleAlert == nil)
  }
}
