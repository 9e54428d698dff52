import EmulatedUIKit
import Testing

@Suite("A view's geometry")
struct UIViewGeometryTests {
  private let device = EmulatedDevice()

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    device.run { UIView(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  @Test("frame, bounds and center hold together")
  func frame() {
    let view = view(10, 20, 100, 50)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center.x += 5
    #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 50))
    view.bounds.size.width = 80
    #expect(view.frame == CGRect(x: 25, y: 20, width: 80, height: 50))
    view.bounds.origin = CGPoint(x: 0, y: 7)
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.bounds == CGRect(x: 0, y: 7, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
  }

  @Test("points convert between views, to and from the window")
  func convert() {
    let (outer, inner, other) = (view(10, 20, 200, 200), view(5, 5, 50, 50), view(100, 0, 9, 9))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    device.window.addSubview(other)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(point, to: other) == CGPoint(x: -84, y: 27))
    #expect(other.convert(point, from: inner) == CGPoint(x: -84, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: nil) == point)
  }

  @Test("points convert through scrolled bounds")
  func convertScrolled() {
    let (outer, inner) = (view(10, 20, 200, 200), view(0, 50, 50, 50))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin.y = 30
    #expect(inner.convert(.zero, to: nil) == CGPoint(x: 10, y: 40))
    #expect(inner.convert(.zero, to: outer) == CGPoint(x: 0, y: 50))
  }
}

@Suite("Hit-testing")
struct HitTestingTests {
  private let device = EmulatedDevice()
  private let back: UIView
  private let front: UIView
  private let inner: UIView

  init() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (back, front, inner) = device.run {
      (
        UIView(frame: frame), UIView(frame: frame.offsetBy(dx: 50, dy: 0)),
        UIView(frame: CGRect(x: 25, y: 25, width: 100, height: 50))
      )
    }
    device.window.addSubview(back)
    device.window.addSubview(front)
    front.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    device.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("finds the frontmost and deepest view under the finger")
  func frontmost() {
    #expect(hit(10, 10) === back)
    #expect(hit(60, 10) === front)
    #expect(hit(80, 30) === inner)
    #expect(hit(10, 300) === device.window)
    #expect(hit(-1, 10) == nil)
  }

  @Test("does not reach what sticks out of its superview")
  func clipped() {
    // The inner view reaches to 175, its superview to 150.
    #expect(inner.convert(CGPoint(x: 99, y: 1), to: nil) == CGPoint(x: 174, y: 26))
    #expect(hit(149, 30) === inner)
    #expect(hit(160, 30) === device.window)
  }

  @Test(
    "passes through views that are hidden, transparent or take no touches",
    arguments: [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ] as [@MainActor @Sendable (UIView) -> Void]
  )
  func transparent(change: @MainActor @Sendable (UIView) -> Void) {
    change(front)
    #expect(hit(60, 10) === back)
    #expect(hit(80, 30) === back)
    #expect(hit(140, 30) === device.window)
  }

  @Test("follows scrolled bounds")
  func scrolled() {
    #expect(hit(80, 90) === front)
    front.bounds.origin.y = -50
    #expect(hit(80, 90) === inner)
    #expect(hit(80, 30) === front)
  }

  @Test("believes a view about what is inside it")
  func ownInside() {
    final class Hole: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 50 }
    }
    let hole = device.run { Hole(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    device.window.addSubview(hole)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 10) === hole)
  }
}
