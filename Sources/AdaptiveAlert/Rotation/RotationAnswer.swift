/// What UIKit is told for a policy: always something that it accepts.
nonisolated struct RotationAnswer: Equatable {
  /// The orientations; at least one real one wherever the controller's own answer has one.
  let mask: UIInterfaceOrientationMask

  /// Whether the app allows none of the orientations that the policy names.
  let isConflict: Bool

  /// Decides about the supported orientations.
  ///
  /// - Parameters:
  ///   - policy: The wish.
  ///   - own: What the controller that is asked would say itself.
  ///   - application: What the app allows; `nil` where it cannot be asked.
  ///   - kept: The orientation to keep while the policy allows no turning, on systems that no longer
  ///     ask `shouldAutorotate` (R43); `nil` elsewhere.
  init(
    policy: RotationPolicy,
    own: UIInterfaceOrientationMask,
    application: UIInterfaceOrientationMask?,
    kept: RotationPolicy.Orientation?
  ) {
    let wish = policy.orientations?.mask ?? own
    let allowed = application.map(wish.intersection) ?? wish
    let isConflict = RotationPolicy.Orientations(allowed) == nil
    self.isConflict = isConflict && policy.orientations != nil
    if isConflict {
      mask = own
    } else if let kept, !policy.allowsAutorotation, allowed.contains(kept.mask) {
      mask = kept.mask
    } else {
      mask = wish
    }
  }

  /// The orientation to come up in: the first of the wish, the controller's own answer and the present
  /// one that is supported, else any supported one (O22, O26).
  static func preferred(
    policy: RotationPolicy,
    own: UIInterfaceOrientation,
    current: RotationPolicy.Orientation?,
    mask: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientation {
    let candidates = [policy.preferredOrientation, RotationPolicy.Orientation(own), current]
    let all = candidates.compactMap(\.self) + RotationPolicy.Orientation.allCases
    return all.first { mask.contains($0.mask) }?.interfaceOrientation ?? own
  }
}
