import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Right to left")
struct RightToLeftTests {
  private nonisolated static let unmirrored = ["5.1", "6.1", "7.1.2", "8.0", "8.3"]

  /// An alert that both backends show; fields of which the third is beyond UIAlertView.
  private func show(_ matrix: MatrixCase, fields: Int = 0) -> (Stage, AlertController) {
    let stage = Stage(matrix)
    stage.device.preferredLanguages = ["ar"]
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
    for _ in 0..<fields { alert.addTextField(configurationHandler: nil) }
    stage.show(alert)
    return (stage, alert)
  }

  @Test(
    "two buttons in a row are mirrored from 9 on, and handlers are not",
    .report("LO-03"),
    arguments: MatrixCase.alerts
  )
  func alerts(_ matrix: MatrixCase) throws {
    for fields in [0, 3] {
      for place in [0, 1] {
        let (stage, alert) = show(matrix, fields: fields)
        let isMirrored = !Self.unmirrored.contains(matrix.system)
        let titles = isMirrored ? ["Go", "Keep"] : ["Keep", "Go"]
        let seen = try #require(stage.device.visibleAlert)
        #expect(seen.isSideBySide && seen.buttons.map(\.title) == titles)
        #expect(alert.actions.map(\.title) == ["Keep", "Go"])
        let labels = stage.device.accessibility.elements.filter { $0.role == .button }.map(\.label)
        #expect(labels == ["Keep", "Go"])
        try stage.device.tapButton(at: place)
        stage.device.settle()
        #expect(
          stage.lines.contains("handler a.\(isMirrored ? 1 - place : place) \(titles[place])")
        )
      }
    }
  }

  @Test("the cancel button keeps the escape key and the emphasis", .report("LO-03"))
  func cancel() throws {
    for backend in AlertBackendKind.allCases {
      let stage = Stage(backend)
      stage.device.preferredLanguages = ["he"]
      let alert = stage.alert(with: [("Go", .default), ("Keep", .cancel)])
      alert.preferredAction = alert.actions[0]
      stage.show(alert)
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["Go", "Keep"])
      #expect(stage.device.visibleAlert?.buttons.map(\.isBold) == [true, false])
      #expect(stage.device.press(.escape))
      stage.device.settle()
      #expect(stage.lines.contains("handler a.1 Keep"))
    }
  }

  @Test("a sheet's column stays", .report("LO-03"), arguments: MatrixCase.sheets)
  func sheets(_ matrix: MatrixCase) {
    let (stage, _) = show(matrix)
    let titles = stage.device.visibleAlert?.buttons.map(\.title)
    #expect(titles == ["Go", "Keep"] || titles == ["Keep", "Go"] && matrix.system == "8.0")
  }

  @Test("a dialog that carries an alert: the places of its buttons", .report("LO-03"))
  func dialogLayout() {
    func order(_ roles: [UIAlertAction.Style], isSheet: Bool = false, fit: Bool = true) -> [Int] {
      AlertDialogLayout(
        roles: roles,
        isSheet: isSheet,
        preferred: nil,
        titlesFit: fit,
        isRightToLeft: true
      ).order
    }
    #expect(order([.cancel, .default]) == [1, 0])
    #expect(order([.default, .cancel]) == [0, 1])
    #expect(order([.default, .default]) == [1, 0])
    #expect(order([.cancel, .default], fit: false) == [1, 0])
    #expect(order([.default, .default], fit: false) == [0, 1])
    #expect(order([.default, .default, .cancel]) == [0, 1, 2])
    #expect(order([.default, .default], isSheet: true) == [0, 1])
  }

  @Test("a container dialog's row is mirrored, its indices are not", .report("LO-03"))
  func container() throws {
    for (system, isMirrored) in [("8.0", false), ("12.4", true), ("26.0", true)] {
      for place in 0..<3 {
        let stage = ContainerStage(system)
        stage.device.preferredLanguages = ["ar"]
        let dialog = stage.dialog(titles: ["A", "B", "C"])
        let log = stage.follow(dialog)
        stage.show(dialog)
        let titles = isMirrored ? ["C", "B", "A"] : ["A", "B", "C"]
        #expect(stage.device.visibleAlert?.buttons.map(\.title) == titles)
        let frames = dialog.panel?.buttons.map(\.frame.minX) ?? []
        #expect(frames == (isMirrored ? frames.sorted(by: >) : frames.sorted()))
        #expect(stage.device.accessibility.elements.map(\.label) == ["A", "B", "C"])
        try stage.device.tapButton(at: place)
        stage.device.settle()
        #expect(stage.log.contains("handler a.\(isMirrored ? 2 - place : place)"))
        withExtendedLifetime(log) {}
      }
    }
    let column = ContainerStage()
    column.device.preferredLanguages = ["ar"]
    let titles = ["A long one for a column", "Another long one for it"]
    column.show(column.dialog(titles: titles))
    #expect(column.device.visibleAlert?.isSideBySide == false)
    #expect(column.device.visibleAlert?.buttons.map(\.title) == titles)
  }

  @Test("a transition alert's row is mirrored", .rule("T16"), .report("LO-03"))
  func transition() throws {
    for (system, isMirrored) in [("8.0", false), ("12.4", true), ("26.0", true)] {
      let stage = TransitionStage(system)
      stage.device.preferredLanguages = ["fa"]
      let alert = stage.alert(cancel: "Keep")
      stage.show(alert)
      let content = try stage.content(alert)
      #expect(
        stage.device.visibleAlert?.buttons.map(\.title)
          == (isMirrored ? ["Keep", "Go"] : ["Go", "Keep"])
      )
      #expect(content.cancelButton.frame.minX == (isMirrored ? 0 : 135))
      #expect(content.actionButton.frame.minX == (isMirrored ? 135 : 0))
      #expect(content.cancelButton.frame.width == 135)
      #expect(content.titleLabel.textAlignment == .center)
      try stage.device.tapButton(at: 0)
      stage.device.settle()
      #expect(alert.outcome == (isMirrored ? .cancelled : .action))
    }
  }
}
