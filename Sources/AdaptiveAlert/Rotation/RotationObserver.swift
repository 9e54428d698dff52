/// Hears of every change of a controller's size or orientation, in one way on every system.
///
/// ```swift
/// observer = RotationObserver(of: self) { change in
///   chart.isHidden = true
/// } alongside: { change in
///   chart.frame.size = change.newSize
/// } did: { _ in
///   chart.isHidden = false
/// }
/// ```
///
/// Before iOS 8 the calls are `willRotate`, `willAnimateRotation` and `didRotate` (R5); from 8 they are
/// `viewWillTransition(to:with:)` and its coordinator's two closures (R11). Each comes once, whichever
/// the system uses.
///
/// The controller needs no override. One that overrides UIKit's methods must call `super`, as UIKit
/// asks it to (R12). As UIKit does, a change of bounds that is no transition is not told: lay out by
/// bounds (R19, R20).
public final class RotationObserver {
  let will: ((RotationChange) -> Void)?
  let alongside: ((RotationChange) -> Void)?
  let did: ((RotationChange) -> Void)?

  private(set) var isInvalidated = false

  /// Begins to hear.
  ///
  /// - Parameters:
  ///   - controller: Whose changes to tell. It keeps the observer no longer than you do.
  ///   - will: Runs before anything has changed; what it does to views is visible at once (R6).
  ///   - alongside: Runs inside the animation; the view's bounds are new.
  ///   - did: Runs when the animation has ended.
  public init(
    of controller: UIViewController,
    will: ((RotationChange) -> Void)? = nil,
    alongside: ((RotationChange) -> Void)? = nil,
    did: ((RotationChange) -> Void)? = nil
  ) {
    self.will = will
    self.alongside = alongside
    self.did = did
    RotationRecord.of(controller).add(self)
  }

  /// Ends hearing at once; letting go of the observer does too.
  public func invalidate() { isInvalidated = true }
}
