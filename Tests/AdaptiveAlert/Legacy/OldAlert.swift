import AlertTesting
import Foundation

/// What UIAlertView and AlertView have in common for a script: old code, and the same code renamed.
protocol OldAlert: UIView {
  var title: String { get set }
  var message: String? { get set }
  var numberOfButtons: Int { get }
  var cancelButtonIndex: Int { get set }
  var firstOtherButtonIndex: Int { get }
  var alertViewStyle: UIAlertViewStyle { get set }
  var isVisible: Bool { get }

  @discardableResult
  func addButton(withTitle title: String?) -> Int
  func buttonTitle(at buttonIndex: Int) -> String?
  func textField(at textFieldIndex: Int) -> UITextField?
  func show()
  func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)
}

extension OldAlert {
  /// The indices in words.
  var indices: String {
    "cancel \(cancelButtonIndex), first other \(firstOtherButtonIndex), of \(numberOfButtons)"
  }

  /// The titles by index.
  var buttonTitles: [String] { (0..<numberOfButtons).map { buttonTitle(at: $0) ?? "none" } }
}

extension UIAlertView: OldAlert {}
extension AlertView: OldAlert {}

/// What UIActionSheet and ActionSheet have in common for a script.
protocol OldSheet: UIView {
  var title: String { get set }
  var numberOfButtons: Int { get }
  var cancelButtonIndex: Int { get set }
  var destructiveButtonIndex: Int { get set }
  var firstOtherButtonIndex: Int { get }
  var actionSheetStyle: UIActionSheetStyle { get set }
  var isVisible: Bool { get }

  @discardableResult
  func addButton(withTitle title: String?) -> Int
  func buttonTitle(at buttonIndex: Int) -> String?
  func show(from view: UIToolbar)
  func show(from view: UITabBar)
  func show(from item: UIBarButtonItem, animated: Bool)
  func show(from rect: CGRect, in view: UIView, animated: Bool)
  func show(in view: UIView)
  func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)
}

extension OldSheet {
  /// The indices in words.
  var indices: String {
    "destructive \(destructiveButtonIndex), cancel \(cancelButtonIndex), "
      + "first other \(firstOtherButtonIndex)"
  }

  /// The titles by index.
  var buttonTitles: [String] { (0..<numberOfButtons).map { buttonTitle(at: $0) ?? "none" } }
}

extension UIActionSheet: OldSheet {}
extension ActionSheet: OldSheet {}

/// Writes what an alert or a sheet tells, whichever of the four classes it is of.
final class OldListener: NSObject {
  private(set) var lines: [String] = []

  /// Runs at each call, with the alert's title and the call.
  var onCall: ((UIView, String) -> Void)?

  /// The answer for the first other button.
  var enablesFirstOther: (any OldAlert) -> Bool = { _ in true }

  func write(_ line: String) { lines.append(line) }

  private func write(_ title: String, _ call: String, _ view: UIView) {
    lines.append("\(title) \(call)")
    onCall?(view, call)
  }

  private func hear(_ alert: any OldAlert, _ call: String) { write(alert.title, call, alert) }
  private func hear(_ sheet: any OldSheet, _ call: String) { write(sheet.title, call, sheet) }
}

extension OldListener: UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    hear(alertView, "clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: UIAlertView) { hear(alertView, "cancel") }
  func willPresent(_ alertView: UIAlertView) { hear(alertView, "willPresent") }
  func didPresent(_ alertView: UIAlertView) { hear(alertView, "didPresent") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    hear(alertView, "willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    hear(alertView, "didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    hear(alertView, "shouldEnable")
    return enablesFirstOther(alertView)
  }
}

extension OldListener: AlertViewDelegate {
  func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) {
    hear(alertView, "clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: AlertView) { hear(alertView, "cancel") }
  func willPresent(_ alertView: AlertView) { hear(alertView, "willPresent") }
  func didPresent(_ alertView: AlertView) { hear(alertView, "didPresent") }
  func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int) {
    hear(alertView, "willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int) {
    hear(alertView, "didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: AlertView) -> Bool {
    hear(alertView, "shouldEnable")
    return enablesFirstOther(alertView)
  }
}

extension OldListener: UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    hear(actionSheet, "clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: UIActionSheet) { hear(actionSheet, "cancel") }
  func willPresent(_ actionSheet: UIActionSheet) { hear(actionSheet, "willPresent") }
  func didPresent(_ actionSheet: UIActionSheet) { hear(actionSheet, "didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    hear(actionSheet, "willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    hear(actionSheet, "didDismiss \(buttonIndex)")
  }
}

extension OldListener: ActionSheetDelegate {
  func actionSheet(_ actionSheet: ActionSheet, clickedButtonAt buttonIndex: Int) {
    hear(actionSheet, "clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: ActionSheet) { hear(actionSheet, "cancel") }
  func willPresent(_ actionSheet: ActionSheet) { hear(actionSheet, "willPresent") }
  func didPresent(_ actionSheet: ActionSheet) { hear(actionSheet, "didPresent") }
  func actionSheet(_ actionSheet: ActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    hear(actionSheet, "willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: ActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    hear(actionSheet, "didDismiss \(buttonIndex)")
  }
}

/// Hears clicks and dismissals only.
final class OldClicks: NSObject {
  private(set) var lines: [String] = []
}

extension OldClicks: UIAlertViewDelegate, AlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

extension OldClicks: UIActionSheetDelegate, ActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: ActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: ActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}
