import Testing

@testable import EmulatedUIKit

@Suite("Where a popover's box stands")
struct PopoverPlacementTests {
  private static let screen = CGRect(x: 0, y: 0, width: 400, height: 600)

  private func placement(
    at anchor: CGRect?,
    height: CGFloat = 100,
    permitted: UIPopoverArrowDirection = .any
  ) -> PopoverPlacement {
    PopoverPlacement(
      size: CGSize(width: 200, height: height),
      anchor: anchor,
      screen: Self.screen,
      permitted: permitted
    )
  }

  @Test("below its anchor, else above, else right, else left of it")
  func sides() {
    let top = placement(at: CGRect(x: 150, y: 10, width: 100, height: 30))
    #expect(top.arrow == .up)
    #expect(top.frame == CGRect(x: 100, y: 53, width: 200, height: 100))
    let bottom = placement(at: CGRect(x: 150, y: 560, width: 100, height: 30))
    #expect(bottom.arrow == .down)
    #expect(bottom.frame == CGRect(x: 100, y: 447, width: 200, height: 100))
    let left = placement(at: CGRect(x: 0, y: 290, width: 20, height: 20), height: 590)
    #expect(left.arrow == .left)
    #expect(left.frame == CGRect(x: 33, y: 5, width: 200, height: 590))
    let right = placement(at: CGRect(x: 380, y: 290, width: 20, height: 20), height: 590)
    #expect(right.arrow == .right)
    #expect(right.frame == CGRect(x: 167, y: 5, width: 200, height: 590))
  }

  @Test("only at permitted sides, and over the anchor where none is permitted")
  func permitted() {
    let anchor = CGRect(x: 150, y: 250, width: 100, height: 100)
    #expect(placement(at: anchor, permitted: [.down, .left]).arrow == .down)
    let none = placement(at: anchor, permitted: [])
    #expect(none.arrow == [])
    #expect(none.frame == CGRect(x: 100, y: 250, width: 200, height: 100))
  }

  @Test("on the screen, even where no permitted side has room")
  func pushed() {
    let corner = placement(at: CGRect(x: 390, y: 10, width: 10, height: 10))
    #expect(corner.frame == CGRect(x: 200, y: 33, width: 200, height: 100))
    let cramped = placement(at: CGRect(x: 0, y: 550, width: 10, height: 10), permitted: .up)
    #expect(cramped.arrow == .up)
    #expect(cramped.frame == CGRect(x: 0, y: 500, width: 200, height: 100))
  }

  @Test("in the middle without an anchor")
  func middle() {
    let placement = placement(at: nil)
    #expect(placement.arrow == [])
    #expect(placement.frame == CGRect(x: 100, y: 250, width: 200, height: 100))
  }
}
