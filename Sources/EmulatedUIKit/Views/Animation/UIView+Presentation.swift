/// What a person would see of a view now.
package nonisolated struct ViewPresentationValues {
  /// The view's own rectangle.
  package var bounds: CGRect
  /// The middle, in the superview's coordinates.
  package var center: CGPoint
  /// How the view is turned, scaled or moved.
  package var transform: CGAffineTransform
  /// The opacity.
  package var alpha: CGFloat
  /// The colour behind what the view draws.
  package var backgroundColor: UIColor?

  /// The smallest rectangle around the view, in the superview's coordinates.
  package var frame: CGRect {
    let size = transform.isIdentity ? bounds.size : bounds.size.enclosing(transform)
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

extension UIView {
  /// What a person would see of the view now; the model's values where nothing animates it.
  package var presentationValues: ViewPresentationValues {
    presented(modelValues)
  }

  private var modelValues: ViewPresentationValues {
    ViewPresentationValues(
      bounds: bounds,
      center: center,
      transform: transform,
      alpha: alpha,
      backgroundColor: backgroundColor
    )
  }

  private func presented(
    _ model: ViewPresentationValues,
    by hold: AnimationHold? = nil
  ) -> ViewPresentationValues {
    guard let animations = rare?.animations, !animations.isEmpty else { return model }
    var values = model
    // The oldest change is farthest from the model.
    for animation in animations.reversed() where hold == nil || animation.block?.hold === hold {
      animation.apply(to: &values)
    }
    return values
  }

  /// What is shown of a property where its model has the given value; a hold's animations alone count
  /// where one is named.
  func presentationValue(
    of property: AnimatedProperty,
    model: AnimatedValue,
    shownBy hold: AnimationHold? = nil
  ) -> AnimatedValue {
    var values = modelValues
    switch model {
    case .rect(let rect): values.bounds = rect
    case .point(let point): values.center = point
    case .transform(let matrix): values.transform = matrix
    case .number(let number): values.alpha = number
    case .color(let color): values.backgroundColor = color
    case .none: break
    }
    values = presented(values, by: hold)
    return switch property {
    case .bounds: .rect(values.bounds)
    case .center: .point(values.center)
    case .transform: .transform(values.transform)
    case .alpha: .number(values.alpha)
    case .backgroundColor: .color(values.backgroundColor)
    case .picture: .none
    }
  }
}

extension PropertyAnimation {
  /// Takes back what is still to come of the change.
  func apply(to values: inout ViewPresentationValues) {
    let left = left
    guard left != 0 else { return }
    switch (start, new) {
    case (.rect(let old), .rect(let new)):
      values.bounds.origin += (old.origin - new.origin) * left
      values.bounds.size.width += (old.width - new.width) * left
      values.bounds.size.height += (old.height - new.height) * left
    case (.point(let old), .point(let new)):
      values.center += (old - new) * left
    case (.number(let old), .number(let new)):
      values.alpha += (old - new) * left
    case (.transform(let old), .transform(let new)):
      values.transform = Self.blend(old, new, left, around: values.transform)
    case (.color(let old), .color(let new)):
      values.backgroundColor = Self.blend(old, new, left)
    default: break
    }
  }

  private static func blend(
    _ old: CGAffineTransform,
    _ new: CGAffineTransform,
    _ left: CGFloat,
    around model: CGAffineTransform
  ) -> CGAffineTransform {
    // Back from the new to the old, as far as it is still to come; then what the model does.
    if new.determinant != 0 {
      return old.concatenating(new.inverted()).fading(to: left).concatenating(model)
    }
    // Nothing undoes a view of no size: the entries are mixed.
    func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat { new + (old - new) * left }
    return CGAffineTransform(
      a: mix(old.a, new.a),
      b: mix(old.b, new.b),
      c: mix(old.c, new.c),
      d: mix(old.d, new.d),
      tx: mix(old.tx, new.tx),
      ty: mix(old.ty, new.ty)
    )
  }

  private static func blend(_ old: UIColor?, _ new: UIColor?, _ left: CGFloat) -> UIColor? {
    guard let some = old ?? new else { return nil }
    // No colour is the other one, transparent.
    let old = old ?? some.withAlphaComponent(0)
    let new = new ?? some.withAlphaComponent(0)
    func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat { new + (old - new) * left }
    return UIColor(
      red: mix(old.red, new.red),
      green: mix(old.green, new.green),
      blue: mix(old.blue, new.blue),
      alpha: mix(old.alpha, new.alpha)
    )
  }
}

nonisolated extension CGPoint {
  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  static func += (left: inout CGPoint, right: CGPoint) {
    left = CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}
