#if canImport(ObjectiveC) && (os(iOS) || ADAPTIVEALERT_UIKIT)
import ObjectiveC
#endif

/// Tells of fingers that are drawn over a view, as long as the watch lives.
final class PanWatch: NSObject {
  private let onChange: (PanChange) -> Void

  /// - Parameters:
  ///   - view: The view, or what is in it, is where fingers are put down.
  ///   - onChange: Receives each movement.
  init(on view: UIView, onChange: @escaping (PanChange) -> Void) {
    self.onChange = onChange
    super.init()
    listen(to: view)
  }

  #if os(iOS) || ADAPTIVEALERT_UIKIT
  private func listen(to view: UIView) {
    #if canImport(ObjectiveC)
    let recognizer = UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
    #endif
  }

  #if canImport(ObjectiveC)
  private weak var recognizer: UIPanGestureRecognizer?

  // A recogniser does not keep its target, and must not outlive it.
  isolated deinit {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  @objc private func moved(_ recognizer: UIPanGestureRecognizer) {
    let phase: PanChange.Phase
    switch recognizer.state {
    case .began: phase = .began
    case .changed: phase = .changed
    case .ended: phase = .ended
    case .cancelled, .failed: phase = .cancelled
    default: return
    }
    onChange(
      PanChange(
        phase: phase,
        translation: recognizer.translation(in: recognizer.view),
        velocity: recognizer.velocity(in: recognizer.view)
      )
    )
  }
  #endif
  #else
  private func listen(to view: UIView) {
    view.addPan { [weak self] phase, translation, velocity in
      let change: PanChange.Phase =
        switch phase {
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        }
      self?.onChange(PanChange(phase: change, translation: translation, velocity: velocity))
    }
  }
  #endif
}
