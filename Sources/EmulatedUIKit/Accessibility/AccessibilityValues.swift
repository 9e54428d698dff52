/// What the app says of a view to assistive technologies; `nil` where it leaves that to the view.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var isModal = false
  var hidesElements = false
}
