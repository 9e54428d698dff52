import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Layers")
struct CALayerTests {
  @Test("a view makes its layer when it is asked for, and keeps it")
  func lazy() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.rare == nil)
    let layer = view.layer
    #expect(view.layer === layer)
    weak var gone: CALayer?
    do {
      let other = UIView()
      gone = other.layer
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("view and layer are one in geometry")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(layer.frame == view.frame)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.position = CGPoint(x: 7, y: 8)
    #expect(view.center == CGPoint(x: 7, y: 8))
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.frame == view.frame)
    layer.transform = CATransform3DMakeScale(1.3, 1.3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
    layer.setAffineTransform(.identity)
    #expect(view.transform.isIdentity)
  }

  @Test("view and layer are one in appearance")
  func appearance() {
    let view = UIView()
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("a change of a view's layer is animated as the view's")
  func animation() {
    let device = EmulatedDevice()
    defer { withExtendedLifetime(device) {} }
    let view = device.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    device.window.addSubview(view)
    device.run { UIView.animate(withDuration: 1) { view.layer.opacity = 0 } }
    device.advance(by: 0.5)
    #expect(abs(view.presentationValues.alpha - 0.5) < 1e-9)
  }

  @Test("a layer of no view has values of its own")
  func alone() {
    let layer = CALayer()
    #expect(layer.opacity == 1)
    #expect(layer.bounds == .zero)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowColor == UIColor.black.cgColor)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == UIColor.black.cgColor)
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    layer.backgroundColor = UIColor.red.cgColor
    layer.opacity = 0.5
    layer.isHidden = true
    layer.masksToBounds = true
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.opacity == 0.5)
    #expect(layer.isHidden)
    #expect(layer.masksToBounds)
  }

  @Test("layers are put into others in their order")
  func order() {
    let view = UIView()
    let (a, b, c) = (CALayer(), CALayer(), CAGradientLayer())
    #expect(view.layer.sublayers == nil)
    view.layer.addSublayer(a)
    view.layer.addSublayer(b)
    view.layer.insertSublayer(c, at: 0)
    #expect(view.layer.sublayers == [c, a, b])
    #expect(c.superlayer === view.layer)
    view.layer.insertSublayer(c, at: 9)
    #expect(view.layer.sublayers == [a, b, c])
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil)
    #expect(view.layer.sublayers == [b, c])
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.layer.superlayer === view.layer)
  }

  @Test("a gradient goes from top to bottom unless told otherwise")
  func gradient() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
  }

  @Test("colours and outlines are compared by what they are")
  func values() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.cgColor.alpha == 0.4)
    #expect(color.cgColor.numberOfComponents == 4)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color.cgColor != UIColor.black.cgColor)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = CGPath(rect: rect, transform: nil)
    #expect(path.boundingBox == rect)
    #expect(path != CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil))
    var scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPath(rect: rect, transform: &scale).boundingBox == rect.applying(scale))
  }
}
