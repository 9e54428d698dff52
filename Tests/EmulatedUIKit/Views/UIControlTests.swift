import EmulatedUIKit
import Testing

@Suite("A control's actions")
struct UIControlTests {
  private let control = EmulatedDevice().run { UIControl() }
  private let log = Log()

  private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.write(name) }
  }

  @Test("have UIKit's event bits")
  func bits() {
    let events: [UIControl.Event] = [
      .touchUpInside, .valueChanged, .editingDidBegin, .editingChanged, .editingDidEnd,
      .editingDidEndOnExit,
    ]
    #expect(events.map(\.rawValue) == [0x40, 0x1000, 0x10000, 0x20000, 0x40000, 0x80000])
    for event in events.dropFirst(2) { #expect(UIControl.Event.allEditingEvents.contains(event)) }
    #expect(!UIControl.Event.allEditingEvents.contains(.valueChanged))
  }

  @Test("run for their events alone, in the order added")
  func events() {
    control.addAction(action("a"), for: .touchUpInside)
    control.addAction(action("b"), for: [.valueChanged, .editingChanged])
    control.addAction(action("c"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["a", "c"])
    log.clear()
    control.sendActions(for: .editingChanged)
    #expect(log.lines == ["b"])
    log.clear()
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(log.lines == ["b"])
  }

  @Test("have UIKit's bits for every event and state")
  func allBits() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    let bits: [UInt] = (0..<9).map { 1 << $0 }
    #expect(touches.map(\.rawValue) == bits)
    #expect(touches.allSatisfy { UIControl.Event.allTouchEvents.contains($0) })
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
  }

  @Test("stand beside a state made of what the control is")
  func state() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test("can be given with the control, and sent alone")
  func primary() {
    let control = EmulatedDevice().run {
      UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action("primary"))
    }
    #expect(control.frame.width == 3)
    #expect(control.allControlEvents == .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    control.sendAction(action("alone"))
    #expect(log.lines == ["primary", "alone"])
  }

  @Test("go by their identifier")
  func byIdentifier() {
    control.addAction(action("a", "id"), for: [.valueChanged, .touchUpInside])
    control.addAction(action("b", "id"), for: .valueChanged)
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(log.lines == ["a", "b"])
    control.removeAction(identifiedBy: UIAction.Identifier("id"), for: .valueChanged)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test("carry what a menu would show")
  func menu() {
    let plain = UIAction { _ in }
    #expect(plain.title.isEmpty)
    #expect(plain.attributes == [])
    #expect(plain.state == .off)
    #expect(plain.discoverabilityTitle == nil)
    let action = UIAction(
      title: "Delete",
      discoverabilityTitle: "Delete it",
      attributes: [.destructive, .disabled],
      state: .on
    ) { _ in }
    #expect(action.title == "Delete")
    #expect(action.discoverabilityTitle == "Delete it")
    #expect(action.attributes.rawValue == 3)
    #expect(action.state == .on)
    #expect(action.identifier != plain.identifier)
  }

  @Test("replace one of the same identifier")
  func replacement() {
    control.addAction(action("old", "id"), for: .valueChanged)
    control.addAction(action("other", "other"), for: .valueChanged)
    control.addAction(action("new", "id"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["other", "new"])
  }

  @Test("stop for the events they are removed for, and for no others")
  func removal() {
    let removed = action("removed")
    control.addAction(removed, for: [.editingChanged, .editingDidEnd])
    control.addAction(action("stays"), for: .editingChanged)
    control.removeAction(removed, for: .editingChanged)
    control.sendActions(for: .editingChanged)
    #expect(log.lines == ["stays"])
    control.sendActions(for: .editingDidEnd)
    #expect(log.lines == ["stays", "removed"])
    control.removeAction(removed, for: .editingDidEnd)
    control.sendActions(for: .editingDidEnd)
    #expect(log.lines == ["stays", "removed"])
  }

  @Test("know the control that sent them while they run")
  func sender() {
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
    // The action holds this variable, and the control the action.
    sender = nil
  }

  @Test("do not keep the control alive")
  func lifetime() {
    let action = action("a")
    weak var freed: UIControl?
    do {
      let control = EmulatedDevice().run { UIControl() }
      control.addAction(action, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      freed = control
    }
    #expect(freed == nil)
    #expect(log.lines == ["a"])
  }
}
