import Foundation

/// How a transition alert looks at one end of a transition.
nonisolated struct TransitionPose: Equatable, Sendable {
  /// The middle of the alert, in the view that it fills.
  var center: CGPoint

  /// The size of the alert, as a part of its own.
  var scale: CGFloat = 1

  /// The alert's opacity.
  var panelAlpha: CGFloat = 1

  /// The opacity of all of it.
  var alpha: CGFloat = 1

  /// Whether what is behind is darkened.
  var isDimmed = true

  /// As it stands on the screen.
  static func home(_ layout: TransitionAlertLayout) -> TransitionPose {
    TransitionPose(center: CGPoint(x: layout.panel.midX, y: layout.panel.midY))
  }

  /// Out of the screen, below the lower edge of what holds it.
  static func below(_ layout: TransitionAlertLayout, in room: CGSize) -> TransitionPose {
    var pose = home(layout)
    pose.center.y = room.height + layout.panel.height / 2
    pose.isDimmed = false
    return pose
  }
}
