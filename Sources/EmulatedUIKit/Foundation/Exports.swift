// UIKit re-exports Foundation; code written for UIKit relies on it.
@_exported public import Foundation

// So does it with these, where they exist; elsewhere the emulator brings what it needs of them.
#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#endif
#if canImport(QuartzCore)
@_exported public import QuartzCore
#endif
