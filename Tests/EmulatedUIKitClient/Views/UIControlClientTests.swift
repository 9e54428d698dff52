import EmulatedUIKit
import Testing

@Suite("Code that uses UIControl and UIAction")
struct UIControlClientTests {
  @Test("runs actions for events")
  func actions() {
    let stage = Stage()
    var calls: [String] = []
    stage.play {
      let primary = UIAction(title: "Primary") { action in
        calls.append("primary \(action.title)")
      }
      let button = Button(frame: .zero, primaryAction: primary)
      let named = UIAction(title: "Named", identifier: UIAction.Identifier("named")) { action in
        calls.append("named from button \(action.sender as? UIControl === button)")
      }
      let plain = UIAction { _ in calls.append("plain") }
      button.addAction(named, for: .touchUpInside)
      button.addAction(plain, for: [.valueChanged, .touchUpInside])
      #expect(button.allControlEvents.contains(.valueChanged))
      button.sendActions(for: .touchUpInside)
      #expect(calls == ["named from button true", "plain"])
      #expect(named.identifier == UIAction.Identifier("named"))
      named.title = "Other"
      named.attributes = .destructive
      named.state = .on
      #expect(named.attributes == UIMenuElement.Attributes.destructive)
      #expect(named.state == UIMenuElement.State.on)
      button.removeAction(plain, for: .touchUpInside)
      button.removeAction(identifiedBy: named.identifier, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.sendAction(plain)
      #expect(calls == ["named from button true", "plain", "plain"])
      button.isEnabled = false
      #expect(!button.isEnabled)
    }
  }

  /// Overrides every member.
  private final class Button: UIControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isEnabled: Bool {
      get { super.isEnabled }
      set { super.isEnabled = newValue }
    }
    override var allControlEvents: UIControl.Event { super.allControlEvents }
    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      super.addAction(action, for: controlEvents)
    }
    override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      super.removeAction(action, for: controlEvents)
    }
    override func removeAction(
      identifiedBy actionIdentifier: UIAction.Identifier,
      for controlEvents: UIControl.Event
    ) {
      super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
    override func sendActions(for controlEvents: UIControl.Event) {
      super.sendActions(for: controlEvents)
    }
  }
}
