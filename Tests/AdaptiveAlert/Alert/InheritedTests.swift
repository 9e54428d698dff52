import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("What natives have from their box")
struct InheritedTests {
  private func identifier(_ alert: AlertController) -> String? {
    (alert.native as? UIAlertController)?.view.accessibilityIdentifier
      ?? (alert.native as? UIView)?.accessibilityIdentifier
  }

  private func style(_ alert: AlertController) -> UIUserInterfaceStyle? {
    (alert.native as? UIAlertController)?.overrideUserInterfaceStyle
      ?? (alert.native as? UIView)?.overrideUserInterfaceStyle
  }

  @Test(
    "the identifier and the light or dark style, before and while it shows, also on a dialog",
    .rule("F48"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func inherits(_ matrix: MatrixCase, _ isEnabled: Bool) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("Off", .default)])
    alert.actions[1].isEnabled = isEnabled
    alert.view.accessibilityIdentifier = "delete-draft"
    alert.overrideUserInterfaceStyle = .dark
    stage.show(alert)
    #expect(identifier(alert) == "delete-draft")
    #expect(style(alert) == .dark)
    alert.view.accessibilityIdentifier = "other"
    #expect(identifier(alert) == "other")
    alert.overrideUserInterfaceStyle = .light
    #expect(identifier(alert) == "other")
    #expect(style(alert) == .light)
    alert.actions[0].isEnabled = false
    stage.device.settle()
    #expect(identifier(alert) == "other")
    #expect(style(alert) == .light)
  }

  @Test(
    "the words that announce it, whatever carries it",
    .rule("F48"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func label(_ matrix: MatrixCase, _ isEnabled: Bool) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("Off", .default)])
    alert.actions[1].isEnabled = isEnabled
    alert.view.accessibilityLabel = "Careful"
    stage.show(alert)
    #expect(stage.device.accessibility.notices.map(\.words) == ["Careful"])
  }

  @Test(
    "from which side it runs, before and while it shows",
    .rule("F11", "F48"),
    arguments: MatrixCase.alerts,
    ["en", "ar"]
  )
  func direction(_ matrix: MatrixCase, _ language: String) throws {
    let stage = Stage(matrix)
    stage.device.preferredLanguages = [language]
    let isTold = stage.device.run { UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) }
    let sides = [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight, .unspecified]
    for first in sides {
      for second in sides {
        let alert = stage.alert(with: [("Keep", .cancel), ("Go", .default)])
        alert.view.semanticContentAttribute = first
        stage.show(alert)
        for side in [first, second] {
          alert.view.semanticContentAttribute = side
          stage.device.settle()
          let direction = stage.device.run { UIView.userInterfaceLayoutDirection(for: side) }
          let titles = direction == .rightToLeft ? ["Go", "Keep"] : ["Keep", "Go"]
          #expect(stage.device.visibleAlert?.buttons.map(\.title) == titles)
        }
        try stage.choose("Go")
        #expect(stage.lines.last == "handler a.1 Go")
      }
    }
    #expect(
      (isTold == .rightToLeft) == !["5.1", "6.1", "7.1.2", "8.0", "8.3"].contains(matrix.system)
    )
    #expect(stage.lines.filter { $0 == "shown a" }.count == 9)
  }

  @Test("the buttons' identifiers, where its buttons have any", .rule("F45", "F48"))
  func actionIdentifiers() {
    for matrix in MatrixCase.all {
      for isEnabled in [true, false] {
        let stage = Stage(matrix)
        let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("Off", .default)])
        alert.actions[0].accessibilityIdentifier = "go"
        alert.actions[1].isEnabled = isEnabled
        let isLeftOut = matrix.backend == .delegate && isEnabled
        #expect(alert.limitations.contains(.actionIdentifier) == isLeftOut)
        stage.show(alert)
        #expect(identifiers(stage) == (isLeftOut ? [nil, nil] : ["go", nil]))
        alert.actions[1].accessibilityIdentifier = "off"
        #expect(identifiers(stage) == (isLeftOut ? [nil, nil] : ["go", "off"]))
      }
    }
  }

  private func identifiers(_ stage: Stage) -> [String?] {
    stage.device.accessibility.elements.filter { $0.role == .button }.map(\.identifier)
  }

  @Test("a box that says nothing leaves the native alone, its view not even loaded", .rule("F48"))
  func nothing() {
    for backend in AlertBackendKind.allCases {
      let stage = Stage(backend)
      let alert = stage.alert(with: [("Go", .default)])
      stage.show(alert)
      #expect(identifier(alert) == nil)
      #expect(style(alert) == .unspecified)
      #expect(!alert.isViewLoaded)
    }
  }
}
