import EmulatedUIKit
import TestSupport
import Testing

@Suite("The keyboard follows the focus")
struct KeyboardFocusTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    let log: Log
    var refuses = false

    init(_ log: Log) { self.log = log }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refuses }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.write("didBegin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.write("didEnd") }
  }

  /// Something that may have the focus and does not type.
  private final class Silent: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(
    "comes after a field began and goes before it ended",
    .rule("S21"),
    arguments: keyboardVersions
  )
  func order(system: String) {
    let bench = KeyboardBench(system, writesFrames: false)
    let delegate = Delegate(bench.log)
    bench.field.delegate = delegate
    bench.field.becomeFirstResponder()
    bench.device.settle()
    bench.field.resignFirstResponder()
    #expect(
      bench.log.lines == [
        "didBegin", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
        "willChangeFrame", "willHide", "didEnd",
      ]
    )
  }

  @Test("stays between two fields, and says nothing", arguments: keyboardVersions)
  func between(system: String) {
    let bench = KeyboardBench(system)
    bench.raise()
    bench.other.becomeFirstResponder()
    bench.device.settle()
    #expect(bench.other.isFirstResponder)
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.log.text == "")
    bench.other.resignFirstResponder()
    #expect(!bench.device.keyboard.isVisible)
  }

  @Test("goes when the focus goes to what does not type")
  func silent() {
    let bench = KeyboardBench(writesFrames: false)
    let view = bench.device.run { Silent() }
    bench.root.view.addSubview(view)
    bench.raise()
    #expect(view.becomeFirstResponder())
    #expect(!bench.device.keyboard.isVisible)
    #expect(bench.log.lines == ["willChangeFrame", "willHide"])
  }

  @Test("does not come for a field that refuses or has no window")
  func refusal() {
    let bench = KeyboardBench()
    let delegate = Delegate(bench.log)
    bench.field.delegate = delegate
    bench.field.removeFromSuperview()
    bench.field.becomeFirstResponder()
    #expect(!bench.device.keyboard.isVisible)

    bench.root.view.addSubview(bench.field)
    bench.raise()
    delegate.refuses = true
    #expect(!bench.other.becomeFirstResponder())
    #expect(!bench.field.resignFirstResponder())
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.log.text == "")
  }

  @Test("goes with the field that leaves its window, or is made to end")
  func leaving() {
    let bench = KeyboardBench(writesFrames: false)
    let delegate = Delegate(bench.log)
    delegate.refuses = true
    bench.field.delegate = delegate
    bench.raise()
    bench.field.removeFromSuperview()
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didEnd"])

    bench.root.view.addSubview(bench.field)
    bench.raise()
    bench.root.view.endEditing(true)
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didEnd"])
    #expect(!bench.device.keyboard.isVisible)
  }

  @Test(
    "does neither come nor go with a hardware keyboard, nor in a turn",
    .rule("S23"),
    arguments: keyboardVersions
  )
  func hardware(system: String) {
    let bench = KeyboardBench(system)
    #expect(!bench.device.hasHardwareKeyboard)
    bench.device.hasHardwareKeyboard = true
    bench.field.becomeFirstResponder()
    bench.other.becomeFirstResponder()
    bench.device.settle()
    #expect(bench.device.type("x"))
    bench.device.rotate(to: .landscapeLeft)
    bench.device.settle()
    bench.other.resignFirstResponder()
    bench.device.settle()
    #expect(bench.log.text == "")
    #expect(bench.other.text == "x")
  }

  @Test("goes when a hardware keyboard is attached and comes back without it")
  func attaching() {
    let bench = KeyboardBench("9.3", writesFrames: false)
    bench.raise()
    bench.device.hasHardwareKeyboard = true
    #expect(bench.log.lines == ["willChangeFrame", "willHide"])
    #expect(bench.field.isFirstResponder)
    bench.log.clear()
    bench.device.hasHardwareKeyboard = false
    #expect(bench.log.lines == ["willChangeFrame", "willShow"])
    bench.field.resignFirstResponder()
    bench.log.clear()
    bench.device.hasHardwareKeyboard = true
    bench.device.hasHardwareKeyboard = false
    #expect(bench.log.lines == [])
  }

  @Test("is put away by a pad's key, which takes the focus")
  func hideKey() {
    let bench = KeyboardBench(model: .pad, writesFrames: false)
    let delegate = Delegate(bench.log)
    #expect(!bench.device.keyboard.hide())
    bench.field.delegate = delegate
    bench.raise()
    delegate.refuses = true
    #expect(!bench.device.keyboard.hide())
    #expect(bench.device.keyboard.isVisible)
    delegate.refuses = false
    #expect(bench.device.keyboard.hide())
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didEnd"])
    #expect(!bench.field.isFirstResponder)
  }

  @Test("has no such key on phones")
  func noHideKey() {
    let bench = KeyboardBench()
    bench.raise()
    #expect(!bench.device.keyboard.hide())
    #expect(bench.device.keyboard.isVisible)
  }

  @Test("keeps nobody alive")
  func lifetime() {
    weak var field: UITextField?
    weak var keyboard: EmulatedDevice.Keyboard?
    weak var device: EmulatedDevice?
    do {
      let bench = KeyboardBench()
      bench.raise()
      bench.other.becomeFirstResponder()
      bench.field.becomeFirstResponder()
      bench.field.resignFirstResponder()
      bench.field.becomeFirstResponder()
      (field, keyboard, device) = (bench.field, bench.device.keyboard, bench.device)
      #expect(field != nil)
    }
    #expect(field == nil)
    #expect(keyboard == nil)
    #expect(device == nil)
  }
}
