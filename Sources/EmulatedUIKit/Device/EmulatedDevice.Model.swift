extension EmulatedDevice {
  /// The kind of device: how large its screen is and which idiom it has.
  public nonisolated struct Model: Sendable, Hashable {
    /// Phone or pad.
    public let idiom: UIUserInterfaceIdiom

    /// The screen's size in points, held upright.
    public let size: CGSize

    /// Pixels per point.
    public let scale: CGFloat

    /// Whether there is a home button; a phone without one never turns upside down (O9).
    public var hasHomeButton = true

    /// A phone of 320 × 480 points.
    public static let phone = Model(idiom: .phone, size: CGSize(width: 320, height: 480), scale: 2)

    /// A phone of 320 × 568 points.
    public static let phone4inch = Model(
      idiom: .phone,
      size: CGSize(width: 320, height: 568),
      scale: 2
    )

    /// A phone of 375 × 667 points.
    public static let phone375 = Model(
      idiom: .phone,
      size: CGSize(width: 375, height: 667),
      scale: 2
    )

    /// A pad of 768 × 1024 points.
    public static let pad = Model(idiom: .pad, size: CGSize(width: 768, height: 1024), scale: 2)

    /// Describes a device of any size.
    ///
    /// - Parameters:
    ///   - idiom: Phone or pad.
    ///   - size: The screen's size in points, held upright.
    ///   - scale: Pixels per point.
    ///   - hasHomeButton: Whether a phone can turn upside down; `true` by default.
    /// - Returns: The model.
    public static func custom(
      idiom: UIUserInterfaceIdiom,
      size: CGSize,
      scale: CGFloat,
      hasHomeButton: Bool = true
    ) -> Model {
      Model(idiom: idiom, size: size, scale: scale, hasHomeButton: hasHomeButton)
    }
  }

  /// Which native alert families an app on the device can use.
  public nonisolated enum AlertFamilies: Sendable {
    /// As the system version has it: UIAlertController from 8.
    case bySystemVersion

    /// Both at every version, for comparing them. Below 8 UIAlertController behaves as in 8.3.
    case both
  }

  /// What happens when a programmer error is raised.
  public nonisolated enum ExceptionPolicy: Sendable {
    /// The process stops with UIKit's text.
    case trap

    /// The exception is kept in ``EmulatedDevice/exceptions`` and the offending call has no effect.
    case record
  }

  /// How long the device's animations take, in seconds.
  public nonisolated struct AnimationDurations: Sendable {
    /// An alert or sheet that appears; 0.4 by default, on 7 0.5058237314224243 (N13).
    public var alertPresentation: TimeInterval = 0.4

    /// An alert or sheet that goes; 0.4 by default, on 7 too: no longer than the screen below it, so that
    /// alerts of both generations end alike (choice; N13 measured as for one that appears).
    public var alertDismissal: TimeInterval = 0.4

    /// Any other modal transition; 0.4 by default.
    public var modalTransition: TimeInterval = 0.4

    /// A push or pop of a navigation controller; 0.35 by default.
    public var navigationTransition: TimeInterval = 0.35

    /// The keyboard that comes or goes; 0.25 by default (S17).
    public var keyboard: TimeInterval = 0.25

    /// A quarter turn of the interface, half a turn taking twice as long (R10: few reports); 0.3 by
    /// default, 0.4 on pads.
    public var rotation: TimeInterval = 0.3
  }
}
