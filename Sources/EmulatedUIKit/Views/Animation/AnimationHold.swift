/// Animations that do not run on the clock but stand where they are told to.
///
/// One that is dropped without being resumed runs nothing; its views show their model values.
final class AnimationHold {
  private var blocks: [AnimationBlock] = []
  private var position: CGFloat = 0
  private var run: Run?

  /// How often the animations were resumed.
  private var runs = 0
  private weak var device: EmulatedDevice?

  /// The way from where the hold stood to one of its ends.
  private struct Run {
    let beginning: TimeInterval
    let duration: TimeInterval
    let forwards: Bool
    let curve: UIView.AnimationCurve
  }

  init(device: EmulatedDevice?) { self.device = device }

  isolated deinit {
    for block in blocks { block.stopShowing() }
  }

  /// Whether no animation was captured; one without changes counts, as its end is to come.
  var isEmpty: Bool { blocks.isEmpty }

  /// The longest time that a captured animation takes with its delay, in seconds; one that repeats for
  /// ever counts one time.
  var duration: TimeInterval { blocks.map(\.finiteEnd).max() ?? 0 }

  /// How far the animations are, between 0 and 1; what is set is ignored while they run.
  var fraction: CGFloat {
    get {
      guard let run, let now = device?.clock.now else { return position }
      let time = run.duration > 0 ? (now - run.beginning) / run.duration : 0
      let share = AnimationTiming.curve(run.curve).progress(at: time, of: run.duration)
      return position + ((run.forwards ? 1 : 0) - position) * share
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
  ///   - forwards: Whether to the end; otherwise back to the beginning, where the animated properties
  ///     get their old values back unless something else set them meanwhile.
  ///   - curve: How the way is gone.
  func resume(over duration: TimeInterval, forwards: Bool, curve: UIView.AnimationCurve) {
    guard run == nil else { return }
    guard let clock = device?.clock else { return finish(forwards: forwards) }
    runs += 1
    let number = runs
    run = Run(
      beginning: clock.now,
      duration: duration,
      forwards: forwards,
      curve: curve
    )
    let end = {
      // A run that was stopped ends nothing.
      if self.run != nil, self.runs == number { self.finish(forwards: forwards) }
    }
    duration > 0 ? clock.schedule(after: duration, end) : clock.nextTurn(end)
  }

  /// Stops the animations where they are; they can be moved and resumed again.
  func pause() {
    position = fraction
    run = nil
  }

  private func finish(forwards: Bool) {
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
    for place in places { ended[place].completeHeld() }
  }
}
