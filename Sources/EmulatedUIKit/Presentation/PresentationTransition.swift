/// A modal transition: a presentation or a dismissal, from the first callback to the completion.
///
/// Input is blocked while it runs (D20, D39). Unanimated ones take the same path in no time.
final class PresentationTransition: NSObject {
  private enum Direction {
    case presentation
    case dismissal
  }

  private let direction: Direction
  private let presenter: UIViewController
  private let presented: UIViewController

  /// What goes together, the topmost first; one controller in a presentation.
  private let chain: [UIViewController]
  private var completion: (() -> Void)?
  private var coordinated: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isBlockingInput = false
  private var isOver = false

  /// Not stored: the device's clock holds the transition.
  private var device: EmulatedDevice { presenter.device }

  let isAnimated: Bool
  let transitionDuration: TimeInterval

  /// What was asked for meanwhile and runs when the transition has ended (D19).
  var afterwards: [() -> Void] = []

  init(
    presenting presented: UIViewController,
    on presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    direction = .presentation
    self.presenter = presenter
    self.presented = presented
    self.completion = completion
    chain = [presented]
    isAnimated = animated
    transitionDuration = animated ? presented.transitionDuration(appearing: true) : 0
    super.init()
    presenter.ownPresented = presented
    presented.setPresenter(presenter)
    presented.transition = self
  }

  init(dismissingFrom presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
    direction = .dismissal
    self.presenter = presenter
    self.completion = completion
    let chain = presenter.presentedChain
    self.chain = chain.reversed()
    presented = chain.first ?? presenter
    isAnimated = animated
    transitionDuration = animated ? (chain.last?.transitionDuration(appearing: false) ?? 0) : 0
    super.init()
    for controller in chain { controller.transition = self }
  }

  /// Begins at the end of the turn, so that anchors may still be set (A54).
  func startNextTurn() {
    device.clock.nextTurn { self.begin() }
  }

  /// Begins at once.
  func startNow() { begin() }

  private func begin() {
    guard !isOver else { return }
    if direction == .presentation, !canBegin() { return cancelPresentation() }
    blockInput()
    direction == .presentation ? beginPresentation() : beginDismissal()
    if isAnimated {
      device.clock.schedule(after: transitionDuration) { self.finish() }
    } else if direction == .presentation {
      finish()
    } else {
      device.clock.nextTurn { self.finish() }
    }
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    unblockInput()
    for controller in chain { controller.transition = nil }
    direction == .presentation ? finishPresentation() : finishDismissal()
    for block in coordinated { block(self) }
    coordinated = []
    completion?()
    completion = nil
    let next = afterwards
    afterwards = []
    for request in next { request() }
  }

  /// Ends without a completion, because the hierarchy below is gone.
  func abandon() {
    guard !isOver else { return }
    isOver = true
    unblockInput()
    for controller in chain {
      controller.transition = nil
      controller.isEntering = false
      controller.isLeaving = false
    }
    completion = nil
    coordinated = []
    afterwards = []
  }

  private func blockInput() {
    isBlockingInput = true
    device.inputBlocks += 1
  }

  private func unblockInput() {
    guard isBlockingInput else { return }
    isBlockingInput = false
    device.inputBlocks -= 1
  }
}

// MARK: - Presentation

extension PresentationTransition {
  private var removesPresenter: Bool { presented.removesPresenter }

  private func canBegin() -> Bool {
    guard let error = presented.transitionError(from: presenter) else {
      return presenter.viewIfLoaded?.window != nil
    }
    device.receive(error)
    return false
  }

  private func cancelPresentation() {
    abandon()
    presenter.ownPresented = nil
    presented.setPresenter(nil)
  }

  private func beginPresentation() {
    guard let window = presenter.view.window else { return }
    presented.isEntering = true
    presented.loadViewIfNeeded()
    if removesPresenter { presenter.startDisappearing(animated: isAnimated) }
    presented.startAppearing(animated: isAnimated)
    presented.view.frame = window.bounds
    window.addSubview(presented.view)
  }

  private func finishPresentation() {
    if removesPresenter { presenter.view.removeFromSuperview() }
    presented.finishAppearing(animated: isAnimated)
    if removesPresenter { presenter.finishDisappearing(animated: isAnimated) }
    presented.isEntering = false
  }
}

// MARK: - Dismissal

extension PresentationTransition {
  private func beginDismissal() {
    for controller in chain {
      controller.isLeaving = true
      controller.startDisappearing(animated: isAnimated)
    }
    // The presenter's view comes back below what leaves.
    guard removesPresenter, let window = chain.first?.viewIfLoaded?.window ?? presented.view.window
    else { return }
    presenter.startAppearing(animated: isAnimated)
    presenter.view.frame = window.bounds
    window.insertSubview(presenter.view, at: 0)
  }

  private func finishDismissal() {
    for controller in chain {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.presenter?.ownPresented = nil
      controller.setPresenter(nil)
    }
    // Presenter first, then the dismissed (U11).
    if removesPresenter { presenter.finishAppearing(animated: isAnimated) }
    for controller in chain {
      if device.runsAlertHandlersBeforeDisappearance { controller.dismissalDidEnd() }
      controller.finishDisappearing(animated: isAnimated)
      controller.isLeaving = false
      if !device.runsAlertHandlersBeforeDisappearance { controller.dismissalDidEnd() }
    }
  }
}

// MARK: - Coordination

extension PresentationTransition: UIViewControllerTransitionCoordinator {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    animation?(self)
    if let completion { coordinated.append(completion) }
    return true
  }
}

extension UIViewController {
  /// What a child presents in its own context, if anything.
  var firstChildPresentation: UIViewController? {
    for child in ownChildren {
      if let presented = child.ownPresented ?? child.firstChildPresentation { return presented }
    }
    return nil
  }
}
