// How an animator keeps its animations in a hold and lets the clock move them.

extension UIViewPropertyAnimator {
  var timing: AnimationTiming {
    timingParameters.map { AnimationTiming($0) } ?? .curve(.easeInOut)
  }

  func start(after delay: TimeInterval) {
    guard expect(state != .stopped, or: .started), !isRunning, !isCompleting else { return }
    let hadNothing = state == .inactive && additions.isEmpty
    prepare()
    if hadNothing { waitsForAnimations = true } else { run(after: delay) }
  }

  /// Makes an inactive animator active: the closures run, and what they change is held.
  func prepare() {
    guard state == .inactive else { return }
    state = .active
    let device = EmulatedDevice.current
    self.device = device
    hold = AnimationHold(device: device)
    let added = additions
    additions = []
    for addition in added { capture(addition) }
  }

  func capture(_ addition: Addition) {
    guard let hold, let device else { return }
    var settings = AnimationBlock.Settings(duration: duration, timing: .curve(.linear))
    settings.allowsInteraction = allowsInteraction
    settings.laysOutSubviews = laysOutSubviews
    settings.standsWithHold = true
    let block = AnimationBlock(settings, on: device, completion: nil)
    block.part = min(max(hold.fraction, 0) + addition.delayFactor, 1)...1
    device.viewAnimations.collect(in: hold) {
      device.viewAnimations.push(block)
      addition.body()
      device.viewAnimations.pop()
    }
  }

  /// Lets time move the animations.
  ///
  /// - Parameters:
  ///   - time: Seconds; what is left of the duration for `nil`.
  ///   - delay: Seconds before that.
  ///   - other: The timing from here; the rest of the animator's own for `nil`.
  func run(
    over time: TimeInterval? = nil,
    after delay: TimeInterval = 0,
    timing other: AnimationTiming? = nil
  ) {
    guard let hold else { return }
    isRunning = true
    let gone = timing.time(at: goesBack ? 1 - hold.fraction : hold.fraction)
    let rest = hold.changesNothing ? 0 : (1 - gone) * duration
    hold.resume(
      over: time ?? rest,
      after: delay,
      forwards: !goesBack,
      timing: other ?? timing,
      offset: other == nil && !timing.isSpring ? gone : 0
    ) {
      // Whoever runs is kept by the clock.
      if self.pausesOnCompletion { self.isRunning = false } else { self.comeToEnd() }
    }
  }

  func comeToEnd() {
    hold?.finish(forwards: !goesBack)
    complete(at: goesBack ? .start : .end)
  }

  func complete(at position: UIViewAnimatingPosition) {
    isCompleting = true
    let ended = completions
    completions = []
    for completion in ended { completion(position) }
    isCompleting = false
    becomeInactive()
  }

  func becomeInactive() {
    hold = nil
    stopped = []
    completions = []
    isRunning = false
    goesBack = false
    state = .inactive
  }

  /// Runs as an animation of the one around the call, which tells when it is over.
  func runWithinAnother(after delay: TimeInterval, _ options: UIView.AnimationOptions) {
    canBeInterrupted = false
    self.delay = max(0, delay)
    state = .active
    isRunning = true
    let added = additions
    additions = []
    UIView.animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: { for addition in added { addition.body() } },
      completion: { _ in self.complete(at: .end) }
    )
  }

  func expect(_ condition: Bool, or error: PropertyAnimatorError) -> Bool {
    if !condition { raise(error) }
    return condition
  }

  func raise(_ error: PropertyAnimatorError) {
    let exception = NSException(name: .internalInconsistency, reason: error.rawValue)
    if let device { device.receive(exception) } else { exception.raise() }
  }
}
