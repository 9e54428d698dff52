extension UIView {
  /// How an animation goes from its beginning to its end.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slowly at first and at last.
    case easeInOut
    /// Slowly at first.
    case easeIn
    /// Slowly at last.
    case easeOut
    /// Evenly.
    case linear
  }

  /// How an animation of iOS 2 shows what is in a view (iOS 2–13).
  public nonisolated enum AnimationTransition: Int, Sendable {
    /// As it is.
    case none
    /// Turned around its vertical axis, from the left.
    case flipFromLeft
    /// Turned around its vertical axis, from the right.
    case flipFromRight
    /// Curled up as a page.
    case curlUp
    /// Curled down as a page.
    case curlDown
  }

  /// What an animation does beyond what it changes (iOS 4).
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animated views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The change begins where the view is seen, not at its old value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The change is shown for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Every other time goes backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An animation within another has its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An animation within another has its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes within a transition are animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between views hides one and shows the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// An animation within another has its own options (iOS 7).
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slowly at first and at last; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition turns the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition curls a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition curls a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition fades from one to the other (iOS 5).
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns the view around its horizontal axis, from the top (iOS 5).
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns the view around its horizontal axis, from the bottom (iOS 5).
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Sixty frames a second are enough (iOS 10.3); the emulator shows no frames.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second are enough (iOS 10.3); the emulator shows no frames.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve in the bits; curves that UIKit keeps to itself count as ease-in-out (S17 names one).
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

    /// Whether the bits name a transition.
    var hasTransition: Bool { rawValue >> 20 & 0xF != 0 }
  }

  /// What a key frame animation does beyond what it changes (iOS 7).
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The animated views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The change begins where the view is seen, not at its old value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The change is shown for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Every other time goes backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// An animation within another has its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// An animation within another has its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Values between key frames lie on straight lines; the default, and what the emulator shows for
    /// every mode.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values jump at key frames.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values change at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between key frames lie on curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values between key frames lie on curves and change at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
