/// The view of a box: never on screen, it only tells what the box was given for its native (F22, F48).
final class AlertRootView: UIView {
  weak var box: AlertController?

  /// The tint that was set here; `nil` where none was.
  private(set) var explicitTint: UIColor?

  override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      explicitTint = newValue
      super.tintColor = newValue
    }
  }

  override var accessibilityIdentifier: String? { didSet { box?.inheritedChanged() } }

  override var accessibilityLabel: String? { didSet { box?.inheritedChanged() } }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { box?.inheritedChanged() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { box?.reportMisplacement() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    box?.tintChanged()
  }
}
