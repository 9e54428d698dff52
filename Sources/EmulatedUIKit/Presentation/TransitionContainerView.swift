/// The view in which a presentation takes place; it stands in the window as long as the presentation.
final class TransitionContainerView: UIView {
  /// Hears about layout passes (D41).
  weak var presentationController: UIPresentationController?

  /// What the system presents itself; of a presentation in the style `.custom` the app says so (AX-01).
  override var hidesSiblings: Bool {
    guard let presented = presentationController?.presentedViewController else { return false }
    return super.hidesSiblings || presented is UIAlertController
      || presented.modalPresentationStyle != .custom
        && presentationController?.sheetInEffect?.isUndimmed != true
  }

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
