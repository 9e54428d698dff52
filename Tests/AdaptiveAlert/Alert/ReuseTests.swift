import AdaptiveAlert
import TestSupport
import Testing

@Suite("Changes between and during presentations")
struct ReuseTests {
  @Test(
    "an action added while shown can be preferred, and shows with the next presentation",
    .rule("F14")
  )
  func lateAction() {
    let stage = Stage(.block)
    let alert = stage.alert(with: [("OK", .default)])
    alert.isReusable = true
    stage.show(alert)
    let late = stage.add("More", to: alert)
    alert.preferredAction = late
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
    alert.dismiss(animated: false)
    stage.device.settle()
    stage.show(alert)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK", "More"])
    #expect(stage.device.visibleAlert?.buttons.map(\.isBold) == [false, true])
  }

  @Test("an action added between two presentations shows on both", .rule("F9", "F36"))
  func actionBetween() throws {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("No", .cancel), ("OK", .default)])
      alert.isReusable = true
      stage.show(alert)
      try stage.choose("OK")
      stage.add("More", to: alert)
      stage.show(alert)
      #expect(stage.device.visibleAlert?.buttons.count == 3)
      try stage.choose("More")
      #expect(alert.outcome == .action(alert.actions[2]))
    }
  }

  @Test("made reusable only after its end, a box is spent all the same", .rule("F36"))
  func reusableTooLate() throws {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      stage.show(alert)
      try stage.choose("OK")
      alert.isReusable = true
      stage.show(alert)
      #expect(alert.outcome == .notPresented(.spent))
      #expect(stage.device.visibleAlert == nil)
    }
  }

  @Test("a tint taken back is not shown again", .rule("F22"))
  func tintTakenBack() throws {
    let stage = Stage(.block)
    let alert = stage.alert(with: [("OK", .default)])
    alert.isReusable = true
    alert.view.tintColor = .red
    stage.show(alert)
    try stage.choose("OK")
    alert.view.tintColor = nil
    stage.show(alert)
    let native = try #require(alert.native as? UIAlertController)
    #expect(native.view.tintColor == .systemBlue)
  }

  @Test(
    "a field added while shown appears, and what was typed stays",
    .rule("F19"),
    arguments: MatrixCase.alerts
  )
  func fieldWhileShown(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("OK", .default)])
    alert.addTextField()
    stage.show(alert)
    stage.device.type("x")
    alert.addTextField()
    stage.device.settle()
    #expect(stage.device.visibleAlert?.fields.map(\.text) == ["x", ""])
    #expect(stage.lines == ["present a", "shown a"])
    try stage.choose("OK")
    #expect(alert.outcome == .action(alert.actions[0]))
  }
}
