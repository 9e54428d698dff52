import EmulatedUIKit
import TestSupport
import Testing

/// A background that keeps what it is told.
private class Bubble: UIPopoverBackgroundView {
  private var offset: CGFloat = 0
  private var direction = UIPopoverArrowDirection.unknown

  override var arrowOffset: CGFloat {
    get { offset }
    set { offset = newValue }
  }
  override var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set { direction = newValue }
  }
  override class func arrowBase() -> CGFloat { 30 }
  override class func arrowHeight() -> CGFloat { 20 }
  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

/// One that leaves its arrow to UIKit's own.
private final class Plain: UIPopoverBackgroundView {}

@Suite("A popover's background")
struct PopoverBackgroundTests {
  private func popover(
    _ type: (any UIPopoverBackgroundViewMethods.Type)?,
    at source: CGRect,
    style: UIModalPresentationStyle = .popover
  ) -> (bench: Bench, modal: LoggingController) {
    let bench = Bench(model: .pad)
    let modal = bench.modal("modal", style)
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    modal.popoverPresentationController?.sourceView = bench.root.view
    modal.popoverPresentationController?.sourceRect = source
    modal.popoverPresentationController?.popoverBackgroundViewClass = type
    bench.show(modal)
    return (bench, modal)
  }

  @Test("stands around the content and its arrow, which points at the anchor's middle")
  func around() throws {
    let (bench, modal) = popover(Bubble.self, at: CGRect(x: 300, y: 900, width: 20, height: 20))
    let views = try #require(modal.presentationController?.containerView?.subviews)
    let bubble = try #require(views.first as? Bubble)
    #expect(views == [bubble, try #require(modal.viewIfLoaded)])
    #expect(bubble.frame == CGRect(x: 207, y: 776, width: 206, height: 124))
    #expect(modal.view.frame == CGRect(x: 209, y: 777, width: 200, height: 100))
    #expect(bubble.arrowDirection == .down)
    #expect(bubble.arrowOffset == 0)
    withExtendedLifetime(bench) {}
  }

  @Test("has its arrow beside the middle where the screen's edge is near, on its side at most")
  func offset() throws {
    let (bench, modal) = popover(Bubble.self, at: CGRect(x: 40, y: 200, width: 10, height: 10))
    let views = try #require(modal.presentationController?.containerView?.subviews)
    let bubble = try #require(views.first as? Bubble)
    #expect(bubble.frame == CGRect(x: 10, y: 210, width: 206, height: 124))
    #expect(bubble.arrowDirection == .up)
    #expect(bubble.arrowOffset == -68)
    let (other, corner) = popover(Bubble.self, at: CGRect(x: 0, y: 200, width: 10, height: 10))
    let second = corner.presentationController?.containerView?.subviews.first as? Bubble
    #expect(second?.arrowOffset == -88)
    withExtendedLifetime((bench, other)) {}
  }

  @Test("takes touches: only beside it the popover goes")
  func touches() {
    let (bench, _) = popover(Bubble.self, at: CGRect(x: 300, y: 900, width: 20, height: 20))
    bench.device.touch(at: CGPoint(x: 208, y: 780))
    bench.device.settle()
    #expect(bench.root.presentedViewController != nil)
    bench.device.touch(at: CGPoint(x: 206, y: 780))
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.device.window.subviews == [bench.root.view])
  }

  @Test("follows the popover when the interface turns")
  func turned() {
    let (bench, modal) = popover(Bubble.self, at: CGRect(x: 300, y: 100, width: 20, height: 20))
    modal.popoverPresentationController?.sourceRect = CGRect(x: 600, y: 100, width: 20, height: 20)
    bench.turn(.landscapeLeft)
    let bubble = modal.presentationController?.containerView?.subviews.first as? Bubble
    #expect(bubble?.frame == CGRect(x: 507, y: 120, width: 206, height: 124))
    #expect(modal.view.frame == CGRect(x: 509, y: 141, width: 200, height: 100))
  }

  @Test("of UIKit's own says that it must be overridden")
  func plain() {
    let (bench, _) = popover(Plain.self, at: CGRect(x: 300, y: 100, width: 20, height: 20))
    let members = ["arrowHeight()", "arrowBase()", "contentViewInsets()"]
    for member in members + ["arrowDirection", "arrowOffset"] {
      #expect(
        bench.reasons.contains("UIPopoverBackgroundView's \(member) must be overridden."),
        "\(member)"
      )
    }
    #expect(
      Set(bench.device.exceptions.map(\.name.rawValue)) == ["NSInternalInconsistencyException"]
    )
  }
}
