// UIKit re-exports Foundation; code written for UIKit relies on it.
@_exported public import Foundation
