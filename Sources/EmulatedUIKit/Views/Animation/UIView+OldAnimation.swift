// The form of iOS 2; deprecated in 13. Its delegate is told by selectors, which do not exist off
// Objective-C: the delegate and its selectors are absent.

extension UIView {
  /// Opens an animation of 0.2 s with ease-in-out, whose changes follow (iOS 2–13).
  ///
  /// - Parameters:
  ///   - animationID: Told to the delegate, which is not modelled.
  ///   - context: Told to the delegate, which is not modelled.
  public static func beginAnimations(
    _ animationID: String?,
    context: UnsafeMutableRawPointer?
  ) {
    let device = EmulatedDevice.current
    let settings = AnimationBlock.Settings(duration: 0.2)
    device.viewAnimations.push(AnimationBlock(settings, on: device, completion: nil))
  }

  /// Closes the animation and shows its changes little by little (iOS 2–13).
  public static func commitAnimations() { EmulatedDevice.current.viewAnimations.pop() }

  /// Says how many seconds the open animation takes (iOS 2–13); 0.2 by default.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = max(0, duration) }
  }

  /// Says how many seconds pass before the open animation is shown (iOS 2–13); 0 by default.
  public static func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

  /// Says how the open animation goes (iOS 2–13); ease-in-out by default.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.timing = .curve(curve) }
  }

  /// Says how often the open animation is shown (iOS 2–13); once by default, and for 0.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeats = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Says whether every other time goes backwards (iOS 2–13); `false` by default.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Says whether the change begins where the view is seen (iOS 2–13); `false` by default.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Has the open animation show what is in a view as a transition (iOS 2–13).
  ///
  /// Unlike in a transition of iOS 4 the changes of the animation are animated too (assumed).
  ///
  /// - Parameters:
  ///   - transition: What is shown; the emulator shows no pictures, so that all but `.none` are the same.
  ///   - view: The view in transition.
  ///   - cache: Whether a picture of the view is enough; the emulator shows no pictures.
  public static func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    if transition != .none { view.record(.picture, .none, .none) }
  }

  private static func change(_ body: (inout AnimationBlock.Settings) -> Void) {
    guard let block = EmulatedDevice.current.viewAnimations.current else { return }
    body(&block.settings)
  }
}
