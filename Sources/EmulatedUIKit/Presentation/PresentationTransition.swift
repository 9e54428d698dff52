/// A modal transition: a presentation or a dismissal, from the first callback to the completion.
///
/// Input is blocked while it runs (D20, D39). Unanimated ones take the same path in no time. The order
/// of the steps is ``PresentationOrder``'s; this class carries them out.
final class PresentationTransition: NSObject {
  let context: TransitionContext
  private let order: PresentationOrder.Direction
  private let presenter: UIViewController

  /// Who arrives, or who leaves with an animation (D15); another one where the delegate has one for
  /// the adapted style.
  private var presented: UIViewController

  /// What goes together, the topmost first; one controller in a presentation.
  private var chain: [UIViewController]

  /// The one that stands on the presenter.
  private var lowest: UIViewController { chain.last ?? presented }

  /// Known when the transition begins.
  private var removesPresenter = false

  /// What manages each controller of the chain, also when one is presented anew before the end.
  private var presentations: [(of: UIViewController, by: UIPresentationController)] = []

  /// Who of the chain is seen and comes back after a cancelled dismissal (D26): not what others cover.
  private var visible: [UIViewController] = []

  /// What the end of a dismissal is to those who record it.
  private var ending = PresentationEnding.code

  /// Why a presentation did not begin.
  private var refusal: String?

  /// Whether only the last callbacks are to come; what is asked for from them waits (D19).
  var isEnding: Bool { context.lifecycle.phase == .over }

  /// Not stored: the device's clock holds the transition.
  private var device: EmulatedDevice { presenter.device }

  init(
    presenting presented: UIViewController,
    on presenter: UIViewController,
    source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    order = .presentation
    self.presenter = presenter
    self.presented = presented
    chain = [presented]
    presenter.ownPresented = presented
    presented.setPresenter(presenter)
    context = TransitionContext.modal(
      .presentation,
      presented: presented,
      presenter: presenter,
      source: source,
      in: presented.makePresentation(on: presenter, source: source),
      animated: animated
    )
    super.init()
    connect(completion)
  }

  init(
    dismissingFrom presenter: UIViewController,
    animated: Bool,
    ending: PresentationEnding = .outside,
    cast: TransitionContext.Cast? = nil,
    completion: (() -> Void)?
  ) {
    order = .dismissal
    self.ending = ending
    self.presenter = presenter
    let chain = presenter.presentedChain
    self.chain = chain.reversed()
    // Of several, one is animated and the others are simply removed (D15).
    let visible =
      presenter.device.behavior.dismissalAnimatesImmediateChild ? chain.first : chain.last
    presented = visible ?? presenter
    context = TransitionContext.modal(
      .dismissal,
      presented: presented,
      presenter: presenter,
      source: presenter,
      in: presented.makePresentation(on: presenter, source: presenter),
      animated: animated,
      cast: cast
    )
    super.init()
    connect(completion)
  }

  private func connect(_ completion: (() -> Void)?) {
    context.completion = completion
    // Until it ends the context holds the transition, which holds it.
    context.onEnd = { completed in self.finish(completed) }
    for controller in chain { controller.transition = self }
    presenter.presenterTransition = self
  }

  /// Begins at the end of the turn, so that anchors may still be set (A54).
  func startNextTurn() {
    device.clock.nextTurn { self.begin() }
  }

  /// Begins at once.
  func startNow() { begin() }

  private func begin() {
    guard context.lifecycle.phase == .waiting else { return }
    if order == .presentation, !canBegin() { return cancelPresentation() }
    if order == .dismissal, !lowest.placesItself, lowest.decidesOrientation {
      device.rotation.prepareDismissal(of: lowest, to: presenter)
    }
    removesPresenter =
      order == .presentation ? presented.removesPresenter : lowest.removesPresenter
    let opening = PresentationOrder(direction: order, removesPresenter: removesPresenter).opening
    for step in opening {
      run(step)
      // A callback may take the hierarchy away.
      guard !isEnding else { return }
    }
    device.updateStatusBar()
  }

  private func finish(_ completed: Bool) {
    let closing = PresentationOrder(direction: order, removesPresenter: removesPresenter)
      .closing(completed: completed)
    for step in closing { run(step) }
    if order == .presentation {
      device.note(completed ? .stands : .ended(.notPresented("cancelled")), of: presented)
    }
    disconnect()
    for controller in chain {
      controller.isEntering = false
      controller.isLeaving = false
      controller.ownPresentationController?.sheetInEffect?.placeGrabber()
    }
    device.updateStatusBar()
  }

  /// Ends without a completion, because the hierarchy below is gone.
  func abandon() {
    guard !isEnding else { return }
    context.abandon()
    disconnect()
    for controller in chain {
      controller.isEntering = false
      controller.isLeaving = false
    }
  }

  private func disconnect() {
    for controller in chain where controller.transition === self { controller.transition = nil }
    if presenter.presenterTransition === self { presenter.presenterTransition = nil }
  }

  private func canBegin() -> Bool {
    presented.ownPresentationController?.prepareToBegin()
    guard replacePresented() else { return false }
    if let error = presented.transitionError(from: presenter)
      ?? presented.ownPresentationController?.beginningError()
    {
      device.receive(error)
      return false
    }
    if presenter.viewIfLoaded?.window != nil {
      // What places itself, as alerts do, turns nothing.
      return presented.placesItself || !presented.decidesOrientation
        || device.rotation.prepare(presented, on: presenter)
    }
    // The window went between `present` and now.
    let message = PresentationMessages.outsideWindow(presented, on: presenter)
    refusal = message
    device.writeLog(message)
    return false
  }

  /// Shows another controller where the delegate has one for the adapted style (D9).
  ///
  /// - Returns: Whether the presentation can go on.
  private func replacePresented() -> Bool {
    guard let presentation = presented.ownPresentationController else { return true }
    if let replacement = presentation.replacement {
      guard !replacement.isActive(below: presenter) else {
        device.raise(.invalidArgument, PresentationMessages.active(replacement))
        return false
      }
      presented.transition = nil
      presented.endPresentation()
      replacement.transition = self
      replacement.setPresenter(presenter)
      replacement.ownPresentationController = presentation
      presentation.ownPresented = replacement
      presenter.ownPresented = replacement
      context.scene.to = replacement
      presented = replacement
      chain = [replacement]
    }
    presentation.prepareAdaptive()
    return true
  }

  private func cancelPresentation() {
    abandon()
    // Where an error was raised it is the last one.
    let reason = refusal ?? device.exceptions.last?.reason ?? ""
    device.note(.ended(.notPresented(reason)), of: presented)
    presenter.ownPresented = nil
    presented.endPresentation()
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

// MARK: - The steps

extension PresentationTransition {
  private func run(_ step: PresentationOrder.Step) {
    let isAnimated = context.isAnimated
    switch step {
    case .load:
      presented.isEntering = true
      presented.loadViewIfNeeded()
      presented.ownPresentationController?.placeContainer(above: presenter)
    case .tellBeginning: tellBeginning()
    case .willAppear(.presented):
      for controller in order == .presentation ? chain : visible {
        controller.startAppearing(animated: isAnimated)
      }
    case .willAppear(.presenter): presenter.startAppearing(animated: isAnimated)
    case .willDisappear(.presented):
      visible = chain.filter(\.isOnScreen)
      for controller in chain {
        controller.isLeaving = true
        controller.startDisappearing(animated: isAnimated)
      }
    case .willDisappear(.presenter): presenter.startDisappearing(animated: isAnimated)
    case .restorePresenterView: lowest.ownPresentationController?.restore(presenter)
    case .animate: animate()
    case .removePresenterView: lowest.ownPresentationController?.remove(presenter)
    case .removePresentedViews:
      // An animator may have moved the presenter's view within the container, which goes.
      if removesPresenter { lowest.ownPresentationController?.restore(presenter) }
      for controller in chain {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.ownPresentationController?.containerView?.removeFromSuperview()
      }
    case .part:
      for controller in chain {
        // Who is presented anew from a callback to come gets another one (D12).
        controller.ownPresentationController?.isOver = true
        controller.presenter?.ownPresented = nil
        controller.setPresenter(nil)
        if order == .dismissal {
          device.note(.ended(controller.choiceAsEnding ?? ending), of: controller)
        }
      }
    case .didAppear(.presented):
      for controller in chain.reversed() { controller.finishAppearing(animated: isAnimated) }
    case .didAppear(.presenter): presenter.finishAppearing(animated: isAnimated)
    case .didDisappear(.presented):
      for controller in chain { leave(controller) }
    case .didDisappear(.presenter): presenter.finishDisappearing(animated: isAnimated)
    case .tellEnd(let completed): tellEnd(completed)
    }
  }

  /// Tells that a controller has gone; an alert's handler runs beside it (U3).
  private func leave(_ controller: UIViewController) {
    if device.runsAlertHandlersBeforeDisappearance { controller.dismissalDidEnd() }
    controller.finishDisappearing(animated: context.isAnimated)
    controller.isLeaving = false
    if !device.runsAlertHandlersBeforeDisappearance { controller.dismissalDidEnd() }
  }

  private func animate() {
    completeScene()
    // An animator puts the view there itself (D35).
    if order == .presentation, removesPresenter, context.animator != nil {
      presented.ownPresentationController?.lend(presenter)
    }
    if order == .presentation, context.animator == nil, let shownView {
      shownView.frame = context.scene.finalFrame
      context.containerView.addSubview(shownView)
    }
    if lowest.dimsPresenter {
      lowest.ownPresentationController?.dim(presenter, order == .presentation)
    }
    if !presented.placesItself {
      context.defaultAnimation = DefaultTransition(
        shownView,
        style: transitionStyle,
        isPresentation: order == .presentation
      )
    }
    context.start()
  }

  /// The default transition, which a context may lend to what it presents (D4, D8).
  private var transitionStyle: UIModalTransitionStyle {
    let isLent =
      presenter.providesPresentationContextTransitionStyle
      && presented.ownPresentationController?.staysInContext == true
    return (isLent ? presenter : presented).modalTransitionStyle
  }

  /// The view that is animated, which a presentation controller may wrap (D32).
  private var shownView: UIView? {
    presented.ownPresentationController?.presentedView ?? presented.viewIfLoaded
  }

  /// Tells the context of the views, which exist by now (D32, D33).
  private func completeScene() {
    let presenterView = removesPresenter ? presenter.viewIfLoaded : nil
    let presentedView = shownView
    let place =
      presented.ownPresentationController?.frameOfPresentedViewInContainerView ?? .zero
    switch order {
    case .presentation:
      context.scene.fromView = presenterView
      context.scene.toView = presentedView
      context.scene.initialFrame = presenter.viewIfLoaded?.frame ?? .zero
      context.scene.finalFrame = place
      context.scene.finalFrameOfFrom = removesPresenter ? .zero : context.scene.initialFrame
    case .dismissal:
      context.scene.fromView = presentedView
      context.scene.toView = presenterView
      context.scene.initialFrame = presentedView?.frame ?? .zero
      context.scene.finalFrame = presenter.viewIfLoaded?.frame ?? .zero
      context.scene.finalFrameOfFrom = .zero
    }
  }

  private func tellBeginning() {
    for controller in chain {
      guard let presentation = controller.ownPresentationController else { continue }
      presentations.append((controller, presentation))
      switch order {
      case .presentation: presentation.begin(with: context)
      case .dismissal:
        presentation.sheetInEffect?.removeGrabber()
        presentation.dismissalTransitionWillBegin()
      }
    }
  }

  private func tellEnd(_ completed: Bool) {
    // A cancelled transition leaves the tint as it was before.
    if !completed, lowest.dimsPresenter {
      lowest.ownPresentationController?.dim(presenter, order == .dismissal)
    }
    for (controller, presentation) in presentations {
      switch order {
      case .presentation: presentation.presentationTransitionDidEnd(completed)
      case .dismissal: presentation.dismissalTransitionDidEnd(completed)
      }
      if presentation.isOver, controller.ownPresentationController === presentation {
        controller.endPresentation()
      }
    }
  }
}
