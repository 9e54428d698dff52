import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("What the last callbacks of a presentation ask for")
struct RequestFromCallbackTests {
  private nonisolated static let systems = ["7.1.2", "8.0", "26.0"]

  @Test("a presentation from viewDidAppear follows", .rule("D19", "D31"), arguments: systems)
  func presentation(system: String) {
    let bench = Bench(system)
    let (first, second) = (bench.modal("first"), bench.modal("second"))
    first.onAppearance = { [unowned first, log = bench.log] event in
      guard event == "didAppear" else { return }
      first.present(second, animated: true) { log.write("second shown") }
    }
    bench.root.present(first, animated: true) { [log = bench.log] in log.write("first shown") }
    bench.device.settle()
    first.onAppearance = nil
    #expect(second.presentingViewController === first)
    #expect(
      bench.log.text == """
        first didLoad
        root willDisappear
        first willAppear
        first didAppear
        root didDisappear
        first shown
        second didLoad
        first willDisappear
        second willAppear
        second didAppear
        first didDisappear
        second shown
        """
    )
    #expect(bench.device.log.isEmpty)
    #expect(bench.device.inputBlocks == 0)
  }

  @Test(
    "a dismissal from viewDidAppear follows, and is known as one to its end",
    .rule("D17", "D19"),
    arguments: systems,
    [true, false]
  )
  func dismissal(system: String, animated: Bool) {
    let bench = Bench(system)
    let modal = bench.modal("modal")
    var leaving: [String] = []
    modal.onAppearance = { [unowned modal, log = bench.log] event in
      if modal.isBeingDismissed { leaving.append(event) }
      guard event == "didAppear" else { return }
      modal.dismiss(animated: animated) { log.write("gone") }
    }
    bench.root.present(modal, animated: animated) { [log = bench.log] in log.write("shown") }
    bench.device.settle()
    modal.onAppearance = nil
    #expect(leaving == ["willDisappear", "didDisappear"])
    #expect(
      bench.log.text == """
        modal didLoad
        root willDisappear
        modal willAppear
        modal didAppear
        root didDisappear
        shown
        modal willDisappear
        root willAppear
        root didAppear
        modal didDisappear
        gone
        """
    )
    #expect(bench.device.log.isEmpty)
    #expect(bench.device.inputBlocks == 0)
    #expect(bench.device.window.subviews == [bench.root.view])
  }

  @Test(
    "a presentation of the one that leaves, from its presenter's viewDidAppear, is a new one",
    .rule("D12", "D19", "D41")
  )
  func again() throws {
    let bench = Bench()
    let delegate = LoggingTransitioningDelegate(bench.log)
    delegate.makePresentation = { [log = bench.log] presented, presenting in
      let made = LoggingPresentation(log, presented, presenting: presenting)
      made.removes = true
      return made
    }
    let modal = bench.modal("modal", .custom)
    modal.transitioningDelegate = delegate
    bench.show(modal)
    let old = try #require(modal.presentationController)
    var made: UIPresentationController?
    bench.root.onAppearance = { [unowned root = bench.root, unowned modal] event in
      guard event == "didAppear", made == nil else { return }
      modal.modalPresentationStyle = .pageSheet
      made = modal.presentationController
      root.present(modal, animated: true)
    }
    bench.log.clear()
    modal.dismiss(animated: true)
    bench.device.settle()
    bench.root.onAppearance = nil
    #expect(bench.root.presentedViewController === modal)
    let new = try #require(modal.presentationController)
    #expect(new !== old && new === made)
    #expect(new.presentationStyle == .pageSheet)
    #expect(new.containerView?.window != nil && old.containerView?.window == nil)
    #expect(
      bench.log.lines.filter { $0.hasPrefix("dismissal ") } == [
        "dismissal willBegin", "dismissal didEnd true",
      ]
    )
    #expect(!bench.log.lines.contains { $0.hasPrefix("presentation ") })
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(modal.view.window == nil && bench.device.window.subviews == [bench.root.view])
  }

  @Test("a presentation controller that a delegate brings again is the one again", .rule("D12"))
  func sameManager() {
    let bench = Bench()
    let delegate = LoggingTransitioningDelegate(bench.log)
    var kept: LoggingPresentation?
    delegate.makePresentation = { [log = bench.log] presented, presenting in
      let made = kept ?? LoggingPresentation(log, presented, presenting: presenting)
      kept = made
      return made
    }
    let modal = bench.modal("modal", .custom)
    modal.transitioningDelegate = delegate
    for _ in 1...2 {
      bench.show(modal)
      #expect(modal.presentationController === kept)
      #expect(kept?.containerView?.window != nil)
      #expect(modal.presentingViewController === bench.root)
      modal.dismiss(animated: true)
      bench.device.settle()
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("a coordinator is no more in them", .rule("D40"))
  func coordinator() {
    let bench = Bench()
    let modal = bench.modal("modal")
    var seen: [String] = []
    modal.onAppearance = { [unowned modal, unowned root = bench.root] event in
      if modal.transitionCoordinator != nil { seen.append(event) }
      if root.transitionCoordinator != nil { seen.append("root \(event)") }
    }
    bench.show(modal)
    modal.onAppearance = nil
    #expect(seen == ["didLoad", "root didLoad", "willAppear", "root willAppear"])
  }
}

@Suite("A root that is replaced from a callback")
struct ReplacedRootTests {
  private let bench = Bench()

  @Test("takes a presentation down that begins", .rule("D36"))
  func presentation() {
    let (modal, other) = (bench.modal("modal"), bench.controller("other"))
    bench.root.onAppearance = { [unowned device = bench.device] event in
      if event == "willDisappear" { device.window.rootViewController = other }
    }
    bench.root.present(modal, animated: true) { [log = bench.log] in log.write("shown") }
    bench.device.settle()
    bench.root.onAppearance = nil
    #expect(bench.log.lines(about: "modal") == ["modal didLoad"])
    #expect(!bench.log.lines.contains("shown"))
    #expect(modal.view.superview == nil)
    #expect(bench.device.window.subviews == [other.view])
    #expect(bench.device.inputBlocks == 0)
  }

  @Test("by the root itself, which leaves no view")
  func itself() {
    let (first, second) = (bench.controller("first"), bench.controller("second"))
    first.onAppearance = { [unowned device = bench.device] event in
      if event == "willAppear" { device.window.rootViewController = second }
    }
    bench.device.window.rootViewController = first
    bench.device.settle()
    first.onAppearance = nil
    #expect(bench.device.window.subviews == [second.view])
    #expect(
      bench.log.lines(about: "first") == [
        "first didLoad", "first willAppear", "first willDisappear", "first didDisappear",
      ]
    )
  }
}

@Suite("Several presentations that go together")
struct JointDismissalTests {
  private let bench = Bench()

  @Test("and come back tell only those that were seen", .rule("D15", "D26"))
  func cancelled() {
    let delegate = LoggingTransitioningDelegate(bench.log)
    delegate.dismissing = LoggingAnimator("out", bench.log, duration: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    let (lower, upper) = (bench.modal("lower", .custom), bench.modal("upper"))
    lower.transitioningDelegate = delegate
    bench.show(lower)
    bench.show(upper, on: lower)
    bench.log.clear()
    bench.root.dismiss(animated: true)
    driver.update(0.4)
    driver.cancel()
    bench.device.settle()
    #expect(bench.log.lines(about: "lower").isEmpty)
    #expect(
      bench.log.lines(about: "upper") == [
        "upper willDisappear", "upper willAppear", "upper didAppear",
      ]
    )
    #expect(upper.presentingViewController === lower && upper.view.window != nil)
  }

  @Test("include what every child presents in its context", .rule("D4", "D15"))
  func children() {
    let modal = bench.modal("modal", .overFullScreen)
    bench.show(modal)
    let inner = ["a", "b"].map { name in
      let child = bench.controller("child \(name)")
      modal.addChild(child)
      modal.view.addSubview(child.view)
      child.didMove(toParent: modal)
      child.definesPresentationContext = true
      let inner = bench.modal(name, .overCurrentContext)
      bench.show(inner, on: child)
      return inner
    }
    bench.log.clear()
    modal.dismiss(animated: true)
    bench.device.settle()
    for (name, inner) in zip(["a", "b"], inner) {
      #expect(
        bench.log.lines(about: name) == ["\(name) willDisappear", "\(name) didDisappear"]
      )
      #expect(inner.presentingViewController == nil)
    }
    #expect(bench.device.window.subviews == [bench.root.view])
  }
}

@Suite("A view that a presentation controller wraps")
struct WrappedViewTests {
  private final class Wrapping: UIPresentationController {
    let wrapper = UIView(frame: .zero)

    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      wrapper.addSubview(presentedViewController.view)
    }
  }

  @Test(
    "is what is animated, and goes with the container",
    .rule("D32", "D35"),
    arguments: [true, false]
  )
  func animated(hasAnimators: Bool) throws {
    let bench = Bench()
    let delegate = LoggingTransitioningDelegate(bench.log)
    delegate.makePresentation = { Wrapping(presentedViewController: $0, presenting: $1) }
    var seen: [UIView?] = []
    if hasAnimators {
      delegate.presenting = LoggingAnimator("in", bench.log)
      delegate.dismissing = LoggingAnimator("out", bench.log)
      delegate.presenting?.onAnimate = { seen.append($0.view(forKey: .to)) }
      delegate.dismissing?.onAnimate = { seen.append($0.view(forKey: .from)) }
    }
    let modal = bench.modal("modal", .custom)
    modal.transitioningDelegate = delegate
    bench.show(modal)
    let wrapper = try #require((modal.presentationController as? Wrapping)?.wrapper)
    #expect(modal.view.superview === wrapper)
    #expect(wrapper.superview === modal.presentationController?.containerView)
    #expect(wrapper.frame == bench.device.window.bounds)
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(seen == (hasAnimators ? [wrapper, wrapper] : []))
    #expect(bench.device.window.subviews == [bench.root.view])
    #expect(bench.log.lines.contains("modal didDisappear"))
  }
}
