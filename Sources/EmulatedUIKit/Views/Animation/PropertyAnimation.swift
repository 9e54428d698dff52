/// What of a view can be animated.
nonisolated enum AnimatedProperty {
  case bounds
  case center
  case transform
  case alpha
  case backgroundColor
  /// The view as a picture, in a transition; nothing of the model.
  case picture
}

/// A value of an animated property.
nonisolated enum AnimatedValue: Equatable {
  case rect(CGRect)
  case point(CGPoint)
  case transform(CGAffineTransform)
  case number(CGFloat)
  case color(UIColor?)
  case none
}

/// A change of one property of one view that is shown little by little.
///
/// What is shown is the model's value with the part of the change taken back that is still to come; so
/// several animations of a property add up.
final class PropertyAnimation {
  weak var view: UIView?
  let property: AnimatedProperty

  /// The model's value before the change.
  let old: AnimatedValue

  /// The model's value after the change.
  var new: AnimatedValue

  /// Where the change that is shown begins: the old value, or what was shown before.
  let start: AnimatedValue

  /// The part of its block's time in which the change happens.
  let part: ClosedRange<Double>

  /// The place among all changes that were captured.
  let order: UInt64
  private static var captured: UInt64 = 0

  /// Whoever runs the animation holds it: without one it is over.
  weak var block: AnimationBlock?

  init(
    of view: UIView,
    _ property: AnimatedProperty,
    from old: AnimatedValue,
    shownFrom start: AnimatedValue? = nil,
    to new: AnimatedValue,
    in block: AnimationBlock,
    part: ClosedRange<Double>
  ) {
    self.view = view
    self.property = property
    self.old = old
    self.start = start ?? old
    self.new = new
    self.block = block
    self.part = part
    Self.captured += 1
    order = Self.captured
  }

  /// How much of the change is still to come.
  var left: CGFloat {
    guard let block else { return 0 }
    let progress = Double(block.progress)
    let length = part.upperBound - part.lowerBound
    if part == 0...1 { return CGFloat(1 - progress) }
    guard length > 0 else { return progress < part.lowerBound ? 1 : 0 }
    return CGFloat(1 - min(max((progress - part.lowerBound) / length, 0), 1))
  }

  /// Lets the view be without the animation.
  func leaveView() { view?.rare?.animations.removeAll { $0 === self } }

  /// Gives the property its old value back, unless something else set it meanwhile.
  func takeBack() {
    guard let view, view.modelValue(of: property) == new else { return }
    view.setModelValue(old, of: property)
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

extension UIView {
  func modelValue(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .bounds: .rect(bounds)
    case .center: .point(center)
    case .transform: .transform(transform)
    case .alpha: .number(alpha)
    case .backgroundColor: .color(backgroundColor)
    case .picture: .none
    }
  }

  func setModelValue(_ value: AnimatedValue, of property: AnimatedProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.center, .point(let point)): center = point
    case (.transform, .transform(let matrix)): transform = matrix
    case (.alpha, .number(let number)): alpha = number
    case (.backgroundColor, .color(let color)): backgroundColor = color
    default: break
    }
  }
}
