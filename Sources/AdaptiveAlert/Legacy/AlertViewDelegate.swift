import Foundation

/// Hears what happens to an alert view, as UIAlertViewDelegate does (F44).
///
/// What UIKit has as optional methods has defaults here. A subclass of a class that conforms already
/// must conform again for its own methods to be heard.
@MainActor
public protocol AlertViewDelegate: NSObjectProtocol {
  /// Tells that a person chose a button (B23); the alert has gone from the screen by then (A42), and
  /// another controller can be presented.
  func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int)
  /// Tells that the system cancelled the alert, never that a person touched cancel (B26). Where it is
  /// not implemented, a click on the cancel button is told instead.
  func alertViewCancel(_ alertView: AlertView)
  /// Tells that the alert is about to appear (B22).
  func willPresent(_ alertView: AlertView)
  /// Tells that the alert has appeared (B22), and again when one above it has gone (B38).
  func didPresent(_ alertView: AlertView)
  /// Tells that the alert goes, with the index of what ended it; −1 where that is no button (B24, B28).
  func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells that the alert has gone, with the same index.
  func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Answers whether ``AlertView/firstOtherButtonIndex`` can be chosen; asked when the alert appears and
  /// after each edit of a field (B18), never where there is no such button (B19).
  func alertViewShouldEnableFirstOtherButton(_ alertView: AlertView) -> Bool
}

extension AlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) {}
  /// Has a click on the cancel button told instead (B26).
  public func alertViewCancel(_ alertView: AlertView) { alertView.isCancelUnheard = true }
  /// Does nothing.
  public func willPresent(_ alertView: AlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: AlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Answers `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: AlertView) -> Bool { true }
}
