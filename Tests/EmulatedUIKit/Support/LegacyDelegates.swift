import EmulatedUIKit

/// Writes what an alert view tells, with the alert's title; can act when a button was touched.
final class AlertViewListener: NSObject, UIAlertViewDelegate {
  private let log: Log
  var onClick: ((UIAlertView) -> Void)?

  /// What stands before each line.
  var mark = ""

  /// The answer for the first other button.
  var enablesFirstOther: (UIAlertView) -> Bool = { _ in false }

  /// Runs at each call, with the line that was written.
  var onCall: ((UIAlertView, String) -> Void)?

  init(_ log: Log) { self.log = log }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    write("clicked \(buttonIndex)", alertView)
    onClick?(alertView)
  }

  func alertViewCancel(_ alertView: UIAlertView) { write("cancel", alertView) }

  func willPresent(_ alertView: UIAlertView) { write("willPresent", alertView) }

  func didPresent(_ alertView: UIAlertView) { write("didPresent", alertView) }

  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    write("willDismiss \(buttonIndex)", alertView)
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    write("didDismiss \(buttonIndex)", alertView)
  }

  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    write("shouldEnable", alertView)
    return enablesFirstOther(alertView)
  }

  private func write(_ line: String, _ alertView: UIAlertView) {
    log.write("\(mark)\(alertView.title) \(line)")
    onCall?(alertView, line)
  }
}

/// Writes what an action sheet tells, with the sheet's title; can act when a button was touched.
final class ActionSheetListener: NSObject, UIActionSheetDelegate {
  private let log: Log
  var onClick: ((UIActionSheet) -> Void)?

  /// What stands before each line.
  var mark = ""

  init(_ log: Log) { self.log = log }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    write("clicked \(buttonIndex)", actionSheet)
    onClick?(actionSheet)
  }

  func actionSheetCancel(_ actionSheet: UIActionSheet) { write("cancel", actionSheet) }

  func willPresent(_ actionSheet: UIActionSheet) { write("willPresent", actionSheet) }

  func didPresent(_ actionSheet: UIActionSheet) { write("didPresent", actionSheet) }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    write("willDismiss \(buttonIndex)", actionSheet)
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    write("didDismiss \(buttonIndex)", actionSheet)
  }

  private func write(_ line: String, _ actionSheet: UIActionSheet) {
    log.write("\(mark)\(actionSheet.title) \(line)")
  }
}

extension Bench {
  /// Makes an alert view of a title with buttons, the first of which may be cancel.
  func alertView(
    _ title: String = "A",
    cancel: String? = "Cancel",
    others: [String] = ["OK"],
    delegate: AnyObject? = nil
  ) -> UIAlertView {
    let alert = device.run {
      UIAlertView(title: title, message: nil, delegate: delegate, cancelButtonTitle: cancel)
    }
    for other in others { alert.addButton(withTitle: other) }
    return alert
  }

  /// Makes an action sheet of a title with buttons.
  func actionSheet(
    _ title: String = "S",
    cancel: String? = "Cancel",
    destructive: String? = "Delete",
    others: [String] = [],
    delegate: (any UIActionSheetDelegate)? = nil
  ) -> UIActionSheet {
    let sheet = device.run {
      UIActionSheet(
        title: title,
        delegate: delegate,
        cancelButtonTitle: cancel,
        destructiveButtonTitle: destructive
      )
    }
    for other in others { sheet.addButton(withTitle: other) }
    return sheet
  }

  /// Makes an alert view of a title as Objective-C does, with other titles up to a `nil`.
  func objectiveCAlertView(
    _ title: String = "A",
    cancel: String? = "Cancel",
    others: [String?] = ["OK"],
    delegate: AnyObject? = nil
  ) -> UIAlertView {
    device.run {
      UIAlertView(
        title: title,
        message: nil,
        delegate: delegate,
        cancelButtonTitle: cancel,
        objectiveCTitles: others
      )
    }
  }
}
