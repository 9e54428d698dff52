import Foundation

/// Hears what happens to an action sheet, as UIActionSheetDelegate does (F44, C15).
///
/// What UIKit has as optional methods has defaults here. A subclass of a class that conforms already
/// must conform again for its own methods to be heard.
@MainActor
public protocol ActionSheetDelegate: NSObjectProtocol {
  /// Tells that a person chose a button; the sheet has gone from the screen by then (A42). −1 stands for
  /// a touch beside a sheet without a cancel button (C13).
  func actionSheet(_ actionSheet: ActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells that the system cancelled the sheet, never that a person touched cancel (B26). Where it is not
  /// implemented, a click on the cancel button is told instead.
  func actionSheetCancel(_ actionSheet: ActionSheet)
  /// Tells that the sheet is about to appear.
  func willPresent(_ actionSheet: ActionSheet)
  /// Tells that the sheet has appeared.
  func didPresent(_ actionSheet: ActionSheet)
  /// Tells that the sheet goes, with the index of what ended it; −1 where that is no button (B24).
  func actionSheet(_ actionSheet: ActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells that the sheet has gone, with the same index.
  func actionSheet(_ actionSheet: ActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension ActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: ActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Has a click on the cancel button told instead (B26).
  public func actionSheetCancel(_ actionSheet: ActionSheet) { actionSheet.isCancelUnheard = true }
  /// Does nothing.
  public func willPresent(_ actionSheet: ActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: ActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: ActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
  }
  /// Does nothing.
  public func actionSheet(_ actionSheet: ActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
