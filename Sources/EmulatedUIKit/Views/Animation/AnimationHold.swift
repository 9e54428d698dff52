/// Animations that do not run on the clock but stand where they are told to.
///
/// One that is dropped without being resumed runs nothing; its views show their model values.
final class AnimationHold {
  private var blocks: [AnimationBlock] = []
  private var position: CGFloat = 0
  private var run: Run?
  private weak var device: EmulatedDevice?

  /// The way from where the hold stood to one of its ends.
  private struct Run {
    let beginning: TimeInterval
    let duration: TimeInterval
    let forwards: Bool
    let timing: AnimationTiming

    /// The share of the timing that is over when the run begins.
    let offset: Double
    /// Whoever holds the clock's work holds the animations.
    weak var end: VirtualClock.Appointment?

    /// How much of the way is gone; a spring goes beyond 1.
    func way(at now: TimeInterval) -> CGFloat {
      guard duration > 0 else { return 0 }
      let time = max(0, now - beginning) / duration
      guard offset > 0, offset < 1 else { return timing.progress(at: time, of: duration) }
      let begun = timing.progress(at: offset, of: duration)
      let share = timing.progress(at: offset + (1 - offset) * time, of: duration)
      return (share - begun) / (1 - begun)
    }
  }

  init(device: EmulatedDevice?) { self.device = device }

  isolated deinit {
    for block in blocks { block.stopShowing() }
  }

  /// Whether no animation was captured; one without changes counts, as its end is to come.
  var isEmpty: Bool { blocks.isEmpty }

  /// Whether there is nothing to show.
  var changesNothing: Bool { blocks.allSatisfy(\.animations.isEmpty) }

  /// The longest time that a captured animation takes with its delay, in seconds; one that repeats for
  /// ever counts one time.
  var duration: TimeInterval { blocks.map(\.finiteEnd).max() ?? 0 }

  /// How far the animations are, between 0 and 1; what is set is ignored while they run.
  var fraction: CGFloat {
    get {
      guard let run, let now = device?.clock.now else { return position }
      return position + ((run.forwards ? 1 : 0) - position) * run.way(at: now)
    }
    set { if run == nil { position = min(max(newValue, 0), 1) } }
  }

  var elapsed: TimeInterval { TimeInterval(fraction) * duration }

  func take(_ block: AnimationBlock) {
    block.hold = self
    blocks.append(block)
  }

  /// Goes on from where the animations are to one of their ends, and then runs their completions with
  /// `true`, in the order in which they would have ended.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; zero ends in the next turn.
  ///   - delay: How long it takes until the animations move, in seconds.
  ///   - forwards: Whether to the end; otherwise back to the beginning, where the animated properties
  ///     get their old values back unless something else set them meanwhile.
  ///   - timing: How the way is gone.
  ///   - offset: The share of the timing that is over already.
  ///   - then: What happens at the end instead: the animations stand there.
  func resume(
    over duration: TimeInterval,
    after delay: TimeInterval = 0,
    forwards: Bool,
    timing: AnimationTiming,
    offset: Double = 0,
    then: (() -> Void)? = nil
  ) {
    guard run == nil else { return }
    let end = {
      if let then {
        self.run = nil
        self.position = forwards ? 1 : 0
        then()
      } else {
        self.finish(forwards: forwards)
      }
    }
    guard let clock = device?.clock, !clock.runsAtOnce else { return end() }
    run = Run(
      beginning: clock.now + max(0, delay),
      duration: duration,
      forwards: forwards,
      timing: timing,
      offset: offset
    )
    let time = max(0, delay) + duration
    if time > 0 {
      run?.end = clock.appoint(after: time, end)
    } else {
      let appointment = VirtualClock.Appointment(end)
      run?.end = appointment
      clock.nextTurn { appointment.keep() }
    }
  }

  /// Stops the animations where they are; they can be moved and resumed again.
  func pause() {
    position = min(max(fraction, 0), 1)
    run?.end?.cancel()
    run = nil
  }

  /// Ends the animations at one of their ends.
  func finish(forwards: Bool) {
    run?.end?.cancel()
    run = nil
    let ended = blocks
    blocks = []
    for block in ended { block.stopShowing() }
    if !forwards {
      // The last change first: a block inside another ends before it, but came in between.
      let changes = ended.flatMap(\.animations).sorted { $0.order > $1.order }
      for change in changes { change.takeBack() }
    }
    let places = ended.indices.sorted {
      (ended[$0].finiteEnd, $0) < (ended[$1].finiteEnd, $1)
    }
    for place in places { ended[place].completeHeld(true) }
  }

  /// Ends the animations where they are: their views keep what is seen of them.
  ///
  /// - Returns: What was stopped.
  func stop() -> [StoppedChange] {
    pause()
    let changes = StoppedChange.all(of: blocks.flatMap(\.animations), shownBy: self)
    let ended = blocks
    blocks = []
    for block in ended { block.stopShowing() }
    for change in changes { change.stayWhereSeen() }
    for block in ended { block.completeHeld(false) }
    return changes
  }
}
