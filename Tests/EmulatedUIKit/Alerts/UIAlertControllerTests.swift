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
    // Its texts can be given later, and are drawn as they come.
    let alert = alerts[0]
    alert.title = "Title"
    bench.show(alert)
    alert.message = "Message"
    #expect(bench.device.visibleAlert?.form == .sheet)
    #expect(bench.device.visibleAlert?.title == "Title")
    #expect(bench.device.visibleAlert?.message == "Message")
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
    #expect(bench.device.visibleAlert?.isMessageInTitlePlace == false)
    let withGap = bench.buttonFrames
    alert.title = nil
    #expect(bench.device.visibleAlert?.title == nil)
    #expect(bench.device.visibleAlert?.message == "Message")
    #expect(bench.device.visibleAlert?.isMessageInTitlePlace == true)
    #expect(bench.buttonFrames == withGap)
    // The sheet rises from the bottom: without the gap it is lower.
    #expect(boxHeight(alert) + 22 == boxHeight(alert, title: ""))
  }

  /// How high the box of the alert on screen is with a title.
  private func boxHeight(_ alert: UIAlertController, title: String? = nil) -> CGFloat {
    alert.title = title
    return alert.view.subviews.first?.bounds.height ?? 0
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

  @Test("shows an action that was added twice twice", .rule("A21", "U13"), arguments: blockVersions)
  func sameActionTwice(system: String) throws {
    let bench = Bench(system)
    let alert = bench.alert()
    let action = bench.add("A", to: alert)
    bench.add("B", to: alert)
    alert.addAction(action)
    bench.show(alert)
    #expect(bench.visibleTitles == ["A", "B", "A"])
    action.isEnabled = false
    #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [false, true, false])
    #expect(throws: DeviceInputError.disabled("A")) { try bench.device.tapButton(at: 2) }
    action.isEnabled = true
    try bench.device.tapButton(at: 2)
    bench.device.settle()
    #expect(bench.log.lines == ["handler A"])
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("shares an action with another alert", .rule("A21", "U13"))
  func sameActionInTwo() throws {
    let bench = Bench()
    let alerts = [bench.alert(), bench.alert()]
    let action = bench.add("A", to: alerts[0])
    alerts[1].addAction(action)
    for (round, alert) in alerts.enumerated() {
      bench.show(alert)
      action.isEnabled = false
      #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [false])
      action.isEnabled = true
      #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [true])
      try bench.choose("A")
      #expect(bench.log.lines.count == round + 1)
    }
  }

  @Test(
    "shows what is added while it stands, and the console says so",
    .rule("A22", "U2"),
    arguments: blockVersions
  )
  func addedLate(system: String) throws {
    let bench = Bench(system)
    let alert = bench.alert([("A", .default)])
    alert.loadViewIfNeeded()
    bench.root.present(alert, animated: true)
    // Not on screen before the turn ends.
    bench.add("B", to: alert)
    bench.device.settle()
    #expect(bench.device.log == [])
    bench.add("C", to: alert)
    alert.addTextField { $0.text = "late" }
    #expect(bench.visibleTitles == ["A", "B", "C"])
    #expect(bench.device.visibleAlert?.fieldValues == ["late"])
    let end =
      "was added to \(spelling(alert)), which is on screen; configure an alert before it is "
      + "presented"
    #expect(
      bench.device.log == ["EmulatedUIKit: an action \(end)", "EmulatedUIKit: a text field \(end)"]
    )
    try bench.choose("C")
    #expect(bench.log.lines == ["handler C"])
  }

  @Test("may be a subclass, and is a controller with a view as any", .rule("A8", "A9"))
  func subclass() {
    let bench = Bench()
    let alert = bench.device.run {
      LoggingAlert(title: "Title", message: nil, preferredStyle: .alert)
    }
    alert.log = bench.log
    bench.add("OK", to: alert)
    #expect(!alert.isViewLoaded)
    bench.showLoudly(alert)
    #expect(alert.view.window === bench.device.window)
    #expect(alert.presentingViewController === bench.root)
    alert.dismiss(animated: true) { bench.log.write("dismissed") }
    bench.device.settle()
    #expect(
      bench.log.text == """
        alert willAppear
        alert didAppear
        completion
        alert willDisappear
        alert didDisappear
        dismissed
        """
    )
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("can be shown by a window of its own", .rule("A53"), arguments: blockVersions)
  func ownWindow(system: String) throws {
    let bench = Bench(system)
    let window = bench.device.run { UIWindow(frame: bench.device.window.bounds) }
    window.windowLevel = .alert
    window.rootViewController = bench.controller("host")
    window.makeKeyAndVisible()
    let alert = bench.alert()
    bench.add("OK", to: alert) { window.isHidden = true }
    bench.show(alert, on: window.rootViewController)
    #expect(alert.view.window === window)
    #expect(bench.visibleTitles == ["OK"])
    try bench.choose("OK")
    #expect(bench.log.lines(about: "handler") == ["handler OK"])
    #expect(bench.device.visibleAlert == nil)
  }

  @Test(
    "may be shown again after it was dismissed, and runs its handlers again",
    .rule("A73", "U14")
  )
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
