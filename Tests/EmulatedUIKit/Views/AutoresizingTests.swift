import EmulatedUIKit
import Testing

@Suite("A view that follows its superview's size")
struct AutoresizingTests {
  private let outer: UIView
  private let inner: UIView

  init() {
    (outer, inner) = EmulatedDevice().run {
      (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
        UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
      )
    }
    outer.addSubview(inner)
  }

  @Test("stays as it is by default")
  func none() {
    outer.bounds.size = CGSize(width: 300, height: 300)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  nonisolated private static let frames: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 20, width: 160, height: 40)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 60, height: 40)),
    (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 60, height: 40)),
    (.flexibleHeight, CGRect(x: 10, y: 20, width: 60, height: 140)),
    (.flexibleTopMargin, CGRect(x: 10, y: 120, width: 60, height: 40)),
    (.flexibleBottomMargin, CGRect(x: 10, y: 20, width: 60, height: 40)),
    // 10 and 30 share 100.
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 35, y: 20, width: 60, height: 40)),
    // 20 and 40 share 100.
    ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 53, width: 60, height: 40)),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      CGRect(x: 20, y: 20, width: 120, height: 40)
    ),
  ]

  @Test("gives what is gained to its flexible parts, by their lengths", arguments: frames)
  func flexible(mask: UIView.AutoresizingMask, frame: CGRect) {
    inner.autoresizingMask = mask
    outer.frame = CGRect(x: 7, y: 7, width: 200, height: 200)
    let rounded = CGRect(
      x: inner.frame.minX.rounded(),
      y: inner.frame.minY.rounded(),
      width: inner.frame.width.rounded(),
      height: inner.frame.height.rounded()
    )
    #expect(rounded == frame)
    // Back where it was.
    outer.bounds.size = CGSize(width: 100, height: 100)
    #expect(inner.frame ≈ CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test("that fills a superview of no size fills it when it has one")
  func fromZero() {
    outer.bounds.size = .zero
    inner.frame = .zero
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.bounds.size = CGSize(width: 320, height: 480)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("does not where the superview leaves its subviews alone, or only moves")
  func off() {
    inner.autoresizingMask = .flexibleWidth
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 300
    #expect(inner.frame.width == 60)
    outer.autoresizesSubviews = true
    outer.bounds.origin.x = 50
    outer.center.x += 100
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test("passes the change on to what it holds")
  func nested() {
    let leaf = EmulatedDevice().run { UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)) }
    inner.addSubview(leaf)
    inner.autoresizingMask = .flexibleWidth
    leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.bounds.size.width = 200
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 160, height: 40))
  }

  @Test("has UIKit's bits")
  func bits() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("takes the size that suits it, from where it stands")
  func fits() {
    final class Label: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width / 2, height: 5)
      }
    }
    let label = EmulatedDevice().run { Label(frame: CGRect(x: 10, y: 20, width: 60, height: 40)) }
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 10, y: 20, width: 30, height: 5))
    inner.sizeToFit()
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }
}
