#if canImport(ObjectiveC) && (os(iOS) || ADAPTIVEALERT_UIKIT)
import ObjectiveC
#endif

/// Tells of touches on a control, as long as the watch lives.
///
/// On iOS by target and selector: closures came with iOS 14.
final class TouchWatch: NSObject {
  private let onTouch: () -> Void

  /// - Parameters:
  ///   - control: What is touched.
  ///   - onTouch: Runs when a finger that was put down on the control is lifted there.
  init(on control: UIControl, onTouch: @escaping () -> Void) {
    self.onTouch = onTouch
    super.init()
    listen(to: control)
  }

  #if os(iOS) || ADAPTIVEALERT_UIKIT
  private func listen(to control: UIControl) {
    #if canImport(ObjectiveC)
    control.addTarget(self, action: #selector(touched), for: .touchUpInside)
    #endif
  }

  #if canImport(ObjectiveC)
  @objc private func touched() { onTouch() }
  #endif
  #else
  private func listen(to control: UIControl) {
    control.addAction(UIAction { [weak self] _ in self?.onTouch() }, for: .touchUpInside)
  }
  #endif
}
