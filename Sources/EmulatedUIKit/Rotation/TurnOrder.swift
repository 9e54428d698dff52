/// What a turn of the interface does, step by step, decided without side effects (R5, R13, R24).
nonisolated enum TurnOrder {
  /// How much of a turn is told.
  enum Kind {
    /// The controllers hear of it and see it animated.
    case told
    /// At launch and with presentations only layout tells of it (R4, O6).
    case silent
  }

  /// One step.
  enum Step: Equatable {
    /// `willRotate`, or `viewWillTransition` from 8; all is as it was.
    case tellBeginning
    /// The application's delegate and notification before the status bar changes (R24).
    case tellStatusBarWillChange
    /// From here on everyone reads the new orientation.
    case changeOrientation
    /// The notification after it (R24).
    case tellStatusBarDidChange
    /// Windows and root views get their new places and are laid out (R5).
    case turnViews
    /// The coordinator's closures and `willAnimateRotation`, inside the animation (R5, R15).
    case animateAlongside
    /// The coordinator's completions and `didRotate`.
    case tellEnd
  }

  /// From the first callback to the animation.
  static func opening(_ kind: Kind) -> [Step] {
    let middle: [Step] = [
      .tellStatusBarWillChange, .changeOrientation, .tellStatusBarDidChange, .turnViews,
    ]
    switch kind {
    case .told: return [.tellBeginning] + middle + [.animateAlongside]
    case .silent: return middle
    }
  }

  /// From the end of the animation to the last callback.
  static func closing(_ kind: Kind) -> [Step] { kind == .told ? [.tellEnd] : [] }
}
