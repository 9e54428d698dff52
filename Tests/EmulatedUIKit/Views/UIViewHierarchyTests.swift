import EmulatedUIKit
import Testing

@Suite("A view's hierarchy")
struct UIViewHierarchyTests {
  private let device = EmulatedDevice()
  private let log = Log()

  private func view(_ name: String) -> LoggingView { device.run { LoggingView(name, log) } }

  private func lines(with word: String) -> [String] { log.lines.filter { $0.contains(word) } }

  @Test("holds subviews from the rearmost to the frontmost")
  func order() {
    let parent = view("parent")
    let views = ["a", "b", "c", "d"].map(view)
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], at: 99)
    #expect(parent.subviews == [views[2], views[0], views[1], views[3]])
    // One that is held already moves to the front.
    parent.addSubview(views[2])
    #expect(parent.subviews == [views[0], views[1], views[3], views[2]])
    views[1].removeFromSuperview()
    #expect(parent.subviews == [views[0], views[3], views[2]])
    #expect(views[1].superview == nil)
  }

  @Test("tells the view and both superviews of every move")
  func superviewCallbacks() {
    let (first, second, child) = (view("first"), view("second"), view("child"))
    first.addSubview(child)
    #expect(
      log.text == """
        child willMove(toSuperview: first) from none
        child didMoveToSuperview first
        first didAddSubview child
        """
    )
    log.clear()
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(
      lines(with: "child willMove") + lines(with: "child didMove") == [
        "child willMove(toSuperview: second) from first", "child didMoveToSuperview second",
      ]
    )
    #expect(log.lines(about: "first") == ["first willRemoveSubview child from first"])
    #expect(log.lines(about: "second") == ["second didAddSubview child"])
    log.clear()
    child.removeFromSuperview()
    #expect(
      log.text == """
        second willRemoveSubview child from second
        child willMove(toSuperview: none) from second
        child didMoveToSuperview none
        """
    )
  }

  @Test("tells a whole tree that it enters and leaves a window, before and after")
  func windowCallbacks() {
    let (parent, child) = (view("parent"), view("child"))
    parent.addSubview(child)
    #expect(lines(with: "Window").isEmpty)
    device.window.addSubview(parent)
    #expect(child.window === device.window)
    let entering = ["willMove(toWindow: window) from none", "didMoveToWindow window"]
    for name in ["parent", "child"] {
      #expect(
        lines(with: "\(name) ").filter { $0.contains("Window") } == entering.map { "\(name) \($0)" }
      )
    }
    log.clear()
    parent.removeFromSuperview()
    #expect(child.window == nil)
    let leaving = ["willMove(toWindow: none) from window", "didMoveToWindow none"]
    for name in ["parent", "child"] {
      #expect(
        lines(with: "\(name) ").filter { $0.contains("Window") } == leaving.map { "\(name) \($0)" }
      )
    }
  }

  @Test("does not tell of the window when a view moves inside it")
  func moveInsideWindow() {
    let (left, right, child) = (view("left"), view("right"), view("child"))
    device.window.addSubview(left)
    device.window.addSubview(right)
    left.addSubview(child)
    log.clear()
    right.addSubview(child)
    #expect(lines(with: "Window").isEmpty)
  }

  @Test("removing a view that stands nowhere tells nobody")
  func removeNowhere() {
    view("child").removeFromSuperview()
    #expect(log.lines.isEmpty)
  }

  @Test("knows descendants at any depth, itself included")
  func descendants() {
    let (top, middle, bottom) = (view("top"), view("middle"), view("bottom"))
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(bottom.isDescendant(of: top))
    #expect(top.isDescendant(of: top))
    #expect(!top.isDescendant(of: bottom))
    #expect(!bottom.isDescendant(of: view("other")))
  }

  @Test("is freed from the top down, and keeps no superview alive")
  func lifetime() {
    weak var parent: UIView?
    let child = view("child")
    do {
      let strong = view("parent")
      strong.addSubview(child)
      parent = strong
    }
    #expect(parent == nil)
    #expect(child.superview == nil)
  }

  @Test("is the responder chain: view, controller, superview")
  func responders() {
    let controller = device.run { UIViewController() }
    let subview = view("subview")
    controller.view.addSubview(subview)
    device.window.addSubview(controller.view)
    #expect(subview.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(device.window.next == nil)
  }
}

@Suite("A view's tint")
struct UIViewTintTests {
  private let device = EmulatedDevice()
  private let log = Log()

  @Test("is the nearest one set above, and the system's blue where none is")
  func inheritance() {
    let (top, middle, bottom) = device.run { (UIView(), UIView(), UIView()) }
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(bottom.tintColor == .systemBlue)
    top.tintColor = .red
    #expect(bottom.tintColor == .red)
    middle.tintColor = .green
    #expect(bottom.tintColor == .green)
    #expect(top.tintColor == .red)
    middle.tintColor = nil
    #expect(bottom.tintColor == .red)
    middle.removeFromSuperview()
    #expect(bottom.tintColor == .systemBlue)
  }

  @Test("tells those whose tint changes, and not what has a tint of its own")
  func changes() {
    let (top, middle, own) = device.run {
      (LoggingView("top", log), LoggingView("middle", log), LoggingView("own", log))
    }
    top.addSubview(middle)
    middle.addSubview(own)
    own.tintColor = .green
    log.clear()
    top.tintColor = .red
    #expect(log.lines == ["top tintColorDidChange", "middle tintColorDidChange"])
  }
}
