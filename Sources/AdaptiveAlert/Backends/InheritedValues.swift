/// What a native has from its box's view (F48).
struct InheritedValues: Equatable {
  var identifier: String?
  var label: String?
  var semantics = UISemanticContentAttribute.unspecified

  init() {}

  init(of box: AlertController) {
    guard let view = box.viewIfLoaded else { return }
    identifier = view.accessibilityIdentifier
    label = view.accessibilityLabel
    semantics = view.semanticContentAttribute
  }

  /// Gives a native's view what differs from what it was given before: the rest is left to whoever
  /// reaches past the façade.
  func apply(to view: UIView, after old: InheritedValues) {
    if identifier != old.identifier { view.accessibilityIdentifier = identifier }
    if label != old.label { view.accessibilityLabel = label }
    if semantics != old.semantics { view.semanticContentAttribute = semantics }
  }
}
