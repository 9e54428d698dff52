/// Tells when a view got another size, as by a turn, through an invisible view that fills it.
///
/// The watch ends with the object.
final class SizeWatch {
  private final class Sentinel: UIView {
    var size = CGSize.zero
    var onChange: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      guard size != bounds.size else { return }
      size = bounds.size
      onChange?()
    }
  }

  private let sentinel: Sentinel

  /// - Parameters:
  ///   - view: What to watch.
  ///   - onChange: Runs in the turn after the change, when everything has its place.
  init(_ view: UIView, onChange: @escaping () -> Void) {
    sentinel = RunningSystem.run(near: view) { Sentinel(frame: view.bounds) }
    sentinel.size = view.bounds.size
    sentinel.isHidden = true
    sentinel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sentinel)
    sentinel.onChange = { [weak self, weak view] in
      guard let view else { return }
      RunningSystem.nextTurn(near: view) { if self != nil { onChange() } }
    }
  }

  isolated deinit {
    sentinel.onChange = nil
    sentinel.removeFromSuperview()
  }
}
