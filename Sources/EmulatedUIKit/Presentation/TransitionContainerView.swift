/// The view in which a presentation takes place; it stands in the window as long as the presentation.
final class TransitionContainerView: UIView {
  /// Hears about layout passes (D41).
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
