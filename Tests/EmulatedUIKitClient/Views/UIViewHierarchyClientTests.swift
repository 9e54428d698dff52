import EmulatedUIKit
import Testing

@Suite("Code that builds hierarchies of UIViews")
struct UIViewHierarchyClientTests {
  @Test("inserts, moves and removes")
  func hierarchy() {
    let stage = Stage()
    stage.play {
      let host = Host()
      let views = (0..<5).map { tag in
        let view = UIView()
        view.tag = tag
        return view
      }
      host.addSubview(views[0])
      host.insertSubview(views[1], at: 0)
      host.insertSubview(views[2], belowSubview: views[0])
      host.insertSubview(views[3], aboveSubview: views[0])
      host.addSubview(views[4])
      #expect(host.subviews.map(\.tag) == [1, 2, 0, 3, 4])
      host.bringSubviewToFront(views[1])
      host.sendSubviewToBack(views[4])
      host.exchangeSubview(at: 0, withSubviewAt: 1)
      #expect(host.subviews.map(\.tag) == [2, 4, 0, 3, 1])
      views[0].removeFromSuperview()
      #expect(views[0].superview == nil)
      #expect(views[1].isDescendant(of: host))
      #expect(host.viewWithTag(3) === views[3])
      #expect(host.window == nil)
      stage.root.view.addSubview(host)
      #expect(views[1].window === stage.device.window)
      #expect(host.calls.prefix(6) == ["added", "added", "added", "added", "added", "removing"])
      #expect(
        host.calls.dropFirst(6).sorted() == [
          "moved to superview", "moved to window", "moving to superview", "moving to window",
        ]
      )
    }
  }

  /// Overrides every member of the hierarchy.
  private final class Host: UIView {
    var calls: [String] = []

    override var superview: UIView? { super.superview }
    override var subviews: [UIView] { super.subviews }
    override var window: UIWindow? { super.window }
    override var tag: Int {
      get { super.tag }
      set { super.tag = newValue }
    }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) {
      super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
      super.insertSubview(view, aboveSubview: siblingSubview)
    }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func removeFromSuperview() { super.removeFromSuperview() }
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      calls.append("added")
    }
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      calls.append("removing")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      calls.append("moving to superview")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      calls.append("moved to superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      calls.append("moving to window")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      calls.append("moved to window")
    }
  }
}
