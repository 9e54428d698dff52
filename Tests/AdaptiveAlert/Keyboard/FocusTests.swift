import TestSupport
import Testing

@testable import AdaptiveAlert

/// Whoever had the keyboard before an alert has it again afterwards, if that still makes sense.
@Suite("The focus below alerts")
struct FocusTests {
  private final class Host {
    let stage: Stage
    let field: UITextField
    let other: UITextField

    init(_ matrix: MatrixCase) {
      stage = Stage(matrix)
      let stage = stage
      (field, other) = stage.device.run {
        (
          UITextField(frame: CGRect(x: 10, y: 99, width: 100, height: 30)),
          UITextField(frame: CGRect(x: 10, y: 140, width: 100, height: 30))
        )
      }
      stage.root.view.addSubview(field)
      stage.root.view.addSubview(other)
      field.becomeFirstResponder()
      stage.device.settle()
    }

    /// An alert that takes the focus on both backends.
    func alert(_ name: String = "a", then body: @escaping () -> Void = {}) -> AlertController {
      let alert = stage.alert(name)
      alert.addTextField()
      stage.add("OK", to: alert, name, then: body)
      return alert
    }
  }

  @Test("the handler's word is the last", .rule("F25"), arguments: MatrixCase.alerts)
  func handler(_ matrix: MatrixCase) throws {
    let host = Host(matrix)
    host.stage.show(host.alert { host.stage.root.view.endEditing(true) })
    try host.stage.choose("OK")
    #expect(!host.field.isFirstResponder)
    #expect(!host.stage.device.keyboard.isVisible)

    host.field.becomeFirstResponder()
    host.stage.show(host.alert { host.other.becomeFirstResponder() })
    try host.stage.choose("OK")
    #expect(host.other.isFirstResponder)
  }

  @Test(
    "alerts that wait take it over, and it comes back after the last",
    .rule("F37"),
    arguments: MatrixCase.alerts
  )
  func queue(_ matrix: MatrixCase) throws {
    let host = Host(matrix)
    let (first, second) = (host.alert("a"), host.alert("b"))
    var returns = 0
    host.field.addAction(UIAction { _ in returns += 1 }, for: .editingDidBegin)
    host.stage.present(first)
    host.stage.present(second, "b")
    host.stage.device.settle()
    try host.stage.choose("OK")
    #expect(second.textFields?.first?.isFirstResponder == true)
    #expect(returns == 0)
    try host.stage.choose("OK")
    #expect(host.field.isFirstResponder)
    #expect(returns == 1)
    #expect(host.stage.device.keyboard.isVisible)
  }

  @Test("one that the handler opens gives it back too", .rule("F25"), arguments: MatrixCase.alerts)
  func next(_ matrix: MatrixCase) throws {
    let host = Host(matrix)
    let second = host.alert("b")
    host.stage.show(host.alert { host.stage.present(second, "b") })
    try host.stage.choose("OK")
    #expect(!host.field.isFirstResponder)
    try host.stage.choose("OK")
    #expect(host.field.isFirstResponder)
  }

  @Test("a field that left meanwhile gets nothing", .rule("F25"), arguments: MatrixCase.alerts)
  func gone(_ matrix: MatrixCase) throws {
    let host = Host(matrix)
    weak var field: UITextField?
    do {
      let passing = host.stage.device.run { UITextField(frame: .zero) }
      host.stage.root.view.addSubview(passing)
      passing.becomeFirstResponder()
      field = passing
    }
    host.stage.show(host.alert())
    field?.removeFromSuperview()
    #expect(field == nil)
    try host.stage.choose("OK")
    #expect(!host.stage.device.keyboard.isVisible)
  }

  @Test("a screen that goes gets nothing", .rule("F29"), arguments: MatrixCase.alerts)
  func leaving(_ matrix: MatrixCase) {
    let host = Host(matrix)
    let modal = host.stage.presentModal()
    let field = host.stage.device.run { UITextField(frame: .zero) }
    modal.view.addSubview(field)
    field.becomeFirstResponder()
    host.stage.show(host.alert(), on: modal)
    // The alert is gone before the screen is.
    host.stage.device.durations.modalTransition = 1
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .editingDidBegin)
    modal.presentingViewController?.dismiss(animated: true)
    host.stage.device.settle()
    #expect(returns == 0)
    #expect(!host.stage.device.keyboard.isVisible)
  }

  @Test(
    "who kept it below the alert and lets go of it stays without",
    .rule("A64"),
    arguments: MatrixCase.alerts.filter { $0.backend == .delegate }
  )
  func kept(_ matrix: MatrixCase) throws {
    let host = Host(matrix)
    host.stage.show(host.stage.alert(with: [("OK", .default)]))
    if host.field.isFirstResponder {
      host.field.resignFirstResponder()
      try host.stage.choose("OK")
      #expect(!host.field.isFirstResponder)
    }
  }
}
