import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about alerts and the keyboard, on both backends where they can show it.
@Suite("Reports about alerts and the keyboard")
struct KeyboardCaseTests {
  /// A presenter with a field.
  private final class Host {
    let stage: Stage
    let field: UITextField

    init(_ matrix: MatrixCase) {
      stage = Stage(matrix)
      let stage = stage
      field = stage.device.run { UITextField(frame: CGRect(x: 10, y: 99, width: 100, height: 30)) }
      stage.root.view.addSubview(field)
    }

    func focus() {
      field.becomeFirstResponder()
      stage.device.settle()
    }
  }

  /// Writes what one device's keyboard tells.
  private final class Ear {
    private(set) var words: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ device: EmulatedDevice) {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      tokens = names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self, weak device] _ in
          MainActor.assumeIsolated {
            if let device, EmulatedDevice.current === device { self?.words.append(word) }
          }
        }
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test(
    "Return passes no disabled button, and chooses it once enabled",
    .rule("F13", "F20"),
    .report("KB-01"),
    arguments: MatrixCase.alerts
  )
  func disabledReturn(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert()
    let ok = stage.add("OK", to: alert)
    stage.add("Cancel", .cancel, to: alert)
    alert.preferredAction = ok
    ok.isEnabled = false
    alert.addTextField { [unowned ok] field in
      field.addAction(
        UIAction { [unowned field, unowned ok] _ in ok.isEnabled = field.text?.isEmpty == false },
        for: .editingChanged
      )
    }
    stage.show(alert)
    #expect(!stage.device.press(.return))
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
    #expect(stage.device.type("x", intoField: 0))
    #expect(stage.device.press(.return))
    stage.device.settle()
    #expect(stage.lines.contains("handler a.0 OK"))
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "Return goes to the next field and closes with an answer only",
    .rule("F14", "F20"),
    .report("KB-03"),
    arguments: MatrixCase.alerts
  )
  func returnKey(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("OK", .default)])
    // Two fields of the same kind are beyond UIAlertView.
    alert.addTextField()
    alert.addTextField { $0.isSecureTextEntry = true }
    stage.show(alert)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    #expect(stage.device.press(.return))
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, true])
    #expect(stage.device.visibleAlert != nil)
    stage.device.press(.return)
    stage.device.settle()
    #expect(stage.lines.contains("handler a.0 OK"))
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "typed keys reach the host only with its keyboard up, and the focus is back in the end",
    .rule("A64"),
    .report("KB-04"),
    arguments: MatrixCase.alerts,
    [0, 1]
  )
  func host(_ matrix: MatrixCase, _ fields: Int) throws {
    let host = Host(matrix)
    let (stage, device) = (host.stage, host.stage.device)
    host.focus()
    let alert = stage.alert(with: [("OK", .default)])
    for _ in 0..<fields { alert.addTextField() }
    stage.show(alert)
    if host.field.isFirstResponder {
      #expect(device.keyboard.isVisible)
    } else {
      #expect(device.keyboard.isVisible == (fields > 0))
      device.type("q")
      #expect(host.field.text == "")
    }
    try stage.choose("OK")
    #expect(host.field.isFirstResponder)
    #expect(device.keyboard.isVisible)
  }

  @Test(
    "the keyboard goes with the alert by every way",
    .rule("F20", "S20"),
    .report("KB-06"),
    arguments: MatrixCase.alerts
  )
  func goesWithTheAlert(_ matrix: MatrixCase) throws {
    let ways: [(Stage, AlertController) throws -> Void] = [
      { stage, _ in try stage.choose("Go") },
      { _, alert in alert.dismiss(animated: true) },
      { _, alert in alert.dismiss(animated: false) },
      { stage, _ in stage.device.press(.escape) },
      { stage, _ in stage.device.press(.return) },
    ]
    for way in ways {
      let stage = Stage(matrix)
      let ear = Ear(stage.device)
      let alert = stage.alert(with: [("Go", .default), ("Cancel", .cancel)])
      alert.addTextField()
      alert.addTextField { $0.isSecureTextEntry = true }
      stage.show(alert)
      #expect(stage.device.type("p", intoField: 1))
      try way(stage, alert)
      stage.device.settle()
      #expect(stage.device.visibleAlert == nil)
      #expect(!stage.device.keyboard.isVisible)
      #expect(ear.words == ["willShow", "didShow", "willHide", "didHide"])
    }
  }

  @Test(
    "after an alert of a window of its own the app's fields take the focus again",
    .rule("S20"),
    .report("KB-12"),
    arguments: MatrixCase.alerts
  )
  func ownWindow(_ matrix: MatrixCase) throws {
    let host = Host(matrix)
    let (stage, device) = (host.stage, host.stage.device)
    let overlay = device.run {
      let overlay = UIWindow(frame: UIScreen.main.bounds)
      overlay.rootViewController = UIViewController()
      overlay.windowLevel = .alert
      overlay.makeKeyAndVisible()
      return overlay
    }
    let alert = stage.alert(with: [("OK", .default)])
    alert.addTextField()
    stage.show(alert, on: overlay.rootViewController)
    try stage.choose("OK")
    overlay.isHidden = true
    device.settle()
    #expect(host.field.becomeFirstResponder())
    #expect(device.keyboard.isVisible)
    #expect(device.type("x"))
    #expect(host.field.text == "x")
  }
}
