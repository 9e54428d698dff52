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
