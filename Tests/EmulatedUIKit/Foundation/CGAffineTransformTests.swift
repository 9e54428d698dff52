import EmulatedUIKit
import TestSupport
import Testing

@Suite("An affine transform")
struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 4)
  private let odd = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)

  @Test("moves, scales and turns points")
  func points() {
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 1, y: -1)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
    // A quarter turn takes what lies to the right to the bottom.
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn) ≈ CGPoint(x: 0, y: 1))
    #expect(turn ≈ CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(point.applying(odd) == CGPoint(x: 3 + 12 + 7, y: 6 + 20 + 11))
  }

  @Test("is zero when made plainly, and then not the identity")
  func zero() {
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!odd.isIdentity)
  }

  @Test("that is refined does the new part first")
  func refined() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 8))
    #expect(
      CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2)) ≈ CGPoint(x: 10, y: 1)
    )
  }

  @Test("concatenated does the first and then the second")
  func concatenated() {
    let other = CGAffineTransform(a: 2, b: -1, c: 0.5, d: 4, tx: -3, ty: 1)
    #expect(point.applying(odd.concatenating(other)) == point.applying(odd).applying(other))
    #expect(odd.concatenating(.identity) == odd)
  }

  @Test("is undone by its inverse, and its own inverse where nothing undoes it")
  func inverse() {
    #expect(point.applying(odd).applying(odd.inverted()) ≈ point)
    #expect(odd.concatenating(odd.inverted()) ≈ .identity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("takes sizes without its way, and rectangles to the smallest around them")
  func sizes() {
    #expect(CGSize(width: 3, height: 4).applying(odd) == CGSize(width: 15, height: 26))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(rect.applying(turn) ≈ CGRect(x: -2, y: 0, width: 2, height: 4))
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    #expect(rect.applying(mirror) == CGRect(x: -4, y: 0, width: 4, height: 2))
    #expect(rect.applying(.identity) == rect)
  }

  @Test("is put together again from its parts")
  func parts() {
    let parts = odd.decomposed()
    #expect(CGAffineTransform(parts) ≈ odd)
    let turned = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).decomposed()
    #expect(turned.rotation ≈ 1)
    #expect(turned.scale.width ≈ 2)
    #expect(turned.scale.height ≈ 3)
    #expect(turned.horizontalShear ≈ 0)
    let mirrored = CGAffineTransform(scaleX: 1, y: -1)
    #expect(mirrored.decomposed().scale.height == -1)
    #expect(CGAffineTransform(mirrored.decomposed()) ≈ mirrored)
    #expect(CGAffineTransform(CGAffineTransformComponents()).isIdentity)
  }
}

@Suite("A transform in space")
struct CATransform3DTests {
  @Test("moves, scales and turns in the plane as an affine one does")
  func plane() {
    let flat = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 3, y: 4).rotated(by: 0.5)
    let deep = CATransform3DRotate(
      CATransform3DScale(CATransform3DMakeTranslation(1, 2, 0), 3, 4, 1),
      0.5,
      0,
      0,
      1
    )
    #expect(CATransform3DIsAffine(deep))
    #expect(CATransform3DGetAffineTransform(deep) ≈ flat)
    #expect(
      CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat
    )
  }

  @Test("around an axis of no length turns nothing", .rule("G21"))
  func noAxis() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(2, 0, 0, 0)))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeRotation(2, 0, 0, 1)))
  }

  @Test("out of the plane is no affine one")
  func space() {
    let tilted = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(!CATransform3DIsAffine(tilted))
    // Seen from the front it is half as wide.
    #expect(tilted.m11 ≈ 0.5)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test("concatenated does the first and then the second")
  func concatenated() {
    let move = CATransform3DMakeTranslation(1, 0, 0)
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DConcat(move, scale).m41 == 2)
    #expect(CATransform3DConcat(scale, move).m41 == 1)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DTranslate(scale, 1, 0, 0),
        CATransform3DConcat(move, scale)
      )
    )
    #expect(!CATransform3DEqualToTransform(move, scale))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }
}
