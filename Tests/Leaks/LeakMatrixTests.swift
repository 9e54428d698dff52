import AlertTesting
import TestSupport
import Testing

@Suite("Nothing outlives an alert", .serialized)
struct LeakMatrixTests {
  @Test(
    "no route leaves anything behind, whatever the handlers capture",
    .rule("F31", "F32", "F33", "F36"),
    arguments: LeakCase.all
  )
  func matrix(_ leakCase: LeakCase) throws {
    let leaks = try LeakCheck.run { try leakCase.play() }
    #expect(leaks.map(\.description) == leakCase.expectedReports)
  }

  @Test(
    "a box held only by a local variable works to its end",
    .rule("F31"),
    arguments: MatrixCase.all
  )
  func localBox(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.present(stage.alert(style: matrix.style, with: [("OK", .default)]))
    stage.device.settle()
    try stage.choose("OK")
    #expect(stage.lines.last == "handler a.0 OK")
  }

  @Test("while shown the presenter holds the box, and the box its owner weakly", .rule("F32"))
  func ownership() throws {
    for matrix in MatrixCase.all {
      weak var box: AlertController?
      weak var owner: UIViewController?
      let stage = Stage(matrix)
      do {
        let pushed = stage.device.run { UIViewController() }
        stage.root.navigationController?.pushViewController(pushed, animated: false)
        let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
        stage.show(alert, on: pushed)
        (box, owner) = (alert, pushed)
        stage.root.navigationController?.popViewController(animated: false)
      }
      #expect(box != nil)
      #expect(owner == nil)
      try stage.choose("OK")
      #expect(box == nil)
      #expect(stage.lines.last == "handler a.0 OK")
    }
  }

  @Test("a waiting box is held by the queue alone", .rule("F32"))
  func waitingBox() throws {
    for matrix in MatrixCase.all {
      weak var waiting: AlertController?
      let stage = Stage(matrix)
      stage.show(stage.alert(style: matrix.style, with: [("A", .default)]))
      do {
        let alert = stage.alert("b", style: matrix.style, with: [("B", .default)])
        stage.present(alert, "b")
        waiting = alert
      }
      #expect(waiting != nil)
      try stage.choose("A")
      try stage.choose("B")
      #expect(waiting == nil)
    }
  }

  @Test("the handler sees the box that was shown, and it is gone afterwards", .rule("F34"))
  func boxInHandler() throws {
    for matrix in MatrixCase.all {
      weak var box: AlertController?
      var seen: ObjectIdentifier?
      let stage = Stage(matrix)
      do {
        let alert = stage.alert(style: matrix.style)
        box = alert
        alert.addAction(
          AlertAction(title: "OK", style: .default) { _ in seen = box.map { ObjectIdentifier($0) } }
        )
        stage.show(alert)
      }
      let shown = try #require(box.map { ObjectIdentifier($0) })
      try stage.choose("OK")
      #expect(seen == shown)
      #expect(box == nil)
    }
  }

  @Test("a native alert whose box vanished closes quietly", .rule("F35"))
  func vanishedBox() throws {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      do {
        let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
        stage.show(alert)
        alert.vanish()
      }
      stage.device.settle()
      #expect(stage.device.visibleAlert == nil)
      #expect(stage.lines == ["present a", "shown a"])
    }
  }

  @Test("handlers go at the end although the caller keeps box and actions", .rule("F36"))
  func handlersGo() throws {
    for matrix in MatrixCase.all {
      weak var captured: UIView?
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style)
      do {
        let object = UIView()
        captured = object
        for title in ["A", "B"] {
          alert.addAction(
            AlertAction(title: title, style: .default) { _ in withExtendedLifetime(object) {} }
          )
        }
      }
      stage.show(alert)
      #expect(captured != nil)
      try stage.choose("A")
      #expect(captured == nil)
      #expect(alert.actions.count == 2)
    }
  }

  @Test("an action in two alerts keeps its handler until both are over", .rule("F36", "U13"))
  func sharedAction() throws {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      var count = 0
      let action = AlertAction(title: "OK", style: .default) { _ in count += 1 }
      let alerts = [stage.alert(style: matrix.style), stage.alert("b", style: matrix.style)]
      for alert in alerts {
        alert.addAction(action)
      }
      for alert in alerts {
        stage.show(alert)
        try stage.choose("OK")
      }
      #expect(count == 2)
    }
  }

  @Test(
    "a reusable box shows again with its handlers",
    .rule("F36"),
    .report("LK-03"),
    arguments: MatrixCase.all
  )
  func reusable(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    alert.isReusable = true
    for round in 1...3 {
      stage.show(alert)
      try stage.choose("Go")
      #expect(stage.lines.count { $0 == "handler a.1 Go" } == round)
      #expect(alert.outcome == .action(alert.actions[1]))
    }
  }

  @Test(
    "presenting a spent box is reported, with an outcome",
    .rule("F36"),
    .report("LK-03"),
    arguments: MatrixCase.all
  )
  func spent(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
    stage.show(alert)
    try stage.choose("Go")
    stage.show(alert)
    #expect(
      stage.lines.suffix(3) == [
        "present a",
        "report the alert was presented before; set isReusable to present it again a",
        "outcome a notPresented spent",
      ]
    )
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("presenting a box that waits or shows is reported and changes nothing", .rule("F36"))
  func presentedTwice() throws {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let shown = stage.alert(style: matrix.style, with: [("Go", .default)])
      let waiting = stage.alert("b", style: matrix.style, with: [("B", .default)])
      stage.show(shown)
      stage.present(waiting, "b")
      let modal = stage.root
      stage.present(shown, on: modal)
      stage.present(waiting, "b", on: modal)
      let text = "report the alert waits or is on screen already; nothing changes"
      #expect(stage.lines.suffix(4) == ["present a", "\(text) a", "present b", "\(text) b"])
      try stage.choose("Go")
      try stage.choose("B")
      #expect(stage.lines.count { $0.hasPrefix("outcome") } == 2)
    }
  }
}
