extension UIViewController {
  /// What the controller wishes about turning; a policy that changes nothing by default (O25).
  ///
  /// It counts at UIKit's next question; on iOS 16 UIKit is told at once that the answer changed (R47).
  /// Setting it does not turn the interface by itself before: see `rotate(to:)`.
  public var rotationPolicy: RotationPolicy {
    get { RotationRecord.existing(of: self)?.policy ?? RotationPolicy() }
    set {
      RotationRecord.of(self).adopt(newValue)
      rotationAnswersChanged()
    }
  }

  /// Tells UIKit that it must ask again (iOS 16).
  func rotationAnswersChanged() {
    guard RotationRouter.capabilities(near: self).geometryRequests else { return }
    InterfaceState.answersChanged(Hierarchy.outermost(of: self))
  }
}
