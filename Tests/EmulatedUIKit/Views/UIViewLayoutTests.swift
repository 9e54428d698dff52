import EmulatedUIKit
import Testing

/// A view that writes when it is laid out and drawn, and can act meanwhile.
private final class WorkingView: UIView {
  var name = ""
  var log: Log?
  var onLayout: (() -> Void)?
  var onDraw: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.write("\(name) layout")
    onLayout?()
  }

  override func draw(_ rect: CGRect) {
    let part = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }
    log?.write("\(name) draw \(part.joined(separator: " "))")
    onDraw?()
  }
}

@Suite("Layout and drawing")
struct UIViewLayoutTests {
  private let device = EmulatedDevice()
  private let log = Log()
  private let outer: WorkingView
  private let inner: WorkingView

  init() {
    (outer, inner) = device.run {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      return (WorkingView(frame: frame), WorkingView(frame: frame.insetBy(dx: 10, dy: 10)))
    }
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.name = name
      view.log = log
    }
    device.settle()
  }

  /// Puts both views on screen and forgets what that did.
  private func show() {
    outer.addSubview(inner)
    device.window.addSubview(outer)
    device.settle()
    log.clear()
  }

  @Test("happen at the end of the turn in which a view came on screen, from the top down")
  func first() {
    outer.addSubview(inner)
    device.window.addSubview(outer)
    #expect(log.lines.isEmpty)
    device.turn()
    #expect(
      log.text == """
        outer layout
        inner layout
        outer draw 0 0 100 100
        inner draw 0 0 80 80
        """
    )
    #expect(device.clock.isIdle)
    device.settle()
    #expect(log.lines.count == 4)
  }

  @Test("happen once a turn, however often they are asked for")
  func once() {
    show()
    device.clock.nextTurn { [self] in
      inner.setNeedsLayout()
      inner.setNeedsLayout()
      inner.setNeedsDisplay()
      inner.setNeedsDisplay()
      log.write("asked")
    }
    device.clock.nextTurn { [self] in
      inner.setNeedsLayout()
      log.write("asked again")
    }
    device.turn()
    #expect(log.text == "asked\nasked again\ninner layout\ninner draw 0 0 80 80")
    device.turn()
    #expect(log.lines.count == 4)
  }

  @Test("come before time moves on")
  func beforeTime() {
    show()
    device.clock.schedule(after: 1) { [self] in inner.setNeedsLayout() }
    device.clock.schedule(after: 1) { [self] in log.write("same moment") }
    device.clock.schedule(after: 2) { [self] in log.write("later") }
    device.settle()
    #expect(log.text == "same moment\ninner layout\nlater")
  }

  @Test("are owed to a view that changed its size, its subviews or their order of holding")
  func causes() {
    show()
    func layouts(after change: () -> Void) -> [String] {
      log.clear()
      change()
      device.settle()
      return log.lines
    }
    #expect(layouts { outer.bounds.size.width = 90 } == ["outer layout"])
    #expect(layouts { outer.frame.size.height = 90 } == ["outer layout"])
    #expect(layouts { outer.addSubview(device.run { UIView() }) } == ["outer layout"])
    #expect(layouts { outer.subviews.last?.removeFromSuperview() } == ["outer layout"])
    #expect(layouts { outer.center.x += 1 }.isEmpty)
    #expect(layouts { outer.bounds.origin.y += 1 }.isEmpty)
    #expect(layouts { outer.transform = CGAffineTransform(scaleX: 2, y: 2) }.isEmpty)
    #expect(layouts { outer.alpha = 0.5 }.isEmpty)
  }

  @Test("wait outside a window until they are asked for at once")
  func outside() {
    outer.addSubview(inner)
    device.settle()
    #expect(log.lines.isEmpty)
    #expect(device.clock.isIdle)
    outer.layoutIfNeeded()
    #expect(log.text == "outer layout\ninner layout")
    outer.layoutIfNeeded()
    #expect(log.lines.count == 2)
  }

  @Test("asked for at once begin at the highest view above that is owed one")
  func ifNeeded() {
    show()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.text == "outer layout\ninner layout")
    device.settle()
    #expect(log.lines.count == 2)
    // One above that is not owed any stays out of it.
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.lines.last == "inner layout")
    #expect(log.lines.count == 3)
  }

  @Test("of a view that changes another one lay that out in the same turn")
  func chain() {
    show()
    outer.onLayout = { [inner] in inner.bounds.size.width += 1 }
    outer.setNeedsLayout()
    device.turn()
    #expect(log.text == "outer layout\ninner layout")
    outer.onLayout = nil
  }

  @Test("of views that ask again and again come to an end")
  func endless() {
    show()
    inner.onLayout = { [unowned inner] in inner.setNeedsLayout() }
    inner.onDraw = { [unowned inner] in inner.setNeedsDisplay() }
    inner.setNeedsLayout()
    inner.setNeedsDisplay()
    device.settle()
    #expect(device.clock.isIdle)
    inner.onLayout = nil
    inner.onDraw = nil
    log.clear()
    inner.setNeedsLayout()
    inner.setNeedsDisplay()
    device.settle()
    #expect(log.text == "inner layout\ninner draw 0 0 80 80")
  }

  @Test("draw only the part that was asked for")
  func part() {
    show()
    inner.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.setNeedsDisplay(CGRect(x: 20, y: 20, width: 10, height: 10))
    device.settle()
    inner.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.setNeedsDisplay()
    inner.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    device.settle()
    inner.setNeedsDisplay(CGRect(x: 70, y: 70, width: 100, height: 100))
    device.settle()
    #expect(
      log.text == """
        inner draw 0 0 30 30
        inner draw 0 0 80 80
        inner draw 70 70 10 10
        """
    )
  }

  @Test("draw a view whose size changed only if its content mode says so")
  func redraw() {
    show()
    inner.bounds.size = CGSize(width: 50, height: 50)
    device.settle()
    #expect(log.text == "inner layout")
    inner.contentMode = .redraw
    inner.bounds.size = CGSize(width: 60, height: 60)
    device.settle()
    #expect(log.lines.last == "inner draw 0 0 60 60")
  }

  @Test("draw a view of no size once it has one")
  func noSize() {
    inner.frame = .zero
    show()
    inner.setNeedsDisplay()
    device.settle()
    #expect(log.lines.isEmpty)
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    device.settle()
    #expect(log.text == "inner layout\ninner draw 0 0 5 5")
  }

  @Test("draw nothing in a hidden window until it is shown")
  func hiddenWindow() {
    let window = device.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    window.addSubview(inner)
    device.settle()
    #expect(log.text == "inner layout")
    inner.setNeedsDisplay()
    device.settle()
    window.isHidden = false
    device.settle()
    #expect(log.text == "inner layout\ninner draw 0 0 80 80")
  }

  @Test("of a controller's view stand between the controller's two calls")
  func controller() {
    final class Controller: UIViewController {
      var log: Log?
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log?.write("will")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log?.write("did")
      }
    }
    let controller = device.run { Controller() }
    controller.log = log
    controller.view = outer
    device.window.rootViewController = controller
    device.settle()
    #expect(log.lines == ["will", "outer layout", "did", "outer draw 0 0 320 480"])
    log.clear()
    outer.addSubview(inner)
    device.settle()
    #expect(log.lines.prefix(4) == ["will", "outer layout", "did", "inner layout"])
  }

  @Test("cost nothing while nothing asks")
  func idle() {
    show()
    inner.center.x += 1
    #expect(device.clock.isIdle)
    inner.setNeedsLayout()
    #expect(!device.clock.isIdle)
    device.advance(by: 0)
    #expect(device.clock.isIdle)
  }
}

@Suite("The order of subviews")
struct SubviewOrderTests {
  private let parent: UIView
  private let views: [UIView]

  init() {
    (parent, views) = EmulatedDevice().run { (UIView(), (0..<4).map { _ in UIView() }) }
    for view in views.prefix(3) { parent.addSubview(view) }
  }

  private var order: [Int] {
    parent.subviews.compactMap { view in views.firstIndex { $0 === view } }
  }

  @Test("follows where a view is put")
  func insert() {
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(order == [0, 3, 1, 2])
    parent.insertSubview(views[3], aboveSubview: views[1])
    #expect(order == [0, 1, 3, 2])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(order == [1, 3, 2, 0])
    parent.insertSubview(views[0], belowSubview: views[0])
    #expect(order == [1, 3, 2, 0])
  }

  @Test("changes for views that are held, and for no others")
  func move() {
    parent.bringSubviewToFront(views[0])
    #expect(order == [1, 2, 0])
    parent.sendSubviewToBack(views[2])
    #expect(order == [2, 1, 0])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(order == [1, 2, 0])
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[3])
    parent.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(order == [1, 2, 0])
    #expect(views[3].superview == nil)
  }

  @Test("is the order in which a tag is looked for")
  func tags() {
    views[1].tag = 7
    views[3].tag = 7
    views[0].addSubview(views[3])
    #expect(parent.viewWithTag(7) === views[3])
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(8) == nil)
  }
}
