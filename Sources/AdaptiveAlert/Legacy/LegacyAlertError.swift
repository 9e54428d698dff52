import Foundation

/// The programmer errors that UIAlertView and UIActionSheet raise, in their own texts.
enum LegacyAlertError {
  /// B16.
  case noSuchField(Int)
  /// M14.
  case viewOutsideWindow(UIView)

  /// Raises the error; it returns only where exceptions are recorded.
  func raise(near responder: UIResponder) {
    let (name, reason) =
      switch self {
      case .noSuchField(let index):
        (
          "NSRangeException",
          "textFieldIndex (\(index)) is outside of the bounds of the array of text fields"
        )
      case .viewOutsideWindow(let view):
        (
          "NSInvalidArgumentException",
          "Sheet can not be presented because the view is not in a window: \(view)"
        )
      }
    RunningSystem.raise(
      NSException(name: NSExceptionName(rawValue: name), reason: reason, userInfo: nil),
      near: responder
    )
  }
}
