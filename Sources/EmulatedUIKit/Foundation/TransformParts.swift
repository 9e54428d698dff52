/// What a transform does, one after the other: it scales, slants, turns and moves.
///
/// As `CGAffineTransformComponents`, which the oldest systems that the package runs on do not have.
nonisolated struct TransformParts {
  var scale: CGSize
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGPoint
}

nonisolated extension CGAffineTransform {
  /// Puts a transform together.
  init(_ parts: TransformParts) {
    let slanted = CGAffineTransform(
      a: parts.scale.width,
      b: 0,
      c: parts.shear * parts.scale.height,
      d: parts.scale.height,
      tx: 0,
      ty: 0
    )
    self = slanted.concatenating(CGAffineTransform(rotationAngle: parts.rotation))
    tx = parts.translation.x
    ty = parts.translation.y
  }

  /// The transform taken apart; a mirrored one has a negative height.
  var parts: TransformParts {
    let width = hypot(a, b)
    let translation = CGPoint(x: tx, y: ty)
    guard width > 0 else {
      return TransformParts(
        scale: CGSize(width: 0, height: hypot(c, d)),
        shear: 0,
        rotation: atan2(-c, d),
        translation: translation
      )
    }
    let height = determinant / width
    return TransformParts(
      scale: CGSize(width: width, height: height),
      shear: height == 0 ? 0 : (a * c + b * d) / (width * height),
      rotation: atan2(b, a),
      translation: translation
    )
  }

  /// Answers the transform on the way from this one to the identity, whose parts shrink evenly: all of
  /// this one for 1, the identity for 0.
  func fading(to share: CGFloat) -> CGAffineTransform {
    if share == 1 { return self }
    if share == 0 { return .identity }
    var parts = parts
    parts.scale.width = 1 + (parts.scale.width - 1) * share
    parts.scale.height = 1 + (parts.scale.height - 1) * share
    parts.shear *= share
    parts.rotation *= share
    parts.translation.x *= share
    parts.translation.y *= share
    return CGAffineTransform(parts)
  }

  var determinant: CGFloat { a * d - b * c }
}

nonisolated extension CGSize {
  /// The size of the smallest rectangle around one of this size that a transform took.
  func enclosing(_ t: CGAffineTransform) -> CGSize {
    CGSize(
      width: abs(t.a * width) + abs(t.c * height),
      height: abs(t.b * width) + abs(t.d * height)
    )
  }
}
