import Foundation

/// Grows in the middle from 0.3 of the size (T11).
final class TransitionCenterShow: TransitionAnimator {
  override func arrival(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    var pose = super.arrival(layout, in: room)
    pose.scale = 0.3
    return pose
  }
}

/// Comes down from the upper edge, half of it above (T12).
final class TransitionUpDown: TransitionAnimator {
  override func arrival(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    var pose = super.arrival(layout, in: room)
    pose.center.y = 0
    return pose
  }
}

/// Fades in where it stands.
final class TransitionFade: TransitionAnimator {
  override func arrival(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    var pose = super.arrival(layout, in: room)
    pose.panelAlpha = 0
    return pose
  }
}

/// Rises from below the lower edge, and sinks back.
final class TransitionSlideFromBottom: TransitionAnimator {
  override func arrival(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    .below(layout, in: room)
  }

  override func departure(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    .below(layout, in: room)
  }
}

/// Springs up in the middle.
final class TransitionSpring: TransitionAnimator {
  override func arrival(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    var pose = super.arrival(layout, in: room)
    pose.scale = 0.3
    return pose
  }

  override func animate(
    for duration: TimeInterval,
    isArrival: Bool,
    _ changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    guard isArrival else {
      return super.animate(for: duration, isArrival: false, changes, completion: completion)
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      options: [],
      animations: changes,
      completion: completion
    )
  }
}

/// Sinks under a finger: evenly, so that the alert stays where the finger is.
final class TransitionPullDown: TransitionAnimator {
  override var departureDuration: TimeInterval { Self.arrivalTime }

  override func departure(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    .below(layout, in: room)
  }

  override func animate(
    for duration: TimeInterval,
    isArrival: Bool,
    _ changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .curveLinear,
      animations: changes,
      completion: completion
    )
  }
}

extension TransitionAlertController.AnimationType {
  /// The animator of the type.
  func makeAnimator() -> TransitionAnimator {
    switch self {
    case .centerShow: TransitionCenterShow()
    case .upDown: TransitionUpDown()
    case .fade: TransitionFade()
    case .slideFromBottom: TransitionSlideFromBottom()
    case .spring: TransitionSpring()
    }
  }
}
