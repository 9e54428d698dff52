/// One call that animates: its times, the changes it captured, and what runs at its end.
final class AnimationBlock {
  /// What a call asks for.
  struct Settings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var timing = AnimationTiming.curve(.easeInOut)
    var allowsInteraction = false
    var beginsFromCurrentState = false
    var laysOutSubviews = false
    /// How often the change is shown; a part of a time is allowed.
    var repeats: Double = 1
    /// Whether every other time goes backwards, as a time of its own.
    var autoreverses = false
    /// Whether changes of views are shown at once.
    var showsChangesAtOnce = false
    /// Whether the block is as far as its hold, also beyond the ends, whatever its own times.
    var standsWithHold = false
  }

  var settings: Settings
  var animations: [PropertyAnimation] = []
  private var completion: ((Bool) -> Void)?
  private weak var device: EmulatedDevice?

  /// When the block began, on the device's clock; `nil` while it is held or not begun.
  private var beginning: TimeInterval?
  weak var hold: AnimationHold?

  private var isOver = false
  private var wasStopped = false

  /// The part of the block's time that a key frame takes now.
  var part: ClosedRange<Double> = 0...1

  init(_ settings: Settings, on device: EmulatedDevice, completion: ((Bool) -> Void)?) {
    self.settings = settings
    self.device = device
    self.completion = completion
  }

  /// How long all times take together, without the delay.
  private var length: TimeInterval {
    let times = settings.autoreverses ? 2 * settings.repeats : settings.repeats
    return settings.duration > 0 ? settings.duration * times : 0
  }

  /// When the block ends, in seconds from its beginning; never where it repeats for ever.
  var end: TimeInterval { max(0, settings.delay) + length }

  /// When the block ends, counting one time where it repeats for ever.
  var finiteEnd: TimeInterval {
    end.isFinite ? end : max(0, settings.delay) + settings.duration
  }

  var blocksTouches: Bool { !isOver && !settings.allowsInteraction }

  /// How far the change got; a spring goes beyond 1.
  var progress: CGFloat {
    guard !isOver, let elapsed else { return isOver ? 1 : 0 }
    if settings.standsWithHold, let hold { return hold.fraction }
    let time = elapsed - max(0, settings.delay)
    if time < 0 { return 0 }
    guard time < length, settings.duration > 0 else { return 1 }
    let round = (time / settings.duration).rounded(.down)
    var share = time / settings.duration - round
    if settings.autoreverses, Int(round) % 2 == 1 { share = 1 - share }
    return settings.timing.progress(at: share, of: settings.duration)
  }

  private var elapsed: TimeInterval? {
    if let hold { return hold.elapsed }
    guard let beginning, let device else { return nil }
    return device.clock.now - beginning
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

extension AnimationBlock {
  /// Begins on the clock; without anything to show the end comes in the next turn.
  ///
  /// UIKit says so of a duration of zero; of a block without changes it is known that the end does not
  /// wait for the duration, and that it does not come within the call is inference.
  func begin() {
    guard let device else { return }
    beginning = device.clock.now
    guard !animations.isEmpty, end > 0 else {
      for animation in animations { animation.leaveView() }
      device.clock.nextTurn { self.finish() }
      return
    }
    if end.isFinite {
      device.clock.schedule(after: end) { self.finish() }
    } else {
      device.viewAnimations.keep(self)
    }
  }

  /// Ends as asked for: shows the model's values and runs the completion.
  func finish() {
    guard !isOver else { return }
    stopShowing()
    let completion = completion
    self.completion = nil
    completion?(!wasStopped)
  }

  /// Lets the views be, without running anything.
  func stopShowing() {
    isOver = true
    for animation in animations { animation.leaveView() }
  }

  /// Stops one of the changes; answers whether none is left, so that the end is due.
  func stop(_ animation: PropertyAnimation) -> Bool {
    guard !isOver, hold == nil, let place = animations.firstIndex(where: { $0 === animation })
    else { return false }
    animations.remove(at: place)
    animation.leaveView()
    wasStopped = true
    if animations.isEmpty { device?.viewAnimations.forget(self) }
    return animations.isEmpty
  }

  /// Runs the completion after the block was held.
  func completeHeld(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
