extension UIView {
  /// Changes views and shows the changes little by little (iOS 4).
  ///
  /// The views have their new values at once. Before iOS 8 an animation of a property that is animated
  /// already takes the other's place, whose completion gets `false`; from 8 the two add up and both
  /// end in their time, except of the background colour. An animation of a view that is in no window
  /// any more ends with `false`.
  ///
  /// - Parameters:
  ///   - duration: Seconds; a duration of zero or a closure that changes nothing ends in the next turn.
  ///   - delay: Seconds before the change is shown.
  ///   - options: None by default: ease-in-out, and no touches for the views meanwhile.
  ///   - animations: Changes views.
  ///   - completion: Runs at the end; its argument tells whether nothing stopped a change.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming.curve(options.curve)
    let settings = settings(duration, delay, timing, options)
    animate(settings, animations, completion)
  }

  /// Changes views and shows the changes little by little, with ease-in-out (iOS 4).
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Changes views and shows the changes little by little, with ease-in-out (iOS 4).
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Changes views and shows the changes as a spring does (iOS 7).
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring rests.
  ///   - delay: Seconds before the change is shown.
  ///   - dampingRatio: 1 for a spring that does not swing, less for one that does.
  ///   - velocity: How fast it is at first; 1 is the whole way in a second.
  ///   - options: None by default; a curve is not used.
  ///   - animations: Changes views.
  ///   - completion: Runs at the end.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming.spring(damping: dampingRatio, velocity: velocity)
    let settings = settings(duration, delay, timing, options.union(.overrideInheritedCurve))
    animate(settings, animations, completion)
  }

  /// Changes views in steps, which the closure adds by ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// (iOS 7).
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    let timing = AnimationTiming.curve(options.curve)
    animate(settings(duration, delay, timing, options), animations, completion)
  }

  /// Adds a step to the animation around it (iOS 7).
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a part of the whole duration.
  ///   - frameDuration: How long it takes, as a part of the whole duration.
  ///   - animations: Changes views.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let block = EmulatedDevice.current.viewAnimations.current
    let outer = block?.part ?? 0...1
    let start = min(max(frameStartTime, 0), 1)
    block?.part = start...min(max(start + frameDuration, start), 1)
    animations()
    block?.part = outer
  }

  /// Runs the closure with the animation around it repeated (iOS 12).
  public static func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    let block = EmulatedDevice.current.viewAnimations.current
    block?.settings.repeats = Double(count)
    block?.settings.autoreverses = autoreverses
    animations()
  }
}

// MARK: - Transitions

extension UIView {
  /// Changes what is in a view and shows the change as a transition (iOS 4).
  ///
  /// - Parameters:
  ///   - view: What is shown in transition.
  ///   - duration: Seconds.
  ///   - options: The transition; with none the changes are animated as by `animate`.
  ///   - animations: Changes what is in the view: at once, unless `.allowAnimatedContent`.
  ///   - completion: Runs at the end.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    var settings = settings(duration, 0, .curve(options.curve), options)
    settings.showsChangesAtOnce =
      options.hasTransition && !options.contains(.allowAnimatedContent)
    animate(
      settings,
      {
        if options.hasTransition { view.record(.picture, .none, .none) }
        animations?()
      },
      completion
    )
  }

  /// Puts a view in another's place and shows the change as a transition (iOS 4).
  ///
  /// With `.showHideTransitionViews` the first is hidden and the second shown instead.
  public static func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      return transition(
        with: fromView,
        duration: duration,
        options: options,
        animations: nil,
        completion: completion
      )
    }
    transition(
      with: superview,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}

// MARK: - Capturing

extension UIView {
  /// What a call asks for, with what it inherits from the animation around it.
  private static func settings(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ timing: AnimationTiming,
    _ options: AnimationOptions
  ) -> AnimationBlock.Settings {
    var settings = AnimationBlock.Settings(duration: max(0, duration), delay: delay, timing: timing)
    settings.allowsInteraction = options.contains(.allowUserInteraction)
    settings.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    settings.laysOutSubviews = options.contains(.layoutSubviews)
    settings.repeats = options.contains(.repeat) ? .infinity : 1
    settings.autoreverses = options.contains(.autoreverse)
    guard let outer = EmulatedDevice.current.viewAnimations.current?.settings else {
      return settings
    }
    settings.standsWithHold =
      outer.standsWithHold && settings.delay <= 0
      && options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedCurve, .repeat])
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.timing = outer.timing }
    if !options.contains(.overrideInheritedOptions) {
      settings.allowsInteraction = settings.allowsInteraction || outer.allowsInteraction
      settings.beginsFromCurrentState =
        settings.beginsFromCurrentState || outer.beginsFromCurrentState
      settings.laysOutSubviews = settings.laysOutSubviews || outer.laysOutSubviews
    }
    return settings
  }

  private static func animate(
    _ settings: AnimationBlock.Settings,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let device = EmulatedDevice.current
    device.viewAnimations.push(AnimationBlock(settings, on: device, completion: completion))
    animations()
    device.viewAnimations.pop()
  }

  /// Whether changes are animated on the current device.
  public static var areAnimationsEnabled: Bool { EmulatedDevice.current.animationsEnabled }

  /// Turns animations on the current device on or off; those that run go on.
  ///
  /// While they are off, changes are shown at once and completions come in the next turn (inference).
  public static func setAnimationsEnabled(_ enabled: Bool) {
    EmulatedDevice.current.animationsEnabled = enabled
  }

  /// Runs the closure with animations off (iOS 7).
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let device = EmulatedDevice.current
    let enabled = device.animationsEnabled
    device.animationsEnabled = false
    actionsWithoutAnimation()
    device.animationsEnabled = enabled
  }

  /// How long the animation around the call takes, in seconds; 0 outside one (iOS 9).
  public static var inheritedAnimationDuration: TimeInterval {
    EmulatedDevice.current.viewAnimations.current?.settings.duration ?? 0
  }
}
