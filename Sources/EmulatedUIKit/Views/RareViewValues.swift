/// What few views have, apart from the view so that plain views stay small and fast.
final class RareViewValues {
  var transform3D: CATransform3D?
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var backgroundColor: UIColor?
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var isOpaque = true
  var clipsToBounds = false
  var contentMode = UIView.ContentMode.scaleToFill
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var motionEffects: [UIMotionEffect] = []

  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// What the app says of the view to assistive technologies.
  var accessibility = AccessibilityValues()

  /// Made when it is first asked for: alerts need none.
  var layer: CALayer?

  /// The part to draw; the whole view where none is named.
  var dirtyRect: CGRect?

  /// Who hears of fingers that are drawn over the view.
  var pans: [UIView.PanHandler] = []

  /// What animates the view now, the oldest first.
  var animations: [PropertyAnimation] = []

  /// Whether an animation keeps touches away.
  var blocksTouches: Bool { animations.contains { $0.block?.blocksTouches ?? false } }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
