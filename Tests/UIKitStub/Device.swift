// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError("stub") }
  open var systemVersion: String { fatalError("stub") }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError("stub") }
}
