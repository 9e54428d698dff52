extension UIScrollView {
  /// Gives a part of a dialog its place; it scrolls where that is lower than what it shows, and no
  /// further than to its end.
  func place(at frame: CGRect, showing height: CGFloat) {
    self.frame = frame
    contentSize = CGSize(width: frame.width, height: height)
    isScrollEnabled = frame.height < height
    contentOffset.y = min(contentOffset.y, max(0, height - frame.height))
  }
}
