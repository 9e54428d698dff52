// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.
//
// On iOS these types are deprecated. The stub leaves that out: the façade uses them knowingly, and
// its check takes warnings for errors.

public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}

public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default` = 0
  case blackTranslucent = 2
  case blackOpaque = 1
}

@MainActor open class UIAlertView: UIView {
  open weak var delegate: AnyObject?

  open var title: String {
    get { fatalError("stub") }
    set {}
  }

  open var message: String? {
    get { fatalError("stub") }
    set {}
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int { fatalError("stub") }

  open var cancelButtonIndex: Int {
    get { fatalError("stub") }
    set {}
  }

  open var isVisible: Bool { fatalError("stub") }

  open func show() { fatalError("stub") }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { fatalError("stub") }

  open var alertViewStyle: UIAlertViewStyle {
    get { fatalError("stub") }
    set {}
  }

  open func textField(at textFieldIndex: Int) -> UITextField? { fatalError("stub") }
}

@MainActor open class UIActionSheet: UIView {
  // Typed, unlike the alert view's.
  open weak var delegate: (any UIActionSheetDelegate)?

  open var title: String {
    get { fatalError("stub") }
    set {}
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int { fatalError("stub") }

  open var cancelButtonIndex: Int {
    get { fatalError("stub") }
    set {}
  }

  open var destructiveButtonIndex: Int {
    get { fatalError("stub") }
    set {}
  }

  open var isVisible: Bool { fatalError("stub") }

  open func show(from view: UITabBar) { fatalError("stub") }
  open func show(from item: UIBarButtonItem, animated: Bool) { fatalError("stub") }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { fatalError("stub") }
  open func show(in view: UIView) { fatalError("stub") }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { fatalError("stub") }
}

// MARK: - Delegates

@MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

// All are optional in Objective-C, and optional requirements exist nowhere else. Without defaults
// for what the façade implements, a method that it misspells does not compile.
extension UIAlertViewDelegate {
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
