/// What a controller wishes about turning with the device.
///
/// Give it to any controller, without a subclass:
///
/// ```swift
/// chart.rotationPolicy.orientations = .landscape
/// chart.rotationPolicy.allowsAutorotation = false
/// ```
///
/// The wish counts where UIKit asks: a navigation or tab bar controller answers with the wish of the
/// page it shows (O14, O28). Orientations that the page does not name are its container's; whether the
/// interface turns is said by the innermost policy that says anything. A controller, or its container, that overrides UIKit's own questions
/// without calling `super` keeps its answer.
///
/// Only real orientations can be said, and at least one: an answer that UIKit raises on cannot be
/// written down (O26, O27, O32–O34).
public nonisolated struct RotationPolicy: Hashable, Sendable {
  /// Whether the interface turns with the device; `true` by default (O25).
  ///
  /// Up to iOS 15 UIKit asks for this itself. iOS 16 no longer does (R43): there the interface is kept
  /// by allowing only the orientation that it has.
  public var allowsAutorotation: Bool

  /// The orientation in which the controller comes up full screen; `nil` by default: as UIKit has it.
  ///
  /// Where it is not among the supported ones it is not used, so that UIKit has nothing to raise (O22).
  public var preferredOrientation: Orientation?

  /// The orientations that the controller supports; `nil` by default: the controller's own answer.
  ///
  /// Where the app allows none of them the controller's own answer stands, and the console says so,
  /// once for each assignment of a policy (O21).
  public var orientations: Orientations?

  /// Creates a policy; without arguments it changes nothing.
  public init(
    allowsAutorotation: Bool = true,
    preferredOrientation: Orientation? = nil,
    orientations: Orientations? = nil
  ) {
    self.allowsAutorotation = allowsAutorotation
    self.preferredOrientation = preferredOrientation
    self.orientations = orientations
  }
}
