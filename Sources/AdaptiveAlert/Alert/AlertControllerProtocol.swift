/// What AlertController and UIAlertController have in common (F3).
///
/// A suite written against the protocol runs on the native controller and on the façade over either
/// backend.
public protocol AlertControllerProtocol: UIViewController {
  /// The type of the buttons.
  associatedtype Action: AlertActionProtocol

  /// The text below the title.
  var message: String? { get set }

  /// Alert or sheet; fixed when the controller is made.
  var preferredStyle: UIAlertController.Style { get }

  /// The buttons, in the order added.
  var actions: [Action] { get }

  /// The button that is emphasised.
  var preferredAction: Action? { get set }

  /// The text fields, in the order added; `nil` where there are none.
  var textFields: [UITextField]? { get }

  /// Adds a button.
  func addAction(_ action: Action)

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Runs at once with the new field.
  func addTextField(configurationHandler: ((UITextField) -> Void)?)

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: `nil` shows none.
  ///   - message: `nil` shows none.
  ///   - preferredStyle: Alert or sheet.
  /// - Returns: An alert of the type itself. A subclass must provide its own.
  static func makeAlert(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) -> Self
}

extension AlertController: AlertControllerProtocol {
  /// Makes an alert; see ``AlertControllerProtocol/makeAlert(title:message:preferredStyle:)``.
  public static func makeAlert(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) -> Self {
    exactly(AlertController(title: title, message: message, preferredStyle: preferredStyle))
  }
}

extension UIAlertController: AlertControllerProtocol {
  /// Makes an alert; see ``AlertControllerProtocol/makeAlert(title:message:preferredStyle:)``.
  public static func makeAlert(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) -> Self {
    exactly(UIAlertController(title: title, message: message, preferredStyle: preferredStyle))
  }
}
