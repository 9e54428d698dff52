import EmulatedUIKit
import TestSupport
import Testing

@Suite("What assistive technologies see of views")
struct ViewAccessibilityTests {
  private let bench = Bench()

  private func add<View: UIView>(
    _ view: View,
    at x: CGFloat,
    _ y: CGFloat,
    to holder: UIView? = nil
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: 50, height: 20)
    (holder ?? bench.root.view).addSubview(view)
    return view
  }

  private func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private var lines: [String] { bench.device.accessibility.elements.map(\.description) }

  @Test("they are read from top to bottom and, in a row, from where the interface begins")
  func order() {
    bench.device.run {
      for (text, x, y) in [("d", 0, 40), ("b", 60, 0), ("a", 0, 0), ("c", 0, 20)] {
        _ = add(label(text), at: CGFloat(x), CGFloat(y))
      }
    }
    #expect(lines == ["a", "b", "c", "d"].map { #"text "\#($0)""# })
    bench.root.view.semanticContentAttribute = .forceRightToLeft
    #expect(lines == ["b", "a", "c", "d"].map { #"text "\#($0)""# })
  }

  @Test("each kind says what it is, and the app may say otherwise")
  func kinds() {
    bench.device.run {
      let button = add(UIButton(), at: 0, 0)
      button.setTitle("Go", for: .normal)
      button.isEnabled = false
      let field = add(UITextField(), at: 0, 20)
      field.text = "x"
      field.accessibilityLabel = "Name"
      let secret = add(UITextField(), at: 0, 40)
      secret.placeholder = "Word"
      secret.isSecureTextEntry = true
      secret.text = "xyz"
      let view = add(UIView(), at: 0, 60)
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Stars"
      view.accessibilityValue = "4"
      view.accessibilityHint = "Rates"
      view.accessibilityTraits = [.button, .selected]
      view.accessibilityIdentifier = "stars"
      _ = add(label("unseen"), at: 0, 0, to: view)
      _ = add(label(""), at: 0, 80)
      add(label("hidden"), at: 0, 80).isHidden = true
      add(label("clear"), at: 0, 80).alpha = 0
      add(label("mute"), at: 0, 80).isAccessibilityElement = false
      let group = add(UIView(), at: 0, 100)
      group.accessibilityElementsHidden = true
      _ = add(label("within"), at: 0, 0, to: group)
    }
    #expect(
      lines == [
        #"button "Go" (not enabled)"#, #"field "Name" = "x""#, #"secureField "Word" = "•••""#,
        #"button "Stars" = "4""#,
      ]
    )
    let last = bench.device.accessibility.elements.last
    #expect(last?.hint == "Rates" && last?.identifier == "stars")
    #expect(last?.traits == [.button, .selected])
  }

  @Test("a modal view hides its siblings alone, while it is to be seen", .report("AX-01"))
  func modal() {
    let (inner, outer, modal) = bench.device.run {
      let outer = add(UIView(), at: 0, 0)
      let inner = add(label("sibling"), at: 0, 0, to: outer)
      let modal = add(UIView(), at: 0, 20, to: outer)
      _ = add(label("modal"), at: 0, 0, to: modal)
      _ = add(label("beside"), at: 0, 40)
      return (inner, outer, modal)
    }
    #expect(lines == [#"text "sibling""#, #"text "modal""#, #"text "beside""#])
    modal.accessibilityViewIsModal = true
    #expect(lines == [#"text "modal""#, #"text "beside""#])
    modal.isHidden = true
    #expect(lines == [#"text "sibling""#, #"text "beside""#])
    modal.isHidden = false
    outer.accessibilityViewIsModal = true
    #expect(lines == [#"text "modal""#] && bench.device.accessibility.isModal)
    withExtendedLifetime(inner) {}
  }

  @Test("a view answers an activation itself, or is touched")
  func activation() throws {
    final class Star: UIView {
      var count = 0
      override func accessibilityActivate() -> Bool {
        count += 1
        return true
      }
      override func accessibilityPerformEscape() -> Bool {
        count += 10
        return true
      }
    }
    var touched = 0
    let star = bench.device.run {
      let star = add(Star(), at: 0, 0)
      star.isAccessibilityElement = true
      star.accessibilityLabel = "Star"
      let button = add(UIButton(), at: 0, 20)
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction { _ in touched += 1 }, for: .touchUpInside)
      return star
    }
    try bench.device.accessibility.activate("Star")
    try bench.device.accessibility.activate("Go")
    #expect(star.count == 1 && touched == 1)
    #expect(!bench.device.accessibility.performEscape())
    bench.device.accessibility.focus("Star")
    #expect(bench.device.accessibility.performEscape() && star.count == 11)
  }

  @Test("what the app announces is kept, with the words", .report("AX-03"))
  func announcements() {
    let device = bench.device
    device.run {
      let shown = add(label("Here"), at: 0, 0)
      _ = add(label("First"), at: 0, -20)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .layoutChanged, argument: shown)
    }
    #expect(
      device.accessibility.notices == [
        .init(notification: .announcement, words: "Saved"),
        .init(notification: .layoutChanged, words: "Here"),
      ]
    )
    #expect(device.accessibility.focusedElement?.label == "Here")
    #expect(!device.accessibility.focus("There"))
  }
}
