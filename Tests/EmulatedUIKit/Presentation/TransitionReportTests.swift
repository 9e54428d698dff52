import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Reports about transitions")
struct TransitionReportTests {
  private nonisolated struct Run: Sendable, CustomTestStringConvertible {
    let animatedIn: Bool
    let animatedOut: Bool
    let style: UIModalPresentationStyle
    let hasAnimators: Bool

    var testDescription: String {
      "\(style) in \(animatedIn) out \(animatedOut) animators \(hasAnimators)"
    }

    static let all: [Run] = [true, false].flatMap { animatedIn in
      [true, false].flatMap { animatedOut in
        [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen].flatMap { style in
          [true, false].map {
            Run(
              animatedIn: animatedIn,
              animatedOut: animatedOut,
              style: style,
              hasAnimators: $0
            )
          }
        }
      }
    }
  }

  private func delegate(_ bench: Bench) -> LoggingTransitioningDelegate {
    let delegate = LoggingTransitioningDelegate(Log())
    delegate.presenting = LoggingAnimator("in", Log())
    delegate.dismissing = LoggingAnimator("out", Log())
    return delegate
  }

  @Test(
    "each beginning of an appearance has its end, in order, however it is presented",
    .rule("D22", "D23", "D24", "D34"),
    .report("TR-03"),
    arguments: Run.all
  )
  private func balanced(run: Run) {
    let bench = Bench()
    let modal = bench.modal("modal", run.style)
    let delegate = delegate(bench)
    if run.hasAnimators { modal.transitioningDelegate = delegate }
    for _ in 1...2 {
      bench.log.clear()
      bench.show(modal, animated: run.animatedIn)
      modal.dismiss(animated: run.animatedOut)
      bench.device.settle()
      let events = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
      #expect(
        bench.log.lines(about: "modal").filter { $0 != "modal didLoad" }
          == events.map { "modal " + $0 }
      )
      #expect(
        bench.log.lines(about: "root")
          == (run.style == .fullScreen ? (events[2...] + events[..<2]).map { "root " + $0 } : [])
      )
      #expect(bench.root.view.superview === bench.device.window)
      #expect(bench.device.window.subviews == [bench.root.view])
    }
  }

  @Test(
    "a controller presented again is as visible as the first time",
    .rule("D29"),
    .report("TR-06"),
    arguments: [
      UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ],
    [true, false]
  )
  func again(style: UIModalTransitionStyle, hasAnimators: Bool) {
    let bench = Bench()
    let modal = bench.modal("modal", .fullScreen)
    modal.modalTransitionStyle = style
    let delegate = delegate(bench)
    if hasAnimators { modal.transitioningDelegate = delegate }
    let button = bench.device.run {
      UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    }
    button.addAction(UIAction { [bench] _ in bench.log.write("tapped") }, for: .touchUpInside)
    modal.view.addSubview(button)
    for time in 1...3 {
      bench.show(modal)
      #expect(modal.view.alpha == 1 && modal.view.transform == .identity)
      #expect(modal.view.frame == bench.device.window.bounds)
      #expect(bench.device.touch(at: CGPoint(x: 120, y: 120)))
      #expect(bench.log.lines.count { $0 == "tapped" } == time)
      modal.dismiss(animated: true)
      bench.device.settle()
    }
  }

  @Test(
    "an unanimated dismissal puts the presenter's view back and takes all else away",
    .rule("D34"),
    .report("TR-07"),
    arguments: [UIModalPresentationStyle.custom, .fullScreen]
  )
  func unanimatedDismissal(style: UIModalPresentationStyle) {
    let bench = Bench()
    let modal = bench.modal("modal", style)
    let delegate = delegate(bench)
    modal.transitioningDelegate = delegate
    bench.show(modal)
    modal.dismiss(animated: false) { [bench] in bench.log.write("gone") }
    bench.device.settle()
    #expect(bench.root.view.superview === bench.device.window)
    #expect(!bench.root.view.isHidden && bench.root.view.alpha == 1)
    #expect(bench.log.lines.last == "gone")
    #expect(bench.device.window.subviews == [bench.root.view])
  }

  @Test(
    "one without an animator for the dismissal has the default one",
    .rule("D29"),
    .report("TR-09")
  )
  func presentOnly() {
    let bench = Bench()
    let modal = bench.modal("modal", .custom)
    let delegate = delegate(bench)
    delegate.dismissing = nil
    modal.transitioningDelegate = delegate
    bench.show(modal)
    modal.dismiss(animated: true) { [bench] in bench.log.write("gone") }
    bench.device.settle()
    #expect(bench.log.lines.last == "gone")
    #expect(bench.device.inputBlocks == 0)
  }
}

@Suite("The default transition")
struct DefaultTransitionTests {
  private let bench = Bench()

  @Test("covers from the bottom, or fades, by the presented controller's style", .rule("D8", "D29"))
  func byStyle() {
    let modal = bench.modal("modal", .fullScreen)
    #expect(modal.modalTransitionStyle == .coverVertical)
    #expect(
      [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
        .map(\.rawValue) == [0, 1, 2, 3]
    )
    bench.root.present(modal, animated: true)
    bench.device.turn()
    #expect(modal.view.presentationValues.frame.minY == bench.device.window.bounds.maxY)
    bench.device.advance(by: bench.device.durations.modalTransition / 2)
    let middle = bench.device.window.bounds.maxY / 2
    #expect(abs(modal.view.presentationValues.frame.minY - middle) < 0.001)
    bench.device.settle()
    #expect(modal.view.presentationValues.frame == bench.device.window.bounds)
    modal.dismiss(animated: false)
    bench.device.settle()
    modal.modalTransitionStyle = .crossDissolve
    bench.root.present(modal, animated: true)
    bench.device.turn()
    #expect(modal.view.presentationValues.alpha == 0)
    #expect(modal.view.presentationValues.frame.minY == 0)
    bench.device.settle()
    #expect(modal.view.alpha == 1)
  }

  @Test("may be the context's", .rule("D4", "D8"))
  func ofContext() {
    bench.root.definesPresentationContext = true
    bench.root.providesPresentationContextTransitionStyle = true
    bench.root.modalTransitionStyle = .crossDissolve
    let modal = bench.modal("modal", .overCurrentContext)
    bench.root.present(modal, animated: true)
    bench.device.turn()
    #expect(modal.view.presentationValues.alpha == 0)
    bench.device.settle()
  }
}
