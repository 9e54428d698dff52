/// A transition that is asked for or runs: what animators, interaction controllers and coordinators
/// talk to.
///
/// Modal presentations, navigation and tab controllers all run on it; what differs stands in the
/// closures they give. ``TransitionLifecycle`` decides, this class carries out.
final class TransitionContext: NSObject {
  /// Who and what takes part.
  struct Scene {
    var from: UIViewController?
    var to: UIViewController?

    /// The view that leaves; `nil` where it stays or must not be touched (D32).
    var fromView: UIView?

    /// The view that arrives; `nil` where it is there already.
    var toView: UIView?
    var containerView: UIView
    var style = UIModalPresentationStyle.none

    /// Where the leaving view is at the beginning.
    var initialFrame = CGRect.zero

    /// Where the arriving view is at the end.
    var finalFrame = CGRect.zero

    /// Where the leaving view stays; zero where it is removed (D33).
    var finalFrameOfFrom = CGRect.zero
  }

  /// When a transition without animation and animator ends.
  enum UnanimatedEnd {
    case atOnce
    case nextTurn
  }

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How long after its time a transition counts as forgotten, in seconds (D38; chosen).
  private static let grace: TimeInterval = 1

  /// Complete when the transition starts; before, views are missing.
  var scene: Scene
  let isAnimated: Bool
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// How long the transition takes, in seconds, as if nobody drove it.
  private(set) lazy var transitionDuration: TimeInterval =
    animator?.transitionDuration(using: self) ?? (isAnimated ? defaultDuration : 0)

  /// What turns the views, where the transition is a turn of the interface (R16).
  var targetTransform = CGAffineTransform.identity

  private let defaultDuration: TimeInterval
  private let unanimatedEnd: UnanimatedEnd
  private(set) var lifecycle = TransitionLifecycle()
  private(set) var percentComplete: CGFloat = 0

  /// When the end becomes overdue.
  private var reminder: VirtualClock.Appointment?

  /// The animator's animations, while a person may take hold of them.
  private var hold: AnimationHold?

  /// What the animator lets a person take hold of instead; asked for once.
  private lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
    let given = animator?.interruptibleAnimator(using: self)
    return given is NoInterruptibleAnimator ? nil : given
  }()
  private var alongside: [Block] = []
  private var ranAlongside = false
  private var completions: [Block] = []
  private var interactionHandlers: [(isForEndsOnly: Bool, run: Block)] = []

  /// What moves where there is no animator (D29); nothing unless it is set.
  var defaultAnimation: DefaultTransition?

  /// Puts views and appearance callbacks to their ends; runs before everyone else is told.
  var onEnd: ((_ completed: Bool) -> Void)?

  /// Tells who asked for the transition, once it was completed (D13).
  var completion: (() -> Void)?

  /// What was asked for meanwhile and runs when all is over (D19).
  var afterwards: [() -> Void] = []

  init(
    _ scene: Scene,
    isAnimated: Bool,
    defaultDuration: TimeInterval,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    unanimatedEnd: UnanimatedEnd = .atOnce
  ) {
    self.scene = scene
    self.isAnimated = isAnimated
    self.animator = animator
    self.interactor = interactor
    self.defaultDuration = defaultDuration
    self.unanimatedEnd = unanimatedEnd
    super.init()
    (interactor as? UIPercentDrivenInteractiveTransition)?.expect(self)
  }

  /// Not stored: a device that is gone runs everything at once.
  private var device: EmulatedDevice { scene.containerView.device }

  // MARK: What happens

  /// Begins; the scene must be complete.
  func start() {
    // Asked for before the animation begins (D31).
    _ = transitionDuration
    handle(.start(isInteractive: wantsInteractiveStart))
  }

  /// Ends without telling anyone, because the hierarchy below is gone.
  func abandon() { handle(.abandon) }

  private var wantsInteractiveStart: Bool {
    guard isAnimated, let interactor else { return false }
    return !device.behavior.asksForInteractiveStart || interactor.wantsInteractiveStart
  }

  private func handle(_ event: TransitionLifecycle.Event) {
    for effect in lifecycle.handle(event) { carryOut(effect) }
  }

  private func carryOut(_ effect: TransitionLifecycle.Effect) {
    switch effect {
    case .blockInput: device.inputBlocks += 1
    case .unblockInput: device.inputBlocks -= 1
    case .animate: animate()
    case .startInteraction:
      interactor?.startInteractiveTransition(self)
      runAlongside()
    case .tellInteractionChanged:
      let ended = !lifecycle.isInteractive
      for entry in interactionHandlers where ended || !entry.isForEndsOnly { entry.run(self) }
    case .watch: watch()
    case .warnOverdue: device.writeLog(PresentationMessages.overdue(self))
    case .end(let completed): end(completed)
    case .drop: drop()
    }
  }

  private func watch() {
    guard animator != nil else { return }
    reminder?.cancel()
    reminder = device.clock.appoint(after: transitionDuration + Self.grace) { [weak self] in
      self?.handle(.overdue)
    }
  }

  private func end(_ completed: Bool) {
    reminder?.cancel()
    onEnd?(completed)
    for block in completions { block(self) }
    if completed { completion?() }
    animator?.animationEnded(completed)
    let next = afterwards
    drop()
    for request in next { request() }
  }

  private func drop() {
    reminder?.cancel()
    hold = nil
    interruptible = nil
    defaultAnimation = nil
    onEnd = nil
    completion = nil
    completions = []
    alongside = []
    interactionHandlers = []
    afterwards = []
    (interactor as? UIPercentDrivenInteractiveTransition)?.forget(self)
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

// MARK: - Animating

extension TransitionContext {
  private func animate() {
    guard let animator else { return animateByDefault() }
    if interactor == nil || !isAnimated {
      animator.animateTransition(using: self)
      runAlongside()
    } else {
      // A person may take hold of what nobody drives yet.
      if interruptible == nil {
        holdAnimation()
      } else {
        animator.animateTransition(using: self)
        hold = device.viewAnimations.hold { runAlongside() }
      }
      hold?.resume(over: hold?.duration ?? 0, forwards: true, timing: .curve(.linear))
    }
  }

  private func animateByDefault() {
    runAlongside()
    if isAnimated {
      defaultAnimation?.run(in: containerView, for: transitionDuration)
      device.clock.schedule(after: transitionDuration) { self.handle(.complete(true)) }
    } else if unanimatedEnd == .atOnce {
      handle(.complete(true))
    } else {
      device.clock.nextTurn { self.handle(.complete(true)) }
    }
  }

  /// Runs what others want animated along; what comes later runs at once.
  private func runAlongside() {
    guard !ranAlongside else { return }
    ranAlongside = true
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for block in blocks { block(self) }
    }
  }

  /// Begins the animator's animations without letting them run.
  func holdAnimation() {
    guard let animator, hold == nil else { return }
    let interruptible = interruptible
    hold = device.viewAnimations.hold {
      interruptible == nil
        ? animator.animateTransition(using: self) : interruptible?.pauseAnimation()
      runAlongside()
    }
  }

  /// Stops the held animations where they are.
  func stopAnimation() {
    hold?.pause()
    guard let interruptible else { return percentComplete = hold?.fraction ?? percentComplete }
    interruptible.pauseAnimation()
    interruptible.isReversed = false
    percentComplete = interruptible.fractionComplete
    hold?.fraction = percentComplete
  }

  /// Lets the held animations run to their end or back.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - forwards: Whether to their end.
  ///   - curve: How, unless an interruptible animator has a timing of its own.
  ///   - parameters: The timing of an interruptible animator.
  func releaseAnimation(
    over duration: TimeInterval,
    forwards: Bool,
    curve: UIView.AnimationCurve,
    timing parameters: (any UITimingCurveProvider)? = nil
  ) {
    guard let interruptible else {
      hold?.resume(over: duration, forwards: forwards, timing: .curve(curve))
      return
    }
    let parameters = parameters ?? UICubicTimingParameters(animationCurve: curve)
    hold?.resume(over: duration, forwards: forwards, timing: AnimationTiming(parameters))
    interruptible.isReversed = !forwards
    interruptible.continueAnimation(
      withTimingParameters: parameters,
      durationFactor: transitionDuration > 0 ? CGFloat(duration / transitionDuration) : 0
    )
  }
}

// MARK: - The animator's side

extension TransitionContext: UIViewControllerContextTransitioning {
  var containerView: UIView { scene.containerView }
  var presentationStyle: UIModalPresentationStyle { scene.style }
  var isInteractive: Bool { lifecycle.isInteractive }
  var transitionWasCancelled: Bool { lifecycle.wasCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard lifecycle.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    hold?.fraction = self.percentComplete
    if hold != nil { interruptible?.fractionComplete = self.percentComplete }
  }

  func finishInteractiveTransition() { handle(.finishInteraction) }

  func cancelInteractiveTransition() { handle(.cancelInteraction) }

  func pauseInteractiveTransition() { handle(.pauseInteraction) }

  func completeTransition(_ didComplete: Bool) { handle(.complete(didComplete)) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: scene.from
    case .to: scene.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: scene.fromView
    case .to: scene.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === scene.from ? scene.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === scene.to { return scene.finalFrame }
    return vc === scene.from ? scene.finalFrameOfFrom : .zero
  }
}

// MARK: - The coordinator's side

extension TransitionContext: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { lifecycle.initiallyInteractive }
  var isCancelled: Bool { lifecycle.wasCancelled }
  var isInterruptible: Bool {
    lifecycle.phase == .running && (interactor != nil || interruptible != nil)
  }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard lifecycle.phase != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if ranAlongside {
      UIView.animate(withDuration: transitionDuration) { animation(self) }
    } else {
      alongside.append(animation)
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append((true, handler))
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append((false, handler))
  }
}
