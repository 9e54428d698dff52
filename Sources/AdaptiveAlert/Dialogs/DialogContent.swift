/// What a dialog shows: a view that says how large it wants to be.
///
/// ``DialogHost`` puts it where it belongs and gives it its size; it lays itself out by its bounds.
protocol DialogContent: UIView {
  /// The size it wants where so much is free; it gets no more height than that.
  func preferredSize(in available: CGSize) -> CGSize

  /// Called after it got another size: what a person edits should be seen.
  func sizeDidChange()
}

/// Whose dialog it is, and what dims the screen behind it: told by ``DialogHost`` what happens.
protocol DialogHostOwner: UIView {
  /// What brings the dialog to the screen.
  var dialogHost: DialogHost { get }

  /// Makes the content of a presentation.
  func makeDialogContent() -> any DialogContent

  /// Where the dialog's middle is on the backdrop; `nil`, the default, leaves it to the host's placement.
  func dialogCenter(of size: CGSize, in geometry: DialogGeometry) -> CGPoint?

  /// Called before the dialog is put into its window or view.
  func dialogWillShow(in window: UIWindow?)

  /// Called when the opening animation has ended.
  func dialogDidShow()

  /// Called before the closing animation.
  func dialogWillClose()

  /// Called when nothing of the dialog is on screen any more.
  func dialogDidClose()
}

extension DialogHostOwner {
  func dialogCenter(of size: CGSize, in geometry: DialogGeometry) -> CGPoint? { nil }
}
