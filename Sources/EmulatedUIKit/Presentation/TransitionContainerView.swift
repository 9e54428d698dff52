/// The view in which a presentation takes place; it stands in the window as long as the presentation.
final class TransitionContainerView: UIView {
  /// Hears about layout passes (D41).
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerDidLayOut()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // Beside a sheet that dims nothing, what is below takes the touch.
    if hit === self, presentationController?.sheetInEffect?.isUndimmed == true { return nil }
    return hit
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
