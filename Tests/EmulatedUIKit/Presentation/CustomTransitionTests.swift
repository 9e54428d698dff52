import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A custom transition")
struct CustomTransitionTests {
  private let bench = Bench()
  private let delegate: LoggingTransitioningDelegate
  private let modal: LoggingController

  init() {
    delegate = LoggingTransitioningDelegate(bench.log)
    delegate.presenting = LoggingAnimator("in", bench.log)
    delegate.dismissing = LoggingAnimator("out", bench.log)
    modal = bench.modal("modal", .custom)
    modal.transitioningDelegate = delegate
  }

  private func present(animated: Bool = true) {
    bench.root.present(modal, animated: animated) { [bench] in bench.log.write("presented") }
    bench.device.settle()
  }

  private func dismiss(animated: Bool = true) {
    modal.dismiss(animated: animated) { [bench] in bench.log.write("dismissed") }
    bench.device.settle()
  }

  @Test(
    "asks, runs and tells in UIKit's order; the animator hears of the end last",
    .rule("D31", "D37", "D13")
  )
  func order() {
    present()
    #expect(
      bench.log.text
        == """
        asked for animator
        asked for driver
        modal didLoad
        modal willAppear
        in duration
        in animate
        in duration
        in animated true
        modal didAppear
        presented
        in ended true
        """.replacing("in duration\nin animated", with: "in animated")
    )
    bench.log.clear()
    dismiss()
    #expect(
      bench.log.text == """
        asked for animator
        asked for driver
        modal willDisappear
        out duration
        out animate
        out animated true
        modal didDisappear
        dismissed
        out ended true
        """
    )
  }

  @Test("takes as long as the animator says, with touches blocked", .rule("D20", "D39", "D40"))
  func time() throws {
    delegate.presenting = LoggingAnimator("in", bench.log, duration: 2)
    bench.root.present(modal, animated: true) { [bench] in bench.log.write("presented") }
    bench.device.turn()
    let coordinator = try #require(modal.transitionCoordinator)
    #expect(coordinator.transitionDuration == 2)
    #expect(bench.root.transitionCoordinator === coordinator)
    #expect(coordinator.viewController(forKey: .to) === modal)
    #expect(coordinator.viewController(forKey: .from) === bench.root)
    bench.device.advance(by: 1.9)
    #expect(!bench.log.lines.contains("presented"))
    #expect(!bench.device.dragSheetDown())
    bench.device.advance(by: 0.1)
    #expect(bench.log.lines.contains("presented"))
    #expect(modal.transitionCoordinator == nil && bench.root.transitionCoordinator == nil)
  }

  @Test("knows its controllers, views and frames", .rule("D32", "D33", "D35"))
  func context() throws {
    var facts: [String] = []
    let screen = bench.device.window.bounds
    let (root, other) = (bench.root, bench.controller("other"))
    let note: (any UIViewControllerContextTransitioning) -> Void = { [modal] context in
      let name = { (controller: UIViewController?) in
        controller === modal ? "modal" : controller === root ? "root" : "-"
      }
      let view = { (view: UIView?) in
        view == nil ? "-" : view === modal.view ? "modal" : view === root.view ? "root" : "?"
      }
      let from = context.viewController(forKey: .from)
      facts += [
        "from \(name(from))",
        "to \(name(context.viewController(forKey: .to)))",
        "views \(view(context.view(forKey: .from))) \(view(context.view(forKey: .to)))",
        "final of to \(context.finalFrame(for: context.viewController(forKey: .to)!) == screen)",
        "final of modal is zero \(context.finalFrame(for: modal) == .zero)",
        "final of root \(context.finalFrame(for: root) == screen)",
        "initial of modal is zero \(context.initialFrame(for: modal) == .zero)",
        "initial of from \(from.map(context.initialFrame) == screen)",
        "initial of another is zero \(context.initialFrame(for: other) == .zero)",
        "final of another is zero \(context.finalFrame(for: other) == .zero)",
        "holds modal \(modal.view.superview === context.containerView)",
        "animated \(context.isAnimated), style \(context.presentationStyle)",
        "container on screen \(context.containerView.window === root.view.window)",
      ]
    }
    delegate.presenting?.onAnimate = note
    delegate.dismissing?.onAnimate = note
    present()
    dismiss()
    #expect(
      facts.joined(separator: "\n") == """
        from root
        to modal
        views - modal
        final of to true
        final of modal is zero false
        final of root true
        initial of modal is zero true
        initial of from true
        initial of another is zero true
        final of another is zero true
        holds modal false
        animated true, style custom
        container on screen true
        from modal
        to root
        views modal -
        final of to true
        final of modal is zero true
        final of root true
        initial of modal is zero false
        initial of from true
        initial of another is zero true
        final of another is zero true
        holds modal true
        animated true, style custom
        container on screen true
        """
    )
    delegate.presenting?.onAnimate = nil
    delegate.dismissing?.onAnimate = nil
  }

  @Test("over the whole screen moves the presenter's view too", .rule("D32", "D33"))
  func covering() {
    modal.modalPresentationStyle = .fullScreen
    var seen: [Bool] = []
    let root = bench.root
    delegate.presenting?.onAnimate = { context in
      seen.append(context.view(forKey: .from) === root.view)
      seen.append(context.finalFrame(for: root) == .zero)
    }
    delegate.dismissing?.onAnimate = { context in
      seen.append(context.view(forKey: .to) === root.view)
      seen.append(root.view.window != nil)
    }
    present()
    #expect(root.view.window == nil)
    dismiss()
    #expect(seen == [true, true, true, true])
    #expect(root.view.superview === bench.device.window)
    delegate.presenting?.onAnimate = nil
    delegate.dismissing?.onAnimate = nil
  }

  @Test(
    "that is not animated still runs through the animator of a custom presentation",
    .rule("D34")
  )
  func unanimated() {
    var animated: [Bool] = []
    delegate.presenting?.onAnimate = { animated.append($0.isAnimated) }
    delegate.dismissing?.onAnimate = { animated.append($0.isAnimated) }
    present(animated: false)
    dismiss(animated: false)
    #expect(animated == [false, false])
    #expect(bench.device.clock.now == 0)
    #expect(!bench.log.lines.contains("asked for driver"))
    #expect(bench.log.lines.contains("presented") && bench.log.lines.contains("dismissed"))
    // Other styles ask no animator then.
    modal.modalPresentationStyle = .overFullScreen
    bench.log.clear()
    present(animated: false)
    #expect(bench.log.lines == ["modal willAppear", "modal didAppear", "presented"])
    delegate.presenting?.onAnimate = nil
    delegate.dismissing?.onAnimate = nil
  }

  @Test(
    "is the default one where nobody keeps the delegate, or it lends nothing",
    .rule("D27", "D28", "D29")
  )
  func noDelegate() {
    var short: LoggingTransitioningDelegate? = LoggingTransitioningDelegate(bench.log)
    short?.presenting = LoggingAnimator("short", bench.log)
    modal.transitioningDelegate = short
    short = nil
    #expect(modal.transitioningDelegate == nil)
    present()
    #expect(bench.device.clock.now == bench.device.durations.modalTransition)
    #expect(
      bench.log.lines == ["modal didLoad", "modal willAppear", "modal didAppear", "presented"]
    )
    dismiss()
    modal.transitioningDelegate = delegate
    delegate.presenting = nil
    bench.log.clear()
    present()
    #expect(
      bench.log.lines == ["asked for animator", "modal willAppear", "modal didAppear", "presented"]
    )
  }

  @Test("names who presents and whose `present` was called", .rule("D30"))
  func source() {
    let child = bench.controller("child")
    bench.root.addChild(child)
    bench.root.view.addSubview(child.view)
    child.present(modal, animated: true)
    #expect(delegate.lastPresenting === bench.root)
    #expect(delegate.lastSource === child)
    bench.device.settle()
  }

  @Test("that the animator cancels leaves everything as it was", .rule("D36", "D37"))
  func cancelledByAnimator() {
    delegate.dismissing = LoggingAnimator("out", bench.log, ending: .byHand)
    present()
    bench.log.clear()
    modal.dismiss(animated: true) { [bench] in bench.log.write("dismissed") }
    bench.device.settle()
    let context = delegate.dismissing?.context
    #expect(context?.transitionWasCancelled == false)
    context?.completeTransition(false)
    // Once is enough.
    context?.completeTransition(true)
    #expect(
      bench.log.text(about: "modal") == """
        modal willDisappear
        modal willAppear
        modal didAppear
        """
    )
    #expect(bench.log.lines.last == "out ended false")
    #expect(!bench.log.lines.contains("dismissed"))
    #expect(bench.root.presentedViewController === modal)
    #expect(modal.view.window != nil && !modal.isBeingDismissed)
    delegate.dismissing = nil
    dismiss()
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("of a presentation that is cancelled presents nothing", .rule("D36"))
  func cancelledPresentation() {
    delegate.presenting = LoggingAnimator("in", bench.log, ending: .byHand)
    modal.modalPresentationStyle = .fullScreen
    bench.root.present(modal, animated: true) { [bench] in bench.log.write("presented") }
    bench.device.turn()
    delegate.presenting?.context?.completeTransition(false)
    #expect(
      bench.log.lines.filter { $0.hasPrefix("modal ") || $0.hasPrefix("root ") } == [
        "modal didLoad", "root willDisappear", "modal willAppear", "modal willDisappear",
        "root willAppear", "root didAppear", "modal didDisappear",
      ]
    )
    #expect(!bench.log.lines.contains("presented"))
    #expect(bench.root.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(bench.device.window.subviews == [bench.root.view])
    bench.log.clear()
    delegate.presenting = LoggingAnimator("in", bench.log)
    present()
    #expect(bench.log.lines.contains("presented"))
  }

  @Test("that nobody ends keeps touches blocked, and the log says why", .rule("D38"))
  func stuck() {
    delegate.presenting = LoggingAnimator("in", bench.log, ending: .never)
    bench.root.present(modal, animated: true) { [bench] in bench.log.write("presented") }
    bench.device.advance(by: 1.3)
    #expect(bench.device.log.isEmpty)
    bench.device.settle()
    #expect(bench.device.log.count == 1)
    #expect(bench.device.log.first?.contains("has not called completeTransition(_:)") == true)
    #expect(bench.device.log.first?.contains("LoggingAnimator") == true)
    #expect(!bench.log.lines.contains("presented") && !bench.log.lines.contains("modal didAppear"))
    #expect(!bench.device.touch(at: CGPoint(x: 10, y: 10)))
    #expect(bench.device.inputBlocks == 1)
    // The late end is an end.
    delegate.presenting?.context?.completeTransition(true)
    #expect(bench.log.lines.suffix(3) == ["modal didAppear", "presented", "in ended true"])
    #expect(bench.device.inputBlocks == 0)
  }

  @Test(
    "of several dismissed together shows one",
    .rule("D15"),
    arguments: ["7.1.2", "8.0", "26.0"]
  )
  func chain(system: String) {
    let bench = Bench(system)
    let delegate = LoggingTransitioningDelegate(bench.log)
    let (low, high) = (bench.modal("low", .custom), bench.modal("high", .custom))
    for modal in [low, high] { modal.transitioningDelegate = delegate }
    bench.show(low)
    bench.show(high, on: low)
    bench.root.dismiss(animated: true)
    // The topmost before 8, the lowest since.
    #expect(delegate.lastDismissed === (system == "7.1.2" ? high : low))
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(low.view.window == nil && high.view.window == nil)
  }
}
