import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("The layout of a transition alert")
struct TransitionLayoutTests {
  private static let room = CGSize(width: 320, height: 480)

  @Test("a title of 21 and a description of 16 make an alert of 110 in the middle", .rule("T17"))
  func sample() {
    let layout = TransitionAlertLayout(
      titleHeight: 21,
      descriptionHeight: 16,
      hasButton: true,
      in: Self.room
    )
    #expect(layout.panel == CGRect(x: 25, y: 185, width: 270, height: 110))
    #expect(layout.title == CGRect(x: 15, y: 10, width: 240, height: 21))
    #expect(layout.description == CGRect(x: 15, y: 39, width: 240, height: 16))
    #expect(layout.line == CGRect(x: 0, y: 65, width: 270, height: 1))
    #expect(layout.button == CGRect(x: 0, y: 66, width: 135, height: 44))
    #expect(layout.cancel == CGRect(x: 135, y: 66, width: 135, height: 44))
    #expect(layout.divider == CGRect(x: 134.5, y: 66, width: 1, height: 44))
  }

  @Test("without a button with an action cancel is as wide as the alert", .rule("T16"))
  func cancelAlone() {
    let layout = TransitionAlertLayout(
      titleHeight: 21,
      descriptionHeight: 16,
      hasButton: false,
      in: Self.room
    )
    #expect(layout.button == nil)
    #expect(layout.divider == nil)
    #expect(layout.cancel == CGRect(x: 0, y: 66, width: 270, height: 44))
  }

  @Test("what is empty keeps the gaps around it", .rule("T17"), arguments: [(21.0, 0.0), (0, 16)])
  func empty(_ title: CGFloat, _ description: CGFloat) {
    let layout = TransitionAlertLayout(
      titleHeight: title,
      descriptionHeight: description,
      hasButton: true,
      in: Self.room
    )
    #expect(layout.panel.height == 10 + title + 8 + description + 10 + 1 + 44)
    #expect(layout.description.minY == 10 + title + 8)
  }

  @Test("labels take whole points, whatever their fonts", .rule("T17"))
  func wholePoints() {
    let layout = TransitionAlertLayout(
      titleHeight: 20.287,
      descriptionHeight: 15.514,
      hasButton: true,
      in: Self.room
    )
    #expect(layout.panel.height == 110)
  }

  @Test("texts too long for the screen are cut off, the description first; the buttons stay")
  func tooLong() {
    let long = TransitionAlertLayout(
      titleHeight: 42,
      descriptionHeight: 900,
      hasButton: true,
      in: Self.room
    )
    #expect(long.panel == CGRect(x: 25, y: 20, width: 270, height: 440))
    #expect(long.title.height == 42)
    #expect(long.description.height == 325)
    #expect(long.cancel.maxY == 440)
    let longer = TransitionAlertLayout(
      titleHeight: 900,
      descriptionHeight: 900,
      hasButton: true,
      in: Self.room
    )
    #expect(longer.panel.height == 440)
    #expect(longer.title.height == 367)
    #expect(longer.description.height == 0)
    let low = TransitionAlertLayout(
      titleHeight: 21,
      descriptionHeight: 16,
      hasButton: true,
      in: CGSize(width: 320, height: 60)
    )
    #expect(low.panel.height == 73)
  }
}
