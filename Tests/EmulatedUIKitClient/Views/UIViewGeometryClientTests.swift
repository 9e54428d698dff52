import EmulatedUIKit
import Testing

@Suite("Code that places UIViews")
struct UIViewGeometryClientTests {
  @Test("reads and sets every measure")
  func measures() {
    let stage = Stage()
    stage.play {
      let view = Box(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.addSubview(inner)
      stage.root.view.addSubview(view)
      view.center = CGPoint(x: 50, y: 60)
      view.bounds = CGRect(x: 5, y: 5, width: 30, height: 40)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
      #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
      #expect(inner.convert(CGPoint.zero, to: stage.root.view) == CGPoint(x: 31, y: 37))
      #expect(inner.convert(CGPoint(x: 31, y: 37), from: stage.root.view) == .zero)
      #expect(
        inner.convert(inner.bounds, to: view) == CGRect(x: 1, y: 2, width: 3, height: 4)
      )
      #expect(inner.convert(inner.frame, from: view).origin == .zero)
      #expect(view.hitTest(CGPoint(x: 6, y: 6), with: nil) === view)
      #expect(view.point(inside: CGPoint(x: 6, y: 6), with: nil))
      view.isUserInteractionEnabled = false
      #expect(view.hitTest(CGPoint(x: 6, y: 6), with: nil) == nil)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame.size == CGSize(width: 60, height: 80))
      view.transform = .identity
      view.transform3D = CATransform3DIdentity
      #expect(view.transform == CGAffineTransform.identity)
      #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 7, height: 8))
      view.sizeToFit()
      #expect(view.bounds.size == CGSize(width: 7, height: 8))
    }
  }

  /// Overrides every measure.
  private final class Box: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue }
    }
    override var bounds: CGRect {
      get { super.bounds }
      set { super.bounds = newValue }
    }
    override var center: CGPoint {
      get { super.center }
      set { super.center = newValue }
    }
    override var transform: CGAffineTransform {
      get { super.transform }
      set { super.transform = newValue }
    }
    override var transform3D: CATransform3D {
      get { super.transform3D }
      set { super.transform3D = newValue }
    }
    override var autoresizingMask: UIView.AutoresizingMask {
      get { super.autoresizingMask }
      set { super.autoresizingMask = newValue }
    }
    override var isUserInteractionEnabled: Bool {
      get { super.isUserInteractionEnabled }
      set { super.isUserInteractionEnabled = newValue }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    override func sizeToFit() { super.sizeToFit() }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      super.convert(point, to: view)
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      super.convert(point, from: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      super.convert(rect, to: view)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      super.convert(rect, from: view)
    }
  }
}
