import EmulatedUIKit
import TestSupport
import Testing

/// Decides about a presentation and writes what it is told.
private final class Decider: NSObject, UIPopoverPresentationControllerDelegate {
  let log: Log
  var style: UIModalPresentationStyle?
  var styleWithTraits: UIModalPresentationStyle?
  var allows = true
  var anchor: UIView?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    log.write("style?")
    return style ?? .fullScreen
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let styleWithTraits else { return adaptivePresentationStyle(for: controller) }
    log.write("style in traits?")
    return styleWithTraits
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.write("will present \(style) \(transitionCoordinator != nil)")
  }

  func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
    log.write("should dismiss?")
    return allows
  }

  func presentationControllerWillDismiss(_: UIPresentationController) { log.write("will dismiss") }
  func presentationControllerDidDismiss(_: UIPresentationController) { log.write("did dismiss") }
  func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
    log.write("did attempt")
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    log.write("prepare")
    if let anchor { popover.sourceView = anchor }
  }

  func popoverPresentationControllerShouldDismissPopover(
    _: UIPopoverPresentationController
  ) -> Bool {
    log.write("should dismiss popover?")
    return allows
  }

  func popoverPresentationControllerDidDismissPopover(_: UIPopoverPresentationController) {
    log.write("did dismiss popover")
  }
}

@Suite("Adaptation to the surroundings")
struct AdaptivePresentationTests {
  private nonisolated static let versions = ["8.0", "8.3", "12.4", "13.0", "26.0"]

  private func decisions(_ bench: Bench) -> [String] {
    bench.log.lines.filter { !$0.hasPrefix("modal ") && !$0.hasPrefix("root ") }
  }

  @Test(
    "sheets and popovers cover a phone before 13, and not since",
    .rule("D9"),
    arguments: versions
  )
  func byDefault(system: String) {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
      let bench = Bench(system)
      let modal = bench.modal("modal", style)
      bench.show(modal)
      #expect((bench.root.view.window == nil) == ["8.0", "8.3", "12.4"].contains(system))
      #expect(bench.device.exceptions.isEmpty)
    }
  }

  @Test("the delegate is asked, from 8.3 with the traits", .rule("D9"), arguments: versions)
  func asked(system: String) {
    let bench = Bench(system)
    let decider = Decider(bench.log)
    decider.style = .overFullScreen
    decider.styleWithTraits = .fullScreen
    let modal = bench.modal("modal", .popover)
    modal.popoverPresentationController?.delegate = decider
    bench.show(modal)
    // With the traits the answer is another one.
    #expect((bench.root.view.window == nil) == (system != "8.0"))
    #expect(
      decisions(bench)
        == (system == "8.0" ? ["style?"] : ["style in traits?", "will present fullScreen true"])
    )
  }

  @Test("one that knows no traits is asked without, where room is compact", .rule("D9"))
  func askedWithout() {
    let bench = Bench()
    let decider = Decider(bench.log)
    decider.style = .overFullScreen
    let modal = bench.modal("modal", .popover)
    modal.presentationController?.delegate = decider
    #expect(modal.presentationController?.adaptivePresentationStyle == .overFullScreen)
    bench.log.clear()
    bench.show(modal)
    #expect(decisions(bench) == ["style?", "will present overFullScreen true"])
    #expect(bench.root.view.window != nil)
  }

  @Test("none keeps a popover a popover, which then needs its anchor", .rule("D9", "A57"))
  func none() {
    let bench = Bench()
    let decider = Decider(bench.log)
    decider.styleWithTraits = UIModalPresentationStyle.none
    decider.anchor = bench.root.view
    let modal = bench.modal("modal", .popover)
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    modal.popoverPresentationController?.delegate = decider
    bench.show(modal)
    #expect(decisions(bench) == ["style in traits?", "prepare", "will present none true"])
    #expect(modal.view.frame.size == CGSize(width: 200, height: 100))
    #expect(bench.root.view.window != nil)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("a pad keeps what was asked for", .rule("D9"), arguments: versions)
  func pad(system: String) {
    let bench = Bench(system, model: .pad)
    let modal = bench.modal("modal", .formSheet)
    bench.show(modal)
    #expect(modal.view.frame.size == CGSize(width: 540, height: 620))
    #expect(modal.view.center == bench.device.window.center)
    #expect(bench.root.view.window != nil)
    modal.dismiss(animated: false)
    bench.device.settle()
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    bench.show(modal)
    #expect(modal.view.frame.size == CGSize(width: 300, height: 200))
  }
}

@Suite("A popover of any controller")
struct PlainPopoverTests {
  private func popover(
    _ system: String = "26.0"
  ) -> (bench: Bench, modal: LoggingController, decider: Decider) {
    let bench = Bench(system, model: .pad)
    let modal = bench.modal("modal", .popover)
    let decider = Decider(bench.log)
    decider.styleWithTraits = .popover
    modal.popoverPresentationController?.delegate = decider
    return (bench, modal, decider)
  }

  @Test("needs an anchor when it begins", .rule("A57"), arguments: ["8.3", "26.0"])
  func anchor(system: String) {
    let (bench, modal, decider) = popover(system)
    bench.showLoudly(modal)
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSGenericException"])
    #expect(
      bench.reasons == [
        "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs."
      ]
    )
    #expect(bench.root.presentedViewController == nil && !bench.log.lines.contains("completion"))
    decider.anchor = bench.root.view
    modal.popoverPresentationController?.delegate = decider
    bench.showLoudly(modal)
    #expect(bench.log.lines.last == "completion")
  }

  @Test("stands beside its anchor and says where it points")
  func place() throws {
    let (bench, modal, _) = popover()
    let controller = try #require(modal.popoverPresentationController)
    #expect(controller.arrowDirection == .unknown)
    controller.sourceView = bench.root.view
    controller.sourceRect = CGRect(x: 300, y: 900, width: 20, height: 20)
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    bench.show(modal)
    #expect(controller.arrowDirection == .down)
    #expect(modal.view.frame == CGRect(x: 210, y: 787, width: 200, height: 100))
    controller.permittedArrowDirections = .up
    #expect(controller.arrowDirection == .up)
  }

  @Test("a touch beside it asks the popover's delegate before 13", arguments: ["8.3", "12.4"])
  func outsideBefore13(system: String) {
    let (bench, modal, decider) = popover(system)
    modal.popoverPresentationController?.sourceView = bench.root.view
    bench.show(modal)
    bench.log.clear()
    decider.allows = false
    #expect(!bench.device.tapOutside())
    decider.allows = true
    #expect(bench.device.tapOutside())
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "should dismiss popover?", "should dismiss popover?", "modal willDisappear",
        "modal didDisappear", "did dismiss popover",
      ]
    )
  }

  @Test("a touch beside it asks the presentation's delegate from 13 on", .rule("D18"))
  func outside() {
    let (bench, modal, decider) = popover()
    modal.popoverPresentationController?.sourceView = bench.root.view
    bench.show(modal)
    bench.log.clear()
    decider.allows = false
    #expect(!bench.device.tapOutside())
    decider.allows = true
    #expect(bench.device.touch(at: CGPoint(x: 5, y: 5)))
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "should dismiss?", "did attempt", "should dismiss?", "will dismiss", "modal willDisappear",
        "modal didDisappear", "did dismiss",
      ]
    )
  }

  @Test(
    "a view let through takes the touch itself; a bar that anchors it is let through",
    .rule("A61")
  )
  func passthrough() throws {
    let (bench, modal, _) = popover()
    let bar = bench.device.run { UIToolbar(frame: CGRect(x: 0, y: 980, width: 768, height: 44)) }
    let item = bench.device.run { UIBarButtonItem() }
    bar.items = [item]
    bench.root.view.addSubview(bar)
    let button = bench.device.run { UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 44)) }
    button.addAction(UIAction { [log = bench.log] _ in log.write("button") }, for: .touchUpInside)
    bar.addSubview(button)
    modal.popoverPresentationController?.barButtonItem = item
    bench.show(modal)
    bench.log.clear()
    #expect(modal.popoverPresentationController?.passthroughViews == [bar])
    #expect(bench.device.touch(at: CGPoint(x: 10, y: 1000)))
    bench.device.settle()
    #expect(bench.log.lines == ["button"])
    #expect(bench.root.presentedViewController === modal)
    modal.popoverPresentationController?.passthroughViews = nil
    #expect(bench.device.touch(at: CGPoint(x: 10, y: 1000)))
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
  }
}

@Suite("A sheet that a person drags down")
struct SheetDragTests {
  private func sheet(
    _ system: String = "26.0"
  ) -> (bench: Bench, modal: LoggingController, decider: Decider) {
    let bench = Bench(system)
    let modal = bench.modal("modal", .pageSheet)
    let decider = Decider(bench.log)
    decider.styleWithTraits = .pageSheet
    modal.presentationController?.delegate = decider
    bench.show(modal)
    bench.log.clear()
    return (bench, modal, decider)
  }

  @Test("goes, and its delegate hears of it", .rule("D18"))
  func goes() {
    let (bench, _, decider) = sheet()
    #expect(bench.device.dragSheetDown())
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "should dismiss?", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ]
    )
    #expect(bench.root.presentedViewController == nil)
    withExtendedLifetime(decider) {}
  }

  @Test(
    "comes back where the delegate or the controller says so; code is not asked",
    .rule("D18"),
    arguments: [true, false]
  )
  func refused(byController: Bool) {
    let (bench, modal, decider) = sheet()
    if byController { modal.isModalInPresentation = true } else { decider.allows = false }
    #expect(bench.device.dragSheetDown())
    bench.device.settle()
    #expect(
      bench.log.lines == (byController ? ["did attempt"] : ["should dismiss?", "did attempt"])
    )
    #expect(bench.root.presentedViewController === modal)
    bench.log.clear()
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.log.lines == ["modal willDisappear", "modal didDisappear"])
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("let go early comes back and hears of it", .rule("D26"))
  func letGoEarly() {
    let (bench, modal, decider) = sheet()
    let frame = modal.view.frame
    #expect(bench.device.dragSheetDown(letsGoEarly: true))
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "should dismiss?", "will dismiss", "modal willDisappear", "modal willAppear",
        "modal didAppear",
      ]
    )
    withExtendedLifetime(decider) {}
    #expect(modal.view.frame == frame && modal.view.window != nil)
    #expect(bench.root.presentedViewController === modal)
  }

  @Test("only sheets, and only from 13 on", arguments: ["12.4", "13.0"])
  func others(system: String) {
    let (bench, modal, _) = sheet(system)
    #expect(bench.device.dragSheetDown() == (system == "13.0"))
    bench.device.settle()
    let full = bench.modal("full", .fullScreen)
    bench.show(full, on: bench.root.presentedViewController ?? bench.root)
    #expect(!bench.device.dragSheetDown())
    withExtendedLifetime(modal) {}
  }
}
