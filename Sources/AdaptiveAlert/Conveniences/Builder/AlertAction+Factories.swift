/// A cancel button whose role the compiler knows, so that a builder can refuse a second one (F42).
///
/// `AlertAction.cancel(_:handler:)` makes it. Anywhere else it is an action like any other.
public final class AlertCancelAction: AlertAction {
  fileprivate init(_ title: String?, handler: ((AlertAction) -> Void)?) {
    super.init(title: title ?? AlertWords.current.cancel, style: .cancel, handler: handler)
  }
}

extension AlertAction {
  /// Makes an ordinary button.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - handler: Receives the action after the alert has gone; none by default (F15).
  /// - Returns: An action of style `.default`.
  public static func `default`(
    _ title: String,
    handler: ((AlertAction) -> Void)? = nil
  ) -> AlertAction {
    AlertAction(title: title, style: .default, handler: handler)
  }

  /// Makes an ordinary button whose handler needs no argument.
  public static func `default`(
    _ title: String,
    handler: @escaping () -> Void
  ) -> AlertAction {
    AlertAction(title: title, style: .default) { _ in handler() }
  }

  /// Makes a button that might change or delete data.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - handler: Receives the action after the alert has gone; none by default (F15).
  /// - Returns: An action of style `.destructive`.
  public static func destructive(
    _ title: String,
    handler: ((AlertAction) -> Void)? = nil
  ) -> AlertAction {
    AlertAction(title: title, style: .destructive, handler: handler)
  }

  /// Makes a button that might change or delete data, whose handler needs no argument.
  public static func destructive(
    _ title: String,
    handler: @escaping () -> Void
  ) -> AlertAction {
    AlertAction(title: title, style: .destructive) { _ in handler() }
  }

  /// Makes the button that leaves things as they are.
  ///
  /// - Parameters:
  ///   - title: The button's title; the word for "Cancel" by default.
  ///   - handler: Receives the action after the alert has gone; none by default (F15).
  /// - Returns: An action of style `.cancel`.
  public static func cancel(
    _ title: String? = nil,
    handler: ((AlertAction) -> Void)? = nil
  ) -> AlertCancelAction {
    AlertCancelAction(title, handler: handler)
  }

  /// Makes the button that leaves things as they are, with a handler that needs no argument.
  public static func cancel(
    _ title: String? = nil,
    handler: @escaping () -> Void
  ) -> AlertCancelAction {
    AlertCancelAction(title) { _ in handler() }
  }
}
