import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A presentation controller")
struct PresentationControllerTests {
  private let bench = Bench()
  private let delegate: LoggingTransitioningDelegate
  private let modal: LoggingController

  init() {
    delegate = LoggingTransitioningDelegate(bench.log)
    modal = bench.modal("modal", .custom)
    modal.transitioningDelegate = delegate
  }

  private func useOwn(_ configure: @escaping (LoggingPresentation) -> Void = { _ in }) {
    delegate.makePresentation = { [log = bench.log] presented, presenting in
      let made = LoggingPresentation(log, presented, presenting: presenting)
      configure(made)
      return made
    }
  }

  @Test("hears of the beginning and the end of both ways", .rule("D41"))
  func hooks() {
    useOwn()
    bench.showLoudly(modal)
    modal.dismiss(animated: true) { [bench] in bench.log.write("gone") }
    bench.device.settle()
    let lines = bench.log.lines.filter { !$0.hasPrefix("container") && !$0.hasPrefix("asked") }
    #expect(
      lines.joined(separator: "\n") == """
        modal didLoad
        presentation willBegin true
        modal willAppear
        modal didAppear
        presentation didEnd true
        completion
        dismissal willBegin
        modal willDisappear
        modal didDisappear
        dismissal didEnd true
        gone
        """
    )
    #expect(bench.log.lines.contains("container willLayout"))
    let will = bench.log.lines.firstIndex(of: "container willLayout") ?? 0
    #expect(bench.log.lines[will + 1] == "container didLayout")
  }

  @Test("places what it presents", .rule("D33", "D41"))
  func frame() {
    let place = CGRect(x: 20, y: 30, width: 200, height: 100)
    useOwn { $0.frame = place }
    bench.show(modal)
    #expect(modal.view.frame == place)
    #expect(modal.presentationController?.containerView?.bounds == bench.device.window.bounds)
    #expect(modal.presentationController?.presentedView === modal.view)
  }

  @Test("may take the presenter's view away", .rule("D25", "D24"), arguments: [true, false])
  func removes(removes: Bool) {
    useOwn { $0.removes = removes }
    bench.show(modal)
    #expect((bench.root.view.window == nil) == removes)
    #expect(
      bench.log.lines(about: "root")
        == (removes ? ["root willDisappear", "root didDisappear"] : [])
    )
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.root.view.superview === bench.device.window)
  }

  @Test("may stay in the context of its presenter", .rule("D4"))
  func context() {
    let child = bench.controller("child")
    bench.root.addChild(child)
    bench.root.view.addSubview(child.view)
    child.didMove(toParent: bench.root)
    child.definesPresentationContext = true
    useOwn { $0.isFullscreen = false }
    _ = modal.presentationController
    bench.show(modal, on: child)
    #expect(modal.presentingViewController === child)
  }

  @Test("that was looked at keeps the style of that moment", .rule("D12"))
  func frozen() {
    let controller = bench.modal("controller", .fullScreen)
    #expect(controller.presentationController?.presentationStyle == .fullScreen)
    controller.modalPresentationStyle = .overFullScreen
    bench.show(controller)
    #expect(bench.root.view.window == nil)
    #expect(controller.presentationController === controller.activePresentationController)
    controller.dismiss(animated: true)
    bench.device.settle()
    // The next presentation begins anew.
    bench.show(controller)
    #expect(bench.root.view.window != nil)
  }

  @Test("knows who presents once that is known, and keeps nobody alive", .rule("D30"))
  func people() {
    var presenting: [UIViewController?] = []
    delegate.makePresentation = { [log = bench.log] in
      presenting.append($1)
      return LoggingPresentation(log, $0, presenting: $1)
    }
    let made = modal.presentationController
    #expect(presenting.count == 1 && presenting[0] == nil)
    bench.show(modal)
    #expect(presenting.count == 1)
    #expect(made?.presentingViewController === bench.root)
    #expect(made?.presentedViewController === modal)
    #expect(made?.containerView != nil)
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(made?.containerView?.window == nil)
    weak var gone: UIViewController?
    do {
      let short = bench.modal("short")
      gone = short
      _ = short.presentationController
    }
    #expect(gone == nil)
  }
}
