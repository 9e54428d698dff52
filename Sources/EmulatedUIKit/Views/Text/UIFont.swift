/// A size and weight of the system's letters.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let pointSize: CGFloat

  /// Whether the letters are bold.
  package let isBold: Bool

  init(size: CGFloat, isBold: Bool) {
    pointSize = size
    self.isBold = isBold
    super.init()
  }

  /// The height of a line, in points; about a fifth more than the size here.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// Answers the system's letters in a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: false)
  }

  /// Answers the system's bold letters in a size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: true)
  }

  /// Answers the same letters in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isBold: isBold) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && isBold == other.isBold
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(isBold)
    return hasher.finalize()
  }
}
