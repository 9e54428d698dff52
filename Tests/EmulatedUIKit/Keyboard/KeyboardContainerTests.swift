import EmulatedUIKit
import TestSupport
import Testing

@Suite("The keyboard with alerts, sheets and pops")
struct KeyboardContainerTests {
  @Test("is taken by an alert without fields", .rule("A64", "S20"), arguments: ["8.3", "26.0"])
  func alertTakes(system: String) {
    let bench = KeyboardBench(system, writesFrames: false)
    bench.raise()
    let alert = bench.device.run {
      UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    }
    bench.root.present(alert, animated: true)
    bench.device.settle()
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(!bench.device.keyboard.isVisible)
  }

  @Test(
    "comes for an alert's field and goes with the alert",
    .rule("A26", "S20"),
    arguments: [
      "8.3", "26.0",
    ]
  )
  func alertField(system: String) throws {
    let bench = KeyboardBench(system, writesFrames: false)
    let alert = bench.device.run {
      UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    }
    alert.addTextField()
    alert.addTextField()
    alert.addAction(bench.device.run { UIAlertAction(title: "Go", style: .default) })
    bench.root.present(alert, animated: true)
    bench.device.settle()
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.device.type("p", intoField: 1))
    #expect(bench.log.lines == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    bench.log.clear()
    try bench.device.tap("Go")
    bench.device.settle()
    #expect(!bench.device.keyboard.isVisible)
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("comes for an alert view's field and goes with it", .rule("S20"), arguments: legacyVersions)
  func alertView(system: String) throws {
    let bench = KeyboardBench(system, writesFrames: false)
    let alert = bench.device.run {
      UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
    }
    alert.alertViewStyle = .plainTextInput
    alert.show()
    bench.device.settle()
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.log.lines == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    bench.log.clear()
    try bench.device.tap("OK")
    bench.device.settle()
    #expect(!bench.device.keyboard.isVisible)
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("stays with an alert view without fields, and passes to one with", .rule("A64"))
  func alertViewLeaves() {
    let bench = KeyboardBench("7.1.2")
    bench.raise()
    for style in [UIAlertViewStyle.default, .secureTextInput] {
      let alert = bench.device.run {
        UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
      }
      alert.alertViewStyle = style
      alert.show()
      bench.device.settle()
      #expect(bench.field.isFirstResponder == (style == .default))
    }
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.log.text == "")
  }

  // MARK: Form sheets

  /// Answers as it is told to.
  private final class Keeper: UIViewController {
    var keeps: Bool?

    override var disablesAutomaticKeyboardDismissal: Bool {
      keeps ?? super.disablesAutomaticKeyboardDismissal
    }
  }

  /// Presents a sheet around a controller with a field that has the focus.
  private func sheet(
    on bench: KeyboardBench,
    keeps: Bool? = nil,
    style: UIModalPresentationStyle = .formSheet
  ) -> (sheet: Keeper, field: UITextField) {
    let (sheet, child, field) = bench.device.run {
      (Keeper(), UIViewController(), UITextField(frame: CGRect(x: 0, y: 0, width: 99, height: 30)))
    }
    sheet.keeps = keeps
    sheet.modalPresentationStyle = style
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    child.didMove(toParent: sheet)
    child.view.addSubview(field)
    bench.root.present(sheet, animated: true)
    bench.device.settle()
    field.becomeFirstResponder()
    bench.device.settle()
    bench.log.clear()
    return (sheet, field)
  }

  @Test(
    "is kept by form sheets, whose default that is",
    arguments: ["5.1", "7.1.2", "12.4", "26.0"]
  )
  func formSheet(system: String) {
    let bench = KeyboardBench(system, model: .pad, writesFrames: false)
    let (sheet, field) = sheet(on: bench)
    #expect(sheet.disablesAutomaticKeyboardDismissal)
    #expect(!bench.root.disablesAutomaticKeyboardDismissal)
    #expect(field.resignFirstResponder())
    #expect(!field.isFirstResponder)
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.log.text == "")
    field.becomeFirstResponder()
    sheet.view.endEditing(true)
    #expect(bench.log.text == "")

    bench.root.dismiss(animated: true)
    bench.device.settle()
    #expect(!bench.device.keyboard.isVisible)
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test(
    "is kept as the outermost controller answers",
    arguments: [(false, UIModalPresentationStyle.formSheet), (true, .fullScreen)]
  )
  func answer(keeps: Bool, style: UIModalPresentationStyle) {
    let bench = KeyboardBench(model: .pad)
    let (_, field) = sheet(on: bench, keeps: keeps, style: style)
    field.resignFirstResponder()
    #expect(bench.device.keyboard.isVisible == keeps)
  }

  @Test("is not kept from a person's key, nor on phones")
  func notKept() {
    let bench = KeyboardBench(model: .pad)
    let onPad = sheet(on: bench)
    #expect(bench.device.keyboard.hide())
    #expect(!onPad.field.isFirstResponder)
    #expect(!bench.device.keyboard.isVisible)
    onPad.field.becomeFirstResponder()
    onPad.field.resignFirstResponder()
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.device.keyboard.hide())

    let phone = KeyboardBench()
    let (_, field) = sheet(on: phone)
    field.resignFirstResponder()
    #expect(!phone.device.keyboard.isVisible)
  }

  // MARK: Pops

  /// Pushes a controller with a field that has the focus.
  private func pushed(_ system: String, log: Log) -> (EmulatedDevice, UINavigationController) {
    let device = EmulatedDevice(systemVersion: system)
    let (navigation, top, field) = device.run {
      (
        UINavigationController(rootViewController: UIViewController()), UIViewController(),
        UITextField(frame: CGRect(x: 0, y: 0, width: 99, height: 30))
      )
    }
    device.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    top.view.addSubview(field)
    device.settle()
    field.becomeFirstResponder()
    device.settle()
    return (device, navigation)
  }

  @Test("leaves sideways with what is popped, before 7", .rule("S17"), arguments: ["5.1", "6.1"])
  func pop(system: String) {
    let log = Log()
    let (device, navigation) = pushed(system, log: log)
    let listener = KeyboardListener(device, log)
    navigation.popViewController(animated: true)
    device.settle()
    withExtendedLifetime(listener) {
      #expect(
        log.text == """
          willChangeFrame 0,264 320×216 -> 320,264 320×216 in 0.35 by 0
          willHide 0,264 320×216 -> 320,264 320×216 in 0.35 by 0
          didChangeFrame 0,264 320×216 -> 320,264 320×216 in 0.35 by 0
          didHide 0,264 320×216 -> 320,264 320×216 in 0.35 by 0
          """
      )
    }
  }

  @Test(
    "leaves downwards from a pop, from 7 or without animation",
    .rule("S17"),
    arguments: [
      ("7.0", true), ("7.1.2", true), ("12.4", true), ("6.1", false),
    ]
  )
  func popDown(system: String, animated: Bool) {
    let log = Log()
    let (device, navigation) = pushed(system, log: log)
    let listener = KeyboardListener(device, log)
    navigation.popViewController(animated: animated)
    device.settle()
    withExtendedLifetime(listener) {
      let end = log.lines.last.map { $0.components(separatedBy: " -> ")[1] }
      #expect(log.lines.count == 4)
      #expect(end?.hasPrefix("0,480 320×") == true)
      #expect(end?.contains(" in 0.25 by ") == true)
    }
  }
}
