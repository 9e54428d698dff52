/// Hears what happens to an action sheet (C1; iOS 2, deprecated 8.3).
///
/// The methods that UIKit has as optional ones have defaults here. A subclass of a class that
/// conforms already must conform again for its own methods to be heard.
@MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Tells that a button was touched; the sheet closes after the call returns (C15).
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells that the system cancelled the sheet, never that a person touched cancel (C15, B26).
  /// Where it is not implemented, a click on the cancel button is told instead.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Tells that the sheet is about to appear.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Tells that the sheet has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Tells that the sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells that the sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Has a click on the cancel button told instead (C15, B26).
  public func actionSheetCancel(_ actionSheet: UIActionSheet) { actionSheet.isCancelUnheard = true }
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet,
    willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet,
    didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
