/// Carries an alert on a native widget: it builds, shows, updates and dismisses, reports events upward,
/// and decides nothing.
protocol AlertBackend: AnyObject {
  /// Which family this is.
  var kind: AlertBackendKind { get }

  /// The native object, for those who must reach past the façade (F4).
  var native: AnyObject { get }

  /// What the native widget cannot express (F45).
  var limitations: [AlertLimitation] { get }

  /// Makes the native text field and configures it (F18).
  func addTextField(configurationHandler: ((UITextField) -> Void)?) -> UITextField

  /// Takes over title and message.
  func updateTexts()

  /// Takes over the preferred action.
  func updatePreferredAction()

  /// Takes over whether an action is enabled, and its identifier.
  func updateAction(_ action: AlertAction, at index: Int)

  /// Takes over the tint, where the widget has one.
  func updateTint()

  /// Takes over what the sheet points at, changed while it shows.
  func updateAnchor()

  /// Takes over what a native has from its box: ``InheritedValues`` and the light or dark style (F48).
  func updateInherited()

  /// Takes over actions added since the last call.
  func updateActions()

  /// Makes the widget fit for a presentation, the first or another one.
  func prepare()

  /// Shows the widget; events follow.
  func show(on presenter: UIViewController, animated: Bool)

  /// Takes the widget away at once, to be shown again; no event follows that counts.
  ///
  /// - Parameter completion: Runs once another widget can be shown.
  func hide(completion: @escaping () -> Void)

  /// Dismisses the widget; events follow.
  func dismiss(animated: Bool)

  /// Silences the widget until it is shown again, and takes it away if it still stands.
  func withdraw()
}
