import EmulatedUIKit
import TestSupport
import Testing

@Suite("An alert view")
struct UIAlertViewTests {
  private let bench = Bench("7.1.2")

  @Test("counts its buttons from 0 in the order added, cancel first", .rule("B4", "B5", "B11"))
  func indices() {
    let alert = bench.alertView(cancel: "Cancel", others: [])
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.addButton(withTitle: "A") == 1)
    #expect(alert.addButton(withTitle: "B") == 2)
    #expect(alert.numberOfButtons == 3)
    #expect((0..<3).map { alert.buttonTitle(at: $0) } == ["Cancel", "A", "B"])
  }

  @Test("without a cancel title counts others from 0", .rule("B4", "B6", "B11"))
  func withoutCancel() {
    let alert = bench.alertView(cancel: nil, others: [])
    #expect(alert.numberOfButtons == 0)
    #expect(alert.cancelButtonIndex == -1)
    #expect(alert.addButton(withTitle: "A") == 0)
    #expect(alert.cancelButtonIndex == -1)
    alert.cancelButtonIndex = alert.addButton(withTitle: "B")
    #expect(alert.cancelButtonIndex == 1)
    alert.cancelButtonIndex = 7
    #expect(alert.cancelButtonIndex == 7)
  }

  @Test("made with other titles adds them one by one after cancel", .rule("B2", "B7"))
  func others() {
    let alert = bench.device.run {
      UIAlertView(
        title: "Title",
        message: "Message",
        delegate: nil,
        cancelButtonTitle: "Cancel",
        otherButtonTitles: "A",
        "B",
        "C"
      )
    }
    #expect((0..<4).map { alert.buttonTitle(at: $0) } == ["Cancel", "A", "B", "C"])
    #expect(alert.title == "Title")
    #expect(alert.message == "Message")
    #expect(alert.firstOtherButtonIndex == -1)
  }

  @Test(
    "made as Objective-C does knows its first other button, up to a nil",
    .rule("B4", "B7", "B14"),
    arguments: ["Cancel", nil]
  )
  func objectiveC(cancel: String?) {
    let lists: [([String?], count: Int)] = [
      (["A", "B"], 2), (["A", nil, "B"], 1), ([nil, "A"], 0), ([], 0),
    ]
    for (list, count) in lists {
      let alert = bench.objectiveCAlertView(cancel: cancel, others: list)
      let titles = (cancel.map { [$0] } ?? []) + ["A", "B"].prefix(count)
      #expect((0..<alert.numberOfButtons).map { alert.buttonTitle(at: $0) } == titles)
      #expect(alert.cancelButtonIndex == (cancel == nil ? -1 : 0))
      #expect(alert.firstOtherButtonIndex == (count == 0 ? -1 : cancel == nil ? 0 : 1))
    }
  }

  @Test("takes a button without a title for one with an empty title", .rule("B13"))
  func untitled() {
    let alert = bench.alertView(cancel: nil, others: [])
    #expect(alert.addButton(withTitle: nil) == 0)
    #expect(alert.addButton(withTitle: "") == 1)
    #expect((0..<2).map { alert.buttonTitle(at: $0) } == ["", ""])
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("draws another cancel button that it gets while it is up", arguments: delegateVersions)
  func cancelWhileUp(system: String) {
    let bench = Bench(system)
    let alert = bench.alertView(cancel: nil, others: ["A", "B", "C"])
    alert.show()
    bench.device.settle()
    alert.cancelButtonIndex = 0
    #expect(bench.visibleTitles == ["B", "C", "A"])
    #expect(bench.device.visibleAlert?.buttons.map(\.style) == [.default, .default, .cancel])
  }

  @Test("added buttons set no first other index", .rule("B7"), arguments: ["Cancel", nil])
  func firstOther(cancel: String?) {
    let alert = bench.alertView(cancel: cancel, others: [])
    #expect(alert.firstOtherButtonIndex == -1)
    alert.addButton(withTitle: "OK")
    #expect(alert.firstOtherButtonIndex == -1)
  }

  @Test(
    "has no title at an index out of range",
    .rule("B10", "U5"),
    arguments: [-1, 2, .max, .min]
  )
  func outOfRange(index: Int) {
    #expect(bench.alertView().buttonTitle(at: index) == nil)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("shows its title and message, and what they become", arguments: legacyVersions)
  func texts(system: String) {
    let bench = Bench(system)
    let alert = bench.alertView("Title")
    alert.message = "Message"
    alert.show()
    bench.device.settle()
    #expect(bench.device.visibleAlert?.title == "Title")
    #expect(bench.device.visibleAlert?.message == "Message")
    alert.title = ""
    alert.message = nil
    #expect(bench.device.visibleAlert?.title == nil)
    #expect(bench.device.visibleAlert?.message == nil)
  }

  @Test("has UIKit's defaults", .rule("B1"))
  func defaults() {
    let alert = bench.alertView("", cancel: nil, others: [])
    #expect(alert.title == "")
    #expect(alert.message == nil)
    #expect(alert.delegate == nil)
    #expect(!alert.isVisible)
    #expect(alert.alertViewStyle == .default)
    let styles = [
      UIAlertViewStyle.default, .secureTextInput, .plainTextInput, .loginAndPasswordInput,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test(
    "draws cancel left of two and at the end of more, others as added",
    .rule("B8"),
    arguments: legacyVersions
  )
  func order(system: String) throws {
    let cases: [(cancel: Int, shown: [String], isRow: Bool)] = [
      (0, ["0", "1"], true), (1, ["1", "0"], true), (-1, ["0", "1"], true),
      (0, ["1", "2", "0"], false), (1, ["0", "2", "1"], false), (2, ["0", "1", "2"], false),
      (-1, ["0", "1", "2"], false),
    ]
    for (cancel, shown, isRow) in cases {
      let bench = Bench(system)
      let titles = shown.indices.map(String.init)
      let alert = bench.alertView(cancel: nil, others: titles)
      alert.cancelButtonIndex = cancel
      alert.show()
      bench.device.settle()
      #expect(bench.visibleTitles == shown)
      #expect(Set(bench.buttonFrames.map(\.minY)).count == (isRow ? 1 : shown.count))
    }
  }

  @Test("draws the right of two bold, of more cancel, else the last", .rule("B9"))
  func bold() {
    let cases: [(count: Int, cancel: Int, bold: String)] = [
      (2, 0, "1"), (2, 1, "0"), (2, -1, "1"), (3, 0, "0"), (3, 1, "1"), (3, -1, "2"), (1, 0, "0"),
    ]
    for (count, cancel, bold) in cases {
      let bench = Bench("7.1.2")
      let alert = bench.alertView(cancel: nil, others: (0..<count).map(String.init))
      alert.cancelButtonIndex = cancel
      alert.show()
      bench.device.settle()
      #expect(bench.boldTitles == [bold], "\(count) buttons, cancel \(cancel)")
    }
  }

  @Test("without buttons stays until the app dismisses it", .rule("B12"), arguments: legacyVersions)
  func withoutButtons(system: String) {
    let bench = Bench(system)
    let alert = bench.alertView(cancel: nil, others: [])
    alert.show()
    bench.device.settle()
    #expect(bench.visibleTitles == [])
    #expect(!bench.device.tapOutside())
    #expect(!bench.device.press(.escape))
    bench.device.settle()
    #expect(alert.isVisible)
    alert.dismiss(withClickedButtonIndex: -1, animated: true)
    bench.device.settle()
    #expect(!alert.isVisible)
    #expect(bench.device.visibleAlert == nil)
  }

  @Test(
    "is an error in apps with scenes from 13",
    .rule("B42", "M13"),
    arguments: systemVersions,
    [true, false]
  )
  func scenes(system: String, usesScenes: Bool) {
    let bench = Bench(system)
    bench.device.usesScenes = usesScenes
    _ = bench.device.run { UIAlertView(frame: .zero) }
    _ = bench.alertView()
    let isGone = usesScenes && ["13.0", "17.0", "26.0"].contains(system)
    let reason =
      "UIAlertView is deprecated and unavailable for UIScene based applications, please use "
      + "UIAlertController!"
    #expect(bench.reasons == (isGone ? [reason, reason] : []))
    #expect(
      bench.device.exceptions.allSatisfy { $0.name.rawValue == "NSObjectNotAvailableException" }
    )
  }

  @Test("that raised in an app with scenes never shows", .rule("B42"))
  func unavailable() {
    let bench = Bench("13.0")
    bench.device.usesScenes = true
    let listener = AlertViewListener(bench.log)
    let alert = bench.alertView(delegate: listener)
    alert.show()
    bench.device.settle()
    #expect(!alert.isVisible)
    #expect(bench.device.visibleAlert == nil)
    #expect(bench.log.lines.isEmpty)
  }
}
