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
