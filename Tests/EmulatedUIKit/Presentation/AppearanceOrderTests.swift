import EmulatedUIKit
import TestSupport
import Testing

@Suite("The order of a presentation")
struct AppearanceOrderTests {
  private let bench = Bench()

  @Test("a full-screen presentation", .rule("D13", "D22"), arguments: [true, false])
  func present(animated: Bool) {
    bench.showLoudly(bench.modal("modal"), animated: animated)
    #expect(
      bench.log.text == """
        modal didLoad
        root willDisappear
        modal willAppear
        modal didAppear
        root didDisappear
        completion
        """
    )
  }

  @Test("a full-screen dismissal", .rule("D13", "D23", "U11"), arguments: [true, false])
  func dismiss(animated: Bool) {
    let modal = bench.modal("modal")
    bench.show(modal)
    bench.log.clear()
    modal.dismiss(animated: animated) { [bench] in bench.log.write("completion") }
    bench.device.settle()
    #expect(
      bench.log.text == """
        modal willDisappear
        root willAppear
        root didAppear
        modal didDisappear
        completion
        """
    )
  }

  @Test("a presentation that keeps the presenter's view, there and back", .rule("D13", "D24"))
  func overFullScreen() {
    let modal = bench.modal("modal", .overFullScreen)
    bench.showLoudly(modal)
    bench.root.dismiss(animated: true) { [bench] in bench.log.write("completion") }
    bench.device.settle()
    #expect(
      bench.log.text == """
        modal didLoad
        modal willAppear
        modal didAppear
        completion
        modal willDisappear
        modal didDisappear
        completion
        """
    )
  }

  @Test("the animation lies between the will-calls and the did-calls", .rule("D22", "D23"))
  func animation() {
    let modal = bench.modal("modal")
    bench.device.durations.modalTransition = 1
    bench.root.present(modal, animated: true)
    #expect(bench.log.lines.isEmpty)
    bench.device.turn()
    #expect(bench.log.lines.last == "modal willAppear")
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines.last == "modal willAppear")
    #expect(bench.root.view.window != nil)
    bench.device.advance(by: 0.1)
    #expect(bench.log.lines.last == "root didDisappear")
    #expect(bench.root.view.window == nil)

    bench.log.clear()
    modal.dismiss(animated: true)
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines == ["modal willDisappear", "root willAppear"])
    #expect(modal.view.window != nil)
    bench.device.advance(by: 0.1)
    #expect(bench.log.lines.last == "modal didDisappear")
    #expect(modal.view.window == nil)
  }

  @Test("nothing takes time where animations are off")
  func withoutAnimations() {
    bench.device.run { UIView.setAnimationsEnabled(false) }
    bench.root.present(bench.modal("modal"), animated: true)
    bench.device.advance(by: 0)
    #expect(bench.log.lines.last == "root didDisappear")
    bench.root.dismiss(animated: true)
    bench.device.advance(by: 0)
    #expect(bench.log.lines.last == "modal didDisappear")
    #expect(bench.device.clock.now == 0)
  }

  @Test("the flags hold inside the four callbacks and nowhere else", .rule("D17"))
  func flags() {
    let modal = bench.modal("modal")
    var seen: [String] = []
    modal.onAppearance = { [unowned modal] event in
      guard event != "didLoad" else { return }
      let flags = [
        modal.isBeingPresented ? "presented" : nil, modal.isBeingDismissed ? "dismissed" : nil,
      ]
      seen.append("\(event): \(flags.compactMap { $0 }.joined(separator: " and "))")
    }
    bench.show(modal)
    #expect(!modal.isBeingPresented && !modal.isBeingDismissed)
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(!modal.isBeingPresented && !modal.isBeingDismissed)
    #expect(
      seen == [
        "willAppear: presented", "didAppear: presented", "willDisappear: dismissed",
        "didDisappear: dismissed",
      ]
    )
  }

  @Test("the flags do not hold for what is covered or uncovered", .rule("D17"))
  func flagsOfCovered() {
    let modal = bench.modal("modal")
    bench.show(modal)
    var flags: [Bool] = []
    modal.onAppearance = { [unowned modal] _ in
      flags += [modal.isBeingPresented, modal.isBeingDismissed]
    }
    let top = bench.modal("top")
    bench.show(top, on: modal)
    top.dismiss(animated: true)
    bench.device.settle()
    #expect(flags == Array(repeating: false, count: 8))
  }

  @Test("a container hands the calls down to what it shows")
  func containers() {
    let inner = bench.controller("inner")
    let modal = bench.device.run { UINavigationController(rootViewController: inner) }
    modal.modalPresentationStyle = .fullScreen
    bench.log.clear()
    bench.show(modal)
    #expect(
      bench.log.lines(about: "inner") == ["inner didLoad", "inner willAppear", "inner didAppear"]
    )
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(
      bench.log.lines(about: "inner").suffix(2) == ["inner willDisappear", "inner didDisappear"]
    )
  }

  @Test("the coordinator is there while the transition runs, and tells its end", .rule("D40"))
  func coordinator() throws {
    let modal = bench.modal("modal")
    bench.show(bench.modal("other"))
    bench.root.dismiss(animated: false)
    bench.device.settle()
    #expect(modal.transitionCoordinator == nil)
    bench.log.clear()
    modal.onAppearance = { [bench, unowned modal] event in
      guard event == "willAppear" else { return }
      modal.transitionCoordinator?.animate(
        alongsideTransition: { bench.log.write("alongside \($0.isAnimated)") },
        completion: { _ in bench.log.write("after") }
      )
    }
    bench.root.present(modal, animated: true) { [bench] in bench.log.write("completion") }
    bench.device.turn()
    let coordinator = try #require(modal.transitionCoordinator)
    #expect(coordinator.transitionDuration == bench.device.durations.modalTransition)
    bench.device.settle()
    #expect(modal.transitionCoordinator == nil)
    let tail = ["modal didAppear", "root didDisappear", "after", "completion"]
    #expect(bench.log.lines.suffix(4) == tail)
    #expect(bench.log.lines.contains("alongside true"))
    // It holds the bench, which holds the controller.
    modal.onAppearance = { _ in }
    // It is over: nothing is taken any more.
    #expect(!coordinator.animate(alongsideTransition: { _ in }, completion: nil))
  }
}
