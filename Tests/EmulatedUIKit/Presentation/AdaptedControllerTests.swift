import EmulatedUIKit
import TestSupport
import Testing

/// Wraps what is adapted and writes what it is asked.
private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
  let log: Log
  var style = UIModalPresentationStyle.overFullScreen
  var replacement: (UIPresentationController) -> UIViewController? = {
    UINavigationController(rootViewController: $0.presentedViewController)
  }
  var prepare: (UIPresentationController) -> Void = { _ in }

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    log.write("style?")
    return style
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.write("controller for \(style)?")
    return replacement(controller)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    log.write("prepare \(adaptivePresentationController.presentationStyle)")
    prepare(adaptivePresentationController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.write("will present \(style)")
  }

  func prepareForPopoverPresentation(_: UIPopoverPresentationController) {
    log.write("popover")
  }

  func presentationControllerDidDismiss(_: UIPresentationController) { log.write("did dismiss") }
}

@Suite("What is shown in an adapted style")
struct AdaptedControllerTests {
  private func popover(
    _ system: String = "26.0",
    model: EmulatedDevice.Model = .phone
  ) -> (bench: Bench, modal: LoggingController, wrapper: Wrapper) {
    let bench = Bench(system, model: model)
    let wrapper = Wrapper(bench.log)
    let modal = bench.modal("modal", .popover)
    modal.popoverPresentationController?.delegate = wrapper
    modal.popoverPresentationController?.sourceView = bench.root.view
    return (bench, modal, wrapper)
  }

  @Test(
    "is the controller that the delegate brings, in the presented one's place",
    .rule("D9"),
    arguments: ["8.0", "8.3", "14.5", "15.0", "26.0"]
  )
  func replacement(system: String) throws {
    let (bench, modal, wrapper) = popover(system)
    let manager = try #require(modal.popoverPresentationController)
    bench.showLoudly(modal)
    let wrapping = try #require(bench.root.presentedViewController as? UINavigationController)
    #expect(wrapping.viewControllers == [modal])
    #expect(wrapping.presentingViewController === bench.root)
    #expect(wrapping.view.window != nil && modal.view.window != nil)
    #expect(manager.presentedViewController === wrapping)
    #expect(modal.popoverPresentationController === manager)
    #expect(modal.presentationController === manager)
    #expect(modal.presentingViewController === bench.root)
    let told =
      ["style?", "controller for overFullScreen?"]
      + (["15.0", "26.0"].contains(system) ? ["prepare overFullScreen"] : [])
      + (system == "8.0" ? [] : ["will present overFullScreen"])
    #expect(bench.log.lines.filter { !$0.hasPrefix("modal ") } == told + ["completion"])
    #expect(
      bench.log.lines(about: "modal") == [
        "modal willEnter", "modal didEnter", "modal didLoad", "modal willAppear",
        "modal didAppear",
      ]
    )
    bench.log.clear()
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil && wrapping.view.window == nil)
    #expect(bench.log.lines == ["modal willDisappear", "modal didDisappear"])
    withExtendedLifetime(wrapper) {}
  }

  @Test("is the presented one where the delegate brings none, or that one", .rule("D9"))
  func none() {
    for brings in [false, true] {
      let (bench, modal, wrapper) = popover()
      wrapper.replacement = { brings ? $0.presentedViewController : nil }
      bench.show(modal)
      #expect(bench.root.presentedViewController === modal)
      #expect(modal.parent == nil && modal.view.window != nil)
    }
  }

  @Test("is nobody else where nothing adapts", .rule("D9"))
  func unadapted() {
    let (bench, modal, wrapper) = popover(model: .pad)
    wrapper.style = .popover
    bench.show(modal)
    #expect(bench.root.presentedViewController === modal)
    let told = bench.log.lines.filter { !$0.hasPrefix("modal ") }
    #expect(told == ["popover", "will present none"])
    withExtendedLifetime(wrapper) {}
  }

  @Test(
    "is an error where it stands somewhere already, and nothing is presented",
    .rule("A71", "M9", "M10"),
    arguments: ["8.3", "26.0"]
  )
  func active(system: String) {
    let (bench, modal, wrapper) = popover(system)
    wrapper.replacement = { [unowned root = bench.root] _ in root }
    bench.showLoudly(modal)
    #expect(
      bench.reasons == [
        "Application tried to present modally an active controller \(spelling(bench.root))."
      ]
    )
    #expect(bench.root.presentedViewController == nil && !bench.log.lines.contains("completion"))
    #expect(modal.presentingViewController == nil)
    wrapper.replacement = { _ in nil }
    modal.popoverPresentationController?.delegate = wrapper
    bench.showLoudly(modal)
    #expect(bench.root.presentedViewController === modal)
  }

  @Test("is what the animation of the presentation moves", .rule("D9", "D29"))
  func animated() throws {
    let (bench, modal, wrapper) = popover()
    bench.root.present(modal, animated: true)
    bench.device.advance(by: 0.1)
    let wrapping = try #require(bench.root.presentedViewController)
    let coordinator = try #require(wrapping.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .to) === wrapping)
    #expect(wrapping.isBeingPresented && !modal.isBeingPresented)
    bench.device.settle()
    #expect(!wrapping.isBeingPresented)
    withExtendedLifetime(wrapper) {}
  }
}

@Suite("What stands for an adapted style")
struct AdaptivePreparationTests {
  @Test("has a delegate for a person's dismissals and traits of its own", .rule("D9", "D18"))
  func prepared() {
    let bench = Bench()
    let (wrapper, listener) = (Wrapper(bench.log), Wrapper(Log()))
    wrapper.style = .formSheet
    wrapper.replacement = { _ in nil }
    wrapper.prepare = { sheet in
      sheet.delegate = listener
      sheet.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    }
    let modal = bench.modal("modal", .popover)
    modal.presentationController?.delegate = wrapper
    modal.presentationController?.overrideTraitCollection =
      UITraitCollection(verticalSizeClass: .regular)
    bench.show(modal)
    #expect(modal.traitCollection.verticalSizeClass == .compact)
    bench.device.dragSheetDown()
    bench.device.settle()
    #expect(listener.log.lines == ["did dismiss"])
    #expect(!bench.log.lines.contains("did dismiss"))
  }
}

@Suite("Traits that are overridden")
struct TraitOverrideTests {
  @Test("a presentation gives them to what it presents and to all in it, while it stands")
  func presented() {
    let bench = Bench()
    let (modal, child) = (bench.modal("modal", .overFullScreen), bench.controller("child"))
    modal.addChild(child)
    modal.presentationController?.overrideTraitCollection =
      UITraitCollection(horizontalSizeClass: .regular)
    #expect(modal.traitCollection.horizontalSizeClass == .compact)
    bench.show(modal)
    for controller in [modal, child] {
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
      #expect(controller.traitCollection.verticalSizeClass == .regular)
      #expect(controller.traitCollection.displayScale == 2)
    }
    #expect(bench.root.traitCollection.horizontalSizeClass == .compact)
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(modal.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("they do not change how the presentation adapts", .rule("D9"))
  func adaptation() {
    let bench = Bench("12.4")
    let modal = bench.modal("modal", .formSheet)
    modal.presentationController?.overrideTraitCollection =
      UITraitCollection(horizontalSizeClass: .regular)
    bench.show(modal)
    #expect(bench.root.view.window == nil)
  }

  @Test("a container gives them to a child until it leaves")
  func child() {
    let bench = Bench()
    let (child, stranger) = (bench.controller("child"), bench.controller("stranger"))
    bench.root.addChild(child)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    bench.root.setOverrideTraitCollection(wide, forChild: child)
    bench.root.setOverrideTraitCollection(wide, forChild: stranger)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(bench.root.overrideTraitCollection(forChild: child) === wide)
    #expect(bench.root.overrideTraitCollection(forChild: stranger) == nil)
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("collections say several traits together, the later one counts")
  func collections() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(),
    ])
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test("a phone on its side is compact from top to bottom, a pad is not")
  func onItsSide() {
    for (model, expected) in [
      (EmulatedDevice.Model.phone, UIUserInterfaceSizeClass.compact), (.pad, .regular),
    ] {
      let (bench, root) = Bench.turning("26.0", model: model)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      bench.turn(.landscapeLeft)
      #expect(root.traitCollection.verticalSizeClass == expected)
    }
  }
}
