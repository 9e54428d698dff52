/// Animates what closures change, and lets the animation be held, moved, turned back and stopped (iOS 10).
///
/// `NSCopying` and manual hit-testing are not modelled: touches meet the views' model values anyway. What
/// UIKit's documentation calls a programmer's error raises an `NSInternalInconsistencyException`, with
/// UIKit's text where that is known: releasing an animator that is paused or stopped, and finishing one
/// that is not stopped.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How the animations go.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// How long the animations take, in seconds; a spring that was made from its mass says so itself.
  open private(set) var duration: TimeInterval

  /// How many seconds pass before the animations move; 0 by default, and what
  /// ``startAnimation(afterDelay:)`` was given.
  open internal(set) var delay: TimeInterval = 0

  /// Whether there is anything to show.
  ///
  /// While completions run it is `.active`; UIKit is then in a state that it does not name (single
  /// report).
  open internal(set) var state = UIViewAnimatingState.inactive

  /// Whether time moves the animations; also while completions run (single report).
  open internal(set) var isRunning = false

  /// Whether the animated views take touches; `true` by default.
  ///
  /// It is an error to change it while the animator is not inactive.
  open var isUserInteractionEnabled: Bool {
    get { allowsInteraction }
    set { if expect(state == .inactive, or: .active) { allowsInteraction = newValue } }
  }

  /// Whether the animator can be paused and stopped; `true` by default.
  ///
  /// It is an error to change it while the animator is not inactive.
  open var isInterruptible: Bool {
    get { canBeInterrupted }
    set { if expect(state == .inactive, or: .active) { canBeInterrupted = newValue } }
  }

  /// Whether ``fractionComplete`` says how far the views are (iOS 11); `true` by default.
  ///
  /// Otherwise it says how much of the time is over, which the timing makes a way of. A spring is always moved evenly (assumed: it comes by most places more than once).
  open var scrubsLinearly = true

  /// Whether the animator stays paused at its end, without completions (iOS 11); `false` by default.
  open var pausesOnCompletion = false

  struct Addition {
    let body: () -> Void
    let delayFactor: CGFloat
  }

  final var allowsInteraction = true
  final var canBeInterrupted = true
  final var laysOutSubviews = false
  final var additions: [Addition] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var goesBack = false

  /// The animations, while the animator is active.
  final var hold: AnimationHold?

  /// What was stopped and waits for its end.
  final var stopped: [StoppedChange] = []

  /// Started without anything to animate: it runs as soon as something is added.
  final var waitsForAnimations = false
  final var isCompleting = false
  final weak var device: EmulatedDevice?

  /// Creates an animator with nothing to animate yet.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - parameters: How the animations go.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let settling = parameters.springTimingParameters?.settlingDuration
    self.duration = settling ?? max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  isolated deinit {
    let isPaused = state == .active && !isRunning && !waitsForAnimations
    if isPaused || state == .stopped { raise(.released) }
  }

  /// Creates an animator that runs.
  ///
  /// UIKit's returns `Self`. Within another animation it is tracked by that one and cannot be
  /// interrupted.
  ///
  /// - Parameters:
  ///   - duration: Seconds; within another animation that one's, unless the options override it.
  ///   - delay: Seconds before the animations move.
  ///   - options: The curve, whether subviews are laid out, and whether the views take touches.
  ///   - animations: Changes views.
  ///   - completion: Runs at the end.
  /// - Returns: The animator, which need not be kept.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: options.curve,
      animations: animations
    )
    animator.allowsInteraction = options.contains(.allowUserInteraction)
    animator.laysOutSubviews = options.contains(.layoutSubviews)
    if let completion { animator.addCompletion(completion) }
    if EmulatedDevice.current.viewAnimations.current == nil {
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.runWithinAnother(after: delay, options)
    }
    return animator
  }

  // MARK: What is animated

  /// Adds changes to animate, which begin after a part of the duration.
  ///
  /// To an animator that is active already they are added for the rest of the way from where it is.
  ///
  /// - Parameters:
  ///   - animation: Changes views; runs when the animator starts, or now if it has.
  ///   - delayFactor: The part of the duration, from 0 to 1, of which the timing makes a part of the way
  ///     (assumed). UIKit's documentation says by its example that it is of the whole duration, and by
  ///     its words of what remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard expect(state != .stopped, or: .added) else { return }
    let addition = Addition(body: animation, delayFactor: min(max(delayFactor, 0), 1))
    guard state == .active, !isCompleting else { return additions.append(addition) }
    capture(addition)
    if waitsForAnimations {
      waitsForAnimations = false
      run()
    }
  }

  /// Adds changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds what runs when the animations are over; several run in the order of their coming (assumed).
  ///
  /// - Parameter completion: Is told where the animations ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Where it stands

  /// Whether the animations go back to where they began; `false` by default.
  ///
  /// A change while they run turns them round where they are, with their timing from there (assumed).
  /// The animator forgets it when it is inactive again (assumed).
  open var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack, state != .stopped, !isCompleting else { return }
      if isRunning { hold?.pause() }
      goesBack = newValue
      if isRunning { run() }
    }
  }

  /// How far the animations are, from 0 to 1, in the direction in which they go; 0 while inactive.
  ///
  /// A reversed animator comes to 1 where the animations began, as much-used code relies on.
  /// Setting it starts an inactive animator as paused; a running one ignores it.
  open var fractionComplete: CGFloat {
    get {
      guard let hold else { return 0 }
      let way = goesBack ? 1 - hold.fraction : hold.fraction
      return scrubsLinearly ? way : CGFloat(timing.time(at: way))
    }
    set {
      guard state != .stopped, !isRunning else { return }
      prepare()
      let isEven = scrubsLinearly || timing.isSpring
      let way = isEven ? newValue : timing.progress(at: Double(newValue), of: duration)
      hold?.fraction = goesBack ? 1 - way : way
    }
  }

  // MARK: Going and standing

  /// Starts the animations, or lets them go on from where they are with the rest of their timing.
  ///
  /// Without anything to animate the animator waits until something is added. Animations that change
  /// nothing end in the next turn, as UIView's do (assumed). It is an error to start a stopped one.
  open func startAnimation() { start(after: 0) }

  /// Starts the animations, or lets them go on, after some seconds.
  ///
  /// The closures run at once; the animator counts as running meanwhile (assumed).
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state != .stopped { self.delay = max(0, delay) }
    start(after: delay)
  }

  /// Holds the animations where they are; an inactive animator starts as paused.
  ///
  /// It is an error to pause a stopped one, or one that cannot be interrupted.
  open func pauseAnimation() {
    guard expect(state != .stopped, or: .paused), !isCompleting,
      expect(canBeInterrupted, or: .uninterruptible)
    else { return }
    prepare()
    waitsForAnimations = false
    hold?.pause()
    isRunning = false
  }

  /// Lets held animations go on with another timing.
  ///
  /// It is an error unless the animator is paused and can be interrupted.
  ///
  /// - Parameters:
  ///   - parameters: The timing, from where the animations are; the rest of their own for `nil`.
  ///   - durationFactor: How long it takes, as a part of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    let isPaused = state == .active && !isRunning
    guard expect(isPaused && canBeInterrupted, or: .continued) else { return }
    run(
      over: durationFactor > 0 ? TimeInterval(durationFactor) * duration : nil,
      timing: parameters.map { AnimationTiming($0) }
    )
  }

  // MARK: Ending

  /// Ends the animations where they are; an inactive animator does nothing.
  ///
  /// The views get the values that are seen, and what was added is forgotten.
  /// It is an error to stop a stopped one, or one that cannot be interrupted.
  ///
  /// - Parameter withoutFinishing: Whether the animator is inactive then, without completions; otherwise
  ///   ``finishAnimation(at:)`` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard expect(state != .stopped, or: .stopped), state == .active, !isCompleting,
      expect(canBeInterrupted, or: .uninterruptible)
    else { return }
    stopped = hold?.stop() ?? []
    hold = nil
    isRunning = false
    waitsForAnimations = false
    if withoutFinishing { becomeInactive() } else { state = .stopped }
  }

  /// Ends what was stopped, and runs the completions; an error unless the animator is stopped.
  ///
  /// - Parameter finalPosition: Which values the views get, unless something else set them meanwhile.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard expect(state == .stopped, or: .notStopped) else { return }
    for change in stopped { change.move(to: finalPosition) }
    complete(at: finalPosition)
  }
}
