import EmulatedUIKit
import Testing

@Suite("A dimmed tint")
struct UIViewDimmingTests {
  private let log = Log()
  private let top: LoggingView
  private let middle: LoggingView
  private let leaf: LoggingView

  init() {
    let log = log
    (top, middle, leaf) = EmulatedDevice().run {
      (LoggingView("top", log), LoggingView("middle", log), LoggingView("leaf", log))
    }
    top.addSubview(middle)
    middle.addSubview(leaf)
    log.clear()
  }

  private func white(_ view: UIView) -> CGFloat? {
    var white: CGFloat = 0
    return view.tintColor.getWhite(&white, alpha: nil) ? white : nil
  }

  @Test("is grey for all that inherit it, and told to each once")
  func inherited() {
    top.tintColor = .red
    log.clear()
    top.tintAdjustmentMode = .dimmed
    #expect(
      log.text == "top tintColorDidChange\nmiddle tintColorDidChange\nleaf tintColorDidChange"
    )
    #expect(white(leaf).map { $0 ≈ 0.299 } == true)
    #expect(leaf.tintAdjustmentMode == .dimmed)
    log.clear()
    top.tintAdjustmentMode = .dimmed
    #expect(log.lines.isEmpty)
    top.tintAdjustmentMode = .automatic
    #expect(log.lines.count == 3)
    #expect(leaf.tintColor == .red)
    #expect(top.tintAdjustmentMode == .normal)
  }

  @Test("is grey also where a view has a colour of its own")
  func ownColour() {
    middle.tintColor = .white
    log.clear()
    top.tintAdjustmentMode = .dimmed
    #expect(log.lines.count == 3)
    #expect(white(middle).map { $0 ≈ 1 } == true)
    middle.tintColor = .green
    #expect(white(leaf).map { $0 ≈ 0.587 } == true)
  }

  @Test("ends at a view that says it is normal")
  func normal() {
    middle.tintAdjustmentMode = .normal
    // It was normal before: no colour changed.
    #expect(log.lines.isEmpty)
    top.tintAdjustmentMode = .dimmed
    #expect(log.text == "top tintColorDidChange")
    #expect(leaf.tintColor == .systemBlue)
    #expect(leaf.tintAdjustmentMode == .normal)
    #expect(white(top) != nil)
  }
}

@Suite("Colours")
struct UIColorTests {
  @Test("are made of a hue as of red, green and blue")
  func hue() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == .cyan)
    #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    var green: CGFloat = 0
    UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)
      .getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect(green ≈ 0.5)
  }

  @Test("change their opacity alone")
  func opacity() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])
    #expect(UIColor.clear == UIColor.black.withAlphaComponent(0))
  }

  @Test("say their lightness only where they are grey")
  func lightness() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    let isGrey = UIColor.red.getWhite(&white, alpha: &alpha)
    #expect(!isGrey)
    #expect(white == 9)
    let isWhite = UIColor.white.getWhite(&white, alpha: &alpha)
    #expect(isWhite)
    #expect([white, alpha] == [1, 1])
  }
}

@Suite("What a view holds")
struct UIViewValueTests {
  private let view = EmulatedDevice().run { UIView() }

  @Test("has UIKit's defaults, and keeps what is set")
  func values() {
    #expect(view.backgroundColor == nil)
    #expect(view.isOpaque)
    #expect(!view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.autoresizingMask == [])
    #expect(view.autoresizesSubviews)
    #expect(view.motionEffects.isEmpty)
    view.backgroundColor = .red
    view.isOpaque = false
    view.clipsToBounds = true
    view.contentMode = .center
    #expect(view.backgroundColor == .red)
    #expect(!view.isOpaque)
    #expect(view.clipsToBounds)
    #expect(view.contentMode == .center)
    view.backgroundColor = nil
    view.isOpaque = true
    #expect(view.backgroundColor == nil)
    #expect(view.isOpaque)
  }

  @Test("takes motion effects in the order added")
  func motion() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    #expect(effect.keyPath == "center.x")
    #expect(effect.type == .tiltAlongHorizontalAxis)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(group)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [group, effect])
    view.removeMotionEffect(group)
    #expect(view.motionEffects == [effect])
  }
}
