import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Buttons, labels and what scrolls")
struct UIButtonTests {
  @Test("a button's words and colours go by its state")
  func states() {
    let button = UIButton(type: .custom)
    #expect(button.buttonType == .custom)
    #expect(button.currentTitle == nil)
    #expect(button.currentTitleColor == .white)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    #expect(button.title(for: .selected) == "Go")
    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.titleLabel?.text == "Go")
    #expect(button.titleLabel?.textColor == .red)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == .blue)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Wait")
    #expect(button.currentTitle == "Wait")
    button.isEnabled = true
    button.isSelected = true
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test("a button of the system's kind has the tint's colour")
  func system() {
    let button = UIButton(type: .system)
    button.tintColor = .green
    #expect(button.buttonType == .system)
    #expect(button.currentTitleColor == .green)
  }

  @Test("the whole button takes the touch, not its label")
  func touch() {
    let device = EmulatedDevice()
    let button = device.run { UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44)) }
    button.setTitle("Go", for: .normal)
    device.window.addSubview(button)
    var touches = 0
    button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
    device.settle()
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(device.touch(at: CGPoint(x: 60, y: 32)))
    #expect(touches == 1)
    #expect(button.sizeThatFits(.zero).width == button.titleLabel?.sizeThatFits(.zero).width)
  }

  @Test("a touch is what a button is for, and an action of the code's alone is not")
  func primaryAction() {
    let device = EmulatedDevice()
    var calls: [String] = []
    let primary = UIAction { _ in calls.append("primary") }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    let button = device.run { UIButton(frame: frame, primaryAction: primary) }
    button.addAction(UIAction { _ in calls.append("touch") }, for: .touchUpInside)
    device.window.addSubview(button)
    #expect(device.touch(at: CGPoint(x: 50, y: 20)))
    #expect(calls == ["touch", "primary"])
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["touch", "primary", "touch"])
  }

  @Test("a label says how large it is, by an estimate")
  func label() {
    let label = UILabel(frame: .zero)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = "Ten letter"
    label.font = UIFont.boldSystemFont(ofSize: 10)
    #expect(label.sizeThatFits(.zero) == CGSize(width: 50, height: 12))
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 24))
    label.text = "a\nb\nc"
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height == 36)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height == 24)
    label.font = nil
    label.textColor = nil
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .black)
  }

  @Test("before 9 a label's text stands left", arguments: [("8.4", false), ("9.0", true)])
  func alignment(_ system: String, _ isNatural: Bool) {
    let device = EmulatedDevice(systemVersion: system)
    let label = device.run { UILabel(frame: .zero) }
    #expect(label.textAlignment == (isNatural ? .natural : .left))
    withExtendedLifetime(device) {}
  }

  @Test("letters are compared by size and weight")
  func fonts() {
    #expect(UIFont.systemFont(ofSize: 3) == UIFont.systemFont(ofSize: 3))
    #expect(UIFont.systemFont(ofSize: 3) != UIFont.boldSystemFont(ofSize: 3))
    #expect(UIFont.boldSystemFont(ofSize: 3).withSize(5) == UIFont.boldSystemFont(ofSize: 5))
    #expect(UIFont.systemFont(ofSize: 10).lineHeight == 12)
    #expect(UIFont.systemFont(ofSize: 3).hash == UIFont.systemFont(ofSize: 3).hash)
  }

  @Test("scrolling goes as far as needed")
  func scrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    #expect(view.clipsToBounds)
    #expect(view.isScrollEnabled)
    view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == .zero)
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 60))
    #expect(view.bounds.origin == CGPoint(x: 0, y: 60))
    view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    view.scrollRectToVisible(CGRect(x: 0, y: 280, width: 10, height: 500), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 200))
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(view.contentOffset == CGPoint(x: 0, y: 5))
  }

  @Test("what is scrolled away takes no touch")
  func scrolledAway() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 150, width: 100, height: 40))
    view.addSubview(button)
    #expect(view.hitTest(CGPoint(x: 50, y: 170), with: nil) == nil)
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(view.hitTest(CGPoint(x: 50, y: 170), with: nil) === button)
  }
}
