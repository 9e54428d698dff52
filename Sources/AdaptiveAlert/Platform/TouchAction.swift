#if canImport(ObjectiveC)
import ObjectiveC
#endif

extension UIControl {
  /// Runs the closure whenever a person touches the control and lifts the finger inside it.
  func onTouch(_ work: @escaping () -> Void) { on(.touchUpInside, work) }

  /// Runs the closure at each of the events.
  func on(_ event: UIControl.Event, _ work: @escaping () -> Void) {
    if #available(iOS 14, *) {
      addAction(UIAction { _ in work() }, for: event)
    } else {
      #if canImport(ObjectiveC) && os(iOS)
      // Controls do not keep their targets.
      let target = EventTarget(work)
      addTarget(target, action: #selector(EventTarget.heard), for: event)
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
private final class EventTarget: NSObject {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  @objc
  func heard() { work() }
}
#endif
