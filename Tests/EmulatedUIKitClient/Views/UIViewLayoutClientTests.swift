import EmulatedUIKit
import Testing

@Suite("Code that lays out and draws UIViews")
struct UIViewLayoutClientTests {
  @Test("lays out when asked, at once or with the turn")
  func layout() {
    let stage = Stage()
    let card = stage.play {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.view.addSubview(card)
      card.setNeedsLayout()
      card.layoutIfNeeded()
      return card
    }
    #expect(card.calls.contains("layout"))
    card.calls = []
    stage.play {
      card.setNeedsDisplay()
      card.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(card.calls.contains("draw"))
  }

  @Test("sets how a view looks")
  func looks() {
    let stage = Stage()
    stage.play {
      let card = Card()
      card.clipsToBounds = true
      card.backgroundColor = .red
      card.alpha = 0.5
      card.isOpaque = false
      card.isHidden = true
      card.contentMode = .scaleAspectFit
      #expect(card.clipsToBounds)
      #expect(card.backgroundColor == .red)
      #expect(card.alpha == 0.5)
      #expect(!card.isOpaque)
      #expect(card.isHidden)
      #expect(card.contentMode == UIView.ContentMode.scaleAspectFit)
      card.tintColor = .green
      card.tintAdjustmentMode = .dimmed
      #expect(card.tintAdjustmentMode == UIView.TintAdjustmentMode.dimmed)
      #expect(card.tintColor != .green)
      card.tintAdjustmentMode = .automatic
      #expect(card.tintColor == .green)
      card.tintColor = nil
      #expect(card.calls.filter { $0 == "tint" }.count == 4)
    }
  }

  /// Overrides every member of layout, drawing and tint.
  private final class Card: UIView {
    var calls: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      calls.append("draw")
    }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override var clipsToBounds: Bool {
      get { super.clipsToBounds }
      set { super.clipsToBounds = newValue }
    }
    override var backgroundColor: UIColor? {
      get { super.backgroundColor }
      set { super.backgroundColor = newValue }
    }
    override var alpha: CGFloat {
      get { super.alpha }
      set { super.alpha = newValue }
    }
    override var isOpaque: Bool {
      get { super.isOpaque }
      set { super.isOpaque = newValue }
    }
    override var isHidden: Bool {
      get { super.isHidden }
      set { super.isHidden = newValue }
    }
    override var contentMode: UIView.ContentMode {
      get { super.contentMode }
      set { super.contentMode = newValue }
    }
    override var tintColor: UIColor! {
      get { super.tintColor }
      set { super.tintColor = newValue }
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
      get { super.tintAdjustmentMode }
      set { super.tintAdjustmentMode = newValue }
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      calls.append("tint")
    }
  }
}
