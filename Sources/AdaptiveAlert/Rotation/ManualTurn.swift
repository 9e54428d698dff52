/// Who has turned a view, and who may: the arbitration between a button and the device (R30–R34).
///
/// A plain state machine: events go in, at most one order comes out. Every event is possible in every
/// state, and the same event twice is the same as once.
///
/// | state | device to landscape | device to portrait | button |
/// |---|---|---|---|
/// | upright | the system turns | – | turn |
/// | turned by the device | – | the system turns back | – |
/// | turned by the button | refused | turn back | turn back |
nonisolated struct ManualTurn: Equatable {
  enum State: String, CaseIterable {
    /// Upright; the device rules.
    case upright
    /// The interface lies on its side because the device does; the button is disabled (R31).
    case turnedByDevice
    /// The button's turn is under way.
    case turning
    /// As `turning`, and the device has come upright meanwhile: turn back when done.
    case turningOnlyToReturn
    /// Turned by the button; the device is refused (R30).
    case turnedByButton
    /// The way back is under way; the device is still refused (R32).
    case returning
  }

  enum Event: CaseIterable {
    /// The person touched the button.
    case button
    /// The device now stands upright; upside down does not count (R34).
    case deviceUpright
    /// The interface came to lie on its side.
    case interfaceLandscape
    /// The interface came to stand upright, or upside down.
    case interfacePortrait
    /// The turn that was ordered, there or back, has ended.
    case turnEnded
  }

  enum Order: Equatable {
    /// Enlarge the view, then turn it.
    case turn
    /// Turn the view back, then make it small.
    case turnBack
    /// Nothing is refused any longer.
    case release
  }

  private(set) var state = State.upright

  /// Whether the interface may turn with the device (R30).
  var allowsAutorotation: Bool { state == .upright || state == .turnedByDevice }

  /// Whether the view has the screen for itself, or moves there or back.
  var isFullScreen: Bool { state != .upright }

  /// Whether the button does anything: not while the device has turned the interface (R31), nor during
  /// a turn.
  var isButtonEnabled: Bool { state == .upright || state == .turnedByButton }

  mutating func receive(_ event: Event) -> Order? {
    switch (state, event) {
    case (.upright, .button):
      state = .turning
      return .turn
    case (.upright, .interfaceLandscape):
      state = .turnedByDevice
    case (.turnedByDevice, .interfacePortrait):
      state = .upright
    case (.turning, .deviceUpright):
      state = .turningOnlyToReturn
    case (.turning, .turnEnded):
      state = .turnedByButton
    case (.turningOnlyToReturn, .turnEnded), (.turnedByButton, .button),
      (.turnedByButton, .deviceUpright):
      state = .returning
      return .turnBack
    case (.returning, .turnEnded):
      state = .upright
      return .release
    default:
      break
    }
    return nil
  }
}
