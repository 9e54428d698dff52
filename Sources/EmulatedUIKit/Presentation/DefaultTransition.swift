/// What a person sees of a presentation or dismissal that has no animator (D8, D29).
///
/// A controller covers from the bottom or fades; turning over and leafing are pictures of their own, which
/// move no view here.
struct DefaultTransition {
  private let view: UIView?
  private let style: UIModalTransitionStyle
  private let isPresentation: Bool

  init(_ view: UIView?, style: UIModalTransitionStyle, isPresentation: Bool) {
    self.view = view
    self.style = style
    self.isPresentation = isPresentation
  }

  func run(in container: UIView, for duration: TimeInterval) {
    guard let view else { return }
    switch style {
    case .coverVertical:
      move(from: view.frame.origin.y, to: container.bounds.maxY, for: duration) {
        view.frame.origin.y = $0
      }
    case .crossDissolve: move(from: view.alpha, to: 0, for: duration) { view.alpha = $0 }
    case .flipHorizontal, .partialCurl: break
    }
  }

  /// Animates a value to where it is from where it is away, or the other way round and then back.
  private func move(
    from here: CGFloat,
    to away: CGFloat,
    for duration: TimeInterval,
    set: @escaping (CGFloat) -> Void
  ) {
    UIView.performWithoutAnimation { set(isPresentation ? away : here) }
    UIView.animate(
      withDuration: duration,
      animations: { set(isPresentation ? here : away) },
      // What was dismissed is as it was when it is presented again (TR-06).
      completion: isPresentation ? nil : { _ in set(here) }
    )
  }
}
