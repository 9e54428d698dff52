import EmulatedUIKit
import TestSupport
import Testing

@Suite("A transformed view")
struct UIViewTransformTests {
  private let device = EmulatedDevice()

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    device.run { UIView(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  @Test("keeps bounds and center; its frame is the smallest around it")
  func frame() {
    let view = view(10, 20, 100, 50)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame ≈ CGRect(x: 35, y: -5, width: 50, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -40, y: 32.5, width: 200, height: 25))
    view.transform = CGAffineTransform(translationX: 5, y: 5)
    // The layer's position stays; what it shows moves.
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("whose frame is set gets the size that its transform makes it of", .rule("G16"))
  func setFrame() {
    let dialog = view(0, 0, 480, 320)
    dialog.transform = CGAffineTransform(rotationAngle: .pi * 3 / 2)
    #expect(dialog.frame ≈ CGRect(x: 80, y: -80, width: 320, height: 480))
    dialog.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(dialog.bounds ≈ CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(dialog.center == CGPoint(x: 160, y: 240))
    #expect(dialog.frame ≈ CGRect(x: 0, y: 0, width: 320, height: 480))
    dialog.transform = CGAffineTransform(scaleX: 2, y: 4)
    dialog.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(dialog.bounds.size == CGSize(width: 10, height: 5))
    #expect(dialog.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("whose center or bounds are set stays transformed")
  func setCenter() {
    let view = view(0, 0, 10, 10)
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 35, y: 35, width: 30, height: 30))
    view.bounds.size.width = 20
    #expect(view.frame == CGRect(x: 20, y: 35, width: 60, height: 30))
  }

  @Test("has in space what it has in the plane, and the other way round")
  func space() {
    let view = view(0, 0, 10, 10)
    #expect(CATransform3DIsIdentity(view.transform3D))
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(view.transform3D.m41 == 3)
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    let tilted = CATransform3DMakeRotation(1, 0, 1, 0)
    view.transform3D = tilted
    #expect(CATransform3DEqualToTransform(view.transform3D, tilted))
    #expect(view.transform.a ≈ cos(1))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
  }

  @Test("converts points and rectangles through every turn on the way")
  func convert() {
    let (outer, inner, other) = (view(100, 100, 100, 50), view(10, 5, 20, 10), view(0, 0, 9, 9))
    device.window.addSubview(outer)
    device.window.addSubview(other)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The outer view's corner (0, 0) goes to its top right, at center (150, 125).
    #expect(outer.convert(CGPoint.zero, to: nil) ≈ CGPoint(x: 175, y: 75))
    #expect(inner.convert(CGPoint.zero, to: nil) ≈ CGPoint(x: 170, y: 85))
    #expect(inner.convert(CGPoint(x: 170, y: 85), from: nil) ≈ .zero)
    #expect(inner.convert(inner.bounds, to: nil) ≈ CGRect(x: 160, y: 85, width: 10, height: 20))
    #expect(inner.convert(inner.bounds, to: outer) ≈ CGRect(x: 10, y: 5, width: 20, height: 10))
    let there = CGRect(x: 160, y: 85, width: 10, height: 20)
    #expect(inner.convert(there, from: other) ≈ inner.bounds)
    #expect(inner.convert(there, from: nil) ≈ inner.bounds)
    other.transform = CGAffineTransform(scaleX: 3, y: 3)
    let point = CGPoint(x: 4, y: 2)
    #expect(other.convert(inner.convert(point, to: other), to: inner) ≈ point)
  }

  @Test("takes touches where it is seen")
  func hit() {
    let (outer, inner) = (view(100, 100, 100, 50), view(0, 0, 10, 50))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      device.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    #expect(hit(105, 125) === device.window)
    #expect(hit(150, 170) === outer)
    // Its left edge is at the top.
    #expect(hit(150, 80) === inner)
    outer.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(151, 126) === device.window)
  }

  @Test("windows convert to each other and to the screen")
  func windows() {
    let left = device.window
    let right = device.run { UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100)) }
    let point = CGPoint(x: 110, y: 70)
    #expect(left.convert(point, to: right) == CGPoint(x: 10, y: 20))
    #expect(right.convert(point, from: left) == CGPoint(x: 10, y: 20))
    #expect(right.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 100, y: 50))
    #expect(right.convert(point, from: nil as UIWindow?) == CGPoint(x: 10, y: 20))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(right.convert(rect, to: left) == rect.offsetBy(dx: 100, dy: 50))
    #expect(left.convert(rect, from: right) == rect.offsetBy(dx: 100, dy: 50))
    let inner = view(5, 5, 1, 1)
    right.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: left) == CGPoint(x: 105, y: 55))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 5))
  }
}
