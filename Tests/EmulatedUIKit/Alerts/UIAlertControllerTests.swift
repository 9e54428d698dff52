import EmulatedUIKit
import TestSupport
import Testing

@Suite("An alert controller")
struct UIAlertControllerTests {
  @Test("keeps the style it was made with", .rule("A2", "A3"), arguments: blockVersions)
  func style(system: String) {
    #expect(UIAlertController.Style.actionSheet.rawValue == 0)
    #expect(UIAlertController.Style.alert.rawValue == 1)
    let bench = Bench(system)
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = bench.alert([("OK", .default)], style: style)
      #expect(alert.preferredStyle == style)
      bench.show(alert)
      #expect(alert.preferredStyle == style)
      alert.dismiss(animated: false)
      bench.device.settle()
    }
  }

  @Test("made plainly is an empty sheet, to which no field can be added", .rule("A4", "A13"))
  func plain() {
    let bench = Bench()
    let alerts = bench.device.run {
      [UIAlertController(), UIAlertController(nibName: nil, bundle: nil)]
    }
    for alert in alerts {
      #expect(alert.preferredStyle == .actionSheet)
      #expect(alert.title == nil)
      #expect(alert.message == nil)
      alert.addTextField()
    }
    #expect(
      bench.reasons
        == Array(
          repeating: "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert",
          count: 2
        )
    )
  }

  @Test("has no actions, no preferred action and no fields at first", .rule("A6", "U4"))
  func defaults() {
    let alert = Bench().alert()
    #expect(alert.actions.isEmpty)
    #expect(alert.preferredAction == nil)
    #expect(alert.textFields == nil)
    #expect(alert.severity == .default)
  }

  @Test("draws both severities alike", .rule("A7"))
  func severity() {
    #expect(UIAlertControllerSeverity.default.rawValue == 0)
    #expect(UIAlertControllerSeverity.critical.rawValue == 1)
    let bench = Bench()
    let alert = bench.alert([("OK", .default)])
    bench.show(alert)
    let plain = bench.device.visibleAlert
    alert.severity = .critical
    #expect(bench.device.visibleAlert == plain)
  }

  @Test(
    "may have neither title nor message, if it has an action or a field",
    .rule("A16"),
    arguments: blockVersions
  )
  func untitled(system: String) {
    let bench = Bench(system)
    let withAction = bench.alert([("OK", .default)], title: nil)
    bench.showLoudly(withAction)
    #expect(bench.device.visibleAlert?.title == nil)
    #expect(bench.visibleTitles == ["OK"])
    withAction.dismiss(animated: true)
    bench.device.settle()
    let withField = bench.alert(title: nil)
    withField.addTextField()
    bench.showLoudly(withField)
    #expect(bench.device.visibleAlert?.fieldValues == [""])
    #expect(bench.log.lines == ["completion", "completion"])
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("draws an empty title and no title differently", .rule("A17"))
  func emptyTitle() {
    let bench = Bench()
    let alert = bench.alert([("OK", .default)], title: "", message: "Message", style: .actionSheet)
    bench.show(alert)
    #expect(bench.device.visibleAlert?.title == "")
    alert.title = nil
    #expect(bench.device.visibleAlert?.title == nil)
    #expect(bench.device.visibleAlert?.message == "Message")
  }

  @Test(
    "without actions stays until the app dismisses it",
    .rule("A18"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func withoutActions(system: String, style: UIAlertController.Style) {
    let bench = Bench(system)
    let alert = bench.alert(style: style)
    bench.showLoudly(alert)
    #expect(bench.log.lines == ["completion"])
    #expect(bench.visibleTitles == [])
    #expect(!bench.device.tapOutside())
    #expect(!bench.device.press(.escape))
    #expect(!bench.device.press(.return))
    bench.device.settle()
    #expect(bench.root.presentedViewController === alert)
    alert.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("shows what its title and message become while it stands")
  func changes() {
    let bench = Bench()
    let alert = bench.alert([("OK", .default)], title: "Old")
    bench.show(alert)
    alert.title = "New"
    alert.message = "Message"
    #expect(bench.device.visibleAlert?.title == "New")
    #expect(bench.device.visibleAlert?.message == "Message")
  }

  @Test("holds and shows the very actions that were added", .rule("A20"), arguments: blockVersions)
  func identity(system: String) throws {
    let bench = Bench(system)
    let alert = bench.alert()
    let added = ["A", "B", "C"].map { bench.add($0, to: alert) }
    #expect(alert.actions.map(ObjectIdentifier.init) == added.map(ObjectIdentifier.init))
    bench.show(alert)
    alert.actions[1].isEnabled = false
    #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [true, false, true])
    alert.actions[1].isEnabled = true
    #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [true, true, true])
    alert.preferredAction = alert.actions[2]
    #expect(alert.preferredAction === added[2])
    #expect(bench.boldTitles == ["C"])
  }

  @Test("may be shown again after it was dismissed, and runs its handlers again", .rule("U14"))
  func again() throws {
    let bench = Bench()
    let alert = bench.alert([("OK", .default)])
    for _ in 0..<2 {
      bench.show(alert)
      try bench.choose("OK")
    }
    #expect(bench.log.lines == ["handler OK", "handler OK"])
    #expect(bench.device.exceptions.isEmpty)
  }
}
