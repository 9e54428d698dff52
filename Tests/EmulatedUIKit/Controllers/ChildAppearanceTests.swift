import EmulatedUIKit
import TestSupport
import Testing

@Suite("The appearance of children")
struct ChildAppearanceTests {
  private final class Quiet: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let bench: Bench
  private let child: LoggingController

  init() { self.init("26.0") }

  private init(_ system: String) {
    bench = Bench(system)
    child = bench.controller("child")
    child.writesIsAppearing = true
    child.loadViewIfNeeded()
    bench.log.clear()
  }

  private var appearance: [String] { bench.log.lines.filter { $0.contains("ppear") } }

  private func addChild(to container: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  private func removeChild() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test("added to and removed from a container on screen, each hears once")
  func moves() {
    addChild(to: bench.root)
    #expect(bench.log.lines.last == "child didEnter")
    bench.device.settle()
    removeChild()
    bench.device.settle()
    #expect(
      bench.log.text == """
        child willEnter
        child willAppear
        child isAppearing
        child didEnter
        child didAppear
        child willLeave
        child willDisappear
        child didDisappear
        child didLeave
        """
    )
  }

  @Test("added and removed in one turn, it goes before it came")
  func briefly() {
    addChild(to: bench.root)
    removeChild()
    bench.device.settle()
    #expect(
      appearance == [
        "child willAppear", "child isAppearing", "child willDisappear", "child didDisappear",
      ]
    )
  }

  @Test("its view may stand anywhere below the container's")
  func deep() {
    let box = bench.device.run { UIView(frame: .zero) }
    bench.root.addChild(child)
    box.addSubview(child.view)
    #expect(appearance.isEmpty)
    bench.root.view.addSubview(box)
    bench.device.settle()
    #expect(appearance == ["child willAppear", "child isAppearing", "child didAppear"])
    bench.root.view.addSubview(box)
    #expect(appearance.count == 3)
    box.removeFromSuperview()
    #expect(appearance.suffix(2) == ["child willDisappear", "child didDisappear"])
  }

  @Test("follows a container that comes and goes, and hears of nothing else")
  func follows() {
    let container = bench.modal("container")
    addChild(to: container)
    #expect(appearance.isEmpty)
    bench.show(container)
    bench.root.dismiss(animated: true)
    bench.device.settle()
    #expect(
      bench.log.lines(about: "child").filter { $0.contains("ppear") } == [
        "child willAppear", "child isAppearing", "child didAppear", "child willDisappear",
        "child didDisappear",
      ]
    )
  }

  @Test("moved with its container's view, it hears nothing that the container does not")
  func together() {
    addChild(to: bench.root)
    bench.device.settle()
    bench.log.clear()
    bench.root.view.removeFromSuperview()
    bench.device.window.addSubview(bench.root.view)
    bench.device.settle()
    #expect(bench.log.lines.isEmpty)
  }

  @Test("added while the container appears, it finishes with the container")
  func during() {
    let modal = bench.modal("modal")
    bench.root.present(modal, animated: true)
    bench.device.turn()
    addChild(to: modal)
    bench.device.turn()
    #expect(appearance.suffix(2) == ["child willAppear", "child isAppearing"])
    bench.device.settle()
    #expect(bench.log.lines(about: "child").last == "child didAppear")
    #expect(bench.log.lines(about: "child").filter { $0.contains("ppear") }.count == 3)
  }

  @Test("hears nothing of a container that tells its children itself")
  func quiet() {
    let container = bench.device.run { Quiet() }
    bench.device.window.rootViewController = container
    bench.log.clear()
    addChild(to: container)
    bench.device.settle()
    #expect(appearance.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    bench.device.window.rootViewController = nil
    #expect(appearance == ["child willAppear", "child isAppearing", "child didAppear"])
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(appearance.suffix(2) == ["child willDisappear", "child didDisappear"])
    #expect(bench.device.log.isEmpty)
  }

  @Test("told by hand twice or without a beginning, it hears nothing and the console tells")
  func unbalanced() {
    let text = "Unbalanced calls to begin/end appearance transitions for \(spelling(child))."
    child.endAppearanceTransition()
    #expect(bench.device.log == [text])
    child.beginAppearanceTransition(false, animated: false)
    #expect(bench.device.log.count == 2)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    #expect(bench.device.log.count == 3)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(bench.device.log == Array(repeating: text, count: 4))
    #expect(appearance == ["child willAppear", "child willDisappear", "child didDisappear"])
  }

  @Test(
    "is-appearing comes in the hierarchy, from 13, a container's first",
    arguments: systemVersions
  )
  func isAppearing(system: String) {
    let suite = ChildAppearanceTests(system)
    let bench = suite.bench
    let modal = bench.modal("modal")
    modal.writesIsAppearing = true
    suite.addChild(to: modal)
    bench.log.clear()
    var wasInWindow: [Bool] = []
    modal.onAppearance = { [unowned modal] event in
      if event == "isAppearing" { wasInWindow.append(modal.view.window != nil) }
    }
    bench.show(modal)
    let isTold = ["13.0", "17.0", "26.0"].contains(system)
    #expect(
      bench.log.lines.filter { !$0.hasPrefix("root ") }
        == ["modal willAppear", "child willAppear"]
        + (isTold ? ["modal isAppearing", "child isAppearing"] : [])
        + ["modal didAppear", "child didAppear"]
    )
    #expect(wasInWindow == (isTold ? [true] : []))
  }

  @Test("moves are known inside the callbacks that go with them")
  func moving() {
    var seen: [String] = []
    child.onAppearance = { [unowned child] event in
      guard event.hasSuffix("ppear") else { return }
      seen.append(
        "\(event) \(child.isMovingToParent ? "to" : "")\(child.isMovingFromParent ? "from" : "")"
      )
    }
    addChild(to: bench.root)
    bench.device.settle()
    bench.show(bench.modal("modal"))
    bench.root.dismiss(animated: false)
    bench.device.settle()
    removeChild()
    #expect(
      seen == [
        "willAppear to", "didAppear to", "willDisappear ", "didDisappear ", "willAppear ",
        "didAppear ", "willDisappear from", "didDisappear from",
      ]
    )
  }
}
