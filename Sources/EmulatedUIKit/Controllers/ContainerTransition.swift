/// A container's exchange of one child for another, from the first callback to the last.
///
/// Input is blocked while an animated one runs (D20, D39). Unanimated ones take the same path in no time.
final class ContainerTransition: NSObject {
  /// What is exchanged, and how the container takes part.
  struct Change {
    let old: UIViewController?
    let new: UIViewController?
    let duration: TimeInterval

    /// Whether what comes hears of it before what goes.
    var newComesFirst = false

    /// Puts the new view into the hierarchy, after both heard that the change begins.
    let place: () -> Void

    /// Lets controllers leave and enter once both heard that the change is over.
    let wrapUp: () -> Void
  }

  private weak var container: UIViewController?
  private let change: Change
  private let isSeen: Bool
  let context: TransitionContext

  /// Whether the callbacks of the beginning are through.
  private(set) var hasBegun = false

  /// What was asked for meanwhile and runs when the transition has ended.
  var afterwards: [() -> Void] {
    get { context.afterwards }
    set { context.afterwards = newValue }
  }

  var isAnimated: Bool { context.isAnimated }

  init(in container: UIViewController, _ change: Change) {
    self.container = container
    self.change = change
    isSeen = container.isOnScreen
    context = TransitionContext(
      TransitionContext.Scene(from: change.old, to: change.new, containerView: container.view),
      isAnimated: change.duration > 0,
      defaultDuration: change.duration
    )
    super.init()
    context.onEnd = { [weak self] _ in self?.finish() }
  }

  isolated deinit { context.abandon() }

  func begin() {
    container?.containerTransition = self
    change.new?.loadViewIfNeeded()
    if isSeen { tellBeginning() }
    change.place()
    hasBegun = true
    context.scene.fromView = change.old?.viewIfLoaded
    context.scene.toView = change.new?.viewIfLoaded
    context.start()
  }

  private func tellBeginning() {
    if change.newComesFirst { change.new?.startAppearing(animated: isAnimated) }
    change.old?.startDisappearing(animated: isAnimated)
    if !change.newComesFirst { change.new?.startAppearing(animated: isAnimated) }
  }

  private func finish() {
    change.old?.viewIfLoaded?.removeFromSuperview()
    // What goes hears first that it is over; a container that still appears itself tells what comes.
    change.old?.finishDisappearing(animated: isAnimated)
    if container?.appearance == .appeared { change.new?.finishAppearing(animated: isAnimated) }
    container?.containerTransition = nil
    change.wrapUp()
  }

  /// Ends the transition before its time.
  func finishEarly() { context.completeTransition(true) }
}
