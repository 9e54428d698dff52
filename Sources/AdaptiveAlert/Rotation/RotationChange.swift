public import Foundation

/// A change of a controller's size or orientation, as a ``RotationObserver`` tells it.
public nonisolated struct RotationChange: Hashable, Sendable {
  /// The view's size before.
  public let oldSize: CGSize

  /// The view's size afterwards.
  ///
  /// In the first call, before iOS 8, it is computed: the window's sides change places and the bars
  /// keep their thickness. In the later calls it is the view's.
  public internal(set) var newSize: CGSize

  /// The orientation before; `nil` where the system does not know.
  public let oldOrientation: RotationPolicy.Orientation?

  /// The orientation afterwards.
  ///
  /// `nil` in the first call from iOS 8 on, where UIKit says only the new size, and that the interface
  /// turns at all (R16).
  public internal(set) var newOrientation: RotationPolicy.Orientation?

  /// Whether the interface turns; `false` where only the size changes, as beside another app.
  public let isRotation: Bool

  /// How long the animation lasts, in seconds.
  public let duration: TimeInterval
}
