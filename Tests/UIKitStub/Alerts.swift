// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  // In Objective-C a factory method, which is imported as a convenience initialiser.
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    fatalError("stub")
  }

  open var title: String? { fatalError("stub") }
  open var style: UIAlertAction.Style { fatalError("stub") }

  open var isEnabled: Bool {
    get { fatalError("stub") }
    set {}
  }
  open var accessibilityIdentifier: String? {
    get { fatalError("stub") }
    set {}
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  // In Objective-C a factory method, which is imported as a convenience initialiser.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    fatalError("stub")
  }

  open override var title: String? {
    get { fatalError("stub") }
    set {}
  }

  open var message: String? {
    get { fatalError("stub") }
    set {}
  }

  open var preferredStyle: UIAlertController.Style { fatalError("stub") }

  @available(iOS 16.0, *)
  open var severity: UIAlertControllerSeverity {
    get { fatalError("stub") }
    set {}
  }

  open func addAction(_ action: UIAlertAction) { fatalError("stub") }
  open var actions: [UIAlertAction] { fatalError("stub") }

  open var preferredAction: UIAlertAction? {
    get { fatalError("stub") }
    set {}
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    fatalError("stub")
  }
  open var textFields: [UITextField]? { fatalError("stub") }
}
