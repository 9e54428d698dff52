import Foundation

/// The programmer errors that UIKit raises, in its own texts and at the moments it raises them (F16).
nonisolated enum AlertError: String {
  /// M15.
  case secondCancel =
    "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
  /// M16.
  case fieldOnSheet =
    "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
  /// M17.
  case foreignPreferredAction =
    "The -preferredAction of an alert controller must be contained in the -actions array or be nil."
  /// M18.
  case nothingToShow = "UIAlertController must have a title, a message or an action to display"
  /// M19.
  case untitledAction = "Actions added to UIAlertController must have a title"

  /// Raises the error; it returns only where exceptions are recorded.
  @MainActor
  func raise(near controller: UIViewController) {
    RunningSystem.raise(
      NSException(
        name: NSExceptionName(rawValue: "NSInternalInconsistencyException"),
        reason: rawValue,
        userInfo: nil
      ),
      near: controller
    )
  }
}
