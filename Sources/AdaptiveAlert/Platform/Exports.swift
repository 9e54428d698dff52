// Whoever imports the façade has UIKit's names: the real ones on iOS, the emulator's elsewhere.
// ADAPTIVEALERT_UIKIT lets a build off iOS take the iOS branch, to type-check it against a stub.
#if os(iOS) || ADAPTIVEALERT_UIKIT
@_exported public import UIKit
#else
@_exported public import EmulatedUIKit
#endif
