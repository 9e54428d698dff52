#if canImport(ObjectiveC)
import ObjectiveC
#endif

extension UIControl {
  /// Runs the closure whenever a person touches the control and lifts the finger inside it.
  func onTouch(_ work: @escaping () -> Void) {
    if #available(iOS 14, *) {
      addAction(UIAction { _ in work() }, for: .touchUpInside)
    } else {
      #if canImport(ObjectiveC) && os(iOS)
      // Controls do not keep their targets.
      let target = TouchTarget(work)
      addTarget(target, action: #selector(TouchTarget.touched), for: .touchUpInside)
      objc_setAssociatedObject(
        self,
        UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque()),
        target,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
      #endif
    }
  }
}

#if canImport(ObjectiveC) && os(iOS)
private final class TouchTarget: NSObject {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  @objc
  func touched() { work() }
}
#endif
