/// Hears what happens to an alert view (B1; iOS 2, deprecated 9).
///
/// The methods that UIKit has as optional ones have defaults here. A subclass of a class that
/// conforms already must conform again for its own methods to be heard.
@MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Tells that a button was touched; the alert closes after the call returns (B23).
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Tells that the system cancelled the alert, never that a person touched cancel (B26). Where it
  /// is not implemented, a click on the cancel button is told instead (B6).
  func alertViewCancel(_ alertView: UIAlertView)
  /// Tells that the alert is about to appear (B22).
  func willPresent(_ alertView: UIAlertView)
  /// Tells that the alert has appeared (B22).
  func didPresent(_ alertView: UIAlertView)
  /// Tells that the alert is about to go (B23, B24).
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells that the alert has gone (B23, B24).
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Asks whether the first other button is enabled: when the alert is shown and after each edit
  /// (B18); never for buttons added one by one, the only ones that Swift can make (B7, B19).
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Has a click on the cancel button told instead (B6, B26).
  public func alertViewCancel(_ alertView: UIAlertView) { alertView.isCancelUnheard = true }
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Answers `true` (B18; inference).
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
