import EmulatedUIKit
import TestSupport
import Testing

@Suite("Presentation contexts")
struct PresentationContextTests {
  private let bench = Bench()

  /// The root holds `middle`, which holds `inner`; all are on screen.
  private func nested() -> (middle: LoggingController, inner: LoggingController) {
    let (middle, inner) = (bench.controller("middle"), bench.controller("inner"))
    for (parent, child) in [(bench.root, middle), (middle, inner)] {
      parent.addChild(child)
      child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    bench.log.clear()
    return (middle, inner)
  }

  @Test(
    "the nearest controller that defines one presents",
    .rule("D4"),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func nearest(style: UIModalPresentationStyle) {
    let (middle, inner) = nested()
    #expect(!middle.definesPresentationContext)
    middle.definesPresentationContext = true
    let modal = bench.modal("modal", style)
    bench.show(modal, on: inner)
    #expect(modal.presentingViewController === middle)
    #expect(inner.presentedViewController === modal)
    #expect(bench.root.presentedViewController == nil)
    // It stands where the presenter stands.
    #expect(modal.view.convert(.zero, to: bench.root.view) == CGPoint(x: 10, y: 20))
    #expect(modal.view.bounds.size == CGSize(width: 100, height: 80))
    #expect((middle.view.superview == nil) == (style == .currentContext))
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(middle.view.superview === bench.root.view)
    #expect(bench.root.view.subviews == [middle.view])
    #expect(middle.presentedViewController == nil)
  }

  @Test("without one the root presents", .rule("D4"))
  func root() {
    let (_, inner) = nested()
    let modal = bench.modal("modal", .currentContext)
    bench.show(modal, on: inner)
    #expect(modal.presentingViewController === bench.root)
  }

  @Test("an alert asks no context: it covers the screen", .rule("D4", "D5"))
  func alert() {
    let (middle, inner) = nested()
    middle.definesPresentationContext = true
    let alert = bench.alert([("OK", .default)])
    bench.show(alert, on: inner)
    #expect(alert.presentingViewController === bench.root)
  }

  @Test("navigation controllers define one", .rule("D4"))
  func navigation() {
    bench.device.run { [root = bench.root] in
      let navigation = UINavigationController()
      #expect(navigation.definesPresentationContext)
      #expect(!root.definesPresentationContext)
    }
  }

  @Test("dismissing below takes what stands in a context along", .rule("D14", "D15"))
  func dismissedBelow() {
    let outer = bench.modal("outer", .overFullScreen)
    bench.show(outer)
    let child = bench.controller("child")
    outer.addChild(child)
    outer.view.addSubview(child.view)
    child.didMove(toParent: outer)
    child.definesPresentationContext = true
    let modal = bench.modal("modal", .overCurrentContext)
    bench.show(modal, on: child)
    bench.root.dismiss(animated: true)
    bench.device.settle()
    #expect(modal.presentingViewController == nil && child.presentedViewController == nil)
    #expect(modal.view.window == nil && outer.view.window == nil)
  }

  @Test(
    "what stands in a child's context goes and comes with what an outer one covers",
    .rule("D4", "D22", "D23"),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func covered(style: UIModalPresentationStyle) {
    let (middle, inner) = nested()
    middle.definesPresentationContext = true
    let (modal, deeper) = (bench.modal("modal", style), bench.modal("deeper", .overCurrentContext))
    bench.show(modal, on: inner)
    modal.definesPresentationContext = true
    bench.show(deeper, on: modal)
    bench.log.clear()
    let cover = bench.modal("cover")
    bench.show(cover)
    let names =
      ["root", "modal", "deeper"] + (style == .currentContext ? [] : ["middle", "inner"])
    for name in names {
      #expect(
        bench.log.lines(about: name) == ["\(name) willDisappear", "\(name) didDisappear"]
      )
    }
    bench.log.clear()
    cover.dismiss(animated: true)
    bench.device.settle()
    for name in names {
      #expect(bench.log.lines(about: name) == ["\(name) willAppear", "\(name) didAppear"])
    }
    if style == .currentContext {
      #expect(bench.log.lines(about: "middle").isEmpty && bench.log.lines(about: "inner").isEmpty)
    }
  }

  @Test("what stands in a child's context is told last, once", .rule("D4", "D22"))
  func order() {
    let (middle, inner) = nested()
    inner.definesPresentationContext = true
    let modal = bench.modal("modal", .overCurrentContext)
    bench.show(modal, on: inner)
    bench.log.clear()
    bench.show(bench.modal("cover"), animated: false)
    let told = bench.log.lines.filter { !$0.hasPrefix("cover ") }
    #expect(
      told == ["root", "middle", "inner", "modal"].map { "\($0) willDisappear" }
        + ["root", "middle", "inner", "modal"].map { "\($0) didDisappear" }
    )
    withExtendedLifetime(middle) {}
  }
}
