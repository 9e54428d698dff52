import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Where the parts of a container dialog are")
struct ContainerLayoutTests {
  private func layout(_ widths: [CGFloat], height: CGFloat = 17) -> ContainerDialogLayout {
    ContainerDialogLayout(
      container: CGSize(width: 290, height: 200),
      titles: widths.map { ContainerDialogLayout.Title(width: $0, height: height) }
    )
  }

  @Test(
    "one to six short titles share a row, seven and eight are stacked",
    .rule("G11", "G23"),
    arguments: 0...8
  )
  func counts(_ count: Int) {
    let layout = layout(Array(repeating: 20, count: count))
    let frames = layout.frames(in: layout.size)
    #expect(frames.body.text == "0 0 290 200")
    switch count {
    case 0:
      #expect(layout.size == CGSize(width: 290, height: 200))
      #expect(frames.buttons == [])
    case 1...6:
      #expect(layout.size == CGSize(width: 290, height: 251))
      let share = 290 / CGFloat(count)
      for (index, frame) in frames.buttons.enumerated() {
        #expect(frame == CGRect(x: CGFloat(index) * share, y: 0, width: share, height: 50))
      }
    default:
      #expect(layout.size == CGSize(width: 290, height: 201 + 50 * CGFloat(count)))
      for (index, frame) in frames.buttons.enumerated() {
        #expect(frame == CGRect(x: 0, y: 50 * CGFloat(index), width: 290, height: 50))
      }
    }
  }

  @Test("a title that does not fit its share stacks them all", .rule("G11"))
  func longTitle() {
    #expect(layout([137, 20]).isRow)
    #expect(!layout([138, 20]).isRow)
    let stacked = layout([138, 20])
    #expect(stacked.size == CGSize(width: 290, height: 301))
    #expect(stacked.frames(in: stacked.size).list.text == "0 201 290 100")
  }

  @Test("a title of several lines is as high as it needs", .rule("G11"))
  func highTitle() {
    let one = layout([900], height: 68)
    #expect(one.isRow)
    #expect(one.size == CGSize(width: 290, height: 285))
    let two = layout([900, 20], height: 68)
    #expect(two.buttonHeights == [84, 84])
    #expect(
      two.frames(in: two.size).buttons.map(\.text) == ["0 0 290 84", "0 84 290 84"]
    )
  }

  @Test(
    "a dialog that is too low takes from the container first, down to a third",
    .rule("G3", "G26"),
    arguments: [
      (251, 200, 50), (158, 107, 50), (90, 39, 50), (60, 20, 39), (30, 10, 19),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func tooLow(_ height: CGFloat, _ body: CGFloat, _ list: CGFloat) {
    let frames = layout([20, 20]).frames(in: CGSize(width: 290, height: height))
    #expect(frames.body.height == body)
    #expect(frames.line.text == "0 \(Int(body)) 290 1")
    #expect(frames.list.height == list)
    #expect(frames.list.maxY == height)
  }
}
