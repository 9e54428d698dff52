/// What AlertAction and UIAlertAction have in common (F3).
public protocol AlertActionProtocol: NSObject {
  /// The button's title.
  var title: String? { get }

  /// What the button means.
  var style: UIAlertAction.Style { get }

  /// Whether the button can be chosen.
  var isEnabled: Bool { get set }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: What the button means.
  ///   - handler: Receives the action that was chosen; `nil` for a button that only closes.
  /// - Returns: An action of the type itself. A subclass must provide its own.
  static func makeAction(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((Self) -> Void)?
  ) -> Self
}

extension AlertAction: AlertActionProtocol {
  /// Makes an action; see ``AlertActionProtocol/makeAction(title:style:handler:)``.
  public static func makeAction(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((Self) -> Void)?
  ) -> Self {
    exactly(handler) { AlertAction(title: title, style: style, handler: $0) }
  }
}

extension UIAlertAction: AlertActionProtocol {
  /// Makes an action; see ``AlertActionProtocol/makeAction(title:style:handler:)``.
  public static func makeAction(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((Self) -> Void)?
  ) -> Self {
    exactly(handler) { UIAlertAction(title: title, style: style, handler: $0) }
  }
}

/// Makes an object whose handler takes the type wanted rather than the class made.
///
/// A function of its own: a closure in the factories would capture the dynamic type, which crashes the
/// compiler (6.3.1).
private func exactly<Made: AnyObject, Wanted: AnyObject>(
  _ handler: ((Wanted) -> Void)?,
  _ make: (((Made) -> Void)?) -> Made
) -> Wanted {
  guard let handler else { return exactly(make(nil)) }
  return exactly(make { handler(exactly($0)) })
}

/// Narrows what a factory made to the type that it was called on.
///
/// The classes are not final and UIKit's cannot be given a required initialiser, so only the class itself
/// can be made, not a subclass.
func exactly<Made: AnyObject, Wanted: AnyObject>(_ object: Made) -> Wanted {
  guard let wanted = object as? Wanted else {
    fatalError(
      "makeAlert and makeAction make \(Made.self) itself; \(Wanted.self) must provide its own factory"
    )
  }
  return wanted
}
