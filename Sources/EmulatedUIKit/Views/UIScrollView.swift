/// A view that shows a part of something larger.
///
/// Fingers do not scroll here, and nothing bounces: what shows a person a button scrolls to it.
open class UIScrollView: UIView {
  /// Creates a view that cuts off what sticks out.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a view of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// How large the whole is; zero by default.
  open var contentSize = CGSize.zero

  /// Which point of the whole is in the upper left corner: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Whether a person can scroll; `true` by default.
  open var isScrollEnabled = true

  /// Shows another part; animated, in the time that turns of pages take (assumed: 0.3 s).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    UIView.animate(withDuration: 0.3) { self.contentOffset = contentOffset }
  }

  /// Scrolls as far as needed to show a rectangle of the whole, if it is not seen already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = CGPoint(
      x: Self.offset(contentOffset.x, bounds.width, rect.minX, rect.maxX, contentSize.width),
      y: Self.offset(contentOffset.y, bounds.height, rect.minY, rect.maxY, contentSize.height)
    )
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  private static func offset(
    _ now: CGFloat,
    _ length: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat,
    _ whole: CGFloat
  ) -> CGFloat {
    var offset = now
    if end > offset + length { offset = end - length }
    if start < offset { offset = start }
    return max(0, min(offset, whole - length))
  }
}
