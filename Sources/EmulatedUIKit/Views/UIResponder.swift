/// An object that can handle what a person does.
open class UIResponder: NSObject {
  private weak var ownDevice: EmulatedDevice?

  /// Creates a responder of the current device.
  public override init() {
    ownDevice = EmulatedDevice.current
    super.init()
  }

  /// The device on which the object was made; one without time once that is gone.
  package var device: EmulatedDevice { ownDevice ?? .gone }

  /// Whether the responder may be a ``PanelSource`` made outside the emulator.
  package var mayBePanel = false

  /// The responder asked after this one; none by default.
  open var next: UIResponder? { nil }

  /// Whether the object may receive keyboard input; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may give up keyboard input; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object receives keyboard input now.
  open var isFirstResponder: Bool { device.firstResponder === self }

  /// A person wants to leave what is shown, by the escape gesture of assistive technologies (iOS 5).
  ///
  /// - Returns: Whether that is done; after `false`, the default, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether the keyboard comes for the object while it receives keyboard input.
  var takesText: Bool { false }

  /// Asks for keyboard input; answers whether the object has it afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let previous = device.firstResponder {
      let resigned = device.keyboard.handOver(staying: takesText) {
        previous.resignFirstResponder()
      }
      guard resigned else { return false }
    }
    device.firstResponder = self
    return true
  }

  /// Gives up keyboard input; answers whether the object is without it afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    device.firstResponder = nil
    return true
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
