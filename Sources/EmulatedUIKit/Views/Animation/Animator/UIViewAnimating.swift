/// Whether an animator has anything to show (iOS 10).
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Nothing was started.
  case inactive
  /// The animations run or are paused.
  case active
  /// The animations were stopped and wait for `finishAnimation(at:)`.
  case stopped
}

/// Where the animations of an animator end (iOS 10).
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the animations lead.
  case end
  /// Where the animations began.
  case start
  /// Where the animations were stopped.
  case current
}

/// Starts, holds and ends animations (iOS 10).
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether there is anything to show.
  var state: UIViewAnimatingState { get }

  /// Whether time moves the animations.
  var isRunning: Bool { get }

  /// Whether the animations go back to where they began.
  var isReversed: Bool { get set }

  /// How far the animations are, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or lets them go on from where they are.
  func startAnimation()

  /// Starts the animations, or lets them go on, after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Holds the animations where they are.
  func pauseAnimation()

  /// Ends the animations where they are.
  ///
  /// - Parameter withoutFinishing: Whether that was all; otherwise `finishAnimation(at:)` follows.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animates what closures change (iOS 10).
///
/// The methods, which UIKit has as optional ones, have defaults here that do nothing.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate after a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds what runs at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Lets held animations go on with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
