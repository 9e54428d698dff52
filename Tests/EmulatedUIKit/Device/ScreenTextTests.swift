import EmulatedUIKit
import Testing

@Suite("The alert drawn in characters")
struct ScreenTextTests {
  @Test("two buttons stand side by side, the emphasised one marked")
  func pair() {
    let alert = UIAlertController(
      title: "Delete draft?",
      message: "It cannot be brought back, not by anybody and not ever.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    #expect(
      drawing(of: alert) == """
        ┌──────────────────────────────┐
        │        Delete draft?         │
        │It cannot be brought back, not│
        │   by anybody and not ever.   │
        ├──────────────┬───────────────┤
        │    *Keep*    │    Delete     │
        └──────────────┴───────────────┘
        """
    )
  }

  @Test("fields stand in brackets, secure text as bullets, a disabled button in parentheses")
  func fields() {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "ada" }
    alert.addTextField {
      $0.isSecureTextEntry = true
      $0.text = "secret"
    }
    for title in ["One", "Two", "Three"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    alert.actions[1].isEnabled = false
    #expect(
      drawing(of: alert) == """
        ┌──────────────────────────────┐
        │           Sign in            │
        │[ada                         ]│
        │[••••••                      ]│
        ├──────────────────────────────┤
        │             One              │
        ├──────────────────────────────┤
        │            (Two)             │
        ├──────────────────────────────┤
        │            Three             │
        └──────────────────────────────┘
        """
    )
  }

  @Test("a sheet's cancel button stands apart")
  func sheet() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
    alert.addAction(UIAlertAction(title: "Mail", style: .default))
    alert.addAction(
      UIAlertAction(title: "A title that is longer than the sheet is wide", style: .default)
    )
    #expect(
      drawing(of: alert) == """
        ┌──────────────────────────────┐
        │             Mail             │
        ├──────────────────────────────┤
        │A title that is longer than t…│
        └──────────────────────────────┘
        ┌──────────────────────────────┐
        │          *Not now*           │
        └──────────────────────────────┘
        """
    )
  }

  @Test("there is nothing to draw without an alert")
  func nothing() {
    #expect(EmulatedDevice().screenText == "")
  }

  private func drawing(of alert: UIAlertController) -> String {
    let device = EmulatedDevice.current
    let root = UIViewController()
    device.window.rootViewController = root
    root.present(alert, animated: false)
    device.settle()
    defer { device.window.rootViewController = nil }
    return device.screenText
  }
}
