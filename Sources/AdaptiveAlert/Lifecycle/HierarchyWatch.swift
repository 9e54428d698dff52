/// Tells when a view enters or leaves a window, through an invisible view put into it.
///
/// UIKit has no notification for it. The watch ends with the object.
final class HierarchyWatch {
  private final class Sentinel: UIView {
    var onMove: (() -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onMove?()
    }

    // Ends where it is let go: an isolated end looks for its executor and allocates.
    nonisolated deinit {}
  }

  private let sentinel = Sentinel(frame: .zero)

  /// - Parameters:
  ///   - controller: Whose view to watch; it is loaded if need be.
  ///   - onChange: Receives the controller in the turn after the change, when the hierarchy has
  ///     settled. Until then the controller is kept, so that what it holds can still come to its end.
  init(_ controller: UIViewController, onChange: @escaping (UIViewController) -> Void) {
    sentinel.isHidden = true
    controller.view.addSubview(sentinel)
    sentinel.onMove = { [weak self, weak controller] in
      guard let controller else { return }
      RunningSystem.nextTurn(near: controller) { if self != nil { onChange(controller) } }
    }
  }

  isolated deinit {
    sentinel.onMove = nil
    sentinel.removeFromSuperview()
  }
}
