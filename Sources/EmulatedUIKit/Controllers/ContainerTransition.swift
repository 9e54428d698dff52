/// A container's exchange of one child for another, from the first callback to the last.
///
/// Input is blocked while an animated one runs (D20, D39). Unanimated ones take the same path in no time.
final class ContainerTransition: NSObject {
  /// What is exchanged, and how the container takes part.
  struct Change {
    let old: UIViewController?
    let new: UIViewController?
    var isAnimated = false

    /// How long the container's own animation takes.
    var duration: TimeInterval = 0

    /// Who animates and drives it, instead of the container.
    var cast = TransitionContext.Cast()

    /// Whether what comes hears of it before what goes.
    var newComesFirst = false

    /// Tells others that the change begins, after both heard of it.
    var announce: () -> Void = {}

    /// Puts the view of what is shown into the container's.
    let place: (UIViewController) -> Void

    /// Lets controllers leave and enter once both heard that the change is over, cancelled or not.
    let wrapUp: (_ completed: Bool) -> Void
  }

  private weak var container: UIViewController?
  private let change: Change
  private let isSeen: Bool

  /// Where an animator has its way; without one the views stand in the container's.
  private let stage: UIView?
  let context: TransitionContext

  /// Whether the callbacks of the beginning are through.
  private(set) var hasBegun = false

  /// What was asked for meanwhile and runs when the transition has ended.
  var afterwards: [() -> Void] {
    get { context.afterwards }
    set { context.afterwards = newValue }
  }

  var isAnimated: Bool { context.isAnimated }

  /// Whether callbacks of its beginning or its end run: what is asked for from them waits.
  var isTelling: Bool { !hasBegun || context.lifecycle.phase == .over }

  init(in container: UIViewController, _ change: Change) {
    self.container = container
    self.change = change
    isSeen = container.isOnScreen
    let view: UIView = container.view
    let stage = change.cast.animator == nil ? nil : UIView(frame: view.bounds)
    self.stage = stage
    context = TransitionContext(
      TransitionContext.Scene(from: change.old, to: change.new, containerView: stage ?? view),
      isAnimated: change.isAnimated,
      defaultDuration: change.duration,
      animator: change.cast.animator,
      interactor: change.cast.interactor
    )
    super.init()
    context.onEnd = { [weak self] completed in self?.finish(completed) }
  }

  isolated deinit { context.abandon() }

  func begin() {
    container?.containerTransition = self
    change.new?.loadViewIfNeeded()
    if isSeen { tellBeginning() }
    guard isWaiting else { return }
    placeViews()
    hasBegun = true
    context.start()
  }

  /// Whether nothing has ended it: a callback may take the container off the screen.
  private var isWaiting: Bool { context.lifecycle.phase == .waiting }

  private func tellBeginning() {
    if change.newComesFirst { change.new?.startAppearing(animated: isAnimated) }
    if isWaiting { change.old?.startDisappearing(animated: isAnimated) }
    if isWaiting, !change.newComesFirst { change.new?.startAppearing(animated: isAnimated) }
    if isWaiting { change.announce() }
  }

  private func placeViews() {
    let oldView = change.old?.viewIfLoaded
    context.scene.fromView = oldView
    context.scene.toView = change.new?.viewIfLoaded
    context.scene.initialFrame = oldView?.frame ?? .zero
    context.scene.finalFrame = container?.view.bounds ?? .zero
    if let stage, let oldView {
      container?.view.insertSubview(stage, at: 0)
      stage.addSubview(oldView)
      // The animator puts the new view there itself (D35).
    } else if let new = change.new {
      change.place(new)
    }
  }

  private func finish(_ completed: Bool) {
    if completed { settle() } else { goBack() }
    container?.containerTransition = nil
    change.wrapUp(completed)
  }

  private func settle() {
    if !hasBegun {
      // Ended by a callback of its beginning: what is left of that.
      change.old?.startDisappearing(animated: isAnimated)
      if let new = change.new { change.place(new) }
    }
    change.old?.viewIfLoaded?.removeFromSuperview()
    clearStage(for: change.new)
    // What goes hears first that it is over; a container that still appears itself tells what comes.
    change.old?.finishDisappearing(animated: isAnimated)
    if container?.appearance == .appeared { change.new?.finishAppearing(animated: isAnimated) }
  }

  /// What came goes again before what went comes back (single report).
  private func goBack() {
    change.new?.startDisappearing(animated: isAnimated)
    change.new?.viewIfLoaded?.removeFromSuperview()
    clearStage(for: change.old)
    change.new?.finishDisappearing(animated: isAnimated)
    guard container?.appearance == .appeared else { return }
    change.old?.startAppearing(animated: isAnimated)
    change.old?.finishAppearing(animated: isAnimated)
  }

  private func clearStage(for shown: UIViewController?) {
    guard let stage else { return }
    if let shown { change.place(shown) }
    stage.removeFromSuperview()
  }

  /// Ends the transition before its time, the way it goes.
  ///
  /// - Returns: Whether it ended now; one whose last callbacks run ends by itself.
  @discardableResult
  func finishEarly() -> Bool {
    guard context.lifecycle.phase != .over else { return false }
    context.completeTransition(!context.transitionWasCancelled)
    return true
  }
}
