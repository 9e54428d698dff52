import EmulatedUIKit

/// Values made of numbers, which turns leave exact only to the last bits.
nonisolated protocol Numbers {
  var numbers: [CGFloat] { get }
}

nonisolated extension CGFloat: Numbers {
  var numbers: [CGFloat] { [self] }
}

nonisolated extension CGPoint: Numbers {
  var numbers: [CGFloat] { [x, y] }
}

nonisolated extension CGRect: Numbers {
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

nonisolated extension CGAffineTransform: Numbers {
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

infix operator ≈ : ComparisonPrecedence

/// Answers whether two values are the same to a person.
nonisolated func ≈ <Value: Numbers>(left: Value, right: Value) -> Bool {
  zip(left.numbers, right.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
}
