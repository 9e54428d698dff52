// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

// UIKit re-exports Foundation.
@_exported public import Foundation

/// Part of Foundation on Apple's systems; it exists nowhere else.
open class NSException: NSObject {
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]?) {
    fatalError("stub")
  }

  open func raise() { fatalError("stub") }
}

/// Part of Core Graphics on Apple's systems.
public struct CGAffineTransform: Equatable, Sendable {
  public init(rotationAngle angle: CGFloat) { fatalError("stub") }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    fatalError("stub")
  }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError("stub") }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError("stub") }
  public static var identity: CGAffineTransform { fatalError("stub") }
  public var isIdentity: Bool { fatalError("stub") }
}

extension NSValue {
  public var cgRectValue: CGRect { fatalError("stub") }
}
