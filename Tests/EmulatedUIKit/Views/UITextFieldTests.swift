import EmulatedUIKit
import Testing

@Suite("A text field")
struct UITextFieldTests {
  /// Writes what a field asks and tells, and can refuse.
  private final class Delegate: NSObject, UITextFieldDelegate {
    let log: Log
    var refused: Set<String> = []

    init(_ log: Log) { self.log = log }

    private func ask(_ question: String) -> Bool {
      log.write(question)
      return !refused.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.write("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.write("didEnd") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("shouldChange \(range.location),\(range.length) \(string)") }
  }

  private let device = EmulatedDevice()
  private let log = Log()
  private let field: UITextField
  private let delegate: Delegate

  init() {
    field = device.run { UITextField() }
    delegate = Delegate(log)
    field.delegate = delegate
    device.window.addSubview(field)
  }

  /// Writes the field's editing events as well.
  private func listenToEvents() {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"),
    ]
    for (event, name) in events {
      field.addAction(
        UIAction { [log, unowned field] _ in log.write("\(name) \(field.text ?? "nil")") },
        for: event
      )
    }
  }

  @Test("is empty, shown in clear, enabled and not edited at first")
  func defaults() {
    let field = device.run { UITextField() }
    #expect(field.text == "")
    #expect(field.placeholder == nil)
    #expect(!field.isSecureTextEntry)
    #expect(field.isEnabled)
    #expect(!field.isEditing)
    field.text = "x"
    field.text = nil
    #expect(field.text == "")
  }

  @Test("asks, begins and ends; delegate and events hear of it once each")
  func editing() {
    listenToEvents()
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(log.lines.first == "shouldBegin")
    #expect(Set(log.lines) == ["shouldBegin", "didBegin", "event begin "])
    #expect(log.lines.count == 3)
    // It edits already.
    #expect(field.becomeFirstResponder())
    #expect(log.lines.count == 3)

    log.clear()
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
    #expect(log.lines.first == "shouldEnd")
    #expect(Set(log.lines) == ["shouldEnd", "didEnd", "event end "])
    #expect(log.lines.count == 3)
  }

  @Test("does not begin outside a window or against its delegate")
  func refusedBegin() {
    field.removeFromSuperview()
    #expect(!field.becomeFirstResponder())
    device.window.addSubview(field)
    delegate.refused = ["shouldBegin"]
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
    #expect(!log.lines.contains("didBegin"))
  }

  @Test("that refuses to end keeps the keyboard from another")
  func refusedEnd() {
    let other = device.run { UITextField() }
    device.window.addSubview(other)
    delegate.refused = ["shouldEnd"]
    field.becomeFirstResponder()
    #expect(!other.becomeFirstResponder())
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    delegate.refused = []
    #expect(other.becomeFirstResponder())
    #expect(!field.isEditing)
    #expect(log.lines.last == "didEnd")
  }

  @Test("hears a person type, a character at a time")
  func typing() {
    listenToEvents()
    field.text = "👍"
    field.becomeFirstResponder()
    log.clear()
    #expect(device.type("né"))
    #expect(field.text == "👍né")
    // The range counts UTF-16 units.
    #expect(
      log.text == """
        shouldChange 2,0 n
        event changed 👍n
        shouldChange 3,0 é
        event changed 👍né
        """
    )
  }

  @Test("leaves out the characters that its delegate refuses")
  func refusedCharacter() {
    field.becomeFirstResponder()
    delegate.refused = ["shouldChange 1,0 b"]
    device.type("abc")
    #expect(field.text == "ac")
  }

  @Test("says nothing when the app sets the text")
  func programmatic() {
    listenToEvents()
    field.becomeFirstResponder()
    log.clear()
    field.text = "set"
    #expect(log.lines.isEmpty)
  }

  @Test("posts UIKit's notifications about itself")
  func notifications() {
    #expect(
      UITextField.textDidChangeNotification.rawValue == "UITextFieldTextDidChangeNotification"
    )
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [log] _ in
        MainActor.assumeIsolated { log.write("note \(name.rawValue)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    field.becomeFirstResponder()
    device.type("x")
    field.resignFirstResponder()
    #expect(log.lines(about: "note") == names.map { "note \($0.rawValue)" })
  }

  @Test("loses the keyboard with its window")
  func leavesWindow() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(!device.type("x"))
    device.window.addSubview(field)
    field.becomeFirstResponder()
    device.dropWindow()
    #expect(!field.isEditing)
  }

  @Test("that leaves its window says that editing ended, whatever its delegate wants")
  func endsByForce() {
    listenToEvents()
    delegate.refused = ["shouldEnd"]
    field.becomeFirstResponder()
    log.clear()
    field.removeFromSuperview()
    #expect(log.lines == ["shouldEnd", "didEnd", "event end "])
    log.clear()
    device.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(!device.window.endEditing(false))
    #expect(field.isEditing)
    #expect(device.window.endEditing(true))
    #expect(!field.isEditing)
    #expect(log.lines.suffix(2) == ["didEnd", "event end "])
    #expect(device.window.endEditing(false))
  }

  @Test("says why editing ended from 10, and then nothing else", arguments: ["9.3", "10.0"])
  func reason(system: String) {
    final class Teller: NSObject, UITextFieldDelegate {
      var told: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { told.append("short") }
      func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
      ) { told.append("\(reason)") }
    }
    let device = EmulatedDevice(systemVersion: system)
    let field = device.run { UITextField() }
    let teller = Teller()
    field.delegate = teller
    device.window.addSubview(field)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(teller.told == [system == "10.0" ? "committed" : "short"])
  }

  @Test(
    "says from 13 that the caret moved, and asks before it is cleared",
    arguments: ["12.4", "13.0"]
  )
  func selection(system: String) {
    final class Teller: NSObject, UITextFieldDelegate {
      var told: [String] = []
      var allows = false
      func textFieldDidChangeSelection(_ textField: UITextField) {
        told.append("selection \(textField.text ?? "")")
      }
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        told.append("clear")
        return allows
      }
    }
    let device = EmulatedDevice(systemVersion: system)
    let field = device.run { UITextField() }
    let teller = Teller()
    field.delegate = teller
    device.window.addSubview(field)
    field.becomeFirstResponder()
    device.type("ab")
    // There is no button by default.
    #expect(!device.clearField())
    field.clearButtonMode = .unlessEditing
    #expect(!device.clearField())
    field.clearButtonMode = .whileEditing
    #expect(device.clearField())
    #expect(field.text == "ab")
    teller.allows = true
    #expect(device.clearField())
    #expect(field.text == "")
    #expect(!device.clearField())
    let selections = ["selection a", "selection ab", "clear", "clear", "selection "]
    #expect(teller.told == (system == "13.0" ? selections : ["clear", "clear"]))
  }

  @Test("keeps how it is written and shown")
  func values() {
    #expect(field.textColor == .black)
    field.textColor = nil
    #expect(field.textColor == .black)
    #expect(field.textAlignment == .natural)
    #expect(field.keyboardType == .default)
    #expect(field.returnKeyType == .default)
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.autocorrectionType == .default)
    #expect(field.textContentType == nil)
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(field.editingRect(forBounds: bounds) == bounds)
  }

  @Test("stands its placeholder and its editing where its text stands")
  func rects() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 1) }
    }
    let field = device.run { Inset() }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    let inside = CGRect(x: 5, y: 1, width: 90, height: 28)
    #expect(field.placeholderRect(forBounds: bounds) == inside)
    #expect(field.editingRect(forBounds: bounds) == inside)
  }

  @Test("does not keep its delegate alive")
  func weakDelegate() {
    weak var freed: Delegate?
    do {
      let delegate = Delegate(log)
      field.delegate = delegate
      freed = delegate
    }
    #expect(freed == nil)
    #expect(field.delegate == nil)
    #expect(field.becomeFirstResponder())
  }
}
