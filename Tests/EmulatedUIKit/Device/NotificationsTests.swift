import EmulatedUIKit
import TestSupport
import Testing

@Suite("Notifications of a device")
struct NotificationsTests {
  private let device = EmulatedDevice(.phone, systemVersion: "15.0")
  private let log = Log()

  /// Types into a field, turns the device and leaves the app.
  private func listen() {
    let names = [
      UITextField.textDidBeginEditingNotification, UIResponder.keyboardDidShowNotification,
      UIDevice.orientationDidChangeNotification, UIApplication.didEnterBackgroundNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [device, log] note in
        let name = note.name.rawValue
        MainActor.assumeIsolated {
          if EmulatedDevice.current === device { log.write(name) }
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let field = device.run {
      let root = UIViewController()
      device.window.rootViewController = root
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      root.view.addSubview(field)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      return field
    }
    device.settle()
    device.run { _ = field.becomeFirstResponder() }
    device.settle()
    #expect(field.isFirstResponder && device.keyboard.isVisible)
    device.rotate(to: .landscapeLeft)
    device.settle()
    device.pressHome()
  }

  @Test("all are posted", .rule("S14", "R26"))
  func posted() {
    listen()
    let heard = Set(log.lines)
    #expect(
      heard == [
        "UITextFieldTextDidBeginEditingNotification", "UIKeyboardDidShowNotification",
        "UIDeviceOrientationDidChangeNotification", "UIApplicationDidEnterBackgroundNotification",
      ]
    )
  }

  @Test("a device that posts none does all the rest")
  func silent() {
    device.postsNotifications = false
    listen()
    #expect(log.lines.isEmpty)
  }
}
