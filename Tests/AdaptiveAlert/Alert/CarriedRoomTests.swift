import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("What our own dialog carries, in little room")
struct CarriedRoomTests {
  /// Before 6 a controller that says nothing does not turn.
  nonisolated private static let turning = MatrixCase.alerts.filter { $0.system != "5.1" }

  @Test(
    "a button is in reach below fields that do not fit above the keyboard",
    .rule("F10", "F19", "N6"),
    arguments: turning,
    [1, 3]
  )
  func button(_ matrix: MatrixCase, _ count: Int) throws {
    let stage = Stage(matrix)
    let titles = (0..<count).map { "Go \($0)" }
    let alert = stage.alert(message: "Text", with: titles.map { ($0, .default) })
    for _ in 1...6 { alert.addTextField() }
    stage.show(alert)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(stage.device.keyboard.isVisible)
    for place in 0..<6 { #expect(stage.device.type("\(place)", intoField: place)) }
    try stage.choose(titles[count - 1])
    #expect(stage.lines.last == "handler a.\(count - 1) Go \(count - 1)")
    #expect(alert.textFields?.compactMap(\.text) == (0..<6).map { "\($0)" })
  }

  @Test("what does not fit scrolls, and covers no button", .rule("F19"))
  func scrolls() throws {
    let stage = Stage(.delegate, system: "7.1.2")
    let alert = stage.alert(message: "Text", with: [("Go", .default)])
    for _ in 1...3 { alert.addTextField() }
    stage.show(alert)
    let panel = try #require((alert.native as? AlertDialog)?.panel)
    panel.layoutIfNeeded()
    #expect(!panel.body.isScrollEnabled)
    #expect(panel.body.frame.maxY == panel.list.frame.minY)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    panel.layoutIfNeeded()
    #expect(panel.body.isScrollEnabled)
    #expect(panel.body.frame.maxY == panel.list.frame.minY)
    #expect(panel.list.frame.maxY == panel.bounds.maxY)
    let last = try #require(alert.textFields?.last)
    #expect(panel.body.contentSize.height == last.frame.maxY + AlertDialogLayout.padding)
  }
}
