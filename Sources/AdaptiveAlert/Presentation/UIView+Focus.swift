extension UIView {
  /// The view in this one that receives keyboard input, if any.
  var focusedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let focused = view.focusedView { return focused }
    }
    return nil
  }
}
