package import Foundation

/// Complements what controllers answer and hear about turning, as replaced methods would on Apple's
/// systems; set once by the façade.
///
/// It is reached from UIKit's own implementations only: what a subclass overrides without `super` stays.
package protocol RotationInterceptor: AnyObject {
  /// The orientations to answer instead of the class's own (iOS 6).
  func mask(
    of controller: UIViewController,
    own: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask

  /// Whether to answer that the controller turns with the device (iOS 6).
  func autorotates(_ controller: UIViewController, own: Bool) -> Bool

  /// Whether to answer that the status bar is hidden (iOS 7).
  func hidesStatusBar(_ controller: UIViewController, own: Bool) -> Bool

  /// The orientation in which to come up (iOS 6).
  func preferred(
    of controller: UIViewController,
    own: UIInterfaceOrientation
  ) -> UIInterfaceOrientation

  /// The answer to the question of iOS 5 and before (R1).
  func autorotates(
    _ controller: UIViewController,
    to orientation: UIInterfaceOrientation,
    own: Bool
  ) -> Bool

  /// Hears `viewWillTransition(to:with:)` (iOS 8).
  func sizeWillChange(
    of controller: UIViewController,
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Hears the first of the old rotation calls, before anything has changed.
  func willRotate(
    _ controller: UIViewController,
    to orientation: UIInterfaceOrientation,
    duration: TimeInterval
  )

  /// Hears the second, inside the animation.
  func willAnimateRotation(_ controller: UIViewController)

  /// Hears the last, when the turn has ended.
  func didRotate(_ controller: UIViewController)
}

extension UIViewController {
  /// Complements what controllers answer and hear about turning; set once by the façade.
  package static var rotationInterceptor: (any RotationInterceptor)?

  func complemented(_ own: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask {
    Self.rotationInterceptor?.mask(of: self, own: own) ?? own
  }

  func complemented(preferred own: UIInterfaceOrientation) -> UIInterfaceOrientation {
    Self.rotationInterceptor?.preferred(of: self, own: own) ?? own
  }

  func complemented(hidesStatusBar own: Bool) -> Bool {
    Self.rotationInterceptor?.hidesStatusBar(self, own: own) ?? own
  }

  func complemented(autorotates own: Bool) -> Bool {
    Self.rotationInterceptor?.autorotates(self, own: own) ?? own
  }

  func complemented(autorotates own: Bool, to orientation: UIInterfaceOrientation) -> Bool {
    Self.rotationInterceptor?.autorotates(self, to: orientation, own: own) ?? own
  }
}
