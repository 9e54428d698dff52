import EmulatedUIKit
import TestSupport
import Testing

@Suite("The alert drawn in characters")
struct ScreenTextTests {
  private nonisolated static let cancel = ("Keep", UIAlertAction.Style.cancel)
  private nonisolated static let delete = ("Delete", UIAlertAction.Style.destructive)

  @Test(
    "two buttons stand side by side, cancel on the left and bold",
    .rule("A31", "A33", "A35"),
    arguments: ["8.3", "9.3", "26.0"]
  )
  func pair(system: String) {
    let bench = Bench(system)
    let message = "It cannot be brought back, not by anybody and not ever."
    bench.show(bench.alert([Self.delete, Self.cancel], title: "Delete draft?", message: message))
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │       *Delete draft?*        │
        │It cannot be brought back, not│
        │   by anybody and not ever.   │
        ├──────────────┬───────────────┤
        │    *Keep*    │   !Delete!    │
        └──────────────┴───────────────┘
        """
    )
  }

  @Test("before 8.3 two buttons stand as they were added", .rule("A32"))
  func pairAsAdded() {
    let bench = Bench("8.0")
    bench.show(bench.alert([Self.delete, Self.cancel], title: "Delete draft?"))
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │       *Delete draft?*        │
        ├──────────────┬───────────────┤
        │   !Delete!   │    *Keep*     │
        └──────────────┴───────────────┘
        """
    )
  }

  @Test(
    "two buttons whose titles do not fit are stacked, cancel at the bottom",
    .rule("A31", "A33"),
    arguments: ["8.3", "9.3", "26.0"]
  )
  func stackedPair(system: String) {
    let bench = Bench(system)
    bench.show(bench.alert([("Keep the draft", .cancel), ("Delete this draft", .destructive)]))
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │           *Title*            │
        ├──────────────────────────────┤
        │     !Delete this draft!      │
        ├──────────────────────────────┤
        │       *Keep the draft*       │
        └──────────────────────────────┘
        """
    )
    let frames = bench.buttonFrames
    #expect(frames.count == 2 && Set(frames.map(\.minX)).count == 1)
  }

  @Test(
    "fields stand in brackets with bullets or placeholder, a disabled button in parentheses",
    .rule("A25", "A39"),
    arguments: ["8.0", "8.3", "9.3", "26.2"]
  )
  func fields(system: String) {
    let bench = Bench(system)
    let alert = bench.alert(
      [("One", .default), ("Two", .destructive), ("Three", .default)],
      title: "Sign in"
    )
    alert.addTextField { $0.text = "ada" }
    alert.addTextField {
      $0.isSecureTextEntry = true
      $0.text = "secret"
      $0.placeholder = "Password"
    }
    alert.addTextField { $0.placeholder = "Code" }
    alert.actions[1].isEnabled = false
    bench.show(alert)
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │          *Sign in*           │
        │[ada                         ]│
        │[••••••                      ]│
        │[‹Code›                      ]│
        ├──────────────────────────────┤
        │             One              │
        ├──────────────────────────────┤
        │           (!Two!)            │
        ├──────────────────────────────┤
        │            Three             │
        └──────────────────────────────┘
        """
    )
  }

  @Test(
    "a sheet's cancel button stands apart",
    .rule("A34"),
    arguments: ["8.0", "8.3", "9.3", "26.0"]
  )
  func sheet(system: String) {
    let bench = Bench(system)
    let long = "A title that is longer than the sheet is wide"
    let buttons = [Self.cancel, ("Mail", .default), Self.delete, (long, .default)]
    bench.show(bench.alert(buttons, title: nil, style: .actionSheet))
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │             Mail             │
        ├──────────────────────────────┤
        │           !Delete!           │
        ├──────────────────────────────┤
        │A title that is longer than t…│
        └──────────────────────────────┘
        ┌──────────────────────────────┐
        │            *Keep*            │
        └──────────────────────────────┘
        """
    )
  }

  @Test(
    "a popover has an arrow and no cancel button",
    .rule("A55", "A59"),
    arguments: ["8.0", "8.3", "9.3", "26.0"]
  )
  func popover(system: String) {
    let bench = Bench(system, model: .pad)
    let sheet = bench.alert([("Mail", .default), Self.cancel, Self.delete], style: .actionSheet)
    let popover = sheet.popoverPresentationController
    popover?.sourceView = bench.root.view
    popover?.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
    bench.show(sheet)
    #expect(
      bench.device.screenText == """
        ┌───────────────▲──────────────┐
        │           *Title*            │
        ├──────────────────────────────┤
        │             Mail             │
        ├──────────────────────────────┤
        │           !Delete!           │
        └──────────────────────────────┘
        """
    )
  }

  @Test("a popover's arrow is in the side that points at its anchor")
  func arrows() {
    let edges = ["┌──────────────────────────────┐", "└──────────────────────────────┘"]
    func expect(_ side: UIPopoverArrowDirection, _ first: String, _ middle: String, _ last: String)
    {
      let lines = popover(permitted: side)
      #expect([lines[0], lines[2], lines[4]] == [first, middle, last])
    }
    let rule = "├──────────────────────────────┤"
    expect(.up, "┌───────────────▲──────────────┐", rule, edges[1])
    expect(.down, edges[0], rule, "└───────────────▼──────────────┘")
    expect(.left, edges[0], "◀──────────────────────────────┤", edges[1])
    expect(.right, edges[0], "├──────────────────────────────▶", edges[1])
    expect([], edges[0], rule, edges[1])
  }

  private func popover(permitted: UIPopoverArrowDirection) -> [String] {
    let bench = Bench(model: .pad)
    let sheet = bench.alert([("Mail", .default)], style: .actionSheet)
    let popover = sheet.popoverPresentationController
    popover?.sourceView = bench.root.view
    popover?.sourceRect = CGRect(x: 364, y: 500, width: 40, height: 40)
    popover?.permittedArrowDirections = permitted
    bench.show(sheet)
    return bench.device.screenText.split(separator: "\n").map(String.init)
  }

  @Test("an empty title is a gap; without one the message has its place and weight", .rule("A17"))
  func titles() {
    let bench = Bench()
    let alert = bench.alert([("OK", .default)], title: "", message: "Saved")
    bench.show(alert)
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │                              │
        │            Saved             │
        ├──────────────────────────────┤
        │              OK              │
        └──────────────────────────────┘
        """
    )
    alert.title = nil
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │           *Saved*            │
        ├──────────────────────────────┤
        │              OK              │
        └──────────────────────────────┘
        """
    )
  }

  @Test("long titles are cut within their marks")
  func cut() {
    let bench = Bench("8.0")
    let title = "Something that is too long for it"
    let alert = bench.alert([(title, .destructive), ("More", .default), (title, .cancel)])
    alert.actions[2].isEnabled = false
    bench.show(alert)
    #expect(
      bench.device.screenText == """
        ┌──────────────────────────────┐
        │           *Title*            │
        ├──────────────────────────────┤
        │!Something that is too long …!│
        ├──────────────────────────────┤
        │             More             │
        ├──────────────────────────────┤
        │(*Something that is too lon…*)│
        └──────────────────────────────┘
        """
    )
  }

  @Test("there is nothing to draw without an alert")
  func nothing() {
    #expect(EmulatedDevice().screenText == "")
  }
}
