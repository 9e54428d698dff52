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
